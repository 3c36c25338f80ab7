//! Planning cards in hand: drawn, played, discarded.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::content::{content, script as effects};
use crate::effect::It;
use crate::effect::{Effect, run};
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::{Deck, Side};
use crate::state::Arrakis;

/// The steps of drawing, playing and discarding planning cards.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Draw planning cards.
    Draw { player: Deck, cards: u8 },
    /// Play one more planning card?
    PlayCard { player: Deck },
    /// Discard planning cards.
    Discard { player: Deck, left: u8 },
    /// Which player of a shared faction discards?
    WhoDiscards { side: Side, left: u8 },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self {
            Step::Discard { player, .. } if game.hands[player as usize].is_empty() => Who::Nobody,
            Step::Draw { player, .. } | Step::PlayCard { player } | Step::Discard { player, .. } => {
                Who::Player(player)
            }
            Step::WhoDiscards { side, .. } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, phase: Phase) -> RuleId {
        match self {
            Step::Draw { .. } => rule_id!("WA-ACTION-14"),
            Step::PlayCard { .. } => rule_id!("WA-AMB-19"),
            Step::Discard { .. } if phase == Phase::Tidy => rule_id!("WA-END-06"),
            Step::Discard { .. } => rule_id!("WA-PLAN-02"),
            Step::WhoDiscards { .. } => rule_id!("WA-TEAM-16"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        match self {
            // What is in hand is hidden.
            Step::PlayCard { .. } | Step::Discard { .. } => false,
            Step::Draw { .. } | Step::WhoDiscards { .. } => true,
        }
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Draw { player, cards } => game.draw_options(player, cards, offers),
            Step::PlayCard { player } => game.play_card_options(player, offers),
            Step::Discard { player, .. } => game.discard_options(player, offers),
            Step::WhoDiscards { side, .. } => game.who_discards_options(side, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::PlayCard { .. }, Action::Play(_)) => {
                Refusal::new(rule_id!("WA-PLAN-02"), "refuse-not-in-hand")
            }
            (Step::Discard { .. }, Action::Discard(card)) if !Arrakis::may_discard(card) => {
                Refusal::new(rule_id!("WA-NAMED-09"), "refuse-discard-scheme")
            }
            _ => other_question(self.rule(game.phase())),
        }
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Draw { player, cards } => game.draw(player, cards, action, world),
            Step::PlayCard { player } => game.play_card(player, action, world),
            Step::Discard { player, left } => game.discard_one(player, left, action, world),
            Step::WhoDiscards { side, left } => game.who_discards(side, left, action),
        }
    }
}

impl Arrakis {
    /// Draws cards from one deck; an empty deck gives none (WA-PLAN-05).
    pub(crate) fn draw_from(&mut self, player: Deck, from: Deck, count: u8, w: &mut impl World<Event>) {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            let Some(card) = self.decks[from as usize].draw(w) else { break };
            drawn.add(card);
        }
        if drawn.is_empty() {
            return;
        }
        self.hands[player as usize] = self.hands[player as usize].plus(drawn);
        // WA-SOLO-START-07: nobody looks at reinforcements.
        let unseen = self.rules.solo && player.side() == Side::Harkonnen;
        let eyes = if unseen { table::SeatSet::NONE } else { table::SeatSet::one(self.seat_of(player)) };
        w.tell(|| Event::Drew { player, from, cards: Some(drawn), count: drawn.len(), eyes });
    }

    /// How many cards a player can draw from the first and second deck.
    fn drawable(&self, player: Deck) -> (u8, u8) {
        let decks = self.decks_of(player);
        let mut sizes = decks.iter().map(|deck| self.decks[deck.0 as usize].len());
        (sizes.next().unwrap_or_default(), sizes.next().unwrap_or_default())
    }

    /// Offers how to split a draw over the two decks, before drawing (WA-ACTION-14).
    pub(crate) fn draw_options(&self, player: Deck, cards: u8, to: &mut Offers<'_, Action>) {
        let (first, second) = self.drawable(player);
        let cards = cards.min(first + second);
        if cards > 0 {
            for from_first in cards.saturating_sub(second)..=cards.min(first) {
                to.add(Action::Split(from_first));
            }
        }
        to.add(Action::Pass)
    }

    pub(crate) fn draw(&mut self, player: Deck, cards: u8, action: Action, w: &mut impl World<Event>) {
        let Action::Split(from_first) = action else { return };
        let (first, second) = self.drawable(player);
        let cards = cards.min(first + second);
        let decks = self.decks_of(player);
        self.draw_from(player, decks[0].0, from_first, w);
        if let Some(other) = decks.get(1) {
            self.draw_from(player, other.0, cards - from_first, w);
        }
    }

    /// May this card be discarded for dice, for the hand limit, or for an enemy card? A scheme never may, not
    /// even when whom it removes is gone (WA-NAMED-09, WA-AMB-66).
    pub(crate) fn may_discard(card: Card) -> bool {
        content().scheme.is_none_or(|(scheme, _)| scheme != card)
    }

    /// Discards a card from hand.
    pub(crate) fn discard(&mut self, player: Deck, card: Card, w: &mut impl World<Event>) {
        self.hands[player as usize].take(card);
        self.discards[card.deck() as usize].add(card);
        w.tell(|| Event::CardDiscarded { card });
    }

    pub(crate) fn play_card_options(&self, player: Deck, to: &mut Offers<'_, Action>) {
        self.play_options(player, to);
        to.add(Action::Pass)
    }

    pub(crate) fn play_options(&self, player: Deck, to: &mut Offers<'_, Action>) {
        for card in self.hands[player as usize].kinds() {
            if content().cards[card.0 as usize].playable {
                to.add(Action::Play(card));
            }
        }
    }

    pub(crate) fn play_card(&mut self, player: Deck, action: Action, w: &mut impl World<Event>) {
        if let Action::Play(card) = action {
            self.play(player, card, w);
        }
    }

    /// Plays a card: its text is resolved, and it lies face up (WA-PLAN-02).
    pub(crate) fn play(&mut self, player: Deck, card: Card, w: &mut impl World<Event>) {
        self.hands[player as usize].take(card);
        let script = content().cards[card.0 as usize].effects.id;
        w.tell(|| Event::CardPlayed { card });
        if matches!(effects(script).first(), Some(Effect::RemainsInPlay(_))) {
            // WA-GUILD-NAV-06
            self.guild.in_play.add(card);
            w.tell(|| Event::CardStays { card });
        } else {
            self.discards[card.deck() as usize].add(card);
        }
        self.push(run::Step::Run { script, at: 0, it: It::Nothing, side: player.side() });
    }

    pub(crate) fn discard_options(&self, player: Deck, to: &mut Offers<'_, Action>) {
        let mut any = false;
        for card in self.hands[player as usize].kinds().filter(|&card| Arrakis::may_discard(card)) {
            any = true;
            to.add(Action::Discard(card));
        }
        // Being asked must not tell that only a scheme is left.
        if !any {
            to.add(Action::Pass);
        }
    }

    pub(crate) fn discard_one(&mut self, player: Deck, left: u8, action: Action, w: &mut impl World<Event>) {
        if let Action::Discard(card) = action {
            self.discard(player, card, w);
            if left > 1 {
                self.push(Step::Discard { player, left: left - 1 });
            }
            return;
        }
        // Whoever has nothing but schemes frees nobody: the card is the partner's to discard. WA-TEAM-16, WA-AMB-66
        let side = player.side();
        if self.rules.shared[side.index()] {
            let partner = side.decks().into_iter().find(|&deck| deck != player && self.can_discard(deck));
            partner.into_iter().for_each(|player| self.push(Step::Discard { player, left: 1 }));
        }
    }

    fn can_discard(&self, player: Deck) -> bool {
        self.hands[player as usize].kinds().any(Arrakis::may_discard)
    }

    /// A side has to discard cards of its choice; partners share the number (WA-TEAM-16).
    pub(crate) fn must_discard(&mut self, side: Side, cards: u8, w: &mut impl World<Event>) {
        if self.rules.solo && side == Side::Harkonnen {
            self.lose_reinforcements(cards, w);
        } else if self.rules.shared[side.index()] {
            self.push(Step::WhoDiscards { side, left: cards });
        } else if self.hand_size(side) > 0 {
            self.push(Step::Discard { player: side.decks()[0], left: cards });
        }
    }

    pub(crate) fn who_discards_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        for deck in side.decks() {
            if !self.hands[deck as usize].is_empty() {
                to.add(Action::Player(deck));
            }
        }
    }

    pub(crate) fn who_discards(&mut self, side: Side, left: u8, action: Action) {
        if let Action::Player(player) = action {
            if left > 1 {
                self.push(Step::WhoDiscards { side, left: left - 1 });
            }
            self.push(Step::Discard { player, left: 1 });
        }
    }
}
