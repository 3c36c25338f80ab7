//! Tech tiles and the shipping track of Rise of Ix.

use serde::{Deserialize, Deserializer, Serialize};

use crate::effect::Effect;

/// A tech tile as the engine understands it. RI-TECH-10 to RI-TECH-14
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TechText {
    /// The message key of its name.
    pub key: &'static str,
    /// What it costs in spice.
    pub cost: u8,
    /// What acquiring it gives.
    #[serde(default)]
    pub acquire: Vec<Effect>,
    /// What it gives on the own Reveal turn.
    #[serde(default)]
    pub reveal: Vec<Effect>,
    /// What it gives at the start of a round.
    #[serde(default)]
    pub round_start: Vec<Effect>,
    /// What it gives at the end of the game.
    #[serde(default)]
    pub endgame: Vec<Effect>,
    /// What turning it over gives, once per round on the own turn.
    #[serde(default)]
    pub flip: Vec<Effect>,
    /// What it gives on the own turn.
    #[serde(default)]
    pub turn: Vec<Effect>,
    /// What winning a Conflict gives.
    #[serde(default)]
    pub won: Vec<Effect>,
    /// Does it win ties at the end? RI-TECH-15
    #[serde(default)]
    pub tiebreak: bool,
    /// What a dreadnought returned to the supply in place of taking control gives. RI-DREAD-16
    #[serde(default)]
    pub detonation: Option<Effect>,
    /// May acquired cards go onto the deck? RI-TECH-17
    #[serde(default)]
    pub on_top: bool,
    /// Does the shipping track give one troop more, and may its troops be deployed?
    #[serde(default)]
    pub transports: bool,
    /// May a Rival acquire it? RI-RIVAL-12
    #[serde(default)]
    pub hagal: bool,
    /// The message key of an ability that its fields do not put into words.
    #[serde(default, deserialize_with = "some_key", skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub note: Option<&'static str>,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

fn some_key<'de: 'a, 'a, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'a str>, D::Error> {
    <&str>::deserialize(deserializer).map(Some)
}

/// A space of the shipping track. RI-SHIP-04
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ShippingText {
    /// What recalling the freighter from here or from above gives.
    pub reward: Vec<Effect>,
    /// Does a Rival recall its freighter from here? RI-RIVAL-04
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub recalled: bool,
}
