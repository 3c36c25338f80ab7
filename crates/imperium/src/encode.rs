//! What a program that learns is told beyond the view.

use table::Seat;

use crate::state::Imperium;

/// Points that are as good as a game.
const PLENTY: f32 = 10.0;

/// Seats as one of them sees the others, round the table: leaders differ, but what is good for one is good for all.
const ROUND: [&str; 6] = ["here", "next", "second", "third", "fourth", "fifth"];

/// Where a seat sits as the viewer sees it.
pub(crate) fn label(game: &Imperium, viewer: Seat, seat: Seat) -> &'static str {
    let seats = usize::from(game.humans);
    ROUND[(seat.index() + seats - viewer.index()) % seats]
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
