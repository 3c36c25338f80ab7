//! The phases of a round, one file each, in the rulebook's order.

pub(crate) mod agent_turn;
pub(crate) mod combat;
pub(crate) mod endgame;
pub(crate) mod recall;
pub(crate) mod reveal_turn;
pub(crate) mod rival;
pub(crate) mod round_start;
pub(crate) mod setup;
pub(crate) mod turns;
