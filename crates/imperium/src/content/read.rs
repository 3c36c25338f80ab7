//! Reading the content files, and what follows from them: sets of spaces, posts and icons.

use serde::Serialize;
use table::content::{BadContent, File, Named, Pack, Packs};

use super::{
    CARDS, Card, CardText, CommanderText, ConflictText, Content, ContractText, FIRST_OF_COMMANDERS,
    FIRST_STARTING, HagalText, IntrigueText, LeaderText, ObjectiveText, PostText, Price, RivalText, Sides,
    SpaceText, TrainingText, sound,
};
use crate::board::{POSTS, Posts, SPACES, Spaces};
use crate::effect::Effect;

/// The content files.
pub(super) const FILES: [File; 14] = [
    File { path: "imperium/imperium.ron", text: include_str!("imperium.ron") },
    File { path: "imperium/starting.ron", text: include_str!("starting.ron") },
    File { path: "imperium/intrigue.ron", text: include_str!("intrigue.ron") },
    File { path: "imperium/conflicts.ron", text: include_str!("conflicts.ron") },
    File { path: "imperium/contracts.ron", text: include_str!("contracts.ron") },
    File { path: "imperium/leaders.ron", text: include_str!("leaders.ron") },
    File { path: "imperium/training.ron", text: include_str!("training.ron") },
    File { path: "imperium/spaces.ron", text: include_str!("spaces.ron") },
    File { path: "imperium/posts.ron", text: include_str!("posts.ron") },
    File { path: "imperium/objectives.ron", text: include_str!("objectives.ron") },
    File { path: "imperium/rivals.ron", text: include_str!("rivals.ron") },
    File { path: "imperium/hagal.ron", text: include_str!("hagal.ron") },
    File { path: "imperium/commander_cards.ron", text: include_str!("commander_cards.ron") },
    File { path: "imperium/commanders.ron", text: include_str!("commanders.ron") },
];

/// How the game takes content packs.
pub static PACKS: Packs = Packs { files: &FILES, check };

/// Could the game be played with this pack?
fn check(pack: &'static Pack) -> Result<Vec<Named>, BadContent> {
    let files = pack.files(&FILES);
    let content = read(&files)?;
    let [imperium, starting, intrigue, conflicts, contracts, leaders, ..] = files;
    let [.., objectives, _, hagal, commander_cards, _] = files;
    let mut named = Vec::new();
    let mut name = |file: File, keys: &mut dyn Iterator<Item = &str>| {
        named.extend(keys.map(|key| Named { file, id: key.to_owned(), key: key.to_owned() }));
    };
    let (deck, others) = content.cards.split_at(FIRST_STARTING.into());
    let (started, commanded) = others.split_at(usize::from(FIRST_OF_COMMANDERS - FIRST_STARTING));
    name(imperium, &mut deck.iter().map(|row| row.key));
    name(starting, &mut started.iter().map(|row| row.key));
    name(commander_cards, &mut commanded.iter().map(|row| row.key));
    name(intrigue, &mut content.intrigues.iter().map(|row| row.key));
    name(conflicts, &mut content.conflicts.iter().map(|row| row.key));
    name(contracts, &mut content.contracts.iter().map(|row| row.key));
    name(leaders, &mut content.leaders.iter().map(|row| row.key));
    name(objectives, &mut content.objectives.iter().map(|row| row.key));
    name(hagal, &mut content.hagal.iter().map(|row| row.key));
    Ok(named)
}

/// Reads the files.
pub(super) fn read(files: &[File; 14]) -> Result<Content, BadContent> {
    let [imperium, starting, intrigue, conflicts, contracts, leaders, training, ..] = files;
    let [.., spaces, posts, objectives, rivals, hagal, commander_cards, commanders] = files;
    let mut cards: Vec<CardText> = imperium.borrow()?;
    imperium.counted(cards.len(), FIRST_STARTING.into())?;
    cards.extend(starting.borrow::<Vec<CardText>>()?);
    starting.counted(
        cards.len() - usize::from(FIRST_STARTING),
        usize::from(FIRST_OF_COMMANDERS - FIRST_STARTING),
    )?;
    cards.extend(commander_cards.borrow::<Vec<CardText>>()?);
    commander_cards
        .counted(cards.len() - usize::from(FIRST_OF_COMMANDERS), CARDS - usize::from(FIRST_OF_COMMANDERS))?;
    let rows = Rows {
        cards,
        intrigues: intrigue.borrow()?,
        conflicts: conflicts.borrow()?,
        contracts: contracts.borrow()?,
        leaders: leaders.borrow()?,
        training: training.borrow()?,
        objectives: objectives.borrow()?,
        rivals: rivals.borrow()?,
        hagal: hagal.borrow()?,
        spaces: spaces.borrow()?,
        posts: posts.borrow()?,
        commanders: commanders.borrow()?,
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
    pub objectives: Vec<ObjectiveText>,
    pub rivals: Vec<RivalText>,
    pub hagal: Vec<HagalText>,
    pub spaces: Vec<SpaceText>,
    pub posts: Vec<PostText>,
    pub commanders: Vec<CommanderText>,
}

/// The rows with what follows from them.
fn laid_out(rows: Rows) -> Content {
    let Rows { cards, spaces, posts, commanders, .. } = &rows;
    let mut icons = [0; CARDS];
    for (set, card) in icons.iter_mut().zip(cards) {
        *set = card.icons.iter().fold(0, |set, icon| set | 1 << icon.index());
    }
    let mut by_icon = [0; 8];
    for text in spaces {
        by_icon[text.icon.index()] |= text.space.bit();
    }
    let (posts_at, spaces_at, icons_at) = connect(spaces, posts);
    let (sides, personal) = sides(spaces, commanders);
    let reserve = cards.iter().enumerate().filter(|(_, text)| text.reserve).map(|(at, _)| Card(at as u8));
    Content {
        reserve: reserve.collect(),
        by_icon,
        icons,
        posts_at,
        spaces_at,
        icons_at,
        makers: set(spaces, |text| text.maker),
        makers_of: [Sides::Six, Sides::Standard].map(|other| {
            let here = spaces.iter().filter(|text| text.maker && text.sides != other);
            here.map(|text| text.space).collect()
        }),
        yields: std::array::from_fn(|at| yields(&spaces[at].effects)),
        swordmaster: set(spaces, |text| text.effects.contains(&Effect::Swordmaster)),
        speaking: spaces.iter().filter(|text| text.reveal.is_some()).map(|text| text.space).collect(),
        prices: [false, true].map(|six| prices(spaces, sides[0], six)),
        gated: spaces.iter().filter_map(|text| text.needs.map(|faction| (text.space, faction))).collect(),
        posts_of: sides.map(|side| {
            let on = |at: &usize| spaces_at[*at] & side != 0;
            (0..POSTS).filter(on).fold(0, |posts, at| posts | 1 << at)
        }),
        sides,
        personal,
        cards: rows.cards,
        intrigues: rows.intrigues,
        conflicts: rows.conflicts,
        contracts: rows.contracts,
        leaders: rows.leaders,
        training: rows.training,
        objectives: rows.objectives,
        rivals: rows.rivals,
        hagal: rows.hagal,
        commanders: rows.commanders,
        spaces: rows.spaces,
        posts: rows.posts,
    }
}

/// The spaces of which this is true.
fn set(spaces: &[SpaceText], of: impl Fn(&SpaceText) -> bool) -> Spaces {
    spaces.iter().filter(|text| of(text)).fold(0, |set, text| set | text.space.bit())
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

/// The spaces of the two sides of the board, and of the Commanders' personal boards.
fn sides(spaces: &[SpaceText], commanders: &[CommanderText]) -> ([Spaces; 2], [Spaces; 2]) {
    let (mut sides, mut personal) = ([0; 2], [0; 2]);
    for text in spaces {
        let bit = text.space.bit();
        sides[0] |= if text.sides != Sides::Six { bit } else { 0 };
        match text.owner {
            Some(owner) => {
                for (board, row) in personal.iter_mut().zip(commanders) {
                    *board |= if row.leader == owner { bit } else { 0 };
                }
            }
            None if text.sides != Sides::Standard => sides[1] |= bit,
            None => {}
        }
    }
    (sides, personal)
}

/// What the spaces that cost something cost.
fn prices(spaces: &[SpaceText], standard: Spaces, six: bool) -> Vec<Price> {
    let priced = spaces.iter().map(|text| Price {
        space: text.space,
        solari: text.solari,
        spice: text.spice_of_six.filter(|_| six).unwrap_or(text.spice),
        water: text.water,
    });
    let here = |price: &Price| six || standard & price.space.bit() != 0;
    priced.filter(|price| here(price) && price.solari + price.spice + price.water > 0).collect()
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
    hash.add(&content.spaces);
    hash.add(&content.posts);
    hash.add(&content.objectives);
    hash.add(&content.rivals);
    hash.add(&content.hagal);
    hash.add(&content.commanders);
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
