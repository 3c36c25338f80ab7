//! A Commander's turn: the Ally it activates, the piece it sends, and the Ally's own decision about deployment.

use serde::Serialize;
use table::fault::{less, more};
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, not_now, plain, reveal_turn, turns};
use crate::action::Action;
use crate::board::{Space, Spaces};
use crate::effect::Effect;
use crate::event::Event;
use crate::state::{AGENTS, Imperium};
use crate::view::Question;

/// The place of the Swordmaster among a player's pieces.
const SWORDMASTER: usize = 2;

/// The steps of a Commander and the activated Ally.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A Commander activates an Ally. IU-SIX-22
    Activate {
        /// The Commander.
        seat: Seat,
        /// The Allies to choose from.
        allies: SeatSet,
    },
    /// The activated Ally may deploy troops in the Commander's turn. IU-SIX-26
    CallUp {
        /// The Ally.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Activate { seat, .. } => SeatSet::one(seat),
            Step::CallUp { seat } => asked(seat, game.callable(game.turn.seat) > 0),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Activate { allies, .. } => {
                let reachable = game.allies_of(seat).into_iter().filter(|&ally| allies.has(ally));
                offers.extend(reachable.map(Action::Activate));
            }
            Step::CallUp { .. } => {
                offers.extend((1..=game.deployable(game.turn.seat)).map(Action::Deploy));
                if game.ships_deployable(game.turn.seat) > 0 {
                    offers.add(Action::DeployDreadnought);
                }
                offers.add(Action::Decline);
            }
        }
    }

    fn refuse(self, game: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::CallUp { .. }, Action::Deploy(_) | Action::DeployDreadnought) => game.refuse_deployment(),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Activate { .. }, Action::Activate(ally)) => game.activate(seat, ally, w),
            (Step::CallUp { .. }, Action::DeployDreadnought) => {
                game.push(self);
                game.send_dreadnought(seat, w);
            }
            (Step::CallUp { .. }, action) => {
                if let Action::Deploy(troops) = action {
                    more(&mut game.turn.deployed, troops, "the Conflict");
                    game.deploy(seat, troops, w);
                    // Dreadnoughts may follow. IU-COMBO-35
                    if game.ships_deployable(game.turn.seat) > 0 {
                        return game.push(self);
                    }
                }
                game.turn.held_back = game.callable(game.turn.seat);
            }
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Activate { .. } => plain("ask-activate", rule_id!("IU-SIX-22")),
            Step::CallUp { .. } => plain("ask-call-up", rule_id!("IU-SIX-26")),
        }
    }
}

impl Imperium {
    /// Is the piece on the leader card and may it be sent? A Swordmaster is sent once in the game. IU-SIX-52, IU-AMB-63
    fn ready(&self, seat: Seat, piece: usize) -> bool {
        let player = self.player(seat);
        let home = player.pieces[piece].is_none();
        home && (piece != SWORDMASTER || player.swordmaster && !player.swordmaster_used)
    }

    /// The piece that would be sent. A Commander's one-arrow token activates the Ally it points at, the Swordmaster
    /// either; whoever has another piece keeps the Swordmaster for later. IU-SIX-23, IU-SIX-24, IU-AMB-80
    fn piece_for(&self, seat: Seat, ally: Option<Seat>) -> Option<usize> {
        let [left, _] = self.allies_of(seat);
        let order = match ally {
            Some(ally) if ally == left => [0, SWORDMASTER].as_slice(),
            Some(_) => &[1, SWORDMASTER],
            None => &[0, 1, SWORDMASTER],
        };
        order.iter().copied().find(|&piece| self.ready(seat, piece))
    }

    /// The Allies a Commander could activate by sending an agent.
    fn reachable_allies(&self, seat: Seat) -> SeatSet {
        let reachable = |ally: &Seat| self.piece_for(seat, Some(*ally)).is_some();
        self.allies_of(seat).into_iter().filter(reachable).collect()
    }

    /// Can an agent be sent at all: with the Ally activated before, or with any?
    #[inline]
    pub(crate) fn has_piece(&self, seat: Seat) -> bool {
        if self.is_commander(seat) {
            self.piece_for(seat, self.army(seat)).is_some()
        } else {
            self.player(seat).agents > 0
        }
    }

    /// A piece leaves the leader card; a Commander who has not activated an Ally yet does so now.
    pub(crate) fn send_piece(&mut self, seat: Seat, space: Space) {
        less(&mut self.player_mut(seat).agents, 1, "agents");
        if !self.teams {
            return;
        }
        if self.army(seat).is_none() {
            let allies = self.reachable_allies(seat);
            self.push(Step::Activate { seat, allies });
        } else {
            self.place_piece(seat, space);
        }
    }

    fn place_piece(&mut self, seat: Seat, space: Space) {
        let ally = self.army(seat).filter(|&army| army != seat);
        if let Some(piece) = self.piece_for(seat, ally) {
            let player = self.player_mut(seat);
            player.pieces[piece] = Some(space);
            player.swordmaster_used |= piece == SWORDMASTER;
        }
    }

    /// The spaces an own agent can be moved from: of a Commander who has activated an Ally, those with a token that
    /// activates this Ally. DB-CARD-03, IU-SIX-23, IU-SIX-24
    pub(crate) fn movable_from(&self, seat: Seat) -> Spaces {
        let ally = self.army(seat).filter(|_| self.is_commander(seat));
        let Some(ally) = ally else { return self.agents_of(seat) };
        let [left, _] = self.allies_of(seat);
        let token = usize::from(ally != left);
        let pieces = &self.player(seat).pieces;
        [pieces[token], pieces[SWORDMASTER]].into_iter().flatten().fold(0, |set, space| set | space.bit())
    }

    /// A piece goes from one space to another; a Commander's token activates its Ally. DB-CARD-03, IU-SIX-23
    pub(crate) fn move_piece(&mut self, seat: Seat, from: Space, to: Space, w: &mut impl World<Event>) {
        let ally = self.army(seat).filter(|_| self.is_commander(seat));
        let allies = self.allies_of(seat);
        let fits = |piece: usize| match ally {
            Some(ally) => piece == SWORDMASTER || allies[piece] == ally,
            None => true,
        };
        let pieces = &mut self.player_mut(seat).pieces;
        let Some(piece) = (0..pieces.len()).find(|&at| pieces[at] == Some(from) && fits(at)) else { return };
        pieces[piece] = Some(to);
        if !self.is_commander(seat) || ally.is_some() {
            return;
        }
        match allies.get(piece) {
            Some(&ally) => {
                self.turn.ally = Some(ally);
                w.tell(|| Event::Activated { seat, ally });
            }
            None => self.push(Step::Activate { seat, allies: allies.into_iter().collect() }),
        }
    }

    /// A piece comes back to the leader card in the middle of a round; a Swordmaster cannot be sent again. IU-AMB-63
    pub(crate) fn return_piece(&mut self, seat: Seat, space: Space) {
        let player = self.player_mut(seat);
        let piece = player.pieces.iter().position(|&at| at == Some(space));
        if let Some(piece) = piece {
            player.pieces[piece] = None;
        }
        more(&mut player.agents, u8::from(piece != Some(SWORDMASTER)), "agents");
    }

    /// All pieces come home at the end of a round; a Swordmaster that was sent goes to the box. IU-SIX-52
    pub(crate) fn pieces_home(&mut self) {
        let six = self.teams;
        for player in &mut self.players {
            player.agents = AGENTS + u8::from(player.swordmaster && !(six && player.swordmaster_used));
            player.pieces = [None; 3];
        }
    }

    /// The Commander's turn is played with this Ally. IU-SIX-22
    pub(crate) fn activate(&mut self, seat: Seat, ally: Seat, w: &mut impl World<Event>) {
        self.turn.ally = Some(ally);
        w.tell(|| Event::Activated { seat, ally });
        // The token was put down with the question which one it is; one that was moved stands there already.
        let placed = self.player(seat).pieces.iter().flatten().count();
        let away = self.agents_of(seat).count_ones() + self.player(seat).twice.count_ones();
        if let Some(space) = self.turn.space.filter(|_| placed < away as usize) {
            self.place_piece(seat, space);
        }
    }

    /// The Reveal turn; a Commander activates an Ally for it. IU-SIX-24
    pub(crate) fn start_reveal(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if self.army(seat).is_some() {
            return self.begin_reveal(seat, w);
        }
        self.push(reveal_turn::Step::Reveal { seat });
        self.push(Step::Activate { seat, allies: self.allies_of(seat).into_iter().collect() });
    }

    /// May the activated Ally deploy more than it has decided about? IU-SIX-26, IU-AMB-60
    #[inline]
    pub(crate) fn may_call_up(&self, seat: Seat) -> bool {
        self.is_commander(seat) && self.callable(seat) > self.turn.held_back
    }

    /// The units of either kind that may still be deployed through the combat space.
    #[inline]
    pub(crate) fn callable(&self, seat: Seat) -> u8 {
        let ships = if self.table.looks_for_ix() { self.ships_deployable(seat) } else { 0 };
        self.deployable(seat) + ships
    }

    /// The turn ends; a Commander's Ally decides about deployment first.
    pub(crate) fn close_turn(&mut self, seat: Seat, w: &mut impl World<Event>) {
        match self.army(seat) {
            Some(ally) if self.may_call_up(seat) => {
                self.push(turns::Step::End { seat });
                self.push(Step::CallUp { seat: ally });
            }
            _ => self.end_turn(seat, w),
        }
    }

    /// Has the seat, or an Ally of a Commander, a unit in the Conflict? IU-SIX-58
    #[inline]
    pub(crate) fn fights(&self, seat: Seat) -> bool {
        if self.is_commander(seat) {
            self.allies_of(seat).into_iter().any(|ally| self.player(ally).units() > 0)
        } else {
            self.player(seat).units() > 0
        }
    }

    /// A Commander's chance to play a combat card begins: with a single Ally in the Conflict there is nothing to
    /// choose. IU-SIX-58, IU-SIX-59
    pub(crate) fn stand_in(&mut self, seat: Seat) {
        let [left, right] = self.allies_of(seat);
        self.turn.behalf = self.is_commander(seat);
        self.turn.ally = match [left, right].map(|ally| self.player(ally).units() > 0) {
            [true, false] if self.turn.behalf => Some(left),
            [false, true] if self.turn.behalf => Some(right),
            _ => None,
        };
    }

    /// Who gets what an effect gives: the Ally a Commander plays a combat card for. IU-SIX-58, IU-AMB-83
    #[inline]
    pub(crate) fn receiver(&self, seat: Seat, effect: &Effect) -> Seat {
        if self.turn.behalf && effect.gain() { self.army(seat).unwrap_or(seat) } else { seat }
    }
}
