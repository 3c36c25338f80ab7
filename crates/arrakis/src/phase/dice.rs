//! Phase 2 begins: action dice and Bene Gesserit tokens.

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question, team};
use crate::piece::{Deck, Face, Side};
use crate::state::Arrakis;

/// The steps before the first turn.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Change a die for which there is no cell.
    ChangeDie { player: Deck },
    /// Place a Bene Gesserit token?
    BeneGesserit { side: Side },
    /// Which partner of a shared faction takes the Bene Gesserit token as a die of this result?
    BeneBoard { side: Side, face: Face },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::ChangeDie { player } => Who::Player(player),
            Step::BeneGesserit { side } => Who::Side(side),
            Step::BeneBoard { side, .. } => Who::Player(side.decks()[0]),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::ChangeDie { .. } => rule_id!("WA-DICE-05"),
            Step::BeneGesserit { .. } => rule_id!("WA-BG-03"),
            Step::BeneBoard { .. } => rule_id!("WA-TEAM-33"),
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
            Step::ChangeDie { player } => game.change_die_options(player, offers),
            Step::BeneGesserit { side } => game.bene_gesserit_options(side, offers),
            Step::BeneBoard { side, face } => game.bene_board_options(side, face, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::ChangeDie { player } => game.change_die(player, action, world),
            Step::BeneGesserit { side } => game.play_bene_gesserit(side, action),
            Step::BeneBoard { face, .. } => game.choose_bene_board(face, action, world),
        }
    }
}

/// Dice of each side (WA-COMP-08).
const DICE: [u8; 2] = [4, 8];

impl Arrakis {
    /// Both sides roll (WA-DICE-01..03). Dice without a cell are changed one at a time, Harkonnen first.
    pub(crate) fn begin_roll(&mut self, w: &mut impl World<Event>) {
        self.enter_phase(Phase::Roll);
        let mut extra = [0; 2];
        for side in [Side::Harkonnen, Side::Atreides] {
            let dice = DICE[side.index()] - if side == Side::Harkonnen { self.blocked } else { 0 };
            if self.rules.solo && side == Side::Harkonnen {
                self.solo.unrolled = dice;
                self.solo.spent = [0; 5];
                continue;
            }
            let mut rolled = [0u8; 5];
            for _ in 0..dice {
                rolled[content().tracks.action_die[w.below(6) as usize] as usize] += 1;
            }
            let player = side.decks()[0];
            w.tell(|| Event::DiceRolled { player, dice: rolled });
            if self.rules.shared[side.index()] {
                self.share_out(side, rolled);
                self.push(team::Step::DealDie { side });
                continue;
            }
            for face in Face::ALL {
                let cells = self.cells(player, face);
                let fits = rolled[face as usize].min(cells);
                self.dice[player as usize][face as usize] = fits;
                extra[side.index()] += rolled[face as usize] - fits;
            }
        }
        for turn in (0..extra[0].max(extra[1])).rev() {
            for side in Side::BOTH {
                if turn < extra[side.index()] {
                    self.push(Step::ChangeDie { player: side.decks()[0] });
                }
            }
        }
    }

    /// Cells for a result on a player's board (WA-AMB-07).
    pub(crate) fn cells(&self, player: Deck, face: Face) -> u8 {
        let tracks = &content().tracks;
        let side = player.side();
        if self.rules.shared[side.index()] {
            tracks.shared_cells[player as usize][face as usize]
        } else {
            tracks.cells[side.index()][face as usize]
        }
    }

    /// Dice of a side with this result.
    pub(crate) fn dice_showing(&self, side: Side, face: Face) -> u8 {
        side.decks().into_iter().map(|deck| self.dice[deck as usize][face as usize]).sum()
    }

    fn free_cells(&self, player: Deck, face: Face) -> u8 {
        let mut free = self.cells(player, face);
        less(&mut free, self.dice[player as usize][face as usize], "a cell");
        free
    }

    /// Results with the most free cells (WA-DICE-05, WA-AMB-08).
    pub(crate) fn change_die_options(&self, player: Deck, to: &mut Offers<'_, Action>) {
        let most = Face::ALL.into_iter().map(|face| self.free_cells(player, face)).max();
        for face in Face::ALL.into_iter().filter(|&face| Some(self.free_cells(player, face)) == most) {
            to.add(Action::Face(face));
        }
    }

    pub(crate) fn change_die(&mut self, player: Deck, action: Action, w: &mut impl World<Event>) {
        if let Action::Face(face) = action {
            self.dice[player as usize][face as usize] += 1;
            w.tell(|| Event::DieChanged { player, to: face });
        }
    }

    /// Harkonnen decides first (WA-BG-01).
    pub(crate) fn begin_tokens(&mut self) {
        self.enter_phase(Phase::Tokens);
        self.push(Step::BeneGesserit { side: Side::Atreides });
        self.push(Step::BeneGesserit { side: Side::Harkonnen });
    }

    /// An empty cell of a result that has the fewest dice (WA-BG-03).
    pub(crate) fn bene_gesserit_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        if self.bene[side.index()] == 0 {
            return;
        }
        let open = |&(player, face): &(Deck, Face)| self.free_cells(player, face) > 0;
        let showing = |face: Face| self.dice_showing(side, face);
        let players = self.players(side);
        let cells = || players.iter().flat_map(|player| Face::ALL.map(|face| (player.0, face))).filter(open);
        let fewest = cells().map(|(_, face)| showing(face)).min();
        let mut offered = 0u8;
        for (_, face) in cells().filter(|&(_, face)| Some(showing(face)) == fewest) {
            if offered >> face as u8 & 1 == 0 {
                offered |= 1 << face as u8;
                to.add(Action::Face(face));
            }
        }
        to.add(Action::Pass)
    }

    pub(crate) fn play_bene_gesserit(&mut self, side: Side, action: Action) {
        let Action::Face(face) = action else { return };
        // A board is chosen where both have an empty cell of that result.
        self.push(Step::BeneBoard { side, face });
    }

    /// The boards of a side with an empty cell of this result (WA-TEAM-33).
    pub(crate) fn bene_board_options(&self, side: Side, face: Face, to: &mut Offers<'_, Action>) {
        for player in self.players(side).iter().map(|slot| slot.0) {
            if self.free_cells(player, face) > 0 {
                to.add(Action::Player(player));
            }
        }
    }

    pub(crate) fn choose_bene_board(&mut self, face: Face, action: Action, w: &mut impl World<Event>) {
        let Action::Player(player) = action else { return };
        let side = player.side();
        less(&mut self.bene[side.index()], 1, "a Bene Gesserit token");
        self.dice[player as usize][face as usize] += 1;
        w.tell(|| Event::BenePlayed { player, face });
    }
}
