//! Prescience cards: when they can be claimed and what they give.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet, Sector};
use crate::cards::PrescienceCard;
use crate::content::{Claim, Need};
use crate::effect::HASTE;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, actions, other_question};
use crate::piece::{Face, Figure, Marker, Side};
use crate::state::{Arrakis, Happened};

/// The steps of claiming prescience cards.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Claim prescience cards that something just made possible?
    Claim,
    /// Which die to spend on a prescience card.
    ClaimDie { card: PrescienceCard },
    /// Discard cards for a prescience card.
    GiveUpToken,
    /// Where the extra steps of a hastened card go.
    Hasten,
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self {
            Step::Claim if !game.may_claim() || game.claims_can_wait() => Who::Nobody,
            Step::GiveUpToken if game.threatened_tokens().is_empty() => Who::Nobody,
            Step::Claim | Step::ClaimDie { .. } | Step::GiveUpToken | Step::Hasten => {
                Who::Side(Side::Atreides)
            }
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, phase: Phase) -> RuleId {
        match self {
            Step::Claim if phase == Phase::Claims => rule_id!("WA-END-01"),
            Step::Claim => rule_id!("WA-PRESC-06"),
            Step::ClaimDie { .. } => rule_id!("WA-PRESC-08"),
            Step::GiveUpToken => rule_id!("WA-CARD-32"),
            Step::Hasten => rule_id!("WA-PRESC-03"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        match self {
            Step::GiveUpToken => false,
            Step::Claim | Step::ClaimDie { .. } | Step::Hasten => true,
        }
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Claim => game.claim_options(offers),
            Step::ClaimDie { .. } => game.claim_die_options(offers),
            Step::GiveUpToken => game.give_up_token_options(offers),
            Step::Hasten => game.hasten_options(offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Claim => game.claim_now(action, world),
            Step::ClaimDie { card } => game.claim_with_die(card, action, world),
            Step::GiveUpToken => game.give_up_token(action, world),
            Step::Hasten => game.hasten(action, world),
        }
    }

    fn run(self, game: &mut Arrakis, _: &mut impl World<Event>) {
        match self {
            Step::Claim => game.close_claims(),
            Step::ClaimDie { .. } | Step::GiveUpToken | Step::Hasten => {}
        }
    }
}

/// Claims in one round (WA-PRESC-04).
pub const CLAIMS: u8 = 2;

impl Arrakis {
    /// The phase in which cards can be claimed now.
    fn claiming(&self) -> Option<Claim> {
        match self.phase() {
            Phase::Actions | Phase::ActionsEnd => Some(Claim::Action),
            Phase::Claims => Some(Claim::End),
            _ => None,
        }
    }

    /// Can this open card be claimed now, its die aside (WA-PRESC-06, WA-PRESC-07, WA-PRESC-09)?
    pub(crate) fn claimable(&self, card: PrescienceCard) -> bool {
        let prescience = card.row();
        self.claims < CLAIMS && self.claiming() == Some(prescience.phase) && self.meets(prescience.needs)
    }

    /// Does claiming it cost a die (WA-PRESC-08)?
    pub(crate) fn costs_die(card: PrescienceCard) -> bool {
        matches!(card.row().needs, Need::PaulToTank | Need::Trance(_))
    }

    fn meets(&self, need: Need) -> bool {
        let ours = self.held[Side::Atreides.index()];
        let theirs = self.held[Side::Harkonnen.index()];
        match need {
            Need::RevealPaulsSietch => {
                // WA-SOLO-SPECIAL-09: not under the eyes of an ornithopter of the automaton.
                let paul = self.paul().filter(|&area| self.unwatched(area));
                paul.and_then(|area| self.sietch_at(area)).is_some_and(|at| !self.sietches[at].seen)
            }
            Need::RodeIntoEmptyDesert => self.happened.rode,
            Need::LegionsInDeserts(areas) => {
                ((ours & self.deserts()) - self.sietch_areas).len() >= areas as usize
            }
            Need::RemoveToken => !self.threatened_tokens().is_empty(),
            Need::PaulToTank => self.paul().is_some_and(|area| !area.sector_mates().meets(theirs)),
            Need::HarvestersRemoved(count) => self.harvesters_lost >= count,
            Need::WormTook(units) => self.happened.worm_took >= units,
            Need::BeatALeader => self.happened.beat_leader,
            Need::Trance(cards) => self.paul().is_some() && self.hand_size(Side::Atreides) >= cards,
            Need::SietchHeld => self.happened.sietch_held,
            Need::NamedInAreas(count) => {
                let areas = self
                    .named_on_board(Side::Atreides)
                    .fold(AreaSet::NONE, |all, (_, area)| all | AreaSet::one(area));
                areas.len() >= count as usize
            }
            Need::WormsInSectors(count) => {
                let worms = self.all_worms();
                Sector::ALL.iter().filter(|sector| sector.areas().meets(worms)).count() >= count as usize
            }
            // Great House troops lead only on the march and in battle (WA-GUILD-TROOP-06).
            Need::LegionBySettlement(units) => self
                .areas_where(Side::Atreides, |legion| legion.size() >= units && legion.has_leader_figure())
                .meets(self.settlements.ground()),
            Need::PaulInEnemyCentre => self.paul().is_some_and(|area| {
                area.info().sectors.iter().any(|sector| sector.central() && sector.areas().meets(theirs))
            }),
            Need::HiddenSietches(count) => {
                self.sietches.iter().filter(|sietch| sietch.stands && !sietch.seen).count() >= count as usize
            }
            Need::SpiceAtMost(spice) => self.harvest <= spice,
        }
    }

    /// Sietches with deployment tokens in a sector with a Harkonnen legion.
    pub(crate) fn threatened_tokens(&self) -> AreaSet {
        let theirs = self.held[Side::Harkonnen.index()];
        let sietches = (self.with_tokens(Side::Atreides) & self.sietch_areas).iter();
        sietches
            .filter(|area| area.sector_mates().meets(theirs))
            .fold(AreaSet::NONE, |all, area| all | AreaSet::one(area))
    }

    /// The cards that can be claimed now without a die.
    pub(crate) fn free_claims(&self) -> impl Iterator<Item = PrescienceCard> + '_ {
        self.open_cards().filter(|&card| !Arrakis::costs_die(card) && self.claimable(card))
    }

    pub(crate) fn may_claim(&self) -> bool {
        self.free_claims().next().is_some()
    }

    /// Between two steps of a Harkonnen turn Atreides may claim what stands open to them (WA-PRESC-06,
    /// WA-AMB-56); asked when the step that is laid on top of this is done.
    pub(crate) fn pause(&mut self) {
        if self.turn == Side::Harkonnen && self.acting_now() {
            self.push(Step::Claim);
        }
    }

    /// Does the Harkonnen turn end here, so that Atreides can claim anyhow? Their own turn comes next, for they have
    /// a die or Desert Power, or the end of the phase, where they are asked.
    pub(crate) fn claims_can_wait(&self) -> bool {
        let below = self.pending().rev().nth(1);
        let turn = actions::Step::Turn { side: Side::Harkonnen, acted: true };
        below == Some(turn.into()) && self.happened == Happened::default() && self.turn_over(Side::Harkonnen)
    }

    /// The moment has passed.
    pub(crate) fn close_claims(&mut self) {
        self.happened = Happened::default();
    }

    pub(crate) fn claim_options(&self, to: &mut Offers<'_, Action>) {
        self.free_claim_options(to);
        to.add(Action::Pass)
    }

    /// Offers every claim that costs no die.
    pub(crate) fn free_claim_options(&self, to: &mut Offers<'_, Action>) {
        for card in self.free_claims() {
            to.add(Action::Claim(card));
        }
    }

    pub(crate) fn claim_now(&mut self, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Claim(card) => {
                self.push(Step::Claim);
                self.claim(card, w);
            }
            _ => self.happened = Happened::default(),
        }
    }

    /// Claims a card: its instruction is carried out and the markers rise (WA-PRESC-03, WA-PRESC-10).
    pub(crate) fn claim(&mut self, card: PrescienceCard, w: &mut impl World<Event>) {
        let prescience = card.row();
        self.open &= !card.bit();
        self.claimed |= card.bit();
        self.claims += 1;
        w.tell(|| Event::Claimed { card });
        if self.hastened == Some(card) {
            self.hastened = None;
            self.push(Step::Hasten);
        }
        if self.kept_open == Some(card) {
            self.kept_open = None;
        }
        match prescience.needs {
            Need::RevealPaulsSietch => {
                if let Some(area) = self.paul() {
                    self.reveal_sietch(area, w);
                    self.was_watched(w);
                }
            }
            Need::RemoveToken => self.push(Step::GiveUpToken),
            Need::PaulToTank => {
                let paul = self.named_on_board(Side::Atreides).find(|(one, _)| one.is_paul());
                if let Some((paul, area)) = paul {
                    self.lose(Side::Atreides, Figure::Named(paul), area, w);
                }
            }
            Need::Trance(cards) => self.must_discard(Side::Atreides, cards, w),
            // One event earns one card.
            Need::RodeIntoEmptyDesert => self.happened.rode = false,
            Need::WormTook(_) => self.happened.worm_took = 0,
            Need::BeatALeader => self.happened.beat_leader = false,
            Need::SietchHeld => self.happened.sietch_held = false,
            _ => {}
        }
        for marker in Marker::ALL {
            self.raise_marker(marker, prescience.gain[marker as usize], w);
        }
    }

    /// Any unused die pays (WA-AMB-53).
    pub(crate) fn claim_die_options(&self, to: &mut Offers<'_, Action>) {
        let dice = &self.dice[self.acting[Side::Atreides.index()] as usize];
        for face in Face::ALL.into_iter().filter(|&face| dice[face as usize] > 0) {
            to.add(Action::Face(face));
        }
    }

    pub(crate) fn claim_with_die(&mut self, card: PrescienceCard, action: Action, w: &mut impl World<Event>) {
        if let Action::Face(face) = action {
            // WA-AMB-52: the die comes first, and with it the tank.
            self.spend_die(self.acting[Side::Atreides.index()], face, w);
            self.claim(card, w);
        }
    }

    pub(crate) fn give_up_token_options(&self, to: &mut Offers<'_, Action>) {
        for area in self.threatened_tokens().iter() {
            for token in self.legion(area).tokens.kinds(Side::Atreides) {
                to.add(Action::Train(area, token));
            }
        }
    }

    pub(crate) fn give_up_token(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Train(area, token) = action {
            self.lose(Side::Atreides, Figure::Token(token), area, w);
            self.orphans(Side::Atreides, area, w);
        }
    }

    pub(crate) fn hasten_options(&self, to: &mut Offers<'_, Action>) {
        for marker in Marker::ALL {
            to.add(Action::Raise(marker));
        }
    }

    pub(crate) fn hasten(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Raise(marker) = action {
            self.raise_marker(marker, HASTE, w);
        }
    }

    /// Reveals cards of the prescience deck (WA-ROUND-04, WA-AMB-54).
    pub(crate) fn reveal_prescience(&mut self, cards: u32, w: &mut impl World<Event>) {
        for _ in 0..cards.min(self.foresight.count_ones()) {
            let mut bits = self.foresight;
            for _ in 0..w.below(bits.count_ones()) {
                bits &= bits - 1;
            }
            let card = PrescienceCard(bits.trailing_zeros() as u8);
            self.foresight &= !card.bit();
            self.open |= card.bit();
            w.tell(|| Event::PrescienceRevealed { card });
        }
    }

    /// Revealed cards.
    pub(crate) fn open_cards(&self) -> impl Iterator<Item = PrescienceCard> + use<> {
        PrescienceCard::of(self.open)
    }

    /// The area of a leader, where one is needed for sectors.
    pub(crate) fn sector_of(&self, leader: crate::piece::Leader) -> Option<Area> {
        self.leader_area(leader)
    }
}
