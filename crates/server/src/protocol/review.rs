//! What choices are worth, and a game that is over looked at again. Chances are in thousandths.

use bots::advice::{self, ADVISER};
use bots::review;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::protocol::any::AnyAction;
use crate::protocol::words::Say;

/// What the choices of a decision are worth, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Advice {
    /// The level of bot that gives it.
    pub by: String,
    /// By a bot that knows the game? If not, by random games.
    pub knowing: bool,
    /// In how many imagined worlds the choices were played on.
    pub worlds: u32,
    /// The choices that were looked at.
    pub choices: Vec<Worth>,
}

/// What a choice is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Worth {
    /// The action.
    #[ts(as = "AnyAction")]
    pub action: Value,
    /// The action in words.
    pub say: Say,
    /// The chance of winning after it, of the seat and those on its side, in thousandths.
    pub chance: u16,
    /// It lies within so much of the truth with a certainty of 95 %.
    pub error: u16,
    /// The chance of every seat.
    pub shares: Vec<u16>,
    /// What the seat mostly does next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then: Option<Then>,
}

/// What a seat mostly does next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Then {
    /// In words.
    pub say: Say,
    /// How often, in thousandths.
    pub often: u16,
}

/// Answer of `GET /api/tables/{id}/review`: how far the work is, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewAnswer {
    /// Hundredths of the work that are done.
    pub done: u8,
    /// The review, once it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub review: Option<Review>,
}

/// A game that is over, looked at again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Review {
    /// The level of bot that judges.
    pub by: String,
    /// Does it know the game? If not, random games were played.
    pub knowing: bool,
    /// How often the game was played on from each position.
    pub worlds: u32,
    /// The winning chance of every seat after each step of the log in which everything lies open, in thousandths.
    pub chances: Vec<Vec<u16>>,
    /// The round each step belongs to.
    pub rounds: Vec<u16>,
    /// The moves that swung it, in the order of the game.
    pub swings: Vec<Swing>,
}

/// A move that swung the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Swing {
    /// The step it is; the position it was made in is the one before.
    pub step: u32,
    /// Who made it.
    pub seat: u8,
    /// The chance of the mover, with those on its side, before it …
    pub before: u16,
    /// … and after it.
    pub after: u16,
    /// The place of what was played among the choices.
    pub played: u32,
    /// What the choices were worth for all the mover knew then.
    pub advice: Advice,
}

/// Body of `POST /api/tables/{id}/branch`: play on from a position of a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Branch {
    /// The position after this step of the log in which everything lies open.
    pub step: u32,
    /// The seat to play.
    pub seat: u8,
    /// The name shown at the table.
    pub name: String,
    /// The bots in the seats of the other people; bots stay what they are.
    pub bot: String,
    /// What the seat does first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<AnyAction>", optional)]
    pub act: Option<Value>,
}

/// A share in thousandths.
fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1_000.0).round() as u16
}

impl Advice {
    /// Advice about a game of so many seats, on the wire.
    pub fn told(advice: advice::Advice<advice::Move>, seats: usize) -> Advice {
        let worth = |worth: advice::Worth<advice::Move>| Worth {
            action: worth.choice.action.value(),
            say: worth.choice.say.into(),
            chance: thousandths(worth.chance),
            error: thousandths(worth.error),
            shares: worth.shares.iter().take(seats).copied().map(thousandths).collect(),
            then: worth.then.map(|then| Then { say: then.say.into(), often: thousandths(then.often) }),
        };
        Advice {
            by: ADVISER.to_string(),
            knowing: advice.knowing,
            worlds: advice.worlds,
            choices: advice.choices.into_iter().map(worth).collect(),
        }
    }
}

impl Review {
    /// A review of a game of so many seats, on the wire.
    pub fn told(review: &review::Review, seats: usize) -> Review {
        let swing = |swing: &review::Swing| Swing {
            step: swing.step as u32,
            seat: swing.seat.0,
            before: thousandths(swing.before),
            after: thousandths(swing.after),
            played: swing.played as u32,
            advice: Advice::told(swing.advice.clone(), seats),
        };
        let chances =
            |point: &review::Point| point.shares.iter().take(seats).copied().map(thousandths).collect();
        Review {
            by: ADVISER.to_string(),
            knowing: review.knowing,
            worlds: review.worlds,
            chances: review.points.iter().map(chances).collect(),
            rounds: review.points.iter().map(|point| point.round).collect(),
            swings: review.swings.iter().map(swing).collect(),
        }
    }
}
