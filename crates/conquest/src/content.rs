//! Cards and leaders as data, read once from the files in `content/`.
//!
//! Every row carries its provenance, which the interface shows. An owner of the printed game who types in
//! the real cards replaces a file and needs no code, unless a card does something no effect word says.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::content::{BadContent, File, Named, Pack, Packs};
use table::{Bag, Deck};

use crate::board::{Region, by_id};
use crate::effect::{BattleRole, MarketEffect, Window};
use crate::options::Faction;

mod contents;

pub use contents::{BattleSays, Contents, RegionRow, Told};

pub(crate) use contents::contents;

/// No deck has more kinds of cards than this.
pub const KINDS: usize = 24;
/// How many leaders there are; each has one traitor card (CD-SETUP-10).
pub const LEADERS: usize = 22;

/// The cards of a hand or pile.
pub type Cards = Bag<KINDS>;
/// A draw pile with its discard pile.
pub type Pile = Deck<KINDS, KINDS>;

/// Where a row's facts come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Provenance {
    /// Stated by the rulebook, or following from its examples.
    Rulebook,
    /// Agreed by public sources.
    Public,
    /// Our own reconstruction.
    Reconstructed,
}

/// A leader, and the traitor card that names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Leader(pub(crate) u8);

/// A kind of battle card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct BattleCard(pub(crate) u8);

/// A kind of market card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct MarketCard(pub(crate) u8);

/// A kind of spice card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<[string, number]> | \"sandworm\""))]
pub struct SpiceCard(pub(crate) u8);

/// A row of `leaders.ron`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaderRow {
    /// The id used in actions and files.
    pub id: &'static str,
    /// The message key of the name.
    pub key: &'static str,
    /// Whose leader it is.
    pub faction: Faction,
    /// The number printed on the token.
    pub strength: u8,
    /// Where the facts come from.
    pub provenance: Provenance,
}

/// A row of `battle.ron`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleRow {
    /// The id used in actions and files.
    pub id: &'static str,
    /// The message key of the name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What it does in a plan.
    pub role: BattleRole,
    /// Does the winner of a battle take it back? (CD-BATTLE-17)
    pub kept_by_winner: bool,
    /// Where the facts come from.
    pub provenance: Provenance,
}

/// A row of `market.ron`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarketRow {
    /// The id used in actions and files.
    pub id: &'static str,
    /// The message key of the name.
    pub key: &'static str,
    /// The message key of its text.
    pub text: &'static str,
    /// How many there are.
    pub copies: u8,
    /// When it may be played (CD-MARKET-09).
    pub window: Window,
    /// What it does.
    pub effect: MarketEffect,
    /// Where the facts come from.
    pub provenance: Provenance,
}

/// A row of `spice.ron`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpiceRow {
    /// Spice blows in two regions (CD-SPICE-02).
    Territory {
        /// The regions with their amounts, in printed order.
        blows: [(Region, u8); 2],
        /// Where the facts come from.
        provenance: Provenance,
    },
    /// The worm.
    Sandworm {
        /// How many there are.
        copies: u8,
        /// Where the facts come from.
        provenance: Provenance,
    },
}

/// Everything in the content files.
#[derive(Debug)]
pub struct Content {
    /// The leaders, by faction.
    pub leaders: [LeaderRow; LEADERS],
    /// The battle deck.
    pub battle: Vec<BattleRow>,
    /// The market deck.
    pub market: Vec<MarketRow>,
    /// The spice deck.
    pub spice: Vec<SpiceRow>,
    /// Tells these rows apart from others, by what they do.
    pub version: String,
}

/// Leaders, the battle deck, the market deck, the spice deck.
const FILES: [File; 4] = [
    File { path: "conquest/leaders.ron", text: include_str!("content/leaders.ron") },
    File { path: "conquest/battle.ron", text: include_str!("content/battle.ron") },
    File { path: "conquest/market.ron", text: include_str!("content/market.ron") },
    File { path: "conquest/spice.ron", text: include_str!("content/spice.ron") },
];

/// How the game takes content packs.
pub static PACKS: Packs = Packs { files: &FILES, check };

/// Could the game be played with this pack?
fn check(pack: &'static Pack) -> Result<Vec<Named>, BadContent> {
    let files @ [leaders, battle, market, _] = pack.files(&FILES);
    let content = read(files)?;
    let named = |file: File, id: &str, key: &str| Named { file, id: id.to_owned(), key: key.to_owned() };
    let mut all: Vec<Named> = content.leaders.iter().map(|row| named(leaders, row.id, row.key)).collect();
    all.extend(content.battle.iter().map(|row| named(battle, row.id, row.key)));
    all.extend(
        content.market.iter().flat_map(|row| [row.key, row.text].map(|key| named(market, row.id, key))),
    );
    Ok(all)
}

/// The content this program was built with, or that of its pack. Our files are read by a test and a pack's before it
/// is installed, so a mistake in one never stops a game.
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| match read(table::content::files(&FILES)) {
        Ok(content) => content,
        Err(problem) => panic!("the content files of Conquest and Diplomacy: {problem}"),
    });
    &CONTENT
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaderFile {
    id: String,
    faction: Faction,
    strength: u8,
    provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BattleFile {
    id: String,
    copies: u8,
    role: BattleRole,
    kept_by_winner: bool,
    provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFile {
    id: String,
    copies: u8,
    window: Window,
    effect: MarketEffect,
    provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
enum SpiceFile {
    Territory { blows: ((Region, u8), (Region, u8)), provenance: Provenance },
    Sandworm { copies: u8, provenance: Provenance },
}

/// Ids and keys live as long as the program: the content is read once.
fn forever(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

/// The content files, in the order leaders, battle, market, spice.
fn read(files: [File; 4]) -> Result<Content, BadContent> {
    let leaders: Vec<LeaderFile> = files[0].read()?;
    let battle: Vec<BattleFile> = files[1].read()?;
    let market: Vec<MarketFile> = files[2].read()?;
    let spice: Vec<SpiceFile> = files[3].read()?;

    let leaders: Vec<LeaderRow> = leaders
        .into_iter()
        .map(|row| LeaderRow {
            key: forever(format!("leader-{}", row.id)),
            id: forever(row.id),
            faction: row.faction,
            strength: row.strength,
            provenance: row.provenance,
        })
        .collect();
    let battle: Vec<BattleRow> = battle
        .into_iter()
        .map(|row| BattleRow {
            key: forever(format!("battle-{}", row.id)),
            id: forever(row.id),
            copies: row.copies,
            role: row.role,
            kept_by_winner: row.kept_by_winner,
            provenance: row.provenance,
        })
        .collect();
    let market: Vec<MarketRow> = market
        .into_iter()
        .map(|row| MarketRow {
            key: forever(format!("market-{}", row.id)),
            text: forever(format!("market-{}-text", row.id)),
            id: forever(row.id),
            copies: row.copies,
            window: row.window,
            effect: row.effect,
            provenance: row.provenance,
        })
        .collect();
    let spice: Vec<SpiceRow> = spice
        .into_iter()
        .map(|row| match row {
            SpiceFile::Territory { blows: (a, b), provenance } => {
                SpiceRow::Territory { blows: [a, b], provenance }
            }
            SpiceFile::Sandworm { copies, provenance } => SpiceRow::Sandworm { copies, provenance },
        })
        .collect();

    sound(&files, &leaders, &battle, &market, &spice)?;
    let version = fingerprint(&leaders, &battle, &market, &spice);
    let leaders = leaders.try_into().map_err(|_| files[0].bad("not the leaders"))?;
    Ok(Content { leaders, battle, market, spice, version })
}

/// What the engine counts on beyond the form of the rows.
fn sound(
    files: &[File; 4],
    leaders: &[LeaderRow],
    battle: &[BattleRow],
    market: &[MarketRow],
    spice: &[SpiceRow],
) -> Result<(), BadContent> {
    files[0].unique(leaders.iter().map(|row| row.id))?;
    files[1].unique(battle.iter().map(|row| row.id))?;
    files[2].unique(market.iter().map(|row| row.id))?;
    for (file, kinds) in files[1..].iter().zip([battle.len(), market.len(), spice.len()]) {
        if kinds > KINDS {
            return Err(file.bad(format!("{kinds} kinds of cards, and there may be {KINDS}")));
        }
    }
    files[0].counted(leaders.len(), LEADERS)?;
    let leaderless = |faction: &&Faction| leaders.iter().all(|row| row.faction != **faction);
    if let Some(faction) = Faction::ALL.iter().find(leaderless) {
        return Err(files[0].bad(format!("{faction:?} has no leader")));
    }
    for row in spice {
        if let SpiceRow::Territory { blows, .. } = row
            && let Some((region, _)) = blows.iter().find(|(region, _)| region.symbol().is_none())
        {
            return Err(
                files[3].bad_row(region.id(), format!("there is no spice blow symbol in {}", region.id()))
            );
        }
    }
    let none = |file: &File, id| file.bad_row(id, format!("there must be at least one copy of `{id}`"));
    if let Some(row) = battle.iter().find(|row| row.copies == 0) {
        return Err(none(&files[1], row.id));
    }
    market.iter().find(|row| row.copies == 0).map_or(Ok(()), |row| Err(none(&files[2], row.id)))
}

/// What the rows do, without where it is known from.
fn fingerprint(
    leaders: &[LeaderRow],
    battle: &[BattleRow],
    market: &[MarketRow],
    spice: &[SpiceRow],
) -> String {
    let spice = spice.iter().map(|row| match row {
        SpiceRow::Territory { blows, .. } => (Some(blows), 1),
        SpiceRow::Sandworm { copies, .. } => (None, *copies),
    });
    table::content::fingerprint(&(
        leaders.iter().map(|row| (row.id, row.faction, row.strength)).collect::<Vec<_>>(),
        battle.iter().map(|row| (row.id, row.copies, &row.role, row.kept_by_winner)).collect::<Vec<_>>(),
        market.iter().map(|row| (row.id, row.copies, row.window, row.effect)).collect::<Vec<_>>(),
        spice.collect::<Vec<_>>(),
    ))
}

/// The whole battle deck.
pub fn battle_deck() -> Cards {
    pile(content().battle.iter().map(|row| row.copies))
}

/// The whole market deck.
pub fn market_deck() -> Cards {
    pile(content().market.iter().map(|row| row.copies))
}

/// The whole spice deck.
pub fn spice_deck() -> Cards {
    pile(content().spice.iter().map(|row| match row {
        SpiceRow::Territory { .. } => 1,
        SpiceRow::Sandworm { copies, .. } => *copies,
    }))
}

fn pile(copies: impl Iterator<Item = u8>) -> Cards {
    let mut counts = [0; KINDS];
    counts.iter_mut().zip(copies).for_each(|(count, copies)| *count = copies);
    Bag::from_counts(counts)
}

macro_rules! rows {
    ($type:ident, $field:ident, $row:ty) => {
        impl $type {
            /// Its row in the content files.
            #[inline]
            pub fn row(self) -> &'static $row {
                &content().$field[self.0 as usize]
            }
        }
    };
}

rows!(Leader, leaders, LeaderRow);
rows!(BattleCard, battle, BattleRow);
rows!(MarketCard, market, MarketRow);
rows!(SpiceCard, spice, SpiceRow);

macro_rules! found_by_id {
    ($type:ident, $field:ident, $what:literal) => {
        impl $type {
            /// Every kind, in the order of the content file.
            pub fn all() -> impl Iterator<Item = $type> {
                (0..content().$field.len() as u8).map($type)
            }

            /// The id used in actions and files.
            pub fn id(self) -> &'static str {
                self.row().id
            }

            /// The message key of its name.
            pub fn key(self) -> &'static str {
                self.row().key
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<$type> {
                $type::all().find(|one| one.id() == id)
            }
        }

        by_id!($type, $what);
    };
}

found_by_id!(Leader, leaders, "leader");
found_by_id!(BattleCard, battle, "battle card");
found_by_id!(MarketCard, market, "market card");

impl Leader {
    /// The number printed on the token.
    #[inline]
    pub fn strength(self) -> u8 {
        self.row().strength
    }
}

/// Spice cards have no name of their own; they are written as what they bring.
impl Serialize for SpiceCard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.row() {
            SpiceRow::Territory { blows, .. } => blows.serialize(serializer),
            SpiceRow::Sandworm { .. } => serializer.serialize_str("sandworm"),
        }
    }
}

impl SpiceCard {
    /// Is it a sandworm?
    #[inline]
    pub fn is_worm(self) -> bool {
        matches!(self.row(), SpiceRow::Sandworm { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The version with a word of the market deck replaced.
    fn version_with(word: &str, other: &str) -> String {
        let mut files = FILES;
        assert!(files[2].text.contains(word), "{word}");
        files[2].text = files[2].text.replace(word, other).leak();
        read(files).unwrap().version
    }

    #[test]
    fn comments_and_provenance_do_not_change_what_the_cards_are() {
        let same = &content().version;
        assert_eq!(version_with("// The market deck", "// All market cards"), *same);
        assert_eq!(
            version_with("AskTraitor, provenance: Reconstructed", "AskTraitor, provenance: Public"),
            *same
        );
    }

    #[test]
    fn what_a_card_does_changes_what_the_cards_are() {
        let same = &content().version;
        for (word, other) in [("TakeSpice(4)", "TakeSpice(5)"), ("copies: 2", "copies: 1"), ("hajr", "other")]
        {
            assert_ne!(version_with(word, other), *same, "{word}");
        }
    }
}
