//! Tables: a board with the sets played on it, and what lies there. A position knows its table; what a rule asks of the
//! board often is worked out here once.

use std::fmt;
use std::sync::LazyLock;

use super::decks::Decks;
use super::prices::Prices;
use super::{
    BoardText, Card, CardText, Commander, ConflictText, Content, Hagal, Intrigue, LeaderText, Pile,
    SpaceText, content,
};
use crate::board::{Board, Faction, POSTS, Post, Posts, Set, Space, Spaces};
use crate::effect::{Condition, Effect};

/// A board and the sets played on it.
pub struct Table {
    /// The board.
    pub board: Board,
    /// The sets, a bit each.
    pub sets: u64,
    /// The board's row.
    pub text: &'static BoardText,
    /// The spaces everybody can go to.
    pub spaces: Spaces,
    /// The spaces on the personal board of each Commander.
    pub personal: [Spaces; 2],
    /// The observation posts.
    pub posts: Posts,
    /// The maker spaces, in the order of their bonus spice.
    pub makers: Vec<Space>,
    /// What the spaces cost.
    pub prices: Prices,
    /// The spaces that need influence, with whom.
    pub gated: Vec<(Space, Faction)>,
    /// The spaces that give the Swordmaster.
    pub swordmaster: Spaces,
    /// The spaces that whoever sits in the High Council cannot go to again. DB-SPACE-09
    pub council_once: Spaces,
    /// The spaces that give the Mentat. DB-RIVAL-16
    pub mentat: Spaces,
    /// The spaces whose agents give something on the Reveal turn.
    pub speaking: Vec<Space>,
    /// The cards of the Reserve.
    pub reserve: Vec<Card>,
    /// The Spice Must Flow, which contracts and cards ask for by name.
    pub spice_must_flow: Card,
    /// Foldspace, which only its icon gives. DB-ROUND-09
    pub foldspace: Option<Card>,
    /// The card that sends an agent from anywhere, if there is one. DB-CARD-03
    pub anywhere: Option<Card>,
    /// The Conflict cards, a bit each.
    pub conflicts: u64,
    /// The Conflict cards of Epic mode. DC-19
    pub epic_conflicts: u64,
    /// The Conflict cards of every set on the table. IU-COMBO-03, IU-COMBO-09
    pub every_conflict: u64,
    /// Is Rise of Ix played?
    pub ix: bool,
    /// Is there a card that forbids a space to others? DB-CARD-08
    pub voices: bool,
    /// Are there Intrigue cards for the winner of a Conflict?
    pub aftermath: bool,
    /// The troops somebody must lose to play an Intrigue card for that, if there is one. IM-CARD-20
    pub harvest: Option<u8>,
    /// Is Immortality played?
    pub immortality: bool,
    /// Reclaimed Forces, which never leave the Tleilaxu Row. IM-ROW-03
    pub reclaimed_forces: Option<Card>,
    /// Covered spaces, each with the one that covers it.
    pub covered: Vec<(Space, Space)>,
    /// The decks before anything is dealt.
    pub(crate) decks: Decks,
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        (self.board, self.sets) == (other.board, other.sets)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} with {:b}", self.board, self.sets)
    }
}

/// The sets that may lie on a board besides its own; any of them, or none. No book says how cards of Uprising are
/// played on the board of Dune: Imperium. IU-COMBO-01, IU-COMBO-08, IU-COMBO-11, DC-01, DC-33, DC-GAP-01
const LAWFUL: [(Board, Set, &[Set]); 3] = [
    (Board::Uprising, Set::Uprising, &[Set::Base, Set::Ix, Set::Immortality]),
    (Board::Six, Set::Uprising, &[Set::Base, Set::Ix, Set::Immortality]),
    (Board::Base, Set::Base, &[Set::Ix, Set::Immortality]),
];

/// Every lawful combination.
fn lawful() -> impl Iterator<Item = (Board, Vec<Set>)> {
    LAWFUL.iter().flat_map(|&(board, own, more)| {
        let chosen = move |bits: u32| {
            more.iter().enumerate().filter(move |(at, _)| bits & 1 << at != 0).map(|(_, set)| *set)
        };
        (0..1 << more.len()).map(move |bits| (board, [own].into_iter().chain(chosen(bits)).collect()))
    })
}

static TABLES: LazyLock<Vec<Table>> =
    LazyLock::new(|| lawful().map(|(board, sets)| Table::with_decks(board, &sets)).collect());

impl Table {
    /// Is it worth looking for what Rise of Ix brings? That saves time and nothing else: without it nobody has any of it.
    #[inline]
    pub(crate) fn looks_for_ix(&self) -> bool {
        self.ix
    }

    /// The same for what Immortality brings.
    #[inline]
    pub(crate) fn looks_for_grafts(&self) -> bool {
        self.immortality
    }

    /// The table with this board and these expansions, if they go together.
    pub fn of(board: Board, expansions: impl IntoIterator<Item = Set>) -> Option<&'static Table> {
        let own = LAWFUL.iter().find(|(there, ..)| *there == board).map_or(0, |(_, own, _)| own.bit());
        let wanted = expansions.into_iter().fold(own, |bits, set| bits | set.bit());
        TABLES.iter().find(|table| table.board == board && wanted == table.sets)
    }

    /// The table of a board without expansions.
    pub fn plain(board: Board) -> &'static Table {
        let tables = &*TABLES;
        Table::of(board, []).unwrap_or(&tables[0])
    }

    fn with_decks(board: Board, sets: &[Set]) -> Table {
        let table = Table::new(content(), board, sets);
        Table { decks: Decks::of(&table), ..table }
    }

    fn new(content: &'static Content, board: Board, sets: &[Set]) -> Table {
        let text = &content.boards[board.index()];
        let has = |set: Set| sets.contains(&set);
        let here = || {
            let printed = content.spaces.iter().filter(|text| text.boards.contains(&board));
            let added = printed.filter(|text| !text.set.expands() || has(text.set));
            // RI-SETUP-01, IU-COMBO-01
            added.filter(|text| !text.without.iter().any(|set| has(*set)))
        };
        let (spaces, personal) = shared_and_personal(content, board, here());
        let giving = |effect: &Effect, once: bool| {
            let gives = |text: &&SpaceText| text.effects.contains(effect) && (text.once || !once);
            here().filter(gives).fold(0, |set, text| set | text.space.bit())
        };
        let folds = |card: &Card| content.cards[usize::from(card.0)].cost.is_none();
        let reserve = reserve(content, text, has(Set::Ix), folds);
        let [usual, epic, every] = conflict_decks(content, text, sets);
        let ix = has(Set::Ix);
        let sets = sets.iter().fold(0, |bits, set| bits | set.bit());
        let on = |at: &usize| content.spaces_at[*at] & spaces != 0;
        Table {
            board,
            sets,
            text,
            spaces,
            personal,
            posts: (0..POSTS).filter(on).fold(0, |posts, at| posts | Post::ALL[at].bit()),
            makers: here().filter(|text| text.maker).map(|text| text.space).collect(),
            prices: Prices::new(here(), board),
            gated: here().filter_map(|text| text.needs.map(|faction| (text.space, faction))).collect(),
            swordmaster: giving(&Effect::Swordmaster, false),
            council_once: giving(&Effect::CouncilSeat, true),
            mentat: giving(&Effect::Mentat, false),
            speaking: here().filter(|text| text.reveal.is_some()).map(|text| text.space).collect(),
            spice_must_flow: reserve.last().copied().unwrap_or(Card(0)),
            foldspace: reserve.iter().copied().find(folds),
            reserve,
            anywhere: (0..content.cards.len())
                .find(|&at| content.cards[at].anywhere && sets & content.cards[at].set.bit() != 0)
                .map(|at| Card(at as u8)),
            conflicts: usual,
            epic_conflicts: epic,
            every_conflict: every,
            ix,
            voices: content
                .cards
                .iter()
                .any(|row| sets & row.set.bit() != 0 && row.agent.contains(&Effect::ForbidSpace)),
            aftermath: after(content, sets).any(|condition| *condition == Condition::Won),
            harvest: after(content, sets)
                .filter_map(|condition| match condition {
                    Condition::TroopsLost(least) => Some(*least),
                    _ => None,
                })
                .min(),
            immortality: sets & Set::Immortality.bit() != 0,
            reclaimed_forces: (0..content.cards.len())
                .find(|&at| content.cards[at].stays && sets & content.cards[at].set.bit() != 0)
                .map(|at| Card(at as u8)),
            covered: here()
                .flat_map(|text| text.covers.iter().map(|&covered| (covered, text.space)))
                .filter(|(covered, _)| content.spaces[covered.index()].boards.contains(&board))
                .collect(),
            decks: Decks::default(),
        }
    }

    /// The space this one covers, or itself. IU-COMBO-08
    pub(crate) fn covered_by(&self, space: Space) -> Space {
        let found = self.covered.iter().find(|(_, over)| *over == space);
        found.map_or(space, |(covered, _)| *covered)
    }

    /// The space that covers this one, or itself. IU-COMBO-08
    pub(crate) fn covering(&self, space: Space) -> Space {
        let found = self.covered.iter().find(|(covered, _)| *covered == space);
        found.map_or(space, |(_, over)| *over)
    }

    /// Is a starting card dealt out here: its set is played, and no other card takes its place? IM-SETUP-06
    pub(crate) fn begins_with(&self, card: &CardText) -> bool {
        let replaced = |other: &CardText| other.replaces == Some(card.key) && self.has(other.set);
        let added = !card.set.expands() || card.replaces.is_some() && self.has(card.set);
        added && !content().cards.iter().any(replaced)
    }

    /// The Tleilaxu deck. IM-SETUP-03
    pub(crate) fn tleilaxu(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        let used = |card: &Card| {
            let text = card.text();
            text.pile == Pile::Tleilaxu && self.has(text.set) && !text.stays
        };
        Card::all().filter(used).map(|card| (card, card.text().copies))
    }

    /// Is a set played on it?
    #[inline]
    pub fn has(&self, set: Set) -> bool {
        self.sets & set.bit() != 0
    }

    /// The number of a location among those that can be controlled. IU-CONTROL-01, IU-WALL-01
    #[inline]
    pub fn location(&self, space: Space) -> Option<usize> {
        self.text.locations.iter().position(|&location| location == space)
    }

    /// The Imperium deck: cards with their copies. IU-SETUP-10, IU-CHOAM-04
    pub(crate) fn imperium(&self, choam: bool) -> impl Iterator<Item = (Card, u8)> + '_ {
        let used = move |card: &Card| {
            let text = card.text();
            text.pile == Pile::Imperium && self.has(text.set) && (choam || !text.choam)
        };
        Card::all().filter(used).map(|card| (card, card.text().copies))
    }

    /// The Intrigue deck.
    pub(crate) fn intrigue(&self, choam: bool) -> impl Iterator<Item = (Intrigue, u8)> + '_ {
        let used = move |card: &Intrigue| {
            let text = card.text();
            self.has(text.set) && (choam || !text.choam) && (self.text.mentat || !text.mentat)
        };
        Intrigue::all().filter(used).map(|card| (card, card.text().copies))
    }

    /// The House Hagal deck against so many people. IU-RIVAL-07
    pub(crate) fn hagal(&self, people: u8) -> impl Iterator<Item = (Hagal, u8)> + '_ {
        let used = move |card: &Hagal| {
            let text = card.text();
            let here = text.boards.is_empty() || text.boards.contains(&self.board);
            // Dune: Imperium lends its cards and leaders, not its House Hagal. DC-32
            let here = here && (text.set != Set::Base || self.board == Board::Base);
            let kept = here && !text.without.iter().any(|set| self.has(*set));
            let meant = text.players.is_empty() || text.players.contains(&people);
            people < 3 && self.has(text.set) && kept && meant
        };
        let copies = move |card: Hagal| {
            let text = card.text();
            let fewer = text.fewer.iter().filter(|(set, _)| people == 1 && self.has(*set));
            text.copies.saturating_sub(fewer.map(|(_, fewer)| fewer).sum())
        };
        Hagal::all().filter(used).map(move |card| (card, copies(card))).filter(|(_, copies)| *copies > 0)
    }

    /// Is a leader's card in one of the sets?
    pub(crate) fn leads(&self, leader: &LeaderText) -> bool {
        self.has(leader.set)
    }

    /// The Conflict cards of a level, a bit each.
    pub(crate) fn conflicts_of(&self, level: u8) -> u64 {
        let printed = usize::from(level).checked_sub(1).and_then(|at| content().conflicts_of.get(at));
        self.every_conflict & printed.copied().unwrap_or(0)
    }

    /// The spaces a Commander could ever go to. IU-SIX-32, IU-AMB-62
    #[inline]
    pub(crate) fn spaces_of(&self, commander: Commander) -> Spaces {
        self.spaces | self.personal[commander.index()]
    }
}

/// The cards of the Reserve, The Spice Must Flow last. IU-SETUP-13
fn reserve(
    content: &Content,
    board: &BoardText,
    ix: bool,
    folds: impl Fn(&Card) -> bool + Copy,
) -> Vec<Card> {
    let mut reserve: Vec<Card> = board.reserve.iter().filter_map(|key| content.card(key)).collect();
    // For a leader of Rise of Ix, wherever she plays. IU-COMBO-06
    if ix && !reserve.iter().any(folds) {
        let anywhere = content.boards.iter().flat_map(|row| &row.reserve);
        let foldspace = anywhere.filter_map(|key| content.card(key)).find(folds);
        foldspace.into_iter().for_each(|card| reserve.insert(reserve.len() - 1, card));
    }
    reserve
}

/// The Conflict cards as they are usually played, in Epic mode, and all there are: a bit each.
fn conflict_decks(content: &Content, board: &BoardText, sets: &[Set]) -> [u64; 3] {
    let deck = |used: &dyn Fn(&ConflictText) -> bool| {
        // IU-COMBO-10
        let used = |(_, row): &(usize, &ConflictText)| {
            sets.contains(&row.set) && used(row) && (board.mentat || !row.mentat)
        };
        content.conflicts.iter().enumerate().filter(used).fold(0u64, |bits, (at, _)| bits | 1 << at)
    };
    let usual = deck(&|row| row.set == sets[0] || board.hosts);
    [usual, usual | deck(&|row| board.guests.contains(&row.key)), deck(&|_| true)]
}

/// The spaces that everybody sends to, and those of each Commander.
fn shared_and_personal<'a>(
    content: &Content,
    board: Board,
    here: impl Iterator<Item = &'a SpaceText>,
) -> (Spaces, [Spaces; 2]) {
    let (mut spaces, mut personal) = (0, [0; 2]);
    for text in here {
        match text.owner.filter(|_| board == Board::Six) {
            Some(owner) => {
                for (own, row) in personal.iter_mut().zip(&content.commanders) {
                    *own |= if row.leader == owner { text.space.bit() } else { 0 };
                }
            }
            None => spaces |= text.space.bit(),
        }
    }
    (spaces, personal)
}

/// What the Intrigue cards of these sets ask for that are played after a combat.
fn after(content: &'static Content, sets: u64) -> impl Iterator<Item = &'static Condition> {
    let cards = content.intrigues.iter().filter(move |row| sets & row.set.bit() != 0);
    cards.flat_map(|row| &row.aftermath).filter_map(|line| match line {
        Effect::If(condition, _) => Some(condition),
        _ => None,
    })
}
