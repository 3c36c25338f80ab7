//! The content of the box as data: read once from the files in `content/`, never changed.
//!
//! A card is a row with its boxes in the words of [`crate::effect`] and the source of what the row says. Rows are
//! numbered by their place in the files; names are messages.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Bag;

use crate::board::{Faction, POSTS, Posts, SPACES, Space, Spaces};

mod leaders;
mod rows;

pub use leaders::*;
pub use rows::*;

/// How many different cards a player's deck can hold: 54 of the Imperium deck, 7 starting, 2 of the Reserve, 12 of the
/// Commanders.
pub const CARDS: usize = 75;
/// How many different Intrigue cards there are.
pub const INTRIGUES: usize = 39;
/// How many Conflict cards there are.
pub const CONFLICTS: usize = 16;
/// How many different contracts there are.
pub const CONTRACTS: usize = 28;

/// How many different House Hagal cards there are.
pub const HAGAL: usize = 23;

/// House Hagal cards without order.
pub type Hagals = Bag<HAGAL>;
/// Cards without order.
pub type Cards = Bag<CARDS>;
/// Intrigue cards without order.
pub type Intrigues = Bag<INTRIGUES>;
/// Contracts without order.
pub type Contracts = Bag<CONTRACTS>;

/// The number of a row of a content file, written as its key.
macro_rules! row {
    ($(#[$meta:meta])* $name:ident in $table:ident: $row:ty) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// Its row.
            #[inline]
            pub fn text(self) -> &'static $row {
                let table = &content().$table;
                &table[usize::from(self.0).min(table.len() - 1)]
            }

            /// Its message key.
            pub fn key(self) -> &'static str {
                self.text().key
            }

            /// The row with this key.
            pub fn find(key: &str) -> Option<$name> {
                content().$table.iter().position(|row| row.key == key).map(|at| $name(at as u8))
            }

            /// All of them.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..content().$table.len() as u8).map($name)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.key())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.key())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let key = String::deserialize(deserializer)?;
                $name::find(&key).ok_or_else(|| serde::de::Error::custom(format!("there is no `{key}`")))
            }
        }
    };
}

row! {
    /// A card of the Imperium deck, a starting deck or the Reserve.
    Card in cards: CardText
}
row! {
    /// An Intrigue card.
    Intrigue in intrigues: IntrigueText
}
row! {
    /// A Conflict card.
    Conflict in conflicts: ConflictText
}
row! {
    /// An Objective card.
    Objective in objectives: ObjectiveText
}
row! {
    /// A House Hagal card.
    Hagal in hagal: HagalText
}
row! {
    /// A contract.
    Contract in contracts: ContractText
}

/// Everything in the box.
pub struct Content {
    /// The Imperium deck, the starting deck, the Reserve, then the cards of the Commanders.
    pub cards: Vec<CardText>,
    /// The Intrigue deck.
    pub intrigues: Vec<IntrigueText>,
    /// The Conflict cards.
    pub conflicts: Vec<ConflictText>,
    /// The contracts.
    pub contracts: Vec<ContractText>,
    /// The Objective cards.
    pub objectives: Vec<ObjectiveText>,
    /// The leaders.
    pub leaders: Vec<LeaderText>,
    /// The Commanders with their personal boards.
    pub commanders: Vec<CommanderText>,
    /// The Rival cards.
    pub rivals: Vec<RivalText>,
    /// The House Hagal deck.
    pub hagal: Vec<HagalText>,
    /// The training track.
    pub training: Vec<TrainingText>,
    /// The spaces.
    pub spaces: Vec<SpaceText>,
    /// The posts.
    pub posts: Vec<PostText>,
    /// The spaces each agent icon shows.
    pub by_icon: [Spaces; 8],
    /// The icons of each card as a set.
    pub icons: [u8; CARDS],
    /// The posts connected to each space.
    pub posts_at: [Posts; SPACES],
    /// The spaces connected to each post.
    pub spaces_at: [Spaces; POSTS],
    /// The icons of the spaces connected to each post.
    pub icons_at: [u8; POSTS],
    /// The maker spaces.
    pub makers: Spaces,
    /// The spaces everybody can go to on the standard side and on the side for six players.
    pub sides: [Spaces; 2],
    /// What the spaces that cost something cost, on the standard side and on that for six players.
    pub prices: [Vec<Price>; 2],
    /// The spaces that need influence, with whom.
    pub gated: Vec<(Space, Faction)>,
    /// The posts of the two sides.
    pub posts_of: [Posts; 2],
    /// The spaces on the personal board of each Commander.
    pub personal: [Spaces; 2],
}

/// What a space costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// Which space.
    pub space: Space,
    /// Solari; a Swordmaster's price may fall.
    pub solari: u8,
    /// Spice.
    pub spice: u8,
    /// Water.
    pub water: u8,
}

/// The Signet Ring.
pub const SIGNET_RING: Card = Card(60);
/// Diplomacy.
pub const DIPLOMACY: Card = Card(56);
/// Prepare the Way.
pub const PREPARE_THE_WAY: Card = Card(61);
/// The Spice Must Flow.
pub const SPICE_MUST_FLOW: Card = Card(62);
/// Call to Arms.
pub const CALL_TO_ARMS: Intrigue = Intrigue(2);
/// The first card that is not of the Imperium deck.
pub const FIRST_STARTING: u8 = 54;
/// The first card of a Commander.
pub const FIRST_OF_COMMANDERS: u8 = 63;

const FILES: [&str; 14] = [
    include_str!("content/imperium.ron"),
    include_str!("content/starting.ron"),
    include_str!("content/intrigue.ron"),
    include_str!("content/conflicts.ron"),
    include_str!("content/contracts.ron"),
    include_str!("content/leaders.ron"),
    include_str!("content/training.ron"),
    include_str!("content/spaces.ron"),
    include_str!("content/posts.ron"),
    include_str!("content/objectives.ron"),
    include_str!("content/rivals.ron"),
    include_str!("content/hagal.ron"),
    include_str!("content/commander_cards.ron"),
    include_str!("content/commanders.ron"),
];

static CONTENT: LazyLock<Content> = LazyLock::new(read);

/// Everything in the box.
#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

/// Tells content files apart.
pub fn fingerprint() -> String {
    // FNV-1a: short, and the same on every machine.
    let hash = FILES
        .iter()
        .flat_map(|file| file.bytes())
        .fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

fn rows<T: Deserialize<'static>>(file: usize) -> Vec<T> {
    // The files are part of the program; the tests read every one of them.
    ron::from_str(FILES[file]).unwrap_or_else(|problem| panic!("content file {file}: {problem}"))
}

fn read() -> Content {
    let mut cards: Vec<CardText> = rows(0);
    cards.extend(rows::<CardText>(1));
    cards.extend(rows::<CardText>(12));
    let spaces: Vec<SpaceText> = rows(7);
    let posts: Vec<PostText> = rows(8);
    let mut by_icon = [0; 8];
    let mut makers = 0;
    for text in &spaces {
        by_icon[text.icon.index()] |= text.space.bit();
        makers |= if text.maker { text.space.bit() } else { 0 };
    }
    let (mut posts_at, mut spaces_at, mut icons_at) = ([0; SPACES], [0; POSTS], [0; POSTS]);
    for text in &posts {
        for &space in &text.spaces {
            posts_at[space.index()] |= text.post.bit();
            spaces_at[text.post.index()] |= space.bit();
            icons_at[text.post.index()] |= 1 << spaces[space.index()].icon.index();
        }
    }
    let (mut sides, mut personal) = ([0; 2], [0; 2]);
    for text in &spaces {
        let bit = text.space.bit();
        sides[0] |= if text.sides != Sides::Six { bit } else { 0 };
        match text.owner {
            Some(owner) => personal[Commander::of(owner).index()] |= bit,
            None if text.sides != Sides::Standard => sides[1] |= bit,
            None => {}
        }
    }
    let prices = [false, true].map(|six| {
        let priced = spaces.iter().map(|text| Price {
            space: text.space,
            solari: text.solari,
            spice: text.spice_of_six.filter(|_| six).unwrap_or(text.spice),
            water: text.water,
        });
        let here = |price: &Price| six || sides[0] & price.space.bit() != 0;
        priced.filter(|price| here(price) && price.solari + price.spice + price.water > 0).collect()
    });
    let gated = spaces.iter().filter_map(|text| text.needs.map(|faction| (text.space, faction))).collect();
    let mut posts_of = [0; 2];
    for (of, side) in posts_of.iter_mut().zip(sides) {
        for (at, spaces) in spaces_at.iter().enumerate() {
            *of |= if spaces & side != 0 { 1 << at } else { 0 };
        }
    }
    let mut icons = [0; CARDS];
    for (set, card) in icons.iter_mut().zip(&cards) {
        *set = card.icons.iter().fold(0, |set, icon| set | 1 << icon.index());
    }
    Content {
        cards,
        intrigues: rows(2),
        conflicts: rows(3),
        contracts: rows(4),
        leaders: rows(5),
        training: rows(6),
        objectives: rows(9),
        rivals: rows(10),
        hagal: rows(11),
        commanders: rows(13),
        spaces,
        posts,
        by_icon,
        icons,
        posts_at,
        spaces_at,
        icons_at,
        makers,
        sides,
        prices,
        gated,
        posts_of,
        personal,
    }
}

impl Space {
    /// The space's row.
    #[inline]
    pub fn text(self) -> &'static SpaceText {
        &content().spaces[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Post;

    #[test]
    fn every_row_stands_where_its_number_says() {
        let content = content();
        assert_eq!(
            (content.cards.len(), content.intrigues.len(), content.conflicts.len(), content.contracts.len()),
            (CARDS, INTRIGUES, CONFLICTS, CONTRACTS)
        );
        assert!(content.spaces.iter().map(|row| row.space).eq(Space::ALL.iter().copied()));
        assert!(content.posts.iter().map(|row| row.post).eq(Post::ALL.iter().copied()));
        assert!(content.commanders.iter().map(|row| row.commander).eq(Commander::ALL.iter().copied()));
        assert_eq!(content.hagal.len(), HAGAL);
        assert!(content.rivals.iter().map(|row| row.rival).eq(Rival::ALL.iter().copied()));
        assert!(content.leaders.iter().map(|row| row.leader).eq(Leader::ALL.iter().copied()));
        assert!(content.leaders.iter().all(|row| row.key == row.leader.key()));
        for (card, key) in [
            (SIGNET_RING, "start-signet-ring"),
            (DIPLOMACY, "start-diplomacy"),
            (PREPARE_THE_WAY, "reserve-prepare-the-way"),
            (SPICE_MUST_FLOW, "reserve-spice-must-flow"),
            (Card(FIRST_STARTING), "start-convincing-argument"),
            (Card(FIRST_OF_COMMANDERS), "cmd-command-respect"),
        ] {
            assert_eq!(card.key(), key);
        }
        assert_eq!(CALL_TO_ARMS.key(), "int-call-to-arms");
    }
}
