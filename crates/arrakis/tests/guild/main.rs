//! The Spacing Guild expansion, rule by rule.

mod air;
mod cards;
#[path = "../common/mod.rs"]
mod common;
mod imperium;
mod landing;
mod navigator;
mod setup;
mod troops;
