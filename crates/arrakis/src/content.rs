//! Cards, leaders, tokens and tracks, read from the data files in `content/`.
//!
//! Every entry says where it is known from. Entries marked `Reconstructed` are our own stand-ins for
//! printed values that are not public; an owner of the game can replace them without touching code.

pub mod cards;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::content::{BadContent, File, Named, Pack, Packs};

use crate::effect::{Effect, Script};
use crate::piece::{Deck, Face, Leader, Marker, Side, Unit};

mod contents;

pub use contents::{AreaRow, CardSays, Contents, LeaderSays, PrescienceSays, Told, ZoneRow};

pub(crate) use contents::contents;

/// Where an entry is known from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Source {
    /// Said or printed in the rulebooks.
    Rulebook,
    /// Read off the components by a public fan project.
    Public,
    /// Made up by us to fill a gap.
    Reconstructed,
}

/// A planning card.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardText"))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its message key.
    pub id: String,
    /// The deck it belongs to.
    pub deck: Deck,
    /// How many there are.
    pub copies: u8,
    /// Where it is known from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: Source,
    /// What it does.
    pub effects: Script,
    /// Can it be played with a die?
    #[serde(default = "yes")]
    pub playable: bool,
    /// What copies of it do when they are discarded together; then it is never discarded otherwise.
    #[serde(default)]
    pub scheme: Option<Scheme>,
    /// Does it belong to the Spacing Guild expansion?
    #[serde(default)]
    pub guild: bool,
}

fn yes() -> bool {
    true
}

/// What copies of a card do when they are discarded together (WA-NAMED-07, WA-NAMED-08).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Scheme {
    /// How many it takes.
    pub copies: u8,
    /// Who must be in play, and leaves the game.
    pub leaves: Leader,
    /// Who enters play.
    pub enters: Leader,
}

/// What else happens when a leader enters play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Entry {
    /// Nothing.
    #[default]
    Plain,
    /// The leader takes over place and card of another (WA-NAMED-04, WA-NAMED-05).
    TakesOver(Leader),
    /// Another leaves the game (WA-NAMED-10).
    Removes(Leader),
    /// The side gains a Bene Gesserit token (WA-BG-07).
    BeneGesserit,
}

/// The card of a named leader.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LeaderCard {
    /// Its message key.
    pub id: String,
    /// Whose card it is.
    pub leader: Leader,
    /// The sub-faction whose colour it has.
    pub deck: Deck,
    /// In play at the start?
    #[serde(default)]
    pub at_start: bool,
    /// The die result the special action needs; Gurney has none.
    pub slot: Option<Face>,
    /// The special action.
    pub special: Script,
    /// What else happens when the leader enters play.
    #[serde(default)]
    pub entry: Entry,
    /// Cards the automaton draws and plays for the special action (WA-SOLO-SPECIAL-12, WA-SOLO-SPECIAL-13).
    #[serde(default)]
    pub mahdi_plays: Option<(u8, Deck)>,
    /// Does the automaton place this leader before others (WA-SOLO-DEPLOY-02)?
    #[serde(default)]
    pub mahdi_first: bool,
    /// What one Special becomes in battle: hits and blocks.
    pub combat: (u8, u8),
    /// Where slot and special action are known from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: Source,
    /// Where the combat ability is known from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub combat_source: Source,
}

/// A prescience card.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Prescience {
    /// Its message key.
    pub id: String,
    /// When it can be claimed.
    pub phase: Claim,
    /// What must be true or done.
    pub needs: Need,
    /// Steps of the three markers.
    #[serde(deserialize_with = "some_gain")]
    pub gain: [u8; 3],
    /// Where the condition is known from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: Source,
}

/// A card without markers cannot be played (WA-AMB-06).
fn some_gain<'de, D: serde::Deserializer<'de>>(from: D) -> Result<[u8; 3], D::Error> {
    let gain = <[u8; 3]>::deserialize(from)?;
    if gain == [0; 3] { Err(serde::de::Error::custom("a prescience card moves a marker")) } else { Ok(gain) }
}

/// When a prescience card can be claimed (WA-PRESC-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Claim {
    /// In the action phase.
    Action,
    /// At the beginning of the end of the round.
    End,
}

/// What a prescience card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Need {
    /// Reveal the sietch in Paul's area.
    RevealPaulsSietch,
    /// A legion with a named leader has just ridden into an empty desert.
    RodeIntoEmptyDesert,
    /// Legions in so many deserts without a sietch.
    LegionsInDeserts(u8),
    /// Remove a deployment token from a sietch in a sector with an enemy legion.
    RemoveToken,
    /// Paul, in a sector without an enemy legion, goes to the tank for a die.
    PaulToTank,
    /// So many harvesters were removed this action phase.
    HarvestersRemoved(u8),
    /// One sandworm attack has just removed or downgraded so many units.
    WormTook(u8),
    /// A battle has just been won as attacker against a legion with a leader.
    BeatALeader,
    /// With Paul on the board, spend a die and discard so many planning cards.
    Trance(u8),
    /// A battle in a sietch area has just ended and the sietch stands.
    SietchHeld,
    /// Named leaders in so many areas.
    NamedInAreas(u8),
    /// Sandworms in so many sectors.
    WormsInSectors(u8),
    /// A legion of so many units with a leader next to an enemy settlement.
    LegionBySettlement(u8),
    /// Paul in a central sector that holds an enemy legion.
    PaulInEnemyCentre,
    /// So many sietches neither revealed nor destroyed.
    HiddenSietches(u8),
    /// The harvest of this round gave at most so much spice.
    SpiceAtMost(u8),
}

/// What a deployment token shows.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TokenFace {
    /// Its id: the set and what it shows.
    pub id: String,
    /// How many tokens show it.
    pub copies: u8,
    /// Regular, elite and special units.
    pub units: [u8; 3],
    /// Generic leaders.
    #[serde(default)]
    pub leaders: u8,
}

/// A row of the Spice Must Flow board.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Dice that lie on the board when this row is active.
    pub dice: u8,
    /// Harvesters, ornithopters and carryalls it grants.
    pub vehicles: [u8; 3],
}

/// Boards, tracks, dice and tokens.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// Rows of the Spice Must Flow board, top first.
    pub rows: Vec<Row>,
    /// The six faces of an action die.
    pub action_die: [Face; 6],
    /// How many of the six faces of a combat die are hits; shields follow, then specials.
    pub combat_hits: u32,
    /// How many are shields.
    pub combat_shields: u32,
    /// Cells for each result: Atreides, Harkonnen (WA-AMB-07).
    pub cells: [[u8; 5]; 2],
    /// Cells for each result on the boards of the four sub-factions.
    pub shared_cells: [[u8; 5]; 4],
    /// Steps of the Supremacy track that give Atreides a Bene Gesserit token.
    pub bene_gesserit_steps: [u8; 2],
    /// Who enters play at which step of the Supremacy track.
    pub supremacy_leaders: Vec<(u8, Leader)>,
    /// Who enters play when this marker, or any, comes so far.
    pub prescience_leaders: Vec<(u8, Option<Marker>, Leader)>,
    /// The step of the prescience track that makes the atomics ready.
    pub atomics_step: u8,
    /// The end of the prescience track.
    pub prescience_end: u8,
    /// Ranks of the eight sietches.
    pub sietch_ranks: [u8; 8],
    /// Atreides starting tokens.
    pub starting: Vec<TokenFace>,
    /// Atreides standard tokens.
    pub standard: Vec<TokenFace>,
    /// Harkonnen tokens of the black set.
    pub black: Vec<TokenFace>,
    /// Harkonnen tokens of the silver set.
    pub silver: Vec<TokenFace>,
    /// Wormsign tokens: sand, sandworm, burrowing.
    pub wormsigns: [u8; 3],
    /// Testing stations for each marker.
    pub stations: [u8; 3],
    /// Secret objectives: the value each marker must reach.
    pub objectives: [[u8; 3]; 6],
}

/// The standard actions of the dice and of Desert Power.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Standard {
    /// Strategy, Leadership, Deployment, Mentat, House of Atreides.
    pub atreides: [Script; 5],
    /// The same of Harkonnen.
    pub harkonnen: [Script; 5],
    /// Desert Power.
    pub desert_power: Script,
    /// The special action of the Wild Maker, in place of Desert Power.
    pub wild_maker: Script,
    /// House of the Mahdi automaton: both effects (WA-SOLO-HOUSE-01, WA-SOLO-HOUSE-05).
    pub mahdi_house: Script,
}

/// Everything the data files say.
#[derive(Debug)]
pub struct Content {
    /// Planning cards, deck by deck.
    pub cards: Vec<Card>,
    /// Leader cards, in the order of [`Leader::ALL`].
    pub leaders: Vec<LeaderCard>,
    /// Prescience cards.
    pub prescience: Vec<Prescience>,
    /// Boards, tracks, dice and tokens.
    pub tracks: Tracks,
    /// Standard actions.
    pub standard: Standard,
    /// The card whose copies are a scheme when discarded together.
    pub scheme: Option<(cards::Card, Scheme)>,
    version: String,
    scripts: Vec<Vec<Effect>>,
}

/// The data files, in the order they are told apart by.
pub const FILES: [File; 5] = [
    File { path: "arrakis/planning.ron", text: include_str!("content/planning.ron") },
    File { path: "arrakis/leaders.ron", text: include_str!("content/leaders.ron") },
    File { path: "arrakis/prescience.ron", text: include_str!("content/prescience.ron") },
    File { path: "arrakis/tracks.ron", text: include_str!("content/tracks.ron") },
    File { path: "arrakis/actions.ron", text: include_str!("content/actions.ron") },
];

/// How many prescience cards there are.
const PRESCIENCE: usize = 16;
/// How many rows the Spice Must Flow board has.
const ROWS: usize = 5;

/// How the game takes content packs.
pub static PACKS: Packs = Packs { files: &FILES, check };

/// Could the game be played with this pack?
fn check(pack: &'static Pack) -> Result<Vec<Named>, BadContent> {
    let files @ [planning, leaders, prescience, ..] = pack.files(&FILES);
    let content = read(files)?;
    let named = |file: File, id: &String| Named { file, id: id.clone(), key: id.clone() };
    let mut all: Vec<Named> = content.cards.iter().map(|row| named(planning, &row.id)).collect();
    all.extend(content.leaders.iter().map(|row| named(leaders, &row.id)));
    all.extend(content.prescience.iter().map(|row| named(prescience, &row.id)));
    Ok(all)
}

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    // Our files are read by a test, and a pack's before it is installed: a mistake cannot reach a player.
    read(table::content::files(&FILES))
        .unwrap_or_else(|problem| panic!("the content files cannot be read: {problem}"))
});

/// Everything the data files say.
#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

/// The effects of a script, by the number it was given when the files were read. A step on the stack names
/// its script by that number, so that positions stay small.
#[inline]
pub fn script(id: u16) -> &'static [Effect] {
    &content().scripts[id as usize]
}

fn read(files: [File; 5]) -> Result<Content, BadContent> {
    let mut content = Content {
        cards: files[0].read()?,
        leaders: files[1].read()?,
        prescience: files[2].read()?,
        tracks: files[3].read()?,
        standard: files[4].read()?,
        scheme: None,
        version: String::new(),
        scripts: Vec::new(),
    };
    sound(&content, &files)?;
    let Content { cards, leaders, prescience, tracks, standard, .. } = &content;
    content.version = table::content::fingerprint(&(cards, leaders, prescience, tracks, standard));
    content.scheme =
        (0..).zip(&content.cards).find_map(|(number, card)| Some((cards::Card(number), card.scheme?)));
    let Content { cards, leaders, standard, scripts, .. } = &mut content;
    let Standard { atreides, harkonnen, desert_power, wild_maker, mahdi_house } = standard;
    cards
        .iter_mut()
        .map(|card| &mut card.effects)
        .chain(leaders.iter_mut().map(|card| &mut card.special))
        .chain(atreides.iter_mut().chain(harkonnen))
        .chain([desert_power, wild_maker, mahdi_house])
        .for_each(|script| script.number(scripts));
    Ok(content)
}

/// What the engine counts on beyond the form of the rows.
fn sound(content: &Content, files: &[File; 5]) -> Result<(), BadContent> {
    let [planning, leaders, prescience, tracks, _] = files;
    let Content { cards, leaders: cards_of, prescience: claims, tracks: boards, .. } = content;
    planning.unique(cards.iter().map(|row| row.id.as_str()))?;
    prescience.unique(claims.iter().map(|row| row.id.as_str()))?;
    planning.counted(cards.len(), usize::from(cards::KINDS))?;
    for (number, row) in (0..).zip(cards) {
        let card = cards::Card(number);
        if card.deck() != row.deck {
            let problem = format!("`{}` stands where the cards of {:?} stand", row.id, card.deck());
            return Err(planning.bad_row(&row.id, problem));
        }
        let most = card.most_copies();
        if !(1..=most).contains(&row.copies) {
            let problem = format!("`{}` has {} copies, and may have 1 to {most} here", row.id, row.copies);
            return Err(planning.bad_row(&row.id, problem));
        }
    }
    leaders.counted(cards_of.len(), Leader::ALL.len())?;
    if let Some((row, leader)) = cards_of.iter().zip(Leader::ALL).find(|(row, leader)| row.leader != *leader)
    {
        return Err(leaders.bad_row(&row.id, format!("the card of {leader:?} must stand here")));
    }
    prescience.counted(claims.len(), PRESCIENCE)?;
    let lists = [
        ("rows", boards.rows.len(), ROWS),
        ("starting", boards.starting.len(), 4),
        ("standard", boards.standard.len(), 4),
        ("black", boards.black.len(), 3),
        ("silver", boards.silver.len(), 4),
    ];
    if let Some((name, found, wanted)) = lists.into_iter().find(|(_, found, wanted)| found != wanted) {
        return Err(tracks.bad(format!("`{name}` has {found} rows, and there must be {wanted}")));
    }
    let shown = boards.combat_hits + boards.combat_shields;
    if shown > 6 { Err(tracks.bad("a combat die has six faces")) } else { Ok(()) }
}

impl Content {
    /// The standard action of a die.
    pub fn standard_of(&self, side: Side, face: Face) -> &Script {
        match side {
            Side::Atreides => &self.standard.atreides[face as usize],
            Side::Harkonnen => &self.standard.harkonnen[face as usize],
        }
    }

    /// A leader's card.
    #[inline]
    pub fn leader(&self, leader: Leader) -> &LeaderCard {
        &self.leaders[leader as usize]
    }
}

/// Tells this content apart from any other by what it does, for the header of a record.
pub fn fingerprint() -> String {
    content().version.clone()
}

/// A unit's place in a `[regular, elite, special]` count.
pub fn units(units: [u8; 3]) -> impl Iterator<Item = Unit> {
    Unit::ALL.into_iter().flat_map(move |unit| std::iter::repeat_n(unit, units[unit as usize] as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The version with a word of a file replaced.
    fn version_with(file: usize, word: &str, other: &str) -> String {
        let mut files = FILES;
        assert!(files[file].text.contains(word), "{word}");
        files[file].text = files[file].text.replacen(word, other, 1).leak();
        read(files).unwrap().version
    }

    #[test]
    fn comments_and_sources_do_not_change_what_the_cards_are() {
        let same = &content().version;
        assert_eq!(version_with(0, "// The planning cards", "// All planning cards"), *same);
        assert_eq!(version_with(0, "source: Public", "source: Reconstructed"), *same);
        assert_eq!(version_with(1, "combat_source: Public", "combat_source: Rulebook"), *same);
        assert_eq!(version_with(3, "// Reconstructed.", "// Read off the board."), *same);
    }

    #[test]
    fn what_a_card_does_changes_what_the_cards_are() {
        let same = &content().version;
        let changes = [
            (0, "Draw(2)", "Draw(3)"),
            (0, "copies: 3", "copies: 2"),
            (1, "combat: (1, 0)", "combat: (1, 1)"),
            (2, "gain: (1, 1, 0)", "gain: (1, 2, 0)"),
            (3, "prescience_end: 12", "prescience_end: 13"),
            (4, "DeployTokens(1)", "DeployTokens(2)"),
        ];
        for (file, word, other) in changes {
            assert_ne!(version_with(file, word, other), *same, "{word}");
        }
    }
}
