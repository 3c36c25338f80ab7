//! The toy in words.

use table::tell::Asked;
use table::{Outcome, RuleId, Say, Seat, Section, Tell};

use super::view::Asking;
use super::{Action, Happened, SEALING, SWAPPING, Toy, View};

const ENGLISH: &str = "\
toy-red = Red
toy-blue = Blue
toy-green = Green
toy-not-asked = It is not your turn.
toy-not-now = That is not what is asked.
toy-no-such-card = You do not hold that card.
toy-ask-seal = Which card do you seal?
toy-ask-swap = Which cards do you swap?
toy-table = The table
toy-round = Round { $round }
toy-water = { $who } has { $water } water
toy-seal = Seal card { $card }
toy-mark = Swap card { $card }
toy-done = Done
toy-drew = { $who } draws a card
toy-drew-card = { $who } draws card { $card }
toy-sealed = { $who } seals card { $card }
toy-revealed = { $count } cards are turned up
toy-won = { $who } wins { $water } water
toy-marked = { $who } picks card { $card } to go
toy-swapped = { $who } swaps { $count } cards
toy-kept = { $who } swaps nothing
toy-ended = Won by { $winners }
";

impl Tell for Toy {
    type Contents = ();

    fn boxes() -> Vec<(&'static str, ())> {
        vec![("all", ())]
    }

    fn languages() -> &'static [(&'static str, &'static str)] {
        &[("en", ENGLISH)]
    }

    fn asked(view: &View) -> Option<Asked> {
        view.asked.map(|asking| match asking {
            Asking::Seal => Asked { say: Say::new("toy-ask-seal"), rule: SEALING },
            Asking::Swap => Asked { say: Say::new("toy-ask-swap"), rule: SWAPPING },
        })
    }

    fn sections(view: &View) -> Vec<Section> {
        let mut lines = vec![Say::new("toy-round").with("round", view.round)];
        for (seat, &water) in (0..).map(Seat).zip(&view.water) {
            lines.push(Say::new("toy-water").with("who", Toy::seat(view, seat)).with("water", water));
        }
        vec![Section { title: Say::new("toy-table"), lines }]
    }

    fn choice(_: &View, action: &Action) -> Say {
        match *action {
            Action::Seal(card) => Say::new("toy-seal").with("card", card),
            Action::Mark(card) => Say::new("toy-mark").with("card", card),
            Action::Done => Say::new("toy-done"),
        }
    }

    fn choice_rule(_: &View, action: &Action) -> RuleId {
        if matches!(action, Action::Seal(_)) { SEALING } else { SWAPPING }
    }

    fn happened(_: &Self::View, event: &Happened) -> Say {
        let by = |key, seat| Say::new(key).with("who", side(seat));
        match event {
            Happened::Drew { seat, card: None } => by("toy-drew", *seat),
            Happened::Drew { seat, card: Some(card) } => by("toy-drew-card", *seat).with("card", *card),
            Happened::Sealed { seat, card, .. } => by("toy-sealed", *seat).with("card", *card),
            Happened::Revealed { cards } => Say::new("toy-revealed").with("count", cards.len()),
            Happened::Won { seat, water } => by("toy-won", *seat).with("water", *water),
            Happened::Marked { seat, card } => by("toy-marked", *seat).with("card", *card),
            Happened::Swapped { seat, cards } => by("toy-swapped", *seat).with("count", cards.len()),
            Happened::KeptAll { seat, .. } => by("toy-kept", *seat),
        }
    }

    fn ended(_: &View, outcome: &Outcome) -> Say {
        let winners: Vec<Say> = outcome.winners.iter().map(side).collect();
        Say::new("toy-ended").with("winners", winners)
    }

    fn seat(_: &View, seat: Seat) -> Say {
        side(seat)
    }
}

fn side(seat: Seat) -> Say {
    Say::new(["toy-red", "toy-blue", "toy-green"].get(seat.index()).copied().unwrap_or("toy-red"))
}
