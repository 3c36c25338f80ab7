//! Reading the content files, and what follows from them: sets of spaces, posts and icons.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::content::{BadContent, File, Named, Pack, Packs};

use super::{
    BoardText, CardText, Cell, CellText, CommanderText, ConflictText, Content, ContractText, EpicText,
    HagalText, IntrigueText, LeaderText, LevelText, ObjectiveText, Pile, PostText, RivalText, ShippingText,
    SpaceText, StepText, TechText, TrainingText, sound,
};
use crate::board::{BattleIcon, POSTS, Posts, SPACES, Set, Spaces};
use crate::effect::Effect;

/// A content file as it is found, and the name it has in packs.
macro_rules! files {
    ($($path:literal),* $(,)?) => {
        [$(File { path: concat!("imperium/", $path), text: include_str!($path) }),*]
    };
}

/// How many content files there are.
const COUNT: usize = 44;

/// The content files: Uprising's, then those of the other sets in folders of their own.
pub(super) const FILES: [File; COUNT] = files![
    "imperium.ron",
    "starting.ron",
    "commander_cards.ron",
    "intrigue.ron",
    "conflicts.ron",
    "contracts.ron",
    "leaders.ron",
    "training.ron",
    "boards.ron",
    "spaces.ron",
    "posts.ron",
    "objectives.ron",
    "rivals.ron",
    "hagal.ron",
    "commanders.ron",
    "base/imperium.ron",
    "base/starting.ron",
    "base/intrigue.ron",
    "base/conflicts.ron",
    "base/leaders.ron",
    "base/spaces.ron",
    "base/hagal.ron",
    "base/rivals.ron",
    "base/difficulties.ron",
    "ix/imperium.ron",
    "ix/starting.ron",
    "ix/intrigue.ron",
    "ix/conflicts.ron",
    "ix/leaders.ron",
    "ix/spaces.ron",
    "ix/posts.ron",
    "ix/hagal.ron",
    "ix/rivals.ron",
    "ix/tech.ron",
    "ix/shipping.ron",
    "ix/epic.ron",
    "immortality/imperium.ron",
    "immortality/starting.ron",
    "immortality/tleilaxu.ron",
    "immortality/intrigue.ron",
    "immortality/spaces.ron",
    "immortality/hagal.ron",
    "immortality/research.ron",
    "immortality/tleilaxu_track.ron",
];

/// How the game takes content packs.
pub static PACKS: Packs = Packs { files: &FILES, check };

/// Could the game be played with this pack?
fn check(pack: &'static Pack) -> Result<Vec<Named>, BadContent> {
    let files = pack.files(&FILES);
    let content = read(&files)?;
    let mut named = Vec::new();
    for file in files {
        let quoted = |key: &str| file.text.contains(&format!("key: \"{key}\""));
        named.extend(content.keys().filter(|key| quoted(key)).map(|key| Named {
            file,
            id: key.to_owned(),
            key: key.to_owned(),
        }));
    }
    Ok(named)
}

/// The files of a kind, with the sets they belong to.
pub(super) fn of_kind<'a>(files: &'a [File], kind: &str) -> impl Iterator<Item = (&'a File, Set)> {
    let wanted = format!("{kind}.ron");
    files.iter().filter_map(move |file| {
        let (folder, name) = file.path.rsplit_once('/')?;
        let set = match folder.rsplit('/').next() {
            Some("base") => Set::Base,
            Some("ix") => Set::Ix,
            Some("immortality") => Set::Immortality,
            _ => Set::Uprising,
        };
        (name == wanted).then_some((file, set))
    })
}

/// The rows of all files of a kind, one set after another.
fn rows<T: Deserialize<'static>>(
    files: &[File],
    kind: &str,
    mut belongs: impl FnMut(&mut T, Set),
) -> Result<Vec<T>, BadContent> {
    let mut all = Vec::new();
    for (file, set) in of_kind(files, kind) {
        let mut rows: Vec<T> = file.borrow()?;
        rows.iter_mut().for_each(|row| belongs(row, set));
        all.append(&mut rows);
    }
    Ok(all)
}

/// The row of a file that has only one.
fn one<T: Deserialize<'static>>(files: &[File], kind: &str) -> Result<T, BadContent> {
    let mut all: Vec<T> = rows(files, kind, |_, _| {})?;
    sound::only(files, kind).counted(all.len(), 1)?;
    all.pop().ok_or_else(|| sound::only(files, kind).bad("a row is missing".to_owned()))
}

/// Every card a deck can hold, set by set.
fn cards(files: &[File]) -> Result<Vec<CardText>, BadContent> {
    let mut cards: Vec<CardText> = Vec::new();
    for wanted in Set::ALL {
        let piles = [
            ("imperium", Pile::Imperium),
            ("starting", Pile::Starting),
            ("commander_cards", Pile::Commander),
            ("tleilaxu", Pile::Tleilaxu),
        ];
        for (kind, pile) in piles {
            for (file, set) in of_kind(files, kind).filter(|(_, set)| set == wanted) {
                let rows = file.borrow::<Vec<CardText>>()?;
                cards.extend(rows.into_iter().map(|row| unloading(CardText { set, pile, ..row })));
            }
        }
    }
    Ok(cards)
}

/// What Unload gives when the card is discarded or trashed is what its reveal box says. RI-ICON-02
fn unloading(mut row: CardText) -> CardText {
    if row.unload {
        row.trashed = row.reveal.clone();
        row.discarded = row.reveal.clone();
    }
    row
}

/// Reads the files.
pub(super) fn read(files: &[File; COUNT]) -> Result<Content, BadContent> {
    let rows = Rows {
        cards: cards(files)?,
        intrigues: rows(files, "intrigue", |row: &mut IntrigueText, set| row.set = set)?,
        conflicts: rows(files, "conflicts", |row: &mut ConflictText, set| row.set = set)?,
        contracts: rows(files, "contracts", |_, _| {})?,
        leaders: rows(files, "leaders", |row: &mut LeaderText, set| row.set = set)?,
        training: rows(files, "training", |_, _| {})?,
        research: rows(files, "research", |_, _| {})?,
        tleilaxu_track: rows(files, "tleilaxu_track", |_, _| {})?,
        boards: rows(files, "boards", |_, _| {})?,
        objectives: rows(files, "objectives", |_, _| {})?,
        rivals: rows(files, "rivals", |row: &mut RivalText, set| row.set = set)?,
        levels: rows(files, "difficulties", |_, _| {})?,
        hagal: rows(files, "hagal", |row: &mut HagalText, set| row.set = set)?,
        tech: rows(files, "tech", |_, _| {})?,
        shipping: rows(files, "shipping", |_, _| {})?,
        epic: one(files, "epic")?,
        spaces: rows(files, "spaces", |row: &mut SpaceText, set| row.set = set)?,
        posts: rows(files, "posts", |_, _| {})?,
        commanders: rows(files, "commanders", |_, _| {})?,
    };
    sound::sound(files, &rows)?;
    Ok(laid_out(rows))
}

/// What stands in the files.
pub(super) struct Rows {
    pub cards: Vec<CardText>,
    pub intrigues: Vec<IntrigueText>,
    pub conflicts: Vec<ConflictText>,
    pub contracts: Vec<ContractText>,
    pub leaders: Vec<LeaderText>,
    pub training: Vec<TrainingText>,
    pub research: Vec<CellText>,
    pub tleilaxu_track: Vec<StepText>,
    pub objectives: Vec<ObjectiveText>,
    pub rivals: Vec<RivalText>,
    pub levels: Vec<LevelText>,
    pub hagal: Vec<HagalText>,
    pub tech: Vec<TechText>,
    pub shipping: Vec<ShippingText>,
    pub epic: EpicText,
    pub boards: Vec<BoardText>,
    pub spaces: Vec<SpaceText>,
    pub posts: Vec<PostText>,
    pub commanders: Vec<CommanderText>,
}

/// The rows with what follows from them.
fn laid_out(rows: Rows) -> Content {
    let Rows { cards, spaces, posts, .. } = &rows;
    let icons = |card: &CardText| card.icons.iter().fold(0, |set, icon| set | 1 << icon.index());
    let mut by_icon = [0; 8];
    for text in spaces {
        by_icon[text.icon.index()] |= text.space.bit();
    }
    let (posts_at, spaces_at, icons_at) = connect(spaces, posts);
    Content {
        by_icon,
        icons: cards.iter().map(icons).collect(),
        posts_at,
        spaces_at,
        icons_at,
        makers: set(spaces, |text| text.maker),
        yields: std::array::from_fn(|at| yields(&spaces[at].effects)),
        backs: rows.leaders.iter().filter_map(|row| row.back).fold(0, |set, back| set | 1 << back.index()),
        conflicts_with: std::array::from_fn(|at| {
            conflicts(&rows.conflicts, |row| row.icon == Some(BattleIcon::ALL[at]))
        }),
        conflicts_of: std::array::from_fn(|at| {
            conflicts(&rows.conflicts, |row| usize::from(row.level) == at + 1)
        }),
        cards: rows.cards,
        intrigues: rows.intrigues,
        conflicts: rows.conflicts,
        contracts: rows.contracts,
        leaders: rows.leaders,
        training: rows.training,
        next_cells: rows.research.iter().map(|cell| next_cells(&rows.research, cell)).collect(),
        markers: markers(&rows.research),
        research: rows.research,
        tleilaxu_track: rows.tleilaxu_track,
        objectives: rows.objectives,
        rivals: rows.rivals,
        levels: rows.levels,
        hagal: rows.hagal,
        tech: rows.tech,
        shipping: rows.shipping,
        epic: rows.epic,
        commanders: rows.commanders,
        boards: rows.boards,
        spaces: rows.spaces,
        posts: rows.posts,
    }
}

/// The columns with a genetic marker, from the start. IM-TRACK-03
fn markers(cells: &[CellText]) -> Vec<u8> {
    let columns: BTreeSet<u8> = cells.iter().filter(|cell| cell.marker).map(|cell| cell.column).collect();
    columns.into_iter().collect()
}

/// The cells one Research icon leads to from this one.
fn next_cells(cells: &[CellText], from: &CellText) -> Vec<Cell> {
    let at = |key: &&str| cells.iter().position(|cell| cell.key == *key);
    from.next.iter().filter_map(at).map(|at| Cell(at as u8)).collect()
}

impl Content {
    /// The keys of all rows that go by a name.
    fn keys(&self) -> impl Iterator<Item = &'static str> + '_ {
        let cards = self.cards.iter().map(|row| row.key);
        let tiles = self.contracts.iter().map(|row| row.key).chain(self.objectives.iter().map(|row| row.key));
        cards
            .chain(self.intrigues.iter().map(|row| row.key))
            .chain(self.conflicts.iter().map(|row| row.key))
            .chain(tiles)
            .chain(self.leaders.iter().map(|row| row.key))
            .chain(self.hagal.iter().map(|row| row.key))
            .chain(self.tech.iter().map(|row| row.key))
    }
}

/// The spaces of which this is true.
fn set(spaces: &[SpaceText], of: impl Fn(&SpaceText) -> bool) -> Spaces {
    spaces.iter().filter(|text| of(text)).fold(0, |set, text| set | text.space.bit())
}

/// The Conflict cards of which this is true.
fn conflicts(rows: &[ConflictText], of: impl Fn(&ConflictText) -> bool) -> u64 {
    (0..rows.len()).filter(|&at| of(&rows[at])).fold(0, |set, at| set | 1 << at)
}

/// Which posts each space is connected to, which spaces each post, and which icons those have.
fn connect(spaces: &[SpaceText], posts: &[PostText]) -> ([Posts; SPACES], [Spaces; POSTS], [u8; POSTS]) {
    let (mut posts_at, mut spaces_at, mut icons_at) = ([0; SPACES], [0; POSTS], [0; POSTS]);
    for text in posts {
        for &space in &text.spaces {
            posts_at[space.index()] |= text.post.bit();
            spaces_at[text.post.index()] |= space.bit();
            icons_at[text.post.index()] |= 1 << spaces[space.index()].icon.index();
        }
    }
    (posts_at, spaces_at, icons_at)
}

/// The most spice and the most sandworms among these effects.
fn yields(effects: &[Effect]) -> (u8, u8) {
    effects.iter().fold((0, 0), |(spice, worms), effect| match effect {
        Effect::Spice(more) => (spice.max(*more), worms),
        Effect::Worms(more) => (spice, worms.max(*more)),
        Effect::Choose(effects) | Effect::All(effects) | Effect::If(_, effects) => {
            let (more, ridden) = yields(effects);
            (spice.max(more), worms.max(ridden))
        }
        _ => (spice, worms),
    })
}

/// A number for what the rows do: not for where they come from, nor for comments or wording.
pub(super) fn fingerprint(content: &Content) -> String {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    hash.add(&content.cards);
    hash.add(&content.intrigues);
    hash.add(&content.conflicts);
    hash.add(&content.contracts);
    hash.add(&content.leaders);
    hash.add(&content.training);
    hash.add(&content.research);
    hash.add(&content.tleilaxu_track);
    hash.add(&content.boards);
    hash.add(&content.spaces);
    hash.add(&content.posts);
    hash.add(&content.objectives);
    hash.add(&content.rivals);
    hash.add(&content.levels);
    hash.add(&content.hagal);
    hash.add(&content.commanders);
    hash.add(&content.tech);
    hash.add(&content.shipping);
    hash.add(&content.epic);
    format!("{:016x}", hash.0)
}

/// FNV-1a: short, and the same on every machine.
struct Hash(u64);

impl Hash {
    fn add(&mut self, rows: &impl Serialize) {
        let text = ron::to_string(rows).unwrap_or_else(|problem| panic!("content: {problem}"));
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
