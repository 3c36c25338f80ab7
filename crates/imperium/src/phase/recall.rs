//! Phase 5: the end is checked, agents come home, the first-player token moves on.

use serde::Serialize;
use table::{Doing, Seat, Steps, World};

use super::{Asking, endgame, no_question, round_start};
use crate::event::Event;
use crate::state::Imperium;
use crate::view::Question;

/// The step of phase 5.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The end of the game, or the next round. IU-RECALL-01, IU-RECALL-02, IU-RECALL-03, IU-AMB-42
    Recall,
}

impl Doing<Imperium> for Step {
    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        let counts = |seat: &Seat| game.rival(*seat).is_none_or(|card| !card.streamlined);
        let reached = game.seats_iter().filter(counts).any(|seat| game.player(seat).vp >= game.target);
        if reached || game.round == game.last_round() {
            w.tell(|| Event::EndTriggered);
            game.push(endgame::Step::Count);
            for place in (0..game.count).rev() {
                game.push(endgame::Step::Cards { place });
            }
            return;
        }
        game.sent = Default::default();
        game.forbidden = Default::default();
        for player in &mut game.players {
            player.reveal_number = 0;
            player.twice = 0;
            player.ix.turns = 0;
        }
        game.pieces_home();
        // The Rival of two players never holds the token. IU-RIVAL-10, IU-RIVAL-14
        let holders = if game.humans == 2 { 2 } else { game.count };
        game.first = Seat((game.first.0 + 1) % holders);
        let seat = game.first;
        w.tell(|| Event::FirstPlayer { seat });
        game.push(round_start::Step::Begin);
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        no_question()
    }
}
