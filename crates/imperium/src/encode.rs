//! What a program that learns is told: where a seat sits, how far it has come, and the table and the choices word by
//! word, said without going through a view, because a net plays millions of games before it plays well.

mod ix;
mod rows;
mod table;
mod words;

use ::table::Seat;
use ::table::encode::{Lexicon, Speech};

use crate::action::Action;
use crate::phase::Asking;
use crate::state::Imperium;

use words::WORDS;

/// Points that are as good as a game.
const PLENTY: f32 = 10.0;

/// Seats as one of them sees the others, round the table: leaders differ, but what is good for one is good for all.
const ROUND: [&str; 6] = ["here", "next", "second", "third", "fourth", "fifth"];

/// Where a seat sits as the viewer sees it.
pub(crate) fn label(game: &Imperium, viewer: Seat, seat: Seat) -> &'static str {
    ROUND[place(game, viewer, seat)]
}

/// How far round the table a person sits from the viewer.
fn place(game: &Imperium, viewer: Seat, seat: Seat) -> usize {
    let seats = usize::from(game.humans);
    (seat.index() + seats - viewer.index()) % seats
}

/// How far a seat has come: its points, or its team's (IU-SIX-63), less those of the Rival that leads.
pub(crate) fn standing(game: &Imperium, seat: Seat) -> f32 {
    let points = |seat: Seat| f32::from(game.player(seat).vp);
    let own = match game.teams {
        true => game.team_mates(seat).into_iter().chain([seat]).map(points).sum::<f32>() / 3.0,
        false => points(seat),
    };
    let rivals = game.seats_iter().filter(|&other| !game.is_human(other)).map(points).fold(0.0, f32::max);
    (own - rivals) / PLENTY
}

/// Every word the game can say.
pub(crate) fn lexicon() -> &'static Lexicon {
    &WORDS.lexicon
}

/// Says what a seat knows, and its choices.
pub(crate) fn speak(game: &Imperium, seat: Seat, legal: &[Action], into: &mut Speech) {
    let question = game.pending().filter(|(asked, _)| *asked == seat).map(|(_, step)| step.question(game));
    let asked = question.as_ref().and_then(|question| WORDS.question(question.say.key));
    table::say(game, seat, question.as_ref().map(|question| (question, asked)), &mut into.table);
    for action in legal {
        rows::say(game, seat, asked, action, &mut into.rows);
        into.end_choice();
    }
}
