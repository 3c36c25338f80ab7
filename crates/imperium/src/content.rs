//! The content of the box as data: read once from the files in `content/`, never changed.
//!
//! A card is a row with its boxes in the words of [`crate::effect`] and the source of what the row says. Rows are
//! numbered by their place in the files; names are messages.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Bag;
use table::fault::{self, Fault};

use crate::board::{Faction, POSTS, Posts, SPACES, Space, Spaces};

mod contents;
mod leaders;
mod printed;
mod read;
mod rows;
mod sound;
mod tracks;

pub use contents::*;
pub use leaders::*;
pub use printed::Printed;
pub use read::PACKS;
pub use rows::*;
pub(crate) use tracks::*;

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
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(pub u8);

        impl $name {
            /// Its row.
            #[inline]
            pub fn text(self) -> &'static $row {
                let table = &content().$table;
                table.get(usize::from(self.0)).unwrap_or_else(|| {
                    let number = self.0.into();
                    fault::raise(Fault::NoSuch { what: stringify!($name), number });
                    &table[0]
                })
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
    /// The maker spaces of the standard side and of the side for six players, in the order of their bonus spice.
    pub makers_of: [Vec<Space>; 2],
    /// The spice each space gives, and the sandworms that can be had in its place. IU-RIVAL-39
    pub yields: [(u8, u8); SPACES],
    /// The spaces that give the Swordmaster.
    pub swordmaster: Spaces,
    /// The spaces whose agents give something on the Reveal turn.
    pub speaking: Vec<Space>,
    /// The cards of the Reserve.
    pub reserve: Vec<Card>,
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

/// The Spice Must Flow, which contracts and cards ask for by name.
pub const SPICE_MUST_FLOW: Card = Card(62);
/// The first card that is not of the Imperium deck.
pub const FIRST_STARTING: u8 = 54;
/// The first card of a Commander.
pub const FIRST_OF_COMMANDERS: u8 = 63;

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    // Our files are read by a test, and a pack's before it is installed: a mistake cannot reach a player.
    read::read(&table::content::files(&read::FILES))
        .unwrap_or_else(|problem| panic!("the content files of Imperium: {problem}"))
});

/// Everything in the box.
#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

/// Tells contents apart by what their rows do.
pub fn fingerprint() -> String {
    static FINGERPRINT: LazyLock<String> = LazyLock::new(|| read::fingerprint(content()));
    FINGERPRINT.clone()
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
            (SPICE_MUST_FLOW, "reserve-spice-must-flow"),
            (Card(FIRST_STARTING), "start-convincing-argument"),
            (Card(FIRST_OF_COMMANDERS), "cmd-command-respect"),
        ] {
            assert_eq!(card.key(), key);
        }
        assert_eq!(content.reserve.len(), 2);
        let starts: Vec<&str> = content.cards.iter().map(|row| row.key).collect();
        assert!(content.leaders.iter().flat_map(|row| &row.without).all(|key| starts.contains(key)));
    }

    /// The fingerprint of the content with one of its files edited.
    fn edited(file: &str, from: &str, to: &str) -> String {
        let mut files = read::FILES;
        for edited in files.iter_mut().filter(|known| known.path.ends_with(file)) {
            assert!(edited.text.contains(from), "{from}");
            edited.text = edited.text.replacen(from, to, 1).leak();
        }
        read::fingerprint(&read::read(&files).unwrap())
    }

    #[test]
    fn the_fingerprint_covers_what_the_rows_do_and_nothing_else() {
        let (imperium, starting) = ("/imperium.ron", "/starting.ron");
        assert_eq!(edited(starting, "[", "// Another comment.\n["), fingerprint());
        assert_eq!(edited(starting, "source: \"F R B D\"", "source: \"F\""), fingerprint());
        assert_ne!(edited(starting, "cost: 2", "cost: 3"), fingerprint());
        assert_ne!(edited(starting, "Persuasion(2)", "Persuasion(1)"), fingerprint());
        assert_ne!(edited(imperium, "copies: 1", "copies: 2"), fingerprint());
    }
}
