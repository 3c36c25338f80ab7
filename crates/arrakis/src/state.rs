//! The whole position: small, copied as one block, with nothing about the future in it.

mod board;
pub(crate) mod figures;
pub mod guild;
mod players;

use serde::Serialize;
use table::{List, Seat, Stack};

use crate::board::{Area, AreaSet, COUNT};
use crate::cards::{Cards, PrescienceCard};
use crate::phase::Task;

use crate::piece::{Aloft, Deck, Face, Leader, Legion, Side, Token, Tokens};

pub use guild::Guild;
pub use players::PlayerSlot;

/// The position, with its fields private to the crate; only tests that set positions up by hand reach them.
macro_rules! position {
    ($open:vis) => {
        /// A position.
        #[derive(Clone, PartialEq, Debug)]
        pub struct Arrakis {
            /// The rules of this table.
            $open rules: Rules,
            /// The round, from 1.
            $open round: u16,
            /// What stands in each area; an area never holds two sides.
            $open legions: [Legion; COUNT],
            /// The areas where each side stands.
            $open held: [AreaSet; 2],
            /// Units in supply.
            $open units: [[u8; 3]; 2],
            /// Naibs and Bashars in supply.
            $open generic: [u8; 2],
            /// Where each named leader is.
            $open leaders: [Place; 15],
            /// Leader cards used this round, as bits; bit 15 is the Wild Maker.
            $open used: u16,
            /// Leaders who left the tank this turn and rest until the next (WA-TANK-05).
            $open resting: u16,
            /// Leaders on their way to the tank, whose order the owner chooses.
            $open dying: u16,
            /// A leader in the tank of another board, and whose cell it was that they took over (WA-AMB-72).
            $open lodging: Option<(Leader, Leader)>,

            /// The eight sietches, by the number of their printed place.
            $open sietches: [Sietch; 8],
            /// Where sietches stand.
            $open sietch_areas: AreaSet,
            /// Where Harkonnen settlements stand.
            $open settlements: AreaSet,
            /// Where testing stations lie.
            $open stations: AreaSet,
            /// Faces of the stations on the board; nobody knows which lies where (WA-INFO-05).
            $open station_faces: [u8; 3],
            /// Where wormsign tokens lie.
            $open wormsigns: AreaSet,
            /// Faces of all tokens nobody has seen since the last shuffle, on the board or not (WA-INFO-08).
            $open wormsign_faces: [u8; 3],
            /// Tokens turned up and discarded.
            $open wormsign_spent: [u8; 3],
            /// Where sandworms are.
            $open worms: AreaSet,
            /// Where the Wild Maker is.
            $open wild_maker: Option<Area>,
            /// Where harvesters stand.
            $open harvesters: AreaSet,
            /// What is in each air zone.
            $open air: [Aloft; 8],

            /// Supremacy.
            $open supremacy: u8,
            /// The prescience markers.
            $open markers: [u8; 3],
            /// Has any marker ever reached 8?
            $open atomics_ready: bool,
            /// Where the atomics were detonated.
            $open detonated: Option<Area>,
            /// Rows of the Imperium markers, 0 at the top.
            $open rows: [u8; 3],
            /// Active bans, as bits.
            $open bans: u8,
            /// Harkonnen action dice lying on the Spice Must Flow board.
            $open blocked: u8,
            /// Spice kept from the last harvest.
            $open reserve: u8,
            /// Spice at hand while it is being spent.
            $open spice: u8,
            /// Spice the harvesters of this round gave.
            $open harvest: u8,

            /// Planning cards face down.
            $open decks: [Cards; 4],
            /// Hands; a player of a whole faction holds both decks in the first of the two.
            $open hands: [Cards; 4],
            /// Discarded planning cards.
            $open discards: [Cards; 4],
            /// Secret objectives held and left, as bits.
            $open objectives: u8,
            /// Secret objectives nobody holds.
            $open objective_deck: u8,
            /// The prescience deck, as bits.
            $open foresight: u16,
            /// Revealed prescience cards.
            $open open: u16,
            /// Claimed prescience cards.
            $open claimed: u16,
            /// Claims this round.
            $open claims: u8,
            /// The card whose claim brings extra steps.
            $open hastened: Option<PrescienceCard>,
            /// The card that stays open until it is claimed.
            $open kept_open: Option<PrescienceCard>,

            /// Standard deployment tokens in supply.
            $open token_supply: Tokens,
            /// Deployment tokens that left the game face down.
            $open lost_tokens: Tokens,
            /// Deployment tokens that were turned up and left the game.
            $open shown_tokens: Tokens,
            /// A token drawn and not yet placed.
            $open drawn: Option<Token>,

            /// Unused action dice, Bene Gesserit tokens in cells included.
            $open dice: [[u8; 5]; 4],
            /// Bene Gesserit tokens held.
            $open bene: [u8; 2],
            /// Bene Gesserit tokens in supply.
            $open bene_supply: u8,
            /// Rolled dice of a shared faction that are still to be dealt, by result.
            $open to_deal: [[u8; 5]; 2],
            /// Rolled dice of a shared faction for which there is no cell.
            $open set_aside: [u8; 2],
            /// Dice without a cell that each partner has received and has to change.
            $open spare: [u8; 4],
            /// Cones of silence left (WA-COMP-17).
            $open cones: [u8; 2],
            /// Do the partners of a side talk in a cone of silence, this turn?
            $open whispering: [bool; 2],
            /// The die Harkonnen must use next.
            $open forced: Option<Face>,
            /// Paul is hunted: he can do nothing this Atreides turn (2 until it begins, 1 during it).
            $open hunted: u8,

            /// Whose turn it is.
            $open turn: Side,
            /// Is this turn used for Desert Power?
            $open desert_power: bool,
            /// The player who acts for each side.
            $open acting: [Deck; 2],
            /// Is the tank of whoever acts still to advance this turn (FAQ 3.0)?
            $open tank_due: bool,
            /// What just happened that a prescience card may ask for.
            $open happened: Happened,
            /// Harvesters removed this action phase.
            $open harvesters_lost: u8,
            /// The battle being fought.
            $open battle: Battle,
            /// The part of a legion about to move.
            $open part: Legion,
            /// Figures that have moved in this action, and where they are now (WA-MOVE-08).
            $open moved: List<Moved, 3>,
            /// Has the Wild Maker been asked about at the end of this phase?
            $open asked: bool,
            /// Areas an effect in progress has to remember.
            $open marked: AreaSet,
            /// What the Mahdi automaton has on the table.
            $open solo: Solo,
            /// What the Spacing Guild expansion has on the table.
            $open guild: Guild,
            /// What is to be done, the next thing last.
            $open stack: Stack<Task>,
            /// How it ended.
            $open ending: Option<Ending>,
        }
    };
}

#[cfg(not(feature = "scenario"))]
position!(pub(crate));
#[cfg(feature = "scenario")]
position!(pub);

/// The rules of a table, from its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// FAQ 3.0.
    pub faq3: bool,
    /// The Spacing Guild expansion.
    pub guild: bool,
    /// The seat of each player, by sub-faction.
    pub seats: [Seat; 4],
    /// Is the faction shared?
    pub shared: [bool; 2],
    /// Is Harkonnen the Mahdi automaton?
    pub solo: bool,
    /// How many seats there are.
    pub count: u8,
}

/// What the Mahdi automaton has on the table. Its reinforcement deck is the Harkonnen hand, seen by nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Solo {
    /// Tactics cards left in the deck, as bits; a card is the number of its sietch.
    pub tactics: u8,
    /// The card whose sector is harvested.
    pub sector: u8,
    /// The card whose sietch is the target.
    pub target: u8,
    /// Dice not yet rolled this round.
    pub unrolled: u8,
    /// Results of the dice rolled this round.
    pub spent: [u8; 5],
    /// The sietch legions move towards this turn, once that is settled (WA-SOLO-MOVE-04).
    pub aim: Option<u8>,
    /// The deck of the card discarded last.
    pub last: Option<Deck>,
    /// The deck of the last reinforcement, if no card has been discarded since.
    pub reinforced: Option<Deck>,
    /// Has an ornithopter been used this turn?
    pub flew: bool,
    /// Copies of Hawat's Scheming laid beside the board.
    pub schemes: u8,
    /// Faces of the black tokens, on the board or not, apart from those in `faces`: nobody knows which lies where.
    pub black: [u8; 3],
    /// Faces of the silver tokens.
    pub silver: [u8; 4],
    /// Black and silver faces that went back to the supply since it was last drawn from: no token on the board has
    /// one of these.
    pub back: [[u8; 4]; 2],
    /// Tokens on the board whose faces had to be drawn before that; nobody has seen them.
    pub faces: List<Guard, 12>,
}

/// A Harkonnen deployment token on the board whose face is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guard {
    /// Black or silver.
    pub token: Token,
    /// Where it lies.
    pub area: Area,
    /// The number of its face in its set.
    pub face: u8,
}

/// Where a named leader is (WA-NAMED-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// Not yet in play.
    #[default]
    Waiting,
    /// In play, off the board.
    Aside,
    /// On the board.
    On(Area),
    /// In this cell of the tank of the own board, from the left.
    Tank(u8),
    /// Removed from the game.
    Gone,
}

/// A sietch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sietch {
    /// Where it is.
    pub area: Area,
    /// Its rank.
    pub rank: u8,
    /// Is it face up?
    pub seen: bool,
    /// Does it stand?
    pub stands: bool,
}

/// Figures that moved in the action in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    /// Where they are now.
    pub area: Area,
    /// Who they are.
    pub part: Legion,
}

/// Things that just happened and that a prescience card may ask for (WA-AMB-56).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Happened {
    /// A legion with a named leader rode into an empty desert.
    pub rode: bool,
    /// Units a sandworm attack removed or downgraded.
    pub worm_took: u8,
    /// A legion with a leader was beaten by an attack.
    pub beat_leader: bool,
    /// A battle in a sietch area ended and the sietch stands.
    pub sietch_held: bool,
}

/// How an attack differs from a plain one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Manner {
    /// A surprise attack.
    pub surprise: bool,
    /// Going on costs nothing, even against a settlement.
    pub merciless: bool,
    /// More dice in every battle round.
    pub extra_dice: u8,
    /// The most dice the enemy rolls in the first battle round.
    pub enemy_dice: Option<u8>,
    /// Can the legion do it from the back of sandworms, without its Great House troops?
    pub rides: bool,
    /// It does, so that the troops stay behind (WA-GUILD-TROOP-04).
    pub mounted: bool,
}

/// The battle being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Battle {
    /// Who attacks.
    pub attacker: Side,
    /// Where the attacking legion stands.
    pub from: Area,
    /// The attacked area.
    pub to: Area,
    /// How.
    pub manner: Manner,
    /// The battle round, from 1.
    pub round: u8,
    /// Did the defending legion have a leader when the battle began?
    pub leader: bool,
    /// Planning cards discarded this battle round.
    pub cards: [u8; 2],
    /// Hits, Blocks and Specials rolled, then converted.
    pub roll: [[u8; 3]; 2],
    /// Leaders that have used a Special this round: generic ones and named bits.
    pub activated: [(u8, u8); 2],
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The Supremacy marker reached 10.
    Supremacy,
    /// The secret objective was met.
    Objective,
}
