//! `sietch replay FILE --review`: who was how likely to win, which moves swung it, and what would have been better.

use bots::review::{Review, Reviewing, Swing};
use indicatif::ProgressBar;
use table::open::OpenTable;
use table::words::Words;
use table::{Say, Seat};

use crate::play::{adviser, percent};
use crate::screen::Screen;
use crate::sim::cores;
use crate::text;
use crate::trouble::Trouble;

/// Works a review of a saved game out, and says what came of it.
pub fn show(
    mut reviewing: Box<dyn Reviewing>,
    table: &dyn OpenTable,
    words: &Words,
    screen: &mut Screen<'_>,
) -> Result<(), Trouble> {
    reviewing.use_threads(cores());
    let bar = ProgressBar::new(100);
    while !reviewing.work() {
        bar.set_position(reviewing.done().into());
    }
    bar.finish_and_clear();
    let review = reviewing.review();
    for line in lines(review, table) {
        screen.line(&words.say(&line))?;
    }
    Ok(screen.flush()?)
}

/// The review, line by line.
fn lines(review: &Review, table: &dyn OpenTable) -> Vec<Say> {
    let key = if review.knowing { "sietch-review-by-bot" } else { "sietch-review-by-games" };
    let worlds = i64::from(review.worlds);
    let mut lines = vec![Say::new(key).with("who", adviser().to_owned()).with("worlds", worlds)];
    for (step, point) in review.points.iter().enumerate() {
        let last = review.points.get(step + 1).is_none_or(|next| next.round != point.round);
        if last {
            let shares: Vec<Say> = Seat::first(table.seats())
                .map(|seat| {
                    let chance = percent(point.shares[seat.index()]);
                    Say::new("sietch-share").with("who", table.side(seat)).with("chance", chance)
                })
                .collect();
            let round = i64::from(point.round);
            let say = Say::new("sietch-review-round").with("round", round).with("at", point.entries);
            lines.push(say.with("shares", shares));
        }
    }
    lines.push(Say::new(match review.swings.is_empty() {
        true => "sietch-review-no-swings",
        false => "sietch-review-swings",
    }));
    lines.extend(review.swings.iter().flat_map(|swing| told(swing, review, table)));
    lines
}

/// A swing: what was played, and what would have been better.
fn told(swing: &Swing, review: &Review, table: &dyn OpenTable) -> Vec<Say> {
    let at = review.points.get(swing.step).map_or(0, |point| point.entries);
    let mut lines = vec![
        Say::new("sietch-review-swing")
            .with("at", at)
            .with("who", text::sitter(table, swing.seat))
            .with("before", percent(swing.before))
            .with("after", percent(swing.after)),
    ];
    let choices = &swing.advice.choices;
    if let Some(played) = choices.get(swing.played) {
        let (what, chance) = (played.choice.say.clone(), percent(played.chance));
        lines.push(Say::new("sietch-review-played").with("what", what).with("chance", chance));
    }
    match choices.first().filter(|_| swing.played > 0) {
        Some(best) => {
            let (what, chance) = (best.choice.say.clone(), percent(best.chance));
            let say = Say::new("sietch-review-better").with("who", adviser().to_owned());
            lines.push(say.with("what", what).with("chance", chance));
        }
        None => lines.push(Say::new("sietch-review-same").with("who", adviser().to_owned())),
    }
    lines
}
