//! Phase 4: spice, the Imperium and its bans.

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{AreaSet, DEEP_DESERTS, Terrain};
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, losses, other_question, prescience};
use crate::piece::{Power, Side};
use crate::state::Arrakis;

/// The steps of the spice harvesting phase.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Spend spice.
    Spend { decided: u8, hoarded: bool },
    /// The additional ban.
    Ban { fallen: u8 },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Spend { .. } | Step::Ban { .. } => Who::Side(Side::Harkonnen),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Spend { .. } => rule_id!("WA-HARVEST-02"),
            Step::Ban { .. } => rule_id!("WA-BAN-04"),
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
            Step::Spend { decided, hoarded } => game.spend_options(decided, hoarded, offers),
            Step::Ban { fallen } => game.ban_options(fallen, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Spend { .. }, Action::Hoard) => Refusal::new(rule_id!("WA-HARVEST-08"), "refuse-hoard"),
            (Step::Spend { .. }, Action::Keep(_) | Action::Promote(_)) => {
                Refusal::new(rule_id!("WA-HARVEST-07"), "refuse-spice")
            }
            _ => other_question(self.rule(game.phase())),
        }
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Spend { decided, hoarded } => game.spend(decided, hoarded, action, world),
            Step::Ban { .. } => game.choose_ban(action, world),
        }
    }
}

/// The bottom row of the Spice Must Flow board.
pub(crate) const BOTTOM_ROW: u8 = 4;
/// Prices in spice (WA-HARVEST-03, WA-HARVEST-04, WA-HARVEST-08).
pub(crate) const KEEP: u8 = 2;
pub(crate) const RAISE: u8 = 3;
pub(crate) const HOARD: u8 = 3;
/// Every marker decided, as bits.
const ALL_POWERS: u8 = 0b111;
/// Hoarding ends here.
pub(crate) const HOARD_LIMIT: u8 = 5;

/// What a Harvester brings in there (WA-HARVEST-01).
pub(crate) const fn yields(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::DeepDesert => 2,
        Terrain::Desert => 1,
        Terrain::MinorErg | Terrain::Plateau | Terrain::Mountain => 0,
    }
}

impl Arrakis {
    /// Harvesters give their spice (WA-HARVEST-01); old bans end (WA-BAN-06).
    pub(crate) fn begin_harvest(&mut self, w: &mut impl World<Event>) {
        self.enter_phase(Phase::Harvest);
        self.houses_act();
        self.guild.kept = false;
        self.bans &= self.bottom_bans();
        let deep = (self.harvesters & DEEP_DESERTS).len() as u8;
        let open = self.harvesters.len() as u8 - deep;
        self.harvest = open * yields(Terrain::Desert) + deep * yields(Terrain::DeepDesert);
        self.harvesters = AreaSet::NONE;
        self.spice = self.harvest + self.reserve;
        self.reserve = 0;
        let spice = self.harvest;
        w.tell(|| Event::Harvested { spice });
        // WA-SOLO-PHASE-06: the automaton gains a point only if all its markers are on top already.
        let hoarded = self.rules.solo && self.rows != [0; 3];
        self.push(Step::Spend { decided: 0, hoarded });
    }

    fn bottom_bans(&self) -> u8 {
        let bottom = Power::ALL.into_iter().filter(|&power| self.rows[power as usize] == BOTTOM_ROW);
        bottom.fold(0, |bits, power| bits | power.bit())
    }

    pub(crate) fn spend_options(&self, decided: u8, hoarded: bool, to: &mut Offers<'_, Action>) {
        for power in Power::ALL.into_iter().filter(|power| decided & power.bit() == 0) {
            if self.spice >= KEEP {
                to.add(Action::Keep(power));
            }
            if self.spice >= RAISE && self.rows[power as usize] > 0 {
                to.add(Action::Promote(power));
            }
        }
        let may_hoard = if self.rules.solo {
            // WA-SOLO-PHASE-06, WA-SOLO-PHASE-07
            decided == ALL_POWERS && self.spice > 0
        } else {
            self.spice >= HOARD && self.supremacy <= HOARD_LIMIT
        };
        if !hoarded && may_hoard {
            to.add(Action::Hoard);
        }
        to.add(Action::Done)
    }

    pub(crate) fn spend(&mut self, decided: u8, hoarded: bool, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Keep(power) => {
                less(&mut self.spice, KEEP, "spice");
                let row = self.rows[power as usize];
                w.tell(|| Event::Imperium { power, row });
                self.push(Step::Spend { decided: decided | power.bit(), hoarded });
                self.grant_for_spice(power, false);
            }
            Action::Promote(power) => {
                less(&mut self.spice, RAISE, "spice");
                less(&mut self.rows[power as usize], 1, "a row above");
                let row = self.rows[power as usize];
                w.tell(|| Event::Imperium { power, row });
                self.push(Step::Spend { decided: decided | power.bit(), hoarded });
                self.grant_for_spice(power, true);
            }
            Action::Hoard => {
                // WA-AMB-84: the automaton's surplus is consumed.
                let price = if self.rules.solo { self.spice } else { HOARD };
                less(&mut self.spice, price, "spice");
                w.tell(|| Event::Hoarded);
                self.push(Step::Spend { decided, hoarded: true });
                self.gain_supremacy(1, w);
            }
            _ => self.close_harvest(decided, w),
        }
    }

    /// Markers nobody paid for fall (WA-HARVEST-05); bans follow (WA-BAN-01..05).
    fn close_harvest(&mut self, decided: u8, w: &mut impl World<Event>) {
        // WA-HARVEST-09
        self.reserve = self.spice.min(1);
        self.spice = 0;
        let mut fallen = 0;
        for power in Power::ALL.into_iter().filter(|power| decided & power.bit() == 0) {
            let row = &mut self.rows[power as usize];
            // WA-HARVEST-06, WA-AMB-61
            if *row < BOTTOM_ROW {
                *row += 1;
                fallen |= power.bit();
                let row = *row;
                w.tell(|| Event::Imperium { power, row });
            }
        }
        self.follow_with_bans(fallen, w);
    }

    fn follow_with_bans(&mut self, fallen: u8, w: &mut impl World<Event>) {
        let bottom = self.bottom_bans();
        for power in Power::ALL {
            // FAQ 3.0, modified rule 1: every marker that fell is banned.
            if bottom & power.bit() != 0 || (self.rules.faq3 && fallen & power.bit() != 0) {
                self.activate_ban(power, w);
            }
        }
        // WA-AMB-62
        if !self.rules.faq3 {
            self.push(Step::Ban { fallen: fallen & !bottom });
        }
    }

    fn activate_ban(&mut self, power: Power, w: &mut impl World<Event>) {
        if !self.banned(power) {
            self.bans |= power.bit();
            w.tell(|| Event::Banned { power });
        }
    }

    pub(crate) fn ban_options(&self, fallen: u8, to: &mut Offers<'_, Action>) {
        for power in Power::ALL.into_iter().filter(|power| fallen & power.bit() != 0) {
            to.add(Action::Power(power));
        }
    }

    pub(crate) fn choose_ban(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Power(power) = action {
            self.activate_ban(power, w);
        }
    }

    /// The round ends with claims; a new limit of the CHOAM ban holds at once (WA-AMB-64).
    pub(crate) fn begin_claims(&mut self) {
        self.enter_phase(Phase::Claims);
        self.push(prescience::Step::Claim);
        self.end_voyages();
        self.push(losses::Step::Settle { side: Side::Harkonnen });
    }
}
