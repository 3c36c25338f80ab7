//! The content of the box as data: read once from the files in `content/`, never changed.
//!
//! A card is a row with its boxes in the words of [`crate::effect`] and the source of what the row says. Rows are
//! numbered by their place in the files; names are messages.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Bag;

use crate::board::{BattleIcon, Faction, Icon, Post, Posts, SPACES, Space, Spaces, named};
use crate::effect::Effect;

/// How many different cards a player's deck can hold: 54 of the Imperium deck, 7 starting, 2 of the Reserve.
pub const CARDS: usize = 63;
/// How many different Intrigue cards there are.
pub const INTRIGUES: usize = 39;
/// How many Conflict cards there are.
pub const CONFLICTS: usize = 16;
/// How many different contracts there are.
pub const CONTRACTS: usize = 18;

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

/// A card as the engine understands it. IU-ROUND-12
#[derive(Debug, Deserialize)]
pub struct CardText {
    /// The message key of its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What it costs; starting cards cannot be acquired.
    #[serde(default, deserialize_with = "some")]
    pub cost: Option<u8>,
    /// Its factions.
    #[serde(default)]
    pub factions: Vec<Faction>,
    /// Its agent icons.
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// What acquiring it gives.
    #[serde(default)]
    pub acquire: Vec<Effect>,
    /// Its agent box.
    #[serde(default)]
    pub agent: Vec<Effect>,
    /// Its reveal box.
    #[serde(default)]
    pub reveal: Vec<Effect>,
    /// What trashing it gives.
    #[serde(default)]
    pub trashed: Vec<Effect>,
    /// What discarding it from the hand gives.
    #[serde(default)]
    pub discarded: Vec<Effect>,
    /// Does its agent disregard the influence a space asks for?
    #[serde(default)]
    pub undercover: bool,
    /// Is it used with the CHOAM module only?
    #[serde(default)]
    pub choam: bool,
    /// Where this row comes from.
    pub source: &'static str,
}

impl CardText {
    /// Is the card of this faction?
    #[inline]
    pub fn is(&self, faction: Faction) -> bool {
        self.factions.contains(&faction)
    }
}

fn some<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    u8::deserialize(deserializer).map(Some)
}

/// An Intrigue card as the engine understands it.
#[derive(Debug, Deserialize)]
pub struct IntrigueText {
    /// The message key of its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What it does as a plot.
    #[serde(default)]
    pub plot: Vec<Effect>,
    /// What it does in combat.
    #[serde(default)]
    pub combat: Vec<Effect>,
    /// What it does at the end of the game.
    #[serde(default)]
    pub endgame: Vec<Effect>,
    /// Does it stay face up until the Reveal turn?
    #[serde(default)]
    pub lasting: bool,
    /// Is it used with the CHOAM module only?
    #[serde(default)]
    pub choam: bool,
    /// Where this row comes from.
    pub source: &'static str,
}

/// A Conflict card as the engine understands it.
#[derive(Debug, Deserialize)]
pub struct ConflictText {
    /// The message key of its name.
    pub key: &'static str,
    /// Conflict I, II or III.
    pub level: u8,
    /// Its battle icon.
    pub icon: BattleIcon,
    /// The location it is fought for.
    #[serde(default)]
    pub location: Option<Space>,
    /// The first reward; control of the location comes with it.
    pub first: Vec<Effect>,
    /// The second reward.
    pub second: Vec<Effect>,
    /// The third reward.
    pub third: Vec<Effect>,
    /// Where this row comes from.
    pub source: &'static str,
}

/// An Objective card as the engine understands it.
#[derive(Debug, Deserialize)]
pub struct ObjectiveText {
    /// The message key of its name.
    pub key: &'static str,
    /// Its battle icon.
    pub icon: BattleIcon,
    /// The numbers of players it is used with.
    pub players: Vec<u8>,
    /// Does it make its owner the first player?
    #[serde(default)]
    pub first: bool,
    /// Where this row comes from.
    pub source: &'static str,
}

/// When a contract is completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Goal {
    /// By sending an agent to the space.
    Visit(Space),
    /// By gaining so much spice in a turn with an agent sent to a maker space.
    Harvest(u8),
    /// At once.
    Immediate,
    /// By acquiring The Spice Must Flow.
    AcquireSpiceMustFlow,
}

/// A contract as the engine understands it.
#[derive(Debug, Deserialize)]
pub struct ContractText {
    /// The message key of its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// When it is completed.
    pub goal: Goal,
    /// What it gives then.
    pub reward: Vec<Effect>,
    /// Where this row comes from.
    pub source: &'static str,
}

/// A space as the engine understands it.
#[derive(Debug, Deserialize)]
pub struct SpaceText {
    /// Which space.
    pub space: Space,
    /// Its agent icon.
    pub icon: Icon,
    /// May units be deployed after going there?
    #[serde(default)]
    pub combat: bool,
    /// Does bonus spice gather there?
    #[serde(default)]
    pub maker: bool,
    /// Two influence with this faction are needed.
    #[serde(default)]
    pub needs: Option<Faction>,
    /// Its cost in Solari.
    #[serde(default)]
    pub solari: u8,
    /// Its cost in spice.
    #[serde(default)]
    pub spice: u8,
    /// Its cost in water.
    #[serde(default)]
    pub water: u8,
    /// What it gives.
    pub effects: Vec<Effect>,
    /// What may be paid on arrival (read as a cost) and what it gives.
    #[serde(default)]
    pub extra: Option<(Effect, Effect)>,
    /// What its controller gains when anybody goes there.
    #[serde(default)]
    pub control: Option<Effect>,
    /// Where this row comes from.
    pub source: &'static str,
}

/// An observation post as the engine understands it.
#[derive(Debug, Deserialize)]
pub struct PostText {
    /// Which post.
    pub post: Post,
    /// The spaces it is connected to.
    pub spaces: Vec<Space>,
    /// Where this row comes from.
    pub source: &'static str,
}

named! {
    /// A leader, or a leader's other face.
    Leader {
        /// Trains along a track of his own.
        FeydRautha = "leader-feyd-rautha",
        /// Speaks well when he is strong.
        GurneyHalleck = "leader-gurney-halleck",
        /// Retreats in time.
        AmberMetulli = "leader-amber-metulli",
        /// Gathers memories.
        LadyJessica = "leader-lady-jessica",
        /// Lady Jessica's other face.
        ReverendMother = "leader-reverend-mother-jessica",
        /// At home with the Bene Gesserit.
        MargotFenring = "leader-margot-fenring",
        /// Rides the worms.
        MuadDib = "leader-muaddib",
        /// At home at the Emperor's court.
        PrincessIrulan = "leader-princess-irulan",
        /// The Emperor himself.
        Shaddam = "leader-shaddam",
        /// A smuggler.
        StabanTuek = "leader-staban-tuek",
    }
}

impl Leader {
    /// The leader's row.
    #[inline]
    pub fn text(self) -> &'static LeaderText {
        &content().leaders[self.index()]
    }
}

/// A leader as the engine understands them.
#[derive(Debug, Deserialize)]
pub struct LeaderText {
    /// Which leader.
    pub leader: Leader,
    /// The message key of the name.
    pub key: &'static str,
    /// What may be used on each Reveal turn.
    #[serde(default)]
    pub reveal: Vec<Effect>,
    /// What sending an agent to a space with one of these icons gives.
    #[serde(default)]
    pub visits: Vec<(Vec<Icon>, Effect)>,
    /// What reaching two influence with this faction gives.
    #[serde(default)]
    pub reach_two: Option<(Faction, Effect)>,
    /// The Signet Ring ability.
    pub signet: Vec<Effect>,
    /// The message key of an ability that is a rule of its own.
    #[serde(default, deserialize_with = "some_key")]
    pub note: Option<&'static str>,
    /// Where this row comes from.
    pub source: &'static str,
}

fn some_key<'de: 'a, 'a, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'a str>, D::Error> {
    <&str>::deserialize(deserializer).map(Some)
}

named! {
    /// A Rival, played by its card and the House Hagal deck. IU-RIVAL-01
    Rival {
        /// The Baron.
        Baron = "rival-baron",
        /// Streamlined: cannot win.
        Rabban = "rival-rabban",
        /// A smuggler.
        StabanTuek = "rival-staban-tuek",
        /// Streamlined: cannot win.
        AmberMetulli = "rival-amber-metulli",
        /// The warmaster.
        GurneyHalleck = "rival-gurney-halleck",
        /// The countess.
        MargotFenring = "rival-margot-fenring",
        /// The princess.
        PrincessIrulan = "rival-princess-irulan",
        /// The concubine.
        LadyJessica = "rival-lady-jessica",
        /// The heir.
        FeydRautha = "rival-feyd-rautha",
        /// The prophet.
        MuadDib = "rival-muaddib",
    }
}

impl Rival {
    /// The Rival's row.
    #[inline]
    pub fn text(self) -> &'static RivalText {
        &content().rivals[self.index()]
    }
}

/// A Rival card as the engine understands it. IU-RIVAL-02
#[derive(Debug, Deserialize)]
pub struct RivalText {
    /// Which Rival.
    pub rival: Rival,
    /// The resources that buy the Swordmaster.
    pub swordmaster: u8,
    /// The factions from left to right.
    pub priority: [Faction; 4],
    /// The Signet Ring ability.
    pub signet: Vec<Effect>,
    /// The Scheme ability.
    pub scheme: Vec<Effect>,
    /// Made for the Streamlined Rivals variant: cannot win.
    #[serde(default)]
    pub streamlined: bool,
    /// Where this row comes from.
    pub source: &'static str,
}

/// Where a House Hagal card sends a Rival's agent.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Destination {
    /// To this space.
    Visit(Space),
    /// To the first space in Conflicts I and II, to the second in a Conflict III.
    ByConflict(Space, Space),
    /// To the first space below two influence with the Spacing Guild, otherwise to the second.
    ByGuild(Space, Space),
    /// To the one of these maker spaces with most bonus spice, if any has some.
    Harvest(Vec<Space>),
    /// Nowhere: a spy goes to the first free of these posts, and the next card is revealed.
    Watch(Vec<Post>),
    /// Nowhere: the deck is shuffled, and the next card is revealed.
    Reshuffle,
}

/// A House Hagal card as the engine understands it.
#[derive(Debug, Deserialize)]
pub struct HagalText {
    /// The message key of its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// Where the agent goes.
    pub to: Destination,
    /// What the Rival gains.
    #[serde(default)]
    pub gains: Vec<Effect>,
    /// What it gains besides at the second of two spaces.
    #[serde(default)]
    pub second: Vec<Effect>,
    /// Swords when turned up in combat.
    pub swords: u8,
    /// Where this row comes from.
    pub source: &'static str,
}

/// A step of the training track.
#[derive(Debug, Deserialize)]
pub struct TrainingText {
    /// The steps that can follow.
    pub next: Vec<u8>,
    /// What reaching it gives.
    pub reward: Vec<Effect>,
}

/// Everything in the box.
pub struct Content {
    /// The Imperium deck, then the starting deck, then the Reserve.
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
    pub spaces_at: [Spaces; 13],
    /// The icons of the spaces connected to each post.
    pub icons_at: [u8; 13],
    /// The maker spaces.
    pub makers: Spaces,
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

const FILES: [&str; 12] = [
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
    let spaces: Vec<SpaceText> = rows(7);
    let posts: Vec<PostText> = rows(8);
    let mut by_icon = [0; 8];
    let mut makers = 0;
    for text in &spaces {
        by_icon[text.icon.index()] |= text.space.bit();
        makers |= if text.maker { text.space.bit() } else { 0 };
    }
    let (mut posts_at, mut spaces_at, mut icons_at) = ([0; SPACES], [0; 13], [0; 13]);
    for text in &posts {
        for &space in &text.spaces {
            posts_at[space.index()] |= text.post.bit() as Posts;
            spaces_at[text.post.index()] |= space.bit();
            icons_at[text.post.index()] |= 1 << spaces[space.index()].icon.index();
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
        spaces,
        posts,
        by_icon,
        icons,
        posts_at,
        spaces_at,
        icons_at,
        makers,
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

    #[test]
    fn every_row_stands_where_its_number_says() {
        let content = content();
        assert_eq!(
            (content.cards.len(), content.intrigues.len(), content.conflicts.len(), content.contracts.len()),
            (CARDS, INTRIGUES, CONFLICTS, CONTRACTS)
        );
        assert!(content.spaces.iter().map(|row| row.space).eq(Space::ALL.iter().copied()));
        assert!(content.posts.iter().map(|row| row.post).eq(Post::ALL.iter().copied()));
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
        ] {
            assert_eq!(card.key(), key);
        }
        assert_eq!(CALL_TO_ARMS.key(), "int-call-to-arms");
    }
}
