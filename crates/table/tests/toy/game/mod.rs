//! A tiny complete game that puts every part of the kernel to work: hidden hands from a deck, a sealed
//! simultaneous choice, a die, and an optional choice made in small steps.
//!
//! Each round every seat seals a card. The highest card (of equals, the lowest seat) wins a die's worth of
//! water, and the winner may swap any of their cards; then everybody draws one. Most water after the last
//! round wins. In the first edition of the rules the die counted double and of equal cards the highest seat won; its
//! deck had a card of each kind less. A [`Flaw`] breaks one promise of the contract, to prove that the suite notices.

mod flaw;
mod tell;
mod view;

use std::cell::Cell;
use std::sync::atomic::{AtomicI16, Ordering};

use serde::{Deserialize, Serialize};
use table::{
    About, BadOptions, Bag, Chance, Deck, Event, Fault, Game, Log, Mode, Outcome, Refusal, RuleId, Seat,
    SeatSet, Setting, Stage, Viewer, Waiting,
};

pub use flaw::Flaw;
pub use view::View;

/// Kinds of cards; a card's worth is its kind.
pub const KINDS: usize = 4;
/// Copies of each kind in the deck, by edition.
const COPIES: [u8; 2] = [3, 4];
const HAND: usize = 3;
const MOST_SEATS: usize = 3;

pub const SEALING: RuleId = RuleId::new("TOY-SEAL-01");
pub const SWAPPING: RuleId = RuleId::new("TOY-SWAP-01");

static ABOUT: About = About {
    id: "toy",
    edition: 2,
    content: || "toy-2".to_owned(),
    packs: None,
    modes: &[Mode { id: "plain", seats: &[2, 3], stage: Stage::Complete }],
    ledger: "- **TOY-SEAL-01** [base] Everybody seals one card of their hand; then all are turned up. (src 000:1-1)\n\
             - **TOY-SWAP-01** [base] The winner may swap cards of their hand, for all to see. (src 000:2-2)\n",
    pages: &[],
    lessons: &[],
    examples: &[],
};

thread_local! {
    /// How many views were made on this thread.
    pub static VIEWS: Cell<u64> = const { Cell::new(0) };
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub seats: usize,
    #[serde(default = "usual_rounds")]
    pub rounds: u8,
    pub flaw: Flaw,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Puts a card aside face down.
    Seal(u8),
    /// Half of a swap: this card shall go.
    Mark(u8),
    /// Makes the swap, or none if nothing is marked.
    Done,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Happened {
    Drew { seat: Seat, card: Option<u8> },
    Sealed { seat: Seat, card: u8, open: bool },
    Revealed { cards: Vec<u8> },
    Won { seat: Seat, water: i16 },
    Marked { seat: Seat, card: u8 },
    Swapped { seat: Seat, cards: Vec<u8> },
    KeptAll { seat: Seat, hand: Vec<u8>, reveals: bool },
}

impl Event for Happened {
    fn seen_by(&self, viewer: Viewer) -> Option<Happened> {
        match *self {
            Happened::Drew { seat, .. } if !viewer.knows(seat) => Some(Happened::Drew { seat, card: None }),
            Happened::Sealed { seat, open, .. } if !open && !viewer.knows(seat) => None,
            Happened::Marked { seat, .. } if !viewer.knows(seat) => None,
            _ => Some(self.clone()),
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Happened::Drew { .. }
                | Happened::Revealed { .. }
                | Happened::Won { .. }
                | Happened::Swapped { .. }
                | Happened::KeptAll { reveals: true, .. }
        )
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        match *self {
            Happened::Drew { seat, .. } => viewer.knows(seat),
            _ => self.reveals(),
        }
    }

    fn glimpse(&self) -> Option<RuleId> {
        match self {
            // Whose card was which is not written down.
            Happened::Revealed { .. } => Some(SEALING),
            // What is swapped away may be shuffled into the deck again at once.
            Happened::Swapped { .. } => Some(SWAPPING),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Seal,
    Swap(Seat),
    Over,
}

/// The whole position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    flaw: Flaw,
    seats: usize,
    rounds: u8,
    round: u8,
    step: Step,
    deck: Deck<KINDS, 1>,
    hands: [Bag<KINDS>; MOST_SEATS],
    sealed: [Option<u8>; MOST_SEATS],
    /// The winner's cards that shall go, still in the hand.
    marked: Bag<KINDS>,
    water: [i16; MOST_SEATS],
    refused: u8,
    fault: Option<Fault>,
    /// Plays by the first edition of the rules.
    first_edition: bool,
}

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Event = Happened;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn options(mode: &str, seats: usize) -> Result<Options, BadOptions> {
        BadOptions::check(&ABOUT, mode, seats)?;
        Ok(Options { seats, rounds: usual_rounds(), flaw: Flaw::None })
    }

    fn settings(_: &Options) -> Vec<Setting> {
        vec![Setting::one("rounds", [1, 3, 5])]
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Happened>,
    ) -> Result<Toy, BadOptions> {
        Toy::start_in(ABOUT.edition, options, chance, log)
    }

    fn content(edition: u32) -> Option<String> {
        matches!(edition, 1 | 2).then(|| format!("toy-{edition}"))
    }

    fn start_in(
        edition: u32,
        options: &Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Happened>,
    ) -> Result<Toy, BadOptions> {
        BadOptions::check(&ABOUT, "plain", options.seats)?;
        if options.rounds == 0 {
            return Err(BadOptions::Rule("there must be a round to play".into()));
        }
        let mut toy = Toy {
            flaw: options.flaw,
            seats: options.seats,
            rounds: options.rounds,
            round: 1,
            step: Step::Seal,
            deck: Deck::new(Bag::from_counts([copies(edition == 1); KINDS])),
            hands: [Bag::EMPTY; MOST_SEATS],
            sealed: [None; MOST_SEATS],
            marked: Bag::EMPTY,
            water: [0; MOST_SEATS],
            refused: 0,
            fault: None,
            first_edition: edition == 1,
        };
        for seat in Seat::first(toy.seats) {
            for _ in 0..HAND {
                toy.draw(seat, chance, log);
            }
        }
        Ok(toy)
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn side(&self, seat: Seat) -> &'static str {
        ["red", "blue", "green"].get(seat.index()).copied().unwrap_or("nobody")
    }

    fn label(&self, _: Seat, seat: Seat) -> &'static str {
        let strong = self.hands.get(seat.index()).is_some_and(|hand| hand.has(KINDS as u8 - 1));
        if self.flaw == Flaw::CallsByHiddenCards && strong { "strong" } else { self.side(seat) }
    }

    fn waiting(&self) -> Waiting {
        match self.step {
            Step::Seal => {
                let open: SeatSet =
                    Seat::first(self.seats).filter(|seat| self.sealed[seat.index()].is_none()).collect();
                let torn: SeatSet =
                    open.iter().filter(|seat| self.hands[seat.index()].kinds().count() > 1).collect();
                let first_the_torn = self.flaw == Flaw::AsksByHiddenCards && !torn.is_empty();
                Waiting::Seats(if first_the_torn { torn } else { open })
            }
            Step::Swap(seat) => Waiting::Seats(SeatSet::one(seat)),
            Step::Over => Waiting::Over(self.outcome()),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.waiting().seats().has(seat) {
            return;
        }
        let hand = self.hands[seat.index()];
        match self.step {
            Step::Seal if self.flaw == Flaw::OffersTheRefused => {
                into.extend((0..KINDS as u8).map(Action::Seal));
            }
            Step::Seal => into.extend(hand.kinds().map(Action::Seal)),
            Step::Swap(_) => {
                into.extend(self.markable(seat).kinds().map(Action::Mark));
                if self.flaw == Flaw::HidesAChoice && self.marked.is_empty() {
                    return;
                }
                into.push(Action::Done);
                if self.flaw == Flaw::OffersTwice {
                    into.push(Action::Done);
                }
            }
            Step::Over => {}
        }
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let rule = if self.step == Step::Seal { SEALING } else { SWAPPING };
        let refuse = |why| Err(Refusal::new(rule, why));
        if !self.waiting().seats().has(seat) {
            return refuse("toy-not-asked");
        }
        let hand = self.hands[seat.index()];
        match (self.step, *action) {
            (Step::Seal, Action::Seal(128..)) if self.flaw == Flaw::TakesNonsense => Ok(()),
            (Step::Seal, Action::Seal(card)) if !hand.has(card) => refuse("toy-no-such-card"),
            (Step::Swap(_), Action::Mark(card)) if !self.markable(seat).has(card) => {
                refuse("toy-no-such-card")
            }
            (Step::Seal, Action::Seal(_)) | (Step::Swap(_), Action::Mark(_) | Action::Done) => Ok(()),
            _ => refuse("toy-not-now"),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Happened>,
    ) -> Result<(), Refusal> {
        if let Err(refusal) = self.allows(seat, action) {
            if self.flaw == Flaw::RefusalMutates {
                self.refused = self.refused.wrapping_add(1);
            }
            if self.flaw == Flaw::RefusalTells {
                log.tell(|| Happened::KeptAll { seat, hand: Vec::new(), reveals: false });
            }
            return Err(refusal);
        }
        match *action {
            Action::Seal(card) => {
                self.hands[seat.index()].remove(card);
                self.sealed[seat.index()] = Some(card);
                let open = self.flaw == Flaw::LeaksSealedChoice;
                if self.flaw == Flaw::LeaksSealedChoiceAfterAGlimpse {
                    log.tell(|| Happened::Revealed { cards: vec![card] });
                    log.tell(|| Happened::KeptAll { seat, hand: vec![card], reveals: true });
                }
                log.tell(|| Happened::Sealed { seat, card, open });
                if self.flaw == Flaw::TossesUntold && seat != Seat(0) {
                    chance.below(2);
                }
                if self.sealed[..self.seats].iter().all(Option::is_some) {
                    self.reveal(chance, log);
                }
            }
            Action::Mark(card) => {
                self.marked.add(card);
                log.tell(|| Happened::Marked { seat, card });
            }
            Action::Done if self.flaw == Flaw::Faults => {
                self.fault = Some(Fault::Missing("a card"));
                return Err(Refusal::FAULT);
            }
            Action::Done if self.flaw == Flaw::Panics => panic!("the toy gives up, as it was told to"),
            Action::Done => self.swap(seat, chance, log),
        }
        Ok(())
    }

    fn fault(&self) -> Option<Fault> {
        self.fault
    }

    fn view(&self, viewer: Viewer) -> View {
        VIEWS.set(VIEWS.get() + 1);
        View::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Toy {
        let mut twin = self.clone();
        let hidden: SeatSet = Seat::first(self.seats).filter(|&seat| !viewer.knows(seat)).collect();
        for seat in hidden.iter() {
            twin.deck.unknown.pour(std::mem::take(&mut twin.hands[seat.index()]));
            if let Some(card) = twin.sealed[seat.index()].take() {
                twin.deck.unknown.add(card);
            }
        }
        for seat in hidden.iter() {
            twin.sealed[seat.index()] =
                self.sealed[seat.index()].and_then(|_| twin.deck.unknown.draw(chance));
            let spare = usize::from(self.flaw == Flaw::ImaginesWrongly);
            for _ in 0..self.hands[seat.index()].len() + spare {
                if let Some(card) = twin.deck.unknown.draw(chance) {
                    let forged = self.flaw == Flaw::ImaginesTheImpossible;
                    twin.hands[seat.index()].add(if forged { 0 } else { card });
                }
            }
        }
        if let Step::Swap(seat) = self.step
            && hidden.has(seat)
        {
            twin.marked = Bag::EMPTY;
        }
        twin
    }

    fn audit(&self) -> Result<(), String> {
        let mut cards = self.deck.face_down();
        cards.pour(self.deck.discard);
        for hand in self.hands {
            cards.pour(hand);
        }
        for card in self.sealed.into_iter().flatten() {
            cards.add(card);
        }
        if cards == Bag::from_counts([copies(self.first_edition); KINDS]) {
            Ok(())
        } else {
            Err(format!("the cards do not add up: {cards:?}"))
        }
    }
}

/// An option that programs of long ago did not know.
fn usual_rounds() -> u8 {
    3
}

fn copies(first_edition: bool) -> u8 {
    COPIES[usize::from(!first_edition)]
}

impl Toy {
    /// The cards a winner may still pick to go.
    fn markable(&self, seat: Seat) -> Bag<KINDS> {
        let next = self.hands[(seat.index() + 1) % self.seats];
        if self.flaw == Flaw::OffersByHiddenCards && next.has(KINDS as u8 - 1) {
            return Bag::EMPTY;
        }
        self.hands[seat.index()].minus(&self.marked)
    }

    fn draw(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Happened>) {
        if let (Some(card), _) = self.deck.draw(chance) {
            self.hands[seat.index()].add(card);
            log.tell(|| Happened::Drew { seat, card: Some(card) });
        }
    }

    fn reveal(&mut self, chance: &mut impl Chance, log: &mut impl Log<Happened>) {
        let sealed: Vec<u8> = self.sealed.iter_mut().filter_map(Option::take).collect();
        let best = sealed.iter().max().copied().unwrap_or_default();
        let winner = match self.first_edition {
            true => sealed.iter().rposition(|&card| card == best),
            false => sealed.iter().position(|&card| card == best),
        };
        let winner = Seat(winner.unwrap_or_default() as u8);
        for &card in &sealed {
            self.deck.discard(card);
        }
        log.tell(|| Happened::Revealed { cards: sealed });
        let mut water = chance.below(6) as i16 + 1;
        if self.first_edition {
            water *= 2;
        }
        if self.flaw == Flaw::ReplaysOtherwise {
            static OUTSIDE: AtomicI16 = AtomicI16::new(0);
            water += OUTSIDE.fetch_add(1, Ordering::Relaxed) % 64;
        }
        self.water[winner.index()] += water;
        log.tell(|| Happened::Won { seat: winner, water });
        self.step = Step::Swap(winner);
    }

    fn swap(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Happened>) {
        let marked = std::mem::take(&mut self.marked);
        if marked.is_empty() {
            let hand = self.hands[seat.index()];
            let reveals = self.flaw == Flaw::ClaimsToReveal;
            let open = reveals || self.flaw == Flaw::LeaksInEvent;
            let hand = hand.iter().filter(|_| open).collect();
            log.tell(|| Happened::KeptAll { seat, hand, reveals });
        } else {
            for card in marked.iter() {
                self.hands[seat.index()].remove(card);
                if self.flaw != Flaw::LosesACard {
                    self.deck.discard(card);
                }
            }
            log.tell(|| Happened::Swapped { seat, cards: marked.iter().collect() });
            if self.flaw == Flaw::LeaksAfterAGlimpse {
                log.tell(|| Happened::KeptAll { seat, hand: marked.iter().collect(), reveals: true });
            }
            for _ in 0..marked.len() {
                self.draw(seat, chance, log);
            }
        }
        if self.round == self.rounds && self.flaw != Flaw::NeverEnds {
            self.step = Step::Over;
            return;
        }
        self.round = self.rounds.min(self.round + 1);
        self.step = Step::Seal;
        for seat in Seat::first(self.seats) {
            self.draw(seat, chance, log);
        }
    }

    fn outcome(&self) -> Outcome {
        let most = self.water[..self.seats].iter().max().copied().unwrap_or_default();
        let winners: SeatSet =
            Seat::first(self.seats).filter(|seat| self.water[seat.index()] == most).collect();
        let mut scores = [0; table::seat::MAX_SEATS];
        scores[..MOST_SEATS].copy_from_slice(&self.water);
        Outcome { winners, ending: if winners.len() > 1 { "shared" } else { "won" }, scores }
    }
}
