//! Shared factions: how partners share dice, turns and secrets (WA-TEAM-…).

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, dice, other_question};
use crate::piece::{Deck, Face, Side};
use crate::state::Arrakis;

/// The steps of partners.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Which partner of a shared faction takes the next die?
    DealDie { side: Side },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self {
            Step::DealDie { side } if !game.dice_to_deal(side) => Who::Nobody,
            // The House player settles who acts (WA-TEAM-23, WA-TEAM-24).
            Step::DealDie { side } => Who::Player(side.decks()[0]),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::DealDie { .. } => rule_id!("WA-TEAM-20"),
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
            Step::DealDie { side } => game.deal_die_options(side, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, _: &mut impl World<Event>) {
        match self {
            Step::DealDie { side } => game.deal_die(side, action),
        }
    }

    fn run(self, game: &mut Arrakis, _: &mut impl World<Event>) {
        match self {
            Step::DealDie { side } => game.dealt(side),
        }
    }
}

impl Arrakis {
    /// The House players decide unless a partner acts (WA-AMB-69).
    pub(crate) fn houses_act(&mut self) {
        self.acting = [Deck::HouseAtreides, Deck::HouseHarkonnen];
    }

    /// Step 1: results of one board go there, as far as there are cells (WA-TEAM-19).
    pub(crate) fn share_out(&mut self, side: Side, rolled: [u8; 5]) {
        let [one, other] = side.decks();
        for face in Face::ALL {
            let dice = rolled[face as usize];
            let only = match (self.cells(one, face), self.cells(other, face)) {
                (0, 0) => None,
                (cells, 0) => Some((one, cells)),
                (0, cells) => Some((other, cells)),
                _ => {
                    self.to_deal[side.index()][face as usize] = dice;
                    continue;
                }
            };
            let fits = only.map_or(0, |(_, cells)| cells.min(dice));
            if let Some((player, _)) = only {
                self.dice[player as usize][face as usize] = fits;
            }
            self.set_aside[side.index()] += dice - fits;
        }
    }

    pub(crate) fn dice_to_deal(&self, side: Side) -> bool {
        self.next_face(side).is_some() || self.aside_to_deal(side) > 0
    }

    /// The next die of a result that is on both boards.
    fn next_face(&self, side: Side) -> Option<Face> {
        Face::ALL.into_iter().find(|&face| self.to_deal[side.index()][face as usize] > 0)
    }

    fn aside_to_deal(&self, side: Side) -> u8 {
        self.set_aside[side.index()]
    }

    fn dice_of(&self, player: Deck) -> u8 {
        self.dice[player as usize].iter().sum::<u8>() + self.spare[player as usize]
    }

    /// Steps 2 and 3: the partner with fewer dice takes the next one (WA-TEAM-20, WA-TEAM-21).
    pub(crate) fn deal_die_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        let face = self.next_face(side);
        let fits = |player: Deck| match face {
            Some(face) => self.dice[player as usize][face as usize] < self.cells(player, face),
            None => true,
        };
        let fewest = side.decks().into_iter().filter(|&one| fits(one)).map(|one| self.dice_of(one)).min();
        if fewest.is_none() {
            // No cell on either board: the die is set aside.
            return to.add(Action::Pass);
        }
        for player in side.decks().into_iter().filter(|&one| fits(one)) {
            if Some(self.dice_of(player)) == fewest {
                to.add(Action::Player(player));
            }
        }
    }

    pub(crate) fn deal_die(&mut self, side: Side, action: Action) {
        self.push(Step::DealDie { side });
        match (self.next_face(side), action) {
            (Some(face), Action::Player(player)) => {
                less(&mut self.to_deal[side.index()][face as usize], 1, "a die");
                self.dice[player as usize][face as usize] += 1;
            }
            (Some(face), _) => {
                less(&mut self.to_deal[side.index()][face as usize], 1, "a die");
                self.set_aside[side.index()] += 1;
            }
            (None, Action::Player(player)) => {
                less(&mut self.set_aside[side.index()], 1, "a die");
                self.spare[player as usize] += 1;
            }
            _ => {}
        }
    }

    /// Step 4: each partner changes what they received, one at a time (WA-TEAM-22).
    pub(crate) fn dealt(&mut self, side: Side) {
        for player in side.decks().into_iter().rev() {
            for _ in 0..std::mem::take(&mut self.spare[player as usize]) {
                self.push(dice::Step::ChangeDie { player });
            }
        }
    }

    /// May a partner open a cone of silence now (WA-TEAM-11)?
    pub(crate) fn may_whisper(&self, side: Side) -> bool {
        self.cones[side.index()] > 0 && !self.whispering[side.index()]
    }

    /// Does the player carry this result out on the own board?
    pub(crate) fn has_result(&self, player: Deck, face: Face) -> bool {
        !self.rules.shared[player.side().index()] || self.cells(player, face) > 0
    }
}
