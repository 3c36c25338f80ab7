//! The Mahdi solo mode: what the automaton draws, rolls and plays (WA-SOLO-…).

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, DEEP_DESERTS};
use crate::cards::Card;
use crate::content::{Scheme, content, script};
use crate::effect::It;
use crate::effect::run;
use crate::event::Event;
use crate::mahdi::{next_deck, other_deck, tactic_sectors, tactic_sietch};
use crate::phase::round::Phase;
use crate::phase::{Who, actions, other_question};
use crate::piece::{Deck, Face, Leader, Power, Side};
use crate::state::{Arrakis, Place};

/// The steps of the automaton's turn.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// The automaton rolls a die.
    Mahdi,
    /// The automaton draws and plays cards.
    MahdiPlays { left: u8, from: Deck },
    /// The sietch the automaton's legions move towards instead of the target.
    TemporaryTarget,
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Mahdi | Step::MahdiPlays { .. } => Who::Nobody,
            Step::TemporaryTarget => Who::Side(Side::Harkonnen),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Mahdi | Step::MahdiPlays { .. } => rule_id!("WA-SOLO-TURN-01"),
            Step::TemporaryTarget => rule_id!("WA-SOLO-MOVE-04"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        true
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::TemporaryTarget => game.temporary_target_options(offers),
            Step::Mahdi | Step::MahdiPlays { .. } => {}
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, _: &mut impl World<Event>) {
        match self {
            Step::TemporaryTarget => game.choose_aim(action),
            Step::Mahdi | Step::MahdiPlays { .. } => {}
        }
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        match self {
            Step::Mahdi => game.mahdi_turn(world),
            Step::MahdiPlays { left, from } => game.mahdi_plays(left, from, world),
            Step::TemporaryTarget => {}
        }
    }
}

/// A result is rolled again when so many spent dice show it (WA-SOLO-TURN-04).
const SAME_RESULTS: u8 = 3;
impl Arrakis {
    /// Harvest sector and target sietch of the round (WA-SOLO-START-03, WA-SOLO-START-04).
    pub(crate) fn draw_tactics(&mut self, w: &mut impl World<Event>) {
        self.solo.tactics = 0xFF;
        self.solo.sector = self.draw_tactic(w);
        self.draw_target(w);
        self.tell_tactics(w);
    }

    pub(crate) fn tell_tactics(&self, w: &mut impl World<Event>) {
        let [sector, target] = [self.solo.sector, self.solo.target].map(tactic_sietch);
        w.tell(|| Event::Tactics { sector, target });
    }

    fn draw_tactic(&mut self, w: &mut impl World<Event>) -> u8 {
        if self.solo.tactics == 0 {
            // WA-AMB-75: the discarded cards are shuffled again.
            self.solo.tactics = !(1 << self.solo.sector);
        }
        let mut bits = self.solo.tactics;
        for _ in 0..w.below(bits.count_ones()) {
            bits &= bits - 1;
        }
        let card = bits.trailing_zeros() as u8;
        self.solo.tactics &= !(1 << card);
        card
    }

    /// A target in another sector whose sietch stands; if there is none, any that stands (WA-SOLO-START-05,
    /// WA-AMB-75).
    pub(crate) fn draw_target(&mut self, w: &mut impl World<Event>) {
        let away = |card: u8| tactic_sectors(card) & tactic_sectors(self.solo.sector) == 0;
        let stands = |card: u8| self.sietches[card as usize].stands;
        let strict = (0..8).any(|card| stands(card) && away(card));
        let drawable = |card: u8| card != self.solo.sector && stands(card) && (away(card) || !strict);
        let good: [bool; 8] = std::array::from_fn(|card| drawable(card as u8));
        if !good.contains(&true) {
            // The only sietch left is that of the harvest card, which lies on the table already.
            if stands(self.solo.sector) {
                self.solo.target = self.solo.sector;
            }
            return;
        }
        loop {
            let card = self.draw_tactic(w);
            if good[card as usize] {
                self.solo.target = card;
                return;
            }
        }
    }

    /// Cards for the reinforcement deck, seen by nobody, from both decks in turn (WA-SOLO-MENTAT-06,
    /// WA-SOLO-SPECIAL-10). A discard in between settles anew which deck comes first (WA-AMB-74).
    pub(crate) fn reinforce(&mut self, cards: u8, w: &mut impl World<Event>) {
        for _ in 0..cards {
            let deck = next_deck(self.solo.reinforced.or(self.solo.last));
            self.solo.reinforced = Some(deck);
            self.refill(deck);
            self.draw_from(Deck::HouseHarkonnen, deck, 1, w);
        }
    }

    /// An empty Harkonnen deck is made anew from its discards (WA-SOLO-SPECIAL-08).
    pub(crate) fn refill(&mut self, deck: Deck) {
        if self.decks[deck as usize].is_empty() {
            self.decks[deck as usize] = std::mem::take(&mut self.discards[deck as usize]);
        }
    }

    /// The automaton's turn: one die is rolled and carried out (WA-SOLO-TURN-01..04).
    pub(crate) fn mahdi_turn(&mut self, w: &mut impl World<Event>) {
        let side = Side::Harkonnen;
        let face = match self.forced.take() {
            Some(face) => face,
            None => loop {
                let face = content().tracks.action_die[w.below(6) as usize];
                if self.solo.spent[face as usize] < SAME_RESULTS {
                    break face;
                }
            },
        };
        less(&mut self.solo.unrolled, 1, "a die");
        self.solo.spent[face as usize] += 1;
        self.solo.flew = false;
        self.solo.aim = None;
        w.tell(|| Event::MahdiRolled { face });
        self.push(actions::Step::Turn { side, acted: true });
        self.pause();
        self.die_spent(side, w);
        let special = Leader::ALL.into_iter().find(|&leader| {
            leader.side() == side
                && content().leader(leader).slot == Some(face)
                && matches!(self.leaders[leader as usize], Place::Aside | Place::On(_))
                && self.used >> leader as u16 & 1 == 0
                && self.can_do_special(leader)
        });
        if let Some(leader) = special {
            // WA-SOLO-TURN-06
            self.used |= 1 << leader as u16;
            w.tell(|| Event::MahdiFollowed { rule: rule_id!("WA-SOLO-TURN-06") });
            w.tell(|| Event::SpecialUsed { leader });
            let card = content().leader(leader);
            return match card.mahdi_plays {
                Some((left, from)) => self.push(Step::MahdiPlays { left, from }),
                None => self.run_script(card.special.id),
            };
        }
        let rule = match face {
            Face::Strategy | Face::Leadership => rule_id!("WA-SOLO-TURN-07"),
            Face::Deployment => rule_id!("WA-SOLO-DEPLOY-01"),
            Face::Mentat => rule_id!("WA-SOLO-MENTAT-01"),
            Face::House => rule_id!("WA-SOLO-HOUSE-01"),
        };
        w.tell(|| Event::MahdiFollowed { rule });
        match face {
            Face::Mentat => {
                // WA-AMB-73: two cards, one from each deck.
                let first = next_deck(self.solo.last);
                self.push(Step::MahdiPlays { left: 1, from: other_deck(first) });
                self.pause();
                self.push(Step::MahdiPlays { left: 1, from: first });
            }
            Face::House => self.run_script(content().standard.mahdi_house.id),
            _ => self.run_script(Arrakis::standard(side, face)),
        }
    }

    fn run_script(&mut self, script: u16) {
        self.push(run::Step::Run { script, at: 0, it: It::Nothing, side: Side::Harkonnen });
    }

    /// Can the special action of a leader do anything now, by the automaton's lists?
    fn can_do_special(&self, leader: Leader) -> bool {
        let card = content().leader(leader);
        script(card.special.id).iter().any(|effect| self.could(effect))
    }

    /// The automaton draws a card and plays it; one that cannot be carried out completely joins the
    /// reinforcement deck (WA-SOLO-MENTAT-01, WA-SOLO-MENTAT-09).
    pub(crate) fn mahdi_plays(&mut self, left: u8, deck: Deck, w: &mut impl World<Event>) {
        if left > 1 {
            self.push(Step::MahdiPlays { left: left - 1, from: deck });
            self.pause();
        }
        self.refill(deck);
        let Some(card) = self.decks[deck as usize].draw(w) else { return };
        let effects = content().cards[card.0 as usize].effects.id;
        let scheme = content().cards[card.0 as usize].scheme;
        if let Some(scheme) = scheme.filter(|&scheme| self.may_scheme(scheme)) {
            self.scheme(card, scheme, w);
        } else if scheme.is_none() && self.whole(effects) {
            w.tell(|| Event::CardPlayed { card });
            self.lay_off(card);
            self.run_script(effects);
        } else {
            self.hands[Deck::HouseHarkonnen as usize].add(card);
            w.tell(|| Event::MahdiFollowed { rule: rule_id!("WA-SOLO-MENTAT-09") });
            w.tell(|| Event::MahdiKept { card });
        }
    }

    /// A Harkonnen card is discarded; the next one comes from the other deck (WA-AMB-74).
    fn lay_off(&mut self, card: Card) {
        self.discards[card.deck() as usize].add(card);
        self.solo.last = Some(card.deck());
        self.solo.reinforced = None;
    }

    /// The first copy of a scheme waits for the others; the last needs whom it removes in play.
    fn may_scheme(&self, scheme: Scheme) -> bool {
        let gone = self.leaders[scheme.leaves as usize] == Place::Gone;
        if self.solo.schemes == 0 { !gone } else { self.in_play(scheme.leaves) }
    }

    /// The first copy is laid beside the board; with the last all are discarded and the scheme works
    /// (WA-SOLO-SPECIAL-15).
    fn scheme(&mut self, card: Card, scheme: Scheme, w: &mut impl World<Event>) {
        w.tell(|| Event::CardPlayed { card });
        self.solo.schemes += 1;
        if self.solo.schemes < scheme.copies {
            return;
        }
        for _ in 0..std::mem::take(&mut self.solo.schemes) {
            self.lay_off(card);
        }
        self.scheme_works(scheme, w);
    }

    /// Cards of the reinforcement deck go, from the top (WA-AMB-86, WA-SOLO-BATTLE-01).
    pub(crate) fn lose_reinforcements(&mut self, cards: u8, w: &mut impl World<Event>) -> u8 {
        let mut lost = 0;
        for _ in 0..cards {
            let hand = Deck::HouseHarkonnen;
            let Some(card) = self.hands[hand as usize].draw(w) else { break };
            self.lay_off(card);
            w.tell(|| Event::CardDiscarded { card });
            lost += 1;
        }
        lost
    }

    /// Instead of a Bene Gesserit token a die comes back, or Supremacy rises (WA-SOLO-SPECIAL-01).
    pub(crate) fn mahdi_bene_gesserit(&mut self, w: &mut impl World<Event>) {
        if self.blocked > 0 {
            less(&mut self.blocked, 1, "a die");
            self.solo.unrolled += 1;
        } else {
            self.gain_supremacy(1, w);
        }
    }

    /// Carryalls save harvesters in deep desert first (WA-SOLO-PHASE-03).
    pub(crate) fn first_in_danger(&self, zones: crate::board::AreaSet) -> Option<Area> {
        (zones & DEEP_DESERTS).first().or(zones.first())
    }

    /// May Atreides turn a token up here (WA-SOLO-SPECIAL-09)?
    pub(crate) fn unwatched(&self, area: Area) -> bool {
        !self.rules.solo || self.ornithopters() & area.air_zones() == 0
    }

    /// Every willing reveal brings Harkonnen a card (WA-SOLO-SPECIAL-10).
    pub(crate) fn was_watched(&mut self, w: &mut impl World<Event>) {
        if self.rules.solo && !self.banned(Power::Guild) {
            self.reinforce(1, w);
        }
    }
}

impl Arrakis {
    pub(crate) fn temporary_target_options(&self, to: &mut Offers<'_, Action>) {
        for sietch in self.temporary_targets().iter() {
            to.add(Action::To(sietch));
        }
    }

    /// Before legions move, what they move towards is settled for the turn.
    pub(crate) fn take_aim(&mut self) {
        let settled = self.solo.aim.is_some_and(|at| self.sietches[at as usize & 7].stands);
        if settled {
            return;
        }
        let target = self.target_area();
        if self.some_stronger(target) || self.temporary_targets().is_empty() {
            self.solo.aim = Some(self.solo.target);
        } else {
            self.push(Step::TemporaryTarget);
        }
    }

    pub(crate) fn choose_aim(&mut self, action: Action) {
        if let Action::To(sietch) = action {
            self.solo.aim = self.sietch_at(sietch).map(|at| at as u8);
        }
    }
}
