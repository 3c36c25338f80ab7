//! The Spacing Guild expansion, rule by rule.

mod air;
mod cards;
mod imperium;
mod landing;
mod navigator;
mod setup;
mod troops;
