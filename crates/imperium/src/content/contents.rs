//! What is in the box, as a client is told it: the rows with their effects in words, and the numbers of the board.

use serde::Serialize;
use table::Say;

use super::*;
use crate::board::{Board, Faction, Set};
use crate::phase::influence::{ALLIANCE_STEP, POINT_STEP, SNOOPER_STEP, TOP};
use crate::phase::sending::GATE;
use crate::state::team::SEATS;
use crate::state::{AGENTS, DREADNOUGHTS, SPIES, TROOP_STRENGTH, WORM_STRENGTH};
use crate::tell::describe;
use crate::view::Phase;

/// A row and its effects in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told<Row: 'static, Says> {
    /// The row.
    #[serde(flatten)]
    pub row: &'static Row,
    /// Its effects in words, box by box.
    pub says: Says,
}

/// All that is printed in one box.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contents {
    /// The phases of a round, and what follows the last.
    pub phases: [Phase; 6],
    /// The factions, in the order of their tracks.
    pub factions: &'static [Faction],
    /// The spies of a player.
    pub spies: u8,
    /// The agents of a player, without the Swordmaster.
    pub agents: u8,
    /// The influence that spaces ask for.
    pub needed_influence: u8,
    /// The top of an influence track.
    pub top_influence: u8,
    /// What a troop counts in a Conflict.
    pub troop_strength: u8,
    /// What a sandworm counts in a Conflict.
    pub worm_strength: u8,
    /// The step of an influence track that gives a victory point.
    pub point_influence: u8,
    /// The step of an influence track that gives its bonus and the Alliance.
    pub alliance_influence: u8,
    /// The step of an influence track where Snooper tokens lie.
    pub snooper_influence: u8,
    /// So many players make two teams, and turn the board over.
    pub team_seats: u8,
    /// The persuasion a seat in the High Council gives on the Reveal turn.
    pub council_persuasion: u8,
    /// The boards, or the sides of one.
    pub boards: Vec<Told<BoardText, BoardSays>>,
    /// Every card a deck can hold.
    pub cards: Vec<Told<CardText, CardSays>>,
    /// The Intrigue deck.
    pub intrigues: Vec<Told<IntrigueText, IntrigueSays>>,
    /// The Conflict cards.
    pub conflicts: Vec<Told<ConflictText, ConflictSays>>,
    /// The contracts.
    pub contracts: Vec<Told<ContractText, ContractSays>>,
    /// The Objective cards.
    pub objectives: &'static [ObjectiveText],
    /// The leaders.
    pub leaders: Vec<Told<LeaderText, LeaderSays>>,
    /// The Commanders.
    pub commanders: Vec<Told<CommanderText, CommanderSays>>,
    /// The Rivals.
    pub rivals: Vec<Told<RivalText, RivalSays>>,
    /// The House Hagal deck.
    pub hagal: Vec<Told<HagalText, HagalSays>>,
    /// The training track.
    pub training: Vec<Told<TrainingText, TrainingSays>>,
    /// The spaces.
    pub spaces: Vec<Told<SpaceText, SpaceSays>>,
    /// The posts.
    pub posts: &'static [PostText],
    /// The research track.
    pub research: Vec<Told<CellText, CellSays>>,
    /// The columns of the research track with a genetic marker.
    pub markers: &'static [u8],
    /// The Tleilaxu track after its start.
    pub tleilaxu_track: Vec<Told<StepText, StepSays>>,
    /// The tech tiles.
    pub tech: Vec<Told<TechText, TechSays>>,
    /// The shipping track after its start.
    pub shipping: Vec<Told<ShippingText, ShippingSays>>,
    /// The dreadnoughts of a player.
    pub dreadnoughts: u8,
}

/// The boxes of a kind of row, in words.
macro_rules! says {
    ($(#[$meta:meta])* $name:ident of $row:ident { $($field:ident),+ }) => {
        $(#[$meta])*
        #[derive(Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[allow(missing_docs, reason = "the boxes are named as in the row")]
        pub struct $name { $(pub $field: Vec<Say>),+ }

        impl From<&$row> for $name {
            fn from(row: &$row) -> $name {
                $name { $($field: describe::effects(&row.$field)),+ }
            }
        }
    };
}

says! {
    /// What a board gives: the bonus of each track.
    BoardSays of BoardText { bonus }
}

/// The boxes of a card, and when it has more icons.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSays {
    /// When it is acquired.
    pub acquire: Vec<Say>,
    /// The agent box.
    pub agent: Vec<Say>,
    /// The reveal box.
    pub reveal: Vec<Say>,
    /// When it is trashed.
    pub trashed: Vec<Say>,
    /// When it is discarded.
    pub discarded: Vec<Say>,
    /// What must hold for the icons it has besides.
    pub icons_if: Option<Say>,
}

impl From<&CardText> for CardSays {
    fn from(row: &CardText) -> CardSays {
        CardSays {
            acquire: describe::effects(&row.acquire),
            agent: describe::effects(&row.agent),
            reveal: describe::effects(&row.reveal),
            trashed: describe::effects(&row.trashed),
            discarded: describe::effects(&row.discarded),
            icons_if: row.icons_if.as_ref().map(|(condition, _)| describe::condition(condition)),
        }
    }
}

says! {
    /// The boxes of an Intrigue card.
    IntrigueSays of IntrigueText { plot, combat, endgame, aftermath }
}
says! {
    /// The rewards of a Conflict.
    ConflictSays of ConflictText { first, second, third }
}
says! {
    /// What a contract gives.
    ContractSays of ContractText { reward }
}
says! {
    /// What a House Hagal card gives.
    HagalSays of HagalText { gains, first, second }
}
says! {
    /// What a cell of the research track gives.
    CellSays of CellText { reward }
}
says! {
    /// What a space of the Tleilaxu track gives.
    StepSays of StepText { reward, first }
}
says! {
    /// What a step of the training track gives.
    TrainingSays of TrainingText { reward }
}

says! {
    /// What a space of the shipping track gives.
    ShippingSays of ShippingText { reward }
}

/// What a tech tile gives, and when.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TechSays {
    /// When it is acquired.
    pub acquire: Vec<Say>,
    /// On the own Reveal turn.
    pub reveal: Vec<Say>,
    /// At the start of a round.
    pub round_start: Vec<Say>,
    /// At the end of the game.
    pub endgame: Vec<Say>,
    /// Turned over, once a round.
    pub flip: Vec<Say>,
    /// On the own turn.
    pub turn: Vec<Say>,
    /// After winning a Conflict.
    pub won: Vec<Say>,
    /// An ability that its fields do not put into words.
    pub note: Option<Say>,
}

impl From<&TechText> for TechSays {
    fn from(row: &TechText) -> TechSays {
        TechSays {
            acquire: describe::effects(&row.acquire),
            reveal: describe::effects(&row.reveal),
            round_start: describe::effects(&row.round_start),
            endgame: describe::effects(&row.endgame),
            flip: describe::effects(&row.flip),
            turn: describe::effects(&row.turn),
            won: describe::effects(&row.won),
            note: row.note.map(Say::new),
        }
    }
}

/// A Rival's name and abilities.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RivalSays {
    /// Its name.
    pub name: Say,
    /// The Signet Ring ability.
    pub signet: Vec<Say>,
    /// The Scheme ability.
    pub scheme: Vec<Say>,
}

impl From<&RivalText> for RivalSays {
    fn from(row: &RivalText) -> RivalSays {
        RivalSays {
            name: Say::new(row.rival.key()),
            signet: describe::effects(&row.signet),
            scheme: describe::effects(&row.scheme),
        }
    }
}

/// The abilities of a leader.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaderSays {
    /// What may be used on each Reveal turn.
    pub reveal: Vec<Say>,
    /// What visits give, as the row has them.
    pub visits: Vec<Say>,
    /// What two influence give.
    pub reach_two: Option<Say>,
    /// The Signet Ring ability.
    pub signet: Vec<Say>,
    /// An ability that its fields do not put into words.
    pub note: Option<Say>,
}

impl From<&LeaderText> for LeaderSays {
    fn from(row: &LeaderText) -> LeaderSays {
        LeaderSays {
            reveal: describe::effects(&row.reveal),
            visits: row.visits.iter().map(|(_, effect)| describe::effect(effect)).collect(),
            reach_two: row.reach_two.as_ref().map(|(_, effect)| describe::effect(effect)),
            signet: describe::effects(&row.signet),
            note: row.note.map(Say::new),
        }
    }
}

/// What the track of a Commander's personal board gives.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CommanderSays {
    /// Step 1.
    pub one: Say,
    /// Step 3.
    pub three: Say,
}

impl From<&CommanderText> for CommanderSays {
    fn from(row: &CommanderText) -> CommanderSays {
        CommanderSays { one: describe::effect(&row.one), three: describe::effect(&row.three) }
    }
}

/// What a space is called and gives.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceSays {
    /// Its name.
    pub name: Say,
    /// What it gives.
    pub effects: Vec<Say>,
    /// What may be paid on arrival, and what that gives.
    pub extra: Option<(Say, Say)>,
    /// What an agent there gives on the Reveal turn.
    pub reveal: Option<Say>,
    /// What its controller gains when anybody goes there.
    pub control: Option<Say>,
}

impl From<&SpaceText> for SpaceSays {
    fn from(row: &SpaceText) -> SpaceSays {
        let extra = row.extra.as_ref();
        SpaceSays {
            name: Say::new(row.space.key()),
            effects: describe::effects(&row.effects),
            extra: extra.map(|(price, gain)| (describe::effect(price), describe::effect(gain))),
            reveal: row.reveal.as_ref().map(describe::effect),
            control: row.control.as_ref().map(describe::effect),
        }
    }
}

/// The rows of which this is true.
fn told<Row, Says: From<&'static Row>>(
    rows: &'static [Row],
    here: impl Fn(&Row) -> bool,
) -> Vec<Told<Row, Says>> {
    rows.iter().filter(|row| here(row)).map(|row| Told { row, says: row.into() }).collect()
}

/// The boxes: a set each, with the boards it is played on. A table's client asks for those of its sets.
pub(crate) fn boxes() -> Vec<(&'static str, Contents)> {
    vec![
        ("uprising", contents(Set::Uprising, &[Board::Uprising, Board::Six])),
        ("base", contents(Set::Base, &[Board::Base])),
        ("ix", contents(Set::Ix, &[])),
        ("immortality", contents(Set::Immortality, &[])),
    ]
}

fn contents(set: Set, boards: &[Board]) -> Contents {
    let content = content();
    let first = set == Set::Uprising;
    let posts: &[PostText] = if first { &content.posts } else { &[] };
    Contents {
        phases: Phase::ALL,
        factions: Faction::ALL,
        spies: SPIES,
        agents: AGENTS,
        needed_influence: GATE,
        top_influence: TOP,
        troop_strength: TROOP_STRENGTH,
        worm_strength: WORM_STRENGTH,
        point_influence: POINT_STEP,
        alliance_influence: ALLIANCE_STEP,
        snooper_influence: SNOOPER_STEP,
        team_seats: SEATS,
        council_persuasion: content.boards[0].council,
        boards: told(&content.boards, |row| boards.contains(&row.board)),
        // The starting deck of Dune: Imperium is card for card Uprising's.
        cards: told(&content.cards, |row| {
            let started = row.set == Set::Uprising && row.pile == Pile::Starting && !row.reserve;
            // One leader of Rise of Ix acquires Foldspace on any board. IU-COMBO-06
            let folds = row.set == Set::Base && row.reserve && row.cost.is_none();
            row.set == set || set == Set::Base && started || set == Set::Ix && folds
        }),
        intrigues: told(&content.intrigues, |row| row.set == set),
        conflicts: told(&content.conflicts, |row| row.set == set),
        contracts: told(&content.contracts, |_| first),
        objectives: if first { &content.objectives } else { &[] },
        leaders: told(&content.leaders, |row| row.set == set),
        commanders: told(&content.commanders, |_| first),
        rivals: told(&content.rivals, |row| row.set == set),
        hagal: told(&content.hagal, |row| row.set == set),
        training: told(&content.training, |_| first),
        spaces: told(&content.spaces, |row| match row.set {
            Set::Uprising | Set::Base => row.boards.iter().any(|board| boards.contains(board)),
            _ => row.set == set,
        }),
        posts,
        research: told(&content.research, |_| set == Set::Immortality),
        markers: &content.markers,
        tleilaxu_track: told(&content.tleilaxu_track, |_| set == Set::Immortality),
        tech: told(&content.tech, |_| set == Set::Ix),
        shipping: told(&content.shipping, |_| set == Set::Ix),
        dreadnoughts: DREADNOUGHTS,
    }
}
