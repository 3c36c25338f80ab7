//! The words, in blocks.

use std::collections::HashMap;
use std::sync::LazyLock;

use table::encode::{Block, Lexicon, Words as Part};

use super::ROUND;
use super::rows::{KINDS, Sort};
use crate::action::Zone;
use crate::board::{BattleIcon, Board, Faction, Post, Space};
use crate::content::{Card, Cell, Conflict, Contract, Intrigue, Leader, Objective, Printed, Rival, Tech};
use crate::state::STACKS;

/// Rivals are no seats; put together, because these are names and no messages.
const RIVALS: [&str; 2] = [concat!("rival", "-1"), concat!("rival", "-2")];

/// Who is told of: the seats round the table, then the Rivals.
pub(super) const PLACES: usize = ROUND.len() + RIVALS.len();

/// Questions are told by their messages.
const MESSAGES: [&str; 4] = [
    include_str!("../../text/en.ftl"),
    include_str!("../../text/base.en.ftl"),
    include_str!("../../text/ix.en.ftl"),
    include_str!("../../text/immortality.en.ftl"),
];

pub(super) static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

pub(super) struct Words {
    pub(super) lexicon: Lexicon,
    questions: HashMap<&'static str, usize>,
    pub(super) table: TableWords,
    pub(super) players: [PlayerWords; PLACES],
    pub(super) rows: RowWords,
}

/// What is so of the table.
pub(super) const TABLE_FLAGS: [&str; 24] = [
    "six",
    "choam",
    "wall",
    "protected",
    "habits/escalation",
    "habits/deployment",
    "habits/politics",
    "habits/row_dice",
    "habits/no_swordmaster",
    "turn/open",
    "turn/reveal",
    "turn/recalled_spy",
    "turn/deploy_recruits",
    "turn/no_deployment",
    "turn/envoy",
    "immortality",
    "turn/lent",
    "turn/envoy_partner",
    "turn/combat_icon",
    "tleilaxu_spice",
    "turn/unblocked",
    "turn/on_top",
    "ix",
    "epic",
];

/// What there is on the table, and the most that is told.
pub(super) const TABLE_AMOUNTS: [(&str, u64); 19] = [
    ("round", 10),
    ("imperium_left", 60),
    ("intrigue_left", 40),
    ("intrigue_discard", 40),
    ("contracts_left", 20),
    ("hagal_left", 20),
    ("turn/spice", 10),
    ("turn/recruited", 10),
    ("turn/deployed", 13),
    ("turn/deployable", 13),
    ("turn/through_space", 10),
    ("turn/cheaper", 4),
    ("turn/held_back", 10),
    ("players", 6),
    ("pool_left", 10),
    ("habits/mentat", 6),
    ("habits/swordmasters", 6),
    ("turn/doublings", 3),
    ("tleilaxu_left", 20),
];

/// What is so of a player.
pub(super) const FLAGS: [&str; 18] = [
    "swordmaster",
    "swordmaster_used",
    "council",
    "hooks",
    "objective_up",
    "first",
    "turn",
    "mentat",
    "mentat_next",
    "victor",
    "stranded",
    "yielded",
    "activated",
    "commander",
    "team",
    "atomics",
    "fought",
    "knows_intrigue_top",
];

/// What a player has, and the most that is told.
pub(super) const AMOUNTS_OF: [(&str, u64); 27] = [
    ("vp", 20),
    ("solari", 20),
    ("spice", 20),
    ("water", 8),
    ("own", 6),
    ("agents", 3),
    ("supply", 13),
    ("garrison", 13),
    ("deployed", 13),
    ("worms", 4),
    ("swords", 16),
    ("strength", 40),
    ("reward", 3),
    ("memories", 6),
    ("persuasion", 25),
    ("reveal_number", 6),
    ("training", 10),
    ("hand_count", 10),
    ("deck_count", 20),
    ("intrigue_count", 8),
    ("won_count", 8),
    ("spies_left", 3),
    ("trash_count", 5),
    ("tleilaxu", 8),
    ("specimens", 12),
    ("markers", 2),
    ("lost", 8),
];

/// What Rise of Ix gives a player, and the most that is told.
pub(super) const IX_AMOUNTS: [(&str, u64); 7] = [
    ("dreadnoughts/supply", 2),
    ("dreadnoughts/garrison", 2),
    ("dreadnoughts/deployed", 2),
    ("freighter", 3),
    ("negotiators", 8),
    ("snooped", 4),
    ("turns", 6),
];

/// What is said of the table.
pub(super) struct TableWords {
    pub(super) board: Block,
    pub(super) flags: [Block; TABLE_FLAGS.len()],
    pub(super) amounts: [Block; TABLE_AMOUNTS.len()],
    pub(super) conflict: Block,
    pub(super) unseen: Block,
    pub(super) phase: Block,
    pub(super) row: Block,
    pub(super) throne: Block,
    pub(super) tleilaxu_row: Block,
    pub(super) partner: Block,
    pub(super) intrigue_top: Block,
    pub(super) tech: Block,
    pub(super) tech_left: [Block; STACKS],
    pub(super) tech_face_down: Block,
    pub(super) landed: Block,
    pub(super) reserve: [Block; 3],
    pub(super) bonus: Vec<Block>,
    pub(super) offer: Block,
    pub(super) sardaukar: Block,
    pub(super) playing: Block,
    pub(super) card: Block,
    pub(super) space: Block,
    pub(super) post: Block,
    pub(super) discarded: Block,
    pub(super) trashed: Block,
    pub(super) pool: Block,
    pub(super) question: Block,
    pub(super) figure: Block,
}

/// What is said of a player.
pub(super) struct PlayerWords {
    pub(super) leader: Block,
    pub(super) rival: Block,
    pub(super) influence: [Block; 4],
    pub(super) amounts: [Block; AMOUNTS_OF.len()],
    pub(super) flags: [Block; FLAGS.len()],
    pub(super) icons: [Block; 4],
    pub(super) alliance: Block,
    pub(super) agents: Block,
    pub(super) pieces: [Block; 3],
    pub(super) forbidden: Block,
    pub(super) research: Block,
    pub(super) returning: Block,
    pub(super) control: Block,
    pub(super) spies: Block,
    pub(super) objective: Block,
    pub(super) contracts: Block,
    pub(super) completed: Block,
    pub(super) won: Block,
    pub(super) won_down: Block,
    pub(super) owned: Block,
    pub(super) undrawn: Block,
    pub(super) known: Block,
    pub(super) top: Block,
    pub(super) discard: Block,
    pub(super) played: Block,
    pub(super) revealed: Block,
    pub(super) aside: Block,
    pub(super) lasting: Block,
    /// What only the player knows.
    pub(super) hand: Block,
    pub(super) intrigue: Block,
    pub(super) dealt: Block,
    pub(super) tokens: Block,
    pub(super) looked_at: Block,
    pub(super) ix: IxWords,
}

/// What Rise of Ix has said of a player.
pub(super) struct IxWords {
    pub(super) amounts: [Block; IX_AMOUNTS.len()],
    pub(super) tiles: Block,
    pub(super) flipped: Block,
    pub(super) flags: Block,
    pub(super) snoopers: Block,
    pub(super) on_win: Block,
    pub(super) ahead: Block,
    /// What only the player knows.
    pub(super) ahead_card: Block,
    pub(super) buried: Block,
    pub(super) keeping: Block,
}

/// What is said of a choice.
pub(super) struct RowWords {
    pub(super) kind: Block,
    /// The question together with the kind, and with the faction chosen.
    pub(super) asked_kind: Block,
    pub(super) asked_faction: Block,
    /// What kind of choice names what, by kind and place of the part.
    pub(super) parts: Vec<Vec<Block>>,
    /// What is named, whatever is done with it.
    pub(super) any: [Block; Sort::COUNT],
    /// A space somebody else stands on; one with own spies by it.
    pub(super) occupied: Block,
    pub(super) watched: Block,
}

fn cards() -> impl Iterator<Item = &'static str> {
    Card::all().map(Card::key)
}

/// A place may be on several boards, each with a space of its own, so spaces go by their own names.
static SPACES: LazyLock<Vec<String>> =
    LazyLock::new(|| Space::ALL.iter().map(|space| format!("{space:?}")).collect());

fn spaces() -> impl Iterator<Item = &'static str> {
    SPACES.iter().map(String::as_str)
}

fn contracts() -> impl Iterator<Item = &'static str> {
    Contract::all().map(Contract::key)
}

fn conflicts() -> impl Iterator<Item = &'static str> {
    Conflict::all().map(Conflict::key)
}

fn intrigues() -> impl Iterator<Item = &'static str> {
    Intrigue::all().map(Intrigue::key)
}

fn tiles() -> impl Iterator<Item = &'static str> {
    Tech::all().map(Tech::key)
}

fn factions() -> impl Iterator<Item = &'static str> {
    Faction::ALL.iter().map(|faction| faction.key())
}

fn posts() -> impl Iterator<Item = &'static str> {
    Post::ALL.iter().map(|post| post.key())
}

impl Words {
    fn new() -> Words {
        let mut lexicon = Lexicon::default();
        let asked = MESSAGES.into_iter().flat_map(str::lines).filter_map(|line| line.split_once(" ="));
        let mut keys: Vec<&'static str> =
            asked.map(|(key, _)| key).filter(|key| key.split('-').next() == Some("ask")).collect();
        keys.sort_unstable();
        keys.dedup();
        let places = ROUND.into_iter().chain(RIVALS);
        let mut places = places.map(|place| PlayerWords::new(&mut lexicon.table, place));
        let players =
            std::array::from_fn(|_| places.next().unwrap_or_else(|| unreachable!("a place for each")));
        drop(places);
        let table = TableWords::new(&mut lexicon.table, &keys);
        let rows = RowWords::new(&mut lexicon.rows, &keys);
        let questions = keys.into_iter().enumerate().map(|(at, key)| (key, at)).collect();
        Words { table, players, rows, questions, lexicon }
    }

    /// The place of a question among all.
    pub(super) fn question(&self, key: &str) -> Option<usize> {
        self.questions.get(key).copied()
    }
}

impl TableWords {
    fn new(words: &mut Part, questions: &[&str]) -> TableWords {
        TableWords {
            board: words.one_of("board", Board::ALL.iter().map(|board| board.key())),
            flags: TABLE_FLAGS.map(|name| words.flag(name)),
            amounts: TABLE_AMOUNTS.map(|(name, most)| words.amount(name, most)),
            conflict: words.one_of("conflict", conflicts()),
            unseen: words.one_of("unseen", conflicts()),
            phase: words
                .one_of("phase", ["round_start", "player_turns", "combat", "makers", "recall", "endgame"]),
            row: words.one_of("row", cards()),
            throne: words.one_of("throne", cards()),
            tleilaxu_row: words.one_of("tleilaxu_row", cards()),
            partner: words.one_of("turn/partner", cards()),
            intrigue_top: words.one_of("intrigue_top", intrigues()),
            tech: words.one_of("tech", tiles()),
            tech_left: ["0", "1", "2"].map(|at| words.amount(&format!("tech/{at}/left"), 5)),
            tech_face_down: words.one_of("tech/face_down", tiles()),
            landed: words.one_of("landed", spaces()),
            reserve: ["0", "1", "2"].map(|at| words.amount(&format!("reserve/{at}"), 10)),
            bonus: spaces().map(|space| words.amount(&format!("bonus/{space}/spice"), 10)).collect(),
            offer: words.one_of("offer", contracts()),
            sardaukar: words.one_of("sardaukar", contracts()),
            playing: words.one_of("playing", intrigues()),
            card: words.one_of("turn/card", cards()),
            space: words.one_of("turn/space", spaces()),
            post: words.one_of("turn/post", posts()),
            discarded: words.one_of("turn/discarded", cards()),
            trashed: words.one_of("turn/trashed", cards()),
            pool: words.one_of("pool", Printed::names()),
            question: words.one_of("asked", questions.iter().copied()),
            figure: words.amount("asked/n", 20),
        }
    }
}

impl PlayerWords {
    fn new(words: &mut Part, place: &str) -> PlayerWords {
        let name = |what: &str| format!("players/{place}/{what}");
        PlayerWords {
            leader: words.one_of(&name("leader"), Leader::ALL.iter().map(|leader| leader.key())),
            rival: words.one_of(&name("rival"), Rival::ALL.iter().map(|rival| rival.key())),
            influence: ["0", "1", "2", "3"].map(|at| words.amount(&name(&format!("influence/{at}")), 6)),
            amounts: AMOUNTS_OF.map(|(what, most)| words.amount(&name(what), most)),
            flags: FLAGS.map(|what| words.flag(&name(what))),
            icons: ["0", "1", "2", "3"].map(|at| words.amount(&name(&format!("icons/{at}")), 3)),
            alliance: words.one_of(&name("alliance"), factions()),
            agents: words.one_of(&name("agents"), spaces()),
            pieces: ["0", "1", "2"].map(|at| words.one_of(&name(&format!("pieces/{at}")), spaces())),
            forbidden: words.one_of(&name("forbidden"), spaces()),
            research: words.one_of(&name("research"), Cell::all().map(Cell::key)),
            returning: words.one_of(&name("returning"), cards()),
            control: words.one_of(&name("control"), spaces()),
            spies: words.one_of(&name("spies"), posts()),
            objective: words.one_of(&name("objective"), Objective::all().map(Objective::key)),
            contracts: words.one_of(&name("contracts"), contracts()),
            completed: words.one_of(&name("completed"), contracts()),
            won: words.one_of(&name("won"), conflicts()),
            won_down: words.one_of(&name("won_down"), conflicts()),
            owned: words.one_of(&name("owned"), cards()),
            undrawn: words.one_of(&name("hand_or_deck"), cards()),
            known: words.one_of(&name("hand_known"), cards()),
            top: words.one_of(&name("top"), cards()),
            discard: words.one_of(&name("discard"), cards()),
            played: words.one_of(&name("played"), cards()),
            revealed: words.one_of(&name("revealed"), cards()),
            aside: words.one_of(&name("aside"), cards()),
            lasting: words.one_of(&name("lasting"), intrigues()),
            hand: words.one_of(&name("hand"), cards()),
            intrigue: words.one_of(&name("intrigue"), intrigues()),
            dealt: words.one_of(&name("dealt"), contracts()),
            tokens: words.one_of(&name("tokens"), factions()),
            looked_at: words.one_of(&name("looked_at"), cards()),
            ix: IxWords::new(words, place),
        }
    }
}

impl IxWords {
    fn new(words: &mut Part, place: &str) -> IxWords {
        let name = |what: &str| format!("players/{place}/{what}");
        IxWords {
            amounts: IX_AMOUNTS.map(|(what, most)| words.amount(&name(what), most)),
            tiles: words.one_of(&name("tiles"), tiles()),
            flipped: words.one_of(&name("flipped"), tiles()),
            flags: words.one_of(&name("dreadnought_flags"), spaces()),
            snoopers: words.one_of(&name("snoopers"), factions()),
            on_win: words.one_of(&name("on_win"), Printed::names()),
            ahead: words.flag(&name("ahead")),
            ahead_card: words.one_of(&name("ahead_card"), cards()),
            buried: words.one_of(&name("buried"), intrigues()),
            keeping: words.one_of(&name("keeping"), intrigues()),
        }
    }
}

impl RowWords {
    fn new(words: &mut Part, questions: &[&str]) -> RowWords {
        let kinds = || KINDS.iter().map(|(name, _)| *name);
        let pair = |one: &str, other: &str| format!("{one} & act={other}");
        let asked_kind: Vec<String> =
            questions.iter().flat_map(|asked| kinds().map(move |kind| pair(asked, kind))).collect();
        let asked_faction: Vec<String> =
            questions.iter().flat_map(|asked| factions().map(move |faction| pair(asked, faction))).collect();
        let any = Sort::ALL.map(|sort| words.one_of(sort.name(), sort.names()));
        let mut part =
            |kind: &str, sort: &Sort| words.one_of(&format!("act/{kind}/{}", sort.name()), sort.names());
        let parts = KINDS.iter().map(|(kind, sorts)| sorts.iter().map(|sort| part(kind, sort)).collect());
        let parts = parts.collect();
        RowWords {
            kind: words.one_of("act", kinds()),
            asked_kind: words.one_of("asked", asked_kind.iter().map(String::as_str)),
            asked_faction: words.one_of("asked", asked_faction.iter().map(String::as_str)),
            parts,
            any,
            occupied: words.one_of("act/send/occupied", spaces()),
            watched: words.one_of("act/send/watched", spaces()),
        }
    }
}

impl Sort {
    /// What there is of the sort.
    fn names(self) -> Vec<&'static str> {
        match self {
            Sort::Card | Sort::Partner => cards().collect(),
            Sort::Cell => Cell::all().map(Cell::key).collect(),
            Sort::Tile => tiles().collect(),
            Sort::Space => spaces().collect(),
            Sort::Post => posts().collect(),
            Sort::Faction => factions().collect(),
            Sort::Intrigue => intrigues().collect(),
            Sort::Contract => contracts().collect(),
            Sort::Effect => Printed::names().collect(),
            Sort::Seat => ROUND.into_iter().chain(RIVALS).collect(),
            Sort::Zone => Zone::ALL.iter().map(|zone| zone.key()).collect(),
            Sort::Icon => BattleIcon::ALL.iter().map(|icon| icon.key()).collect(),
            Sort::Good => vec!["solari", "spice", "water", "persuasion", "swords", "vp"],
            Sort::Amount => AMOUNTS.to_vec(),
        }
    }
}

/// Amounts that are chosen, one by one.
pub(super) const AMOUNTS: [&str; 21] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
    "19", "20",
];
