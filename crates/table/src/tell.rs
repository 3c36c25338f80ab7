//! How a game is told: positions, choices and events as messages.
//!
//! Everything here is made from a view or from an event as a viewer sees it, never from the position,
//! so text cannot leak what the view does not hold. Only reasons and costs look at the position, because that is
//! where prices are: they tell a seat what is its own and what lies open.

use serde::Serialize;

use crate::chart::Chart;
use crate::game::{Game, Outcome};
use crate::rule::{Refusal, RuleId};
use crate::say::Say;
use crate::seat::Seat;

/// A game that can be told in words.
pub trait Tell: Game {
    /// What is in a box: what is printed on cards and boards, as a client is told it.
    type Contents: Serialize;

    /// What is in each box, by the content installed now, with the box's name. A game whose tables are played with
    /// different sets has a box a set, so that a client asks for those of its table; others have one, `all`.
    fn boxes() -> Vec<(&'static str, Self::Contents)>;

    /// The language files: language and text.
    fn languages() -> &'static [(&'static str, &'static str)];

    /// What the viewer is asked now, in one sentence, and the rule it comes from; `None` when they are
    /// not asked anything.
    fn asked(view: &Self::View) -> Option<Asked>;

    /// The view as titled sections, for tables without a board of their own.
    fn sections(view: &Self::View) -> Vec<Section>;

    /// A choice in words.
    fn choice(view: &Self::View, action: &Self::Action) -> Say;

    /// The rule a choice comes from.
    fn choice_rule(view: &Self::View, action: &Self::Action) -> RuleId;

    /// Why the seat may not do this, in words, with the numbers it is about where there are any.
    fn reason(&self, _seat: Seat, _action: &Self::Action, refusal: &Refusal) -> Say {
        Say::new(refusal.why)
    }

    /// What an offered choice costs the seat, in words, where the choice itself does not say it.
    fn cost(&self, _seat: Seat, _action: &Self::Action) -> Option<Say> {
        None
    }

    /// How things stand in a few lines; the sections tell all of it.
    fn brief(view: &Self::View) -> Vec<Say> {
        Self::sections(view).into_iter().next().map_or_else(Vec::new, |first| first.lines)
    }

    /// The map, for games that are played on one.
    fn chart(_view: &Self::View) -> Option<Chart> {
        None
    }

    /// An event in words, as its viewer sees it; the view is theirs too and says who is who.
    fn happened(view: &Self::View, event: &Self::Event) -> Say;

    /// How the game ended, in words.
    fn ended(view: &Self::View, outcome: &Outcome) -> Say;

    /// The round the game is in, for games that are played in rounds.
    fn round(_view: &Self::View) -> u16 {
        0
    }

    /// A seat's side in words: every viewer's view says the same.
    fn seat(view: &Self::View, seat: Seat) -> Say;
}

/// What a viewer is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asked {
    /// The question in one sentence.
    pub say: Say,
    /// The rule it comes from.
    pub rule: RuleId,
}

/// A titled part of a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// Its title.
    pub title: Say,
    /// Its lines.
    pub lines: Vec<Say>,
}
