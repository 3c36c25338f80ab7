//! The whole position: small, without heap, cloned as one block of memory.

use table::fault::{self, Fault};
use table::{List, Seat, Stack};

use crate::board::{Faction, Post, Posts, Space, Spaces};
use crate::content::{
    Card, Cards, Conflict, Contract, Contracts, Hagals, Intrigue, Intrigues, Leader, LeaderText, Objective,
    Rival, Table, content, led_by,
};
use crate::options::Habits;
use crate::phase::{Step, cards, deck_top, intrigue, intrigue_deck};

pub(crate) mod ix;
pub(crate) mod team;
mod turn;

pub use ix::{Buried, DREADNOUGHTS, Dreadnoughts, IxBoard, IxPlayer, STACKS, TechStack, Tiles};
pub use turn::{Fx, Fxs, Item, Pool, Turn};

/// The most players at a table.
pub const PLAYERS: usize = 6;

/// Troops a player owns. IU-SETUP-28
pub const TROOPS: u8 = 12;
/// What a troop counts in a Conflict. IU-STRENGTH-01
pub(crate) const TROOP_STRENGTH: u8 = 2;
/// What a sandworm counts in a Conflict. IU-STRENGTH-02
pub(crate) const WORM_STRENGTH: u8 = 3;

/// Spies a player owns. IU-SPY-13
pub const SPIES: u8 = 3;

/// The most cards in a Reserve. DB-SETUP-08
pub const RESERVE: usize = 3;

/// The most Intrigue cards that lie face up before a player.
pub const LASTING: usize = 8;

/// The most cards known to lie on top of a deck.
pub const TOPS: usize = 12;

/// The spaces of the shipping track above its start. RI-SHIP-02
pub const SHIPPING: usize = 3;

/// The most Intrigue cards known to lie under their deck.
pub const BURIED: usize = 16;

/// Agents of a player, without the Swordmaster. IU-SETUP-24
pub const AGENTS: u8 = 2;

/// A position of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Imperium {
    pub(crate) players: [Player; PLAYERS],
    /// How many take part, Rivals included.
    pub(crate) count: u8,
    /// How many of them, the first ones, are people.
    pub(crate) humans: u8,
    pub(crate) habits: Habits,
    /// A turn ends only when its player says so.
    pub(crate) end_turn: bool,
    pub(crate) choam: bool,
    /// The board and the sets on it.
    pub(crate) table: &'static Table,
    /// Two teams of three, as the table says? IU-SIX-01
    pub(crate) teams: bool,
    /// The points that trigger the end. IU-RECALL-01, IM-VAR-01
    pub(crate) target: u8,
    pub(crate) round: u8,
    pub(crate) first: Seat,
    /// The place in turn order of the player whose turn it is or was last.
    pub(crate) cursor: u8,
    /// Reveal turns taken this round.
    pub(crate) reveals: u8,
    /// Rivals whose agents stay at home for the rest of the round, a bit each.
    pub(crate) stranded: u8,
    /// Allies who have yielded the better reward to the other, a bit each. IU-SIX-61
    pub(crate) yielded: u8,
    /// The spaces each player's agents were sent to.
    pub(crate) sent: [Spaces; PLAYERS],
    /// Bonus spice on the maker spaces of the table, in their order.
    pub(crate) bonus: [u8; 4],
    /// Who controls the locations of the table, in their order.
    pub(crate) control: [Option<Seat>; 3],
    pub(crate) wall: bool,
    /// Who has taken the Mentat this round; nobody when it stands on its space. DB-MENTAT-01
    pub(crate) mentat: Option<Seat>,
    /// Who takes it at the start of the next round. DB-MENTAT-06
    pub(crate) mentat_next: Option<Seat>,
    /// Who alone won the Conflict that is being settled. DB-COMBAT-08
    pub(crate) victor: Option<Seat>,
    /// Who has played a combat card in this Conflict, a bit each. IM-CARD-22
    pub(crate) fought: u8,
    /// Troops each player lost at the end of the Conflict, while cards for that may be played. IM-CARD-20
    pub(crate) lost: [u8; PLAYERS],
    /// The spaces each player's Voice forbids to opponents. DB-CARD-08
    pub(crate) forbidden: [Spaces; PLAYERS],
    /// Who holds each Alliance token; nobody when it lies on its track.
    pub(crate) alliance: [Option<Seat>; 4],
    /// Are the Conflict cards of every set used? IU-COMBO-09
    pub(crate) every_conflict: bool,
    /// Conflict cards nobody has seen yet, a bit each; those that went to the box unseen are among them.
    pub(crate) unseen: u64,
    /// The current Conflict card.
    pub(crate) conflict: Option<Conflict>,
    /// Conflict cards that nobody won.
    pub(crate) unclaimed: u64,
    pub(crate) row: [Option<Card>; 5],
    /// Cards only Shaddam's team can acquire. IU-SIX-56
    pub(crate) throne: Cards,
    pub(crate) imperium: Cards,
    /// The Tleilaxu Row without Reclaimed Forces. IM-SETUP-03
    pub(crate) tleilaxu_row: [Option<Card>; 2],
    pub(crate) tleilaxu: Cards,
    /// Does the spice still lie on the Tleilaxu track? IM-SETUP-02
    pub(crate) tleilaxu_first: bool,
    /// Copies left of the cards of the Reserve, in the table's order.
    pub(crate) reserve: [u8; RESERVE],
    /// Cards out of the game.
    pub(crate) gone: Cards,
    pub(crate) intrigue: Intrigues,
    /// The card somebody put back on top of the Intrigue deck, and who. IM-CARD-19
    pub(crate) intrigue_top: Option<(Intrigue, Seat)>,
    /// Cards below the deck, the lowest last. RI-TECH-19
    pub(crate) intrigue_bottom: List<Buried, BURIED>,
    pub(crate) intrigue_discard: Intrigues,
    pub(crate) offer: [Option<Contract>; 2],
    pub(crate) contracts: Contracts,
    /// Contracts set aside for Shaddam. IU-AMB-48
    pub(crate) sardaukar: Contracts,
    /// Contracts made for Rise of Ix that nobody has.
    pub(crate) boxed: Contracts,
    pub(crate) hagal: Hagals,
    pub(crate) hagal_discard: Hagals,
    /// What Rise of Ix puts on the table.
    pub(crate) ix: IxBoard,
    pub(crate) turn: Turn,
    pub(crate) pool: Pool,
    pub(crate) stack: Stack<Step>,
    pub(crate) over: bool,
    pub(crate) winner: Option<Seat>,
}

/// One player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    pub(crate) leader: Option<Leader>,
    /// The Rival card, for who is no person.
    pub(crate) rival: Option<Rival>,
    pub(crate) hand: Cards,
    /// Cards in hand that everybody saw going there.
    pub(crate) known: Cards,
    pub(crate) deck: Cards,
    /// Cards of the deck that everybody saw going on top of it, the topmost last.
    pub(crate) top: List<u8, TOPS>,
    /// The card below these, or on top, that only the player has looked at. DB-LEADER-03
    pub(crate) foreseen: Option<Card>,
    pub(crate) discard: Cards,
    /// Cards played on Agent turns.
    pub(crate) played: Cards,
    /// Cards revealed on the Reveal turn.
    pub(crate) revealed: Cards,
    pub(crate) intrigue: Intrigues,
    /// Intrigue cards that lie face up until the Reveal turn is over.
    pub(crate) lasting: List<u8, LASTING>,
    /// Intrigue cards the player has trashed; nobody else knows which. IU-INTRIGUE-04
    pub(crate) binned: Intrigues,
    /// A card of the Row set aside by Manipulate.
    pub(crate) aside: Option<Card>,
    pub(crate) solari: u8,
    pub(crate) spice: u8,
    pub(crate) water: u8,
    pub(crate) vp: u8,
    pub(crate) influence: [u8; 4],
    /// A Commander's step on the track of the personal board.
    pub(crate) own: u8,
    /// Agents on the leader card that can still be sent.
    pub(crate) agents: u8,
    /// With six players, where each piece is: the agents, of a Commander the left and the right token, then the
    /// Swordmaster; nowhere while on the leader card.
    pub(crate) pieces: [Option<Space>; 3],
    /// Was the Swordmaster ever gained?
    pub(crate) swordmaster: bool,
    /// With six players, was it sent?
    pub(crate) swordmaster_used: bool,
    pub(crate) council: bool,
    pub(crate) hooks: bool,
    pub(crate) supply: u8,
    pub(crate) garrison: u8,
    /// Troops in the Conflict.
    pub(crate) deployed: u8,
    pub(crate) worms: u8,
    pub(crate) swords: u8,
    /// Troops kept as memories by Lady Jessica.
    pub(crate) memories: u8,
    pub(crate) spies: Posts,
    pub(crate) persuasion: u8,
    /// Which Reveal turn of the round was this player's; 0 while it is still to come.
    pub(crate) reveal_number: u8,
    pub(crate) contracts: Contracts,
    pub(crate) completed: Contracts,
    /// Two contracts of which one is kept; the chosen one comes first.
    pub(crate) dealt: Option<[Contract; 2]>,
    pub(crate) objective: Option<Objective>,
    pub(crate) objective_up: bool,
    /// Conflict cards won, face up and face down.
    pub(crate) won: u64,
    pub(crate) won_down: u64,
    /// Feyd-Rautha's step on the training track.
    pub(crate) training: u8,
    /// Spaces with a second own agent. DB-CARD-03
    pub(crate) twice: Spaces,
    /// The Baron's faction tokens, a bit each, until they are revealed. DB-SETUP-14
    pub(crate) tokens: u8,
    /// What Rise of Ix gives.
    pub(crate) ix: IxPlayer,
    /// The cell of the research token. IM-SETUP-02
    pub(crate) research: u8,
    /// The step of the Tleilaxu token. IM-SETUP-02
    pub(crate) tleilaxu: u8,
    /// Troops in the Axolotl tanks. IM-SPEC-01
    pub(crate) specimens: u8,
    /// Are the Family Atomics unused? IM-SETUP-05
    pub(crate) atomics: bool,
    /// Cards that come back into the hand when the Reveal turn begins. IM-CARD-07
    pub(crate) returning: [Option<Card>; 2],
}

impl Player {
    pub(crate) fn new(leader: Option<Leader>) -> Player {
        Player {
            leader,
            rival: None,
            hand: Cards::EMPTY,
            known: Cards::EMPTY,
            deck: Cards::EMPTY,
            top: List::new(),
            foreseen: None,
            discard: Cards::EMPTY,
            played: Cards::EMPTY,
            revealed: Cards::EMPTY,
            intrigue: Intrigues::EMPTY,
            lasting: List::new(),
            binned: Intrigues::EMPTY,
            aside: None,
            solari: 0,
            spice: 0,
            water: 1,
            vp: 0,
            influence: [0; 4],
            own: 0,
            agents: AGENTS,
            pieces: [None; 3],
            swordmaster: false,
            swordmaster_used: false,
            council: false,
            hooks: false,
            supply: TROOPS - 3,
            garrison: 3,
            deployed: 0,
            worms: 0,
            swords: 0,
            memories: 0,
            spies: 0,
            persuasion: 0,
            reveal_number: 0,
            contracts: Contracts::EMPTY,
            completed: Contracts::EMPTY,
            dealt: None,
            objective: None,
            objective_up: true,
            won: 0,
            won_down: 0,
            training: 0,
            twice: 0,
            tokens: 0,
            ix: IxPlayer::default(),
            research: 0,
            tleilaxu: 0,
            specimens: 0,
            atomics: false,
            returning: [None; 2],
        }
    }

    /// The leader's card; a Rival leads nobody.
    #[inline]
    pub(crate) fn leader(&self) -> Option<&'static LeaderText> {
        self.leader.map(Leader::text)
    }

    /// The message key of the leader's or the Rival's name.
    pub(crate) fn key(&self) -> &'static str {
        led_by(self.leader, self.rival)
    }

    /// Troops, sandworms and dreadnoughts in the Conflict. IU-UNIT-01, RI-DREAD-05, DC-13
    #[inline]
    pub(crate) fn units(&self) -> u8 {
        self.deployed + self.worms + self.ix.dreadnoughts.deployed
    }

    /// Strength: nothing without a unit. IU-STRENGTH-01, IU-STRENGTH-02, IU-STRENGTH-03, IU-STRENGTH-04
    #[inline]
    pub(crate) fn strength(&self) -> u16 {
        match self.units() {
            0 => 0,
            _ => {
                let troops = u16::from(TROOP_STRENGTH) * u16::from(self.deployed);
                let worms = u16::from(WORM_STRENGTH) * u16::from(self.worms);
                troops + worms + self.firepower() + u16::from(self.swords)
            }
        }
    }

    /// Spies not on the board.
    #[inline]
    pub(crate) fn spy_supply(&self) -> u8 {
        SPIES - self.spies.count_ones() as u8
    }

    /// The spaces the player's spies look at.
    #[inline]
    pub(crate) fn spied(&self) -> Spaces {
        let mut left = self.spies;
        let mut spaces = 0;
        while left != 0 {
            spaces |= content().spaces_at[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        spaces
    }

    /// Cards of a faction in play. IU-GLOSS-11
    pub(crate) fn in_play(&self, faction: Faction) -> u8 {
        count_of(&self.played, faction) + count_of(&self.revealed, faction)
    }
}

/// The place of a seat among the players; a seat no table has is a fault.
#[inline]
fn place_of(seat: Seat) -> usize {
    match seat.index() {
        at if at < PLAYERS => at,
        number => {
            fault::raise(Fault::NoSuch { what: "seat", number });
            0
        }
    }
}

/// How many cards of a faction are among these.
pub(crate) fn count_of(cards: &Cards, faction: Faction) -> u8 {
    cards.kinds().filter(|&card| Card(card).text().is(faction)).map(|card| cards.count(card)).sum()
}

impl Imperium {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[place_of(seat)]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[place_of(seat)]
    }

    /// The players at the table, in seat order.
    pub(crate) fn seats_iter(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.count))
    }

    /// The player at this place of the turn order. IU-ROUND-05
    #[inline]
    pub(crate) fn in_order(&self, place: u8) -> Seat {
        match (self.humans, place) {
            // With two players the Rival sits after whoever holds the token. IU-RIVAL-15, IU-AMB-49
            (2, 1) => Seat(2),
            (2, 2) => Seat(1 - self.first.0),
            _ => Seat((self.first.0 + place) % self.count),
        }
    }

    /// The players from the first player clockwise.
    pub(crate) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats: [Seat; PLAYERS] = std::array::from_fn(|place| self.in_order(place as u8));
        seats.into_iter().take(self.count.into())
    }

    /// Is this participant a person?
    #[inline]
    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        seat.0 < self.humans
    }

    /// Who decides for a participant: for a Rival, the person with the first-player token, or the next one after it.
    /// DB-RIVAL-21, IF-41
    #[inline]
    pub(crate) fn decides(&self, seat: Seat) -> Seat {
        if self.is_human(seat) {
            return seat;
        }
        self.order().find(|&seat| self.is_human(seat)).unwrap_or(Seat(0))
    }

    /// The other players, clockwise from this one.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.count;
        (1..count).map(move |step| Seat((seat.0 + step) % count))
    }

    /// Is the current Conflict protected by the Shield Wall? IU-WALL-02
    #[inline]
    pub(crate) fn protected(&self) -> bool {
        let location = self.conflict.and_then(|conflict| conflict.text().location);
        // A location that this board has no flag for lies behind no wall. DC-28, DC-29
        self.wall && location.is_some_and(|space| self.table.location(space).is_some())
    }

    /// The spaces with an agent of this player.
    #[inline]
    pub(crate) fn agents_of(&self, seat: Seat) -> Spaces {
        self.sent[place_of(seat)]
    }

    /// The spaces with an agent of anybody.
    #[inline]
    pub(crate) fn occupied(&self) -> Spaces {
        self.sent.iter().fold(0, |spaces, sent| spaces | sent)
    }

    /// All posts with a spy on them.
    #[inline]
    pub(crate) fn watched(&self) -> Posts {
        self.players[..usize::from(self.count)].iter().fold(0, |set, player| set | player.spies)
    }

    /// The bonus spice of a maker space.
    pub(crate) fn bonus_at(&mut self, space: Space) -> Option<&mut u8> {
        let at = self.makers_here().iter().position(|&maker| maker == space)?;
        Some(&mut self.bonus[at])
    }

    /// Is the Intrigue card of a step on the stack between hand and discard pile?
    pub(crate) fn in_limbo(&self) -> Intrigues {
        self.stack
            .iter()
            .filter_map(|step| match step {
                Step::Intrigue(intrigue::Step::PutAway { intrigue, .. }) => Some(intrigue.0),
                _ => None,
            })
            .collect()
    }

    /// Intrigue cards looked at and not yet put anywhere.
    pub(crate) fn looked_at_intrigue(&self) -> Option<(Seat, List<u8, 2>)> {
        self.stack.iter().find_map(|step| match step {
            Step::IntrigueDeck(intrigue_deck::Step::Keep { seat, cards }) => Some((seat, cards)),
            _ => None,
        })
    }

    /// Cards looked at and not yet put anywhere.
    pub(crate) fn looked_at(&self) -> Option<(Seat, List<u8, 3>)> {
        self.stack.iter().find_map(|step| match step {
            Step::Cards(cards::Step::Look { seat, cards }) => Some((seat, cards)),
            Step::DeckTop(deck_top::Step::Look { seat, cards }) => Some((seat, cards)),
            _ => None,
        })
    }
}

impl Imperium {
    /// The maker spaces of this table, in the order of their bonus spice. IU-MAKER-01, IU-MAKER-02
    pub(crate) fn makers_here(&self) -> &'static [Space] {
        &self.table.makers
    }
}

/// A set with one post in it.
#[inline]
pub(crate) fn one(post: Post) -> Posts {
    1 << post.index()
}
