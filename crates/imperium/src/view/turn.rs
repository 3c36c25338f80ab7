//! The turn in progress, which everybody sees.

use serde::Serialize;
use table::{Say, Seat};

use super::{cards, contracts};
use crate::board::{Post, Space};
use crate::content::{Card, Contract};
use crate::state::Imperium;
use crate::tell::describe;

/// The turn in progress.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose turn.
    pub seat: Seat,
    /// The Ally a Commander has activated.
    pub ally: Option<Seat>,
    /// Does the Commander play combat cards for the Ally? IU-SIX-58
    pub behalf: bool,
    /// Troops the activated Ally could have deployed and did not.
    pub held_back: u8,
    /// Can its effects still be carried out?
    pub open: bool,
    /// Is it a Reveal turn?
    pub reveal: bool,
    /// The card played.
    pub card: Option<Card>,
    /// The card grafted to it.
    pub partner: Option<Card>,
    /// Was that one lent from the Imperium Row?
    pub lent: bool,
    /// The space the agent was sent to.
    pub space: Option<Space>,
    /// Spice gained so far.
    pub spice: u8,
    /// Troops recruited so far.
    pub recruited: u8,
    /// Units deployed so far.
    pub deployed: u8,
    /// How many troops may still be deployed through the combat space.
    pub deployable: u8,
    /// How many were deployed through it.
    pub through_space: u8,
    /// May troops recruited this turn be deployed, wherever the agent went?
    pub deploy_recruits: bool,
    /// Is deployment forbidden?
    pub no_deployment: bool,
    /// Was a spy recalled?
    pub recalled_spy: bool,
    /// The post the spy of a card's box was placed on.
    pub post: Option<Post>,
    /// The card discarded last.
    pub discarded: Option<Card>,
    /// The card trashed last.
    pub trashed: Option<Card>,
    /// Revealed cards that provided swords.
    pub sword_cards: Vec<Card>,
    /// Was The Spice Must Flow acquired?
    pub bought_spice_must_flow: bool,
    /// How much less The Spice Must Flow costs.
    pub cheaper: u8,
    /// May acquired cards go onto the deck?
    pub on_top: bool,
    /// Has the played card the four faction icons too?
    pub envoy: bool,
    /// Of two grafted cards, has the second one these icons?
    pub envoy_partner: bool,
    /// May troops be deployed as at a combat space?
    pub combat_icon: bool,
    /// Did the visited faction give its influence once more?
    pub courted: bool,
    /// How often the harvest was doubled.
    pub doublings: u8,
    /// Do enemy agents not block?
    pub unblocked: bool,
    /// Was something done already?
    pub begun: bool,
    /// Is it passed?
    pub passed: bool,
    /// Troops deployed so far.
    pub troops: u8,
    /// Enemy units forced to retreat for them.
    pub repelled: u8,
    /// Dreadnoughts commissioned so far.
    pub commissioned: u8,
    /// May a dreadnought still be deployed through the combat space?
    pub ship_deployable: bool,
    /// Did an enemy agent stand where the agent was sent?
    pub enemy_there: bool,
    /// Persuasion gained so far.
    pub persuasion: u8,
    /// Further turns that may be taken after this one.
    pub another: u8,
    /// The card that came back to the hand at the start of the turn.
    pub ahead: Option<Card>,
    /// The contracts held when the agent was sent.
    pub held: Vec<Contract>,
    /// The effect carried out last: everybody sees the order the player chooses. IU-AGENT-13
    pub last: Option<Say>,
}

/// The turn in progress.
pub(super) fn turn(game: &Imperium) -> TurnView {
    TurnView {
        seat: game.turn.seat,
        ally: game.turn.ally,
        behalf: game.turn.behalf,
        held_back: game.turn.held_back,
        open: game.turn.open,
        reveal: game.turn.reveal,
        card: game.turn.card,
        partner: game.turn.partner,
        lent: game.turn.lent.is_some(),
        space: game.turn.space,
        spice: game.turn.spice,
        recruited: game.turn.recruited,
        deployed: game.turn.units,
        deployable: if game.turn.open { game.deployable(game.turn.seat) } else { 0 },
        through_space: game.turn.deployed,
        deploy_recruits: game.turn.deploy_recruits,
        no_deployment: game.turn.no_deployment,
        recalled_spy: game.turn.recalled_spy,
        post: game.turn.post,
        discarded: game.turn.discarded,
        trashed: game.turn.trashed,
        sword_cards: cards(&game.turn.sword_cards),
        bought_spice_must_flow: game.turn.bought_spice_must_flow,
        cheaper: game.turn.cheaper,
        on_top: game.turn.on_top,
        envoy: game.turn.envoy,
        envoy_partner: game.turn.envoy_partner,
        combat_icon: game.turn.combat_icon,
        courted: game.turn.courted,
        doublings: game.turn.doublings,
        unblocked: game.turn.unblocked,
        begun: game.turn.begun,
        passed: game.turn.passed,
        troops: game.turn.troops,
        repelled: game.turn.repelled,
        commissioned: game.turn.commissioned,
        ship_deployable: game.turn.open && game.ships_deployable(game.turn.seat) > 0,
        enemy_there: game.turn.enemy_there,
        persuasion: game.turn.persuasion,
        another: game.turn.another,
        ahead: game.turn.ahead,
        held: contracts(&game.turn.held),
        last: game.turn.last.map(|effect| describe::effect(effect.effect())),
    }
}
