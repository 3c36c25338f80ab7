//! The rules ledger as scenarios: every test names the rules it proves.

mod agent_turns;
mod base_cards;
mod base_combat;
mod base_examples;
mod base_leaders;
mod base_plots;
mod base_rivals;
mod base_setup;
mod base_spaces;
mod base_uprising;
mod boxes;
mod cards;
mod choam;
mod combat;
mod endgame;
mod examples;
mod fine_print;
mod guarded;
mod immortality_board;
mod immortality_cards;
mod immortality_grafts;
mod immortality_ix;
mod immortality_tables;
mod influence;
mod intrigue;
mod ix_cards;
mod ix_contracts;
mod ix_dreadnoughts;
mod ix_icons;
mod ix_leaders;
mod ix_rivals;
mod ix_setup;
mod ix_shipping;
mod ix_tech;
mod ix_uprising;
mod leaders;
mod printed;
mod reveal_turns;
mod rival_gains;
mod rival_levels;
mod rivals;
mod rulings;
mod secrecy;
mod setup;
mod sharpened;
mod six_ix;
mod spaces;
mod spies;
mod team_boards;
mod team_combat;
mod team_examples;
mod team_gifts;
mod team_setup;
mod team_turns;
mod units;

pub use imperium::Action;
pub use imperium::board::{BattleIcon, Faction, Post, Space};
pub use imperium::content::{Leader, Rival};
pub use imperium::scenario::{FILLER, Scenario, card, conflict, contract, effect, intrigue, tech};
pub use table::{Seat, rule};

/// The seats, clockwise; A is first player unless a scene says otherwise.
pub const A: Seat = Seat(0);
/// The next.
pub const B: Seat = Seat(1);
/// The third.
pub const C: Seat = Seat(2);
/// The fourth.
pub const D: Seat = Seat(3);
/// The fifth, at a table of six.
pub const E: Seat = Seat(4);
/// The sixth.
pub const F: Seat = Seat(5);
