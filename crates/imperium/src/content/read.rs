//! Reading the content files, and what follows from them: sets of spaces, posts and icons.

use serde::{Deserialize, Serialize};

use super::{CARDS, Card, CardText, CommanderText, Content, IntrigueText, PostText, Price, Sides, SpaceText};
use crate::board::{POSTS, Posts, SPACES, Spaces};
use crate::effect::Effect;

/// The content files.
pub(super) const FILES: [&str; 14] = [
    include_str!("imperium.ron"),
    include_str!("starting.ron"),
    include_str!("intrigue.ron"),
    include_str!("conflicts.ron"),
    include_str!("contracts.ron"),
    include_str!("leaders.ron"),
    include_str!("training.ron"),
    include_str!("spaces.ron"),
    include_str!("posts.ron"),
    include_str!("objectives.ron"),
    include_str!("rivals.ron"),
    include_str!("hagal.ron"),
    include_str!("commander_cards.ron"),
    include_str!("commanders.ron"),
];

fn rows<T: Deserialize<'static>>(file: &'static str) -> Vec<T> {
    // The files are part of the program; the tests read every one of them.
    ron::from_str(file).unwrap_or_else(|problem| panic!("a content file: {problem}"))
}

/// Reads the files.
pub(super) fn read(files: &[&'static str; 14]) -> Content {
    let [imperium, starting, intrigue, conflicts, contracts, leaders, training, ..] = *files;
    let [.., spaces, posts, objectives, rivals, hagal, commander_cards, commanders] = *files;
    let mut cards: Vec<CardText> = rows(imperium);
    cards.extend(rows::<CardText>(starting));
    cards.extend(rows::<CardText>(commander_cards));
    let intrigues: Vec<IntrigueText> = rows(intrigue);
    let spaces: Vec<SpaceText> = rows(spaces);
    let posts: Vec<PostText> = rows(posts);
    let commanders: Vec<CommanderText> = rows(commanders);
    let mut icons = [0; CARDS];
    for (set, card) in icons.iter_mut().zip(&cards) {
        *set = card.icons.iter().fold(0, |set, icon| set | 1 << icon.index());
    }
    let mut by_icon = [0; 8];
    for text in &spaces {
        by_icon[text.icon.index()] |= text.space.bit();
    }
    let (posts_at, spaces_at, icons_at) = connect(&spaces, &posts);
    let (sides, personal) = sides(&spaces, &commanders);
    let reserve = cards.iter().enumerate().filter(|(_, text)| text.reserve).map(|(at, _)| Card(at as u8));
    Content {
        reserve: reserve.collect(),
        cards,
        intrigues,
        conflicts: rows(conflicts),
        contracts: rows(contracts),
        leaders: rows(leaders),
        training: rows(training),
        objectives: rows(objectives),
        rivals: rows(rivals),
        hagal: rows(hagal),
        commanders,
        by_icon,
        icons,
        posts_at,
        spaces_at,
        icons_at,
        makers: set(&spaces, |text| text.maker),
        makers_of: [Sides::Six, Sides::Standard].map(|other| {
            let here = spaces.iter().filter(|text| text.maker && text.sides != other);
            here.map(|text| text.space).collect()
        }),
        yields: std::array::from_fn(|at| yields(&spaces[at].effects)),
        swordmaster: set(&spaces, |text| text.effects.contains(&Effect::Swordmaster)),
        speaking: spaces.iter().filter(|text| text.reveal.is_some()).map(|text| text.space).collect(),
        prices: [false, true].map(|six| prices(&spaces, sides[0], six)),
        gated: spaces.iter().filter_map(|text| text.needs.map(|faction| (text.space, faction))).collect(),
        posts_of: sides.map(|side| {
            let on = |at: &usize| spaces_at[*at] & side != 0;
            (0..POSTS).filter(on).fold(0, |posts, at| posts | 1 << at)
        }),
        sides,
        personal,
        spaces,
        posts,
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
