//! The content of the box as data: read once from the files in `content/`, never changed.
//!
//! A card is a row with its boxes in the words of [`crate::effect`] and the source of what the row says. Rows are
//! numbered by their place in the files; names are messages.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::fault::{self, Fault};
use table::{Bag, Pouch};

use crate::board::{BattleIcon, POSTS, Posts, SPACES, Space, Spaces};

mod contents;
pub(crate) mod decks;
mod hagal;
mod leaders;
mod prices;
mod printed;
mod read;
mod rows;
mod sound;
mod tables;
mod tech;
mod tleilax;
mod tracks;

pub use contents::*;
pub use hagal::*;
pub use leaders::*;
pub use printed::Printed;
pub use read::PACKS;
pub use rows::*;
pub use tables::Table;
pub use tech::*;
pub use tleilax::*;
pub(crate) use tracks::*;

/// How many different contracts there are.
pub const CONTRACTS: usize = 28;

/// House Hagal cards without order.
pub type Hagals = Pouch<3>;
/// Cards without order: of all sets there are fewer than 208.
pub type Cards = Pouch<13>;
/// Intrigue cards without order: of all sets there are fewer than 112.
pub type Intrigues = Pouch<7>;
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
row! {
    /// A tech tile. RI-SETUP-03
    Tech in tech: TechText
}
row! {
    /// A cell of the research track.
    Cell in research: CellText
}

/// Everything in the box.
pub struct Content {
    /// Uprising's Imperium deck, the starting deck, the Reserve, the cards of the Commanders; then the other sets.
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
    /// Epic mode.
    pub epic: EpicText,
    /// The levels of the base game alone.
    pub levels: Vec<LevelText>,
    /// The House Hagal deck.
    pub hagal: Vec<HagalText>,
    /// The training track.
    pub training: Vec<TrainingText>,
    /// The tech tiles.
    pub tech: Vec<TechText>,
    /// The shipping track above its start.
    pub shipping: Vec<ShippingText>,
    /// The research track.
    pub research: Vec<CellText>,
    /// The columns with a genetic marker. IM-TRACK-03
    pub markers: Vec<u8>,
    /// The cells each of them leads to.
    pub next_cells: Vec<Vec<Cell>>,
    /// The Tleilaxu track after its start.
    pub tleilaxu_track: Vec<StepText>,
    /// What differs from board to board.
    pub boards: Vec<BoardText>,
    /// The spaces.
    pub spaces: Vec<SpaceText>,
    /// The posts.
    pub posts: Vec<PostText>,
    /// The spaces each agent icon shows.
    pub by_icon: [Spaces; 8],
    /// The icons of each card as a set.
    pub icons: Vec<u8>,
    /// The posts connected to each space.
    pub posts_at: [Posts; SPACES],
    /// The spaces connected to each post.
    pub spaces_at: [Spaces; POSTS],
    /// The icons of the spaces connected to each post.
    pub icons_at: [u8; POSTS],
    /// The maker spaces.
    pub makers: Spaces,
    /// The spice each space gives, and the sandworms that can be had in its place. IU-RIVAL-39
    pub yields: [(u8, u8); SPACES],
    /// The leaders that are the back of another leader's card, a bit each.
    pub backs: u64,
    /// The Conflict cards with each battle icon, a bit each.
    pub conflicts_with: [u64; BattleIcon::ALL.len()],
    /// The Conflict cards of each level, a bit each.
    pub conflicts_of: [u64; 3],
}

impl Content {
    /// The card with this key.
    fn card(&self, key: &str) -> Option<Card> {
        self.cards.iter().position(|row| row.key == key).map(|at| Card(at as u8))
    }
}

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
    use table::content::BadContent;

    use super::*;
    use crate::board::{Board, Post};

    #[test]
    fn every_row_stands_where_its_number_says() {
        let content = content();
        assert_eq!(content.contracts.len(), CONTRACTS);
        assert!(content.boards.iter().map(|row| row.board).eq(Board::ALL.iter().copied()));
        assert!(content.spaces.iter().map(|row| row.space).eq(Space::ALL.iter().copied()));
        assert!(content.posts.iter().map(|row| row.post).eq(Post::ALL.iter().copied()));
        assert!(content.commanders.iter().map(|row| row.commander).eq(Commander::ALL.iter().copied()));
        assert!(content.rivals.iter().map(|row| row.rival).eq(Rival::ALL.iter().copied()));
        assert!(content.leaders.iter().map(|row| row.leader).eq(Leader::ALL.iter().copied()));
        assert!(content.leaders.iter().all(|row| row.key == row.leader.key()));
        let starts: Vec<&str> = content.cards.iter().map(|row| row.key).collect();
        assert!(content.leaders.iter().flat_map(|row| &row.without).all(|key| starts.contains(key)));
    }

    /// The content with one of its files edited.
    fn changed(file: &str, from: &str, to: &str) -> Result<Content, BadContent> {
        let mut files = read::FILES;
        for edited in files.iter_mut().filter(|known| known.path.ends_with(file)) {
            assert!(edited.text.contains(from), "{from}");
            edited.text = edited.text.replacen(from, to, 1).leak();
        }
        read::read(&files)
    }

    /// Its fingerprint.
    fn edited(file: &str, from: &str, to: &str) -> String {
        read::fingerprint(&changed(file, from, to).unwrap())
    }

    #[test]
    fn a_space_that_costs_too_much_is_refused_with_its_file_and_its_name() {
        let refused = |file, from, to| changed(file, from, to).map(drop).unwrap_err().to_string();
        let dear = refused("imperium/spaces.ron", "solari: 8", "solari: 17");
        assert!(dear.contains("imperium/spaces.ron") && dear.contains("costs more than 16"), "{dear}");
        assert!(dear.contains(Space::Swordmaster.key()), "{dear}");
        assert!(changed("imperium/spaces.ron", "solari: 8", "solari: 16").is_ok());
        let base = refused("base/spaces.ron", "solari: 5", "solari: 17");
        assert!(base.contains("base/spaces.ron"), "{base}");
    }

    #[test]
    fn the_fingerprint_covers_what_the_rows_do_and_nothing_else() {
        let (imperium, starting) = ("imperium/imperium.ron", "imperium/starting.ron");
        assert_eq!(edited(starting, "[", "// Another comment.\n["), fingerprint());
        assert_eq!(edited(starting, "source: \"F R B D\"", "source: \"F\""), fingerprint());
        assert_ne!(edited(starting, "cost: 2", "cost: 3"), fingerprint());
        assert_ne!(edited(starting, "Persuasion(2)", "Persuasion(1)"), fingerprint());
        assert_ne!(edited(imperium, "copies: 1", "copies: 2"), fingerprint());
    }
}
