//! A player as a viewer sees them.

use serde::Serialize;
use table::{Seat, Viewer};

use super::ix::{self, IxPlayerView};
use super::{cards, conflicts, contracts, intrigues};
use crate::board::{BattleIcon, Faction, Post, Space, posts};
use crate::content::{Card, Cell, Conflict, Contract, Intrigue, Leader, Objective, Rival};
use crate::imagine;
use crate::state::{Imperium, Player};

/// A player as a viewer sees them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The leader; a Rival has none.
    pub leader: Option<Leader>,
    /// The Rival card.
    pub rival: Option<Rival>,
    /// Victory points.
    pub vp: u8,
    /// Solari.
    pub solari: u8,
    /// Spice.
    pub spice: u8,
    /// Water.
    pub water: u8,
    /// Influence with the four factions of the board; of a Commander, the higher of the Allies'.
    pub influence: [u8; 4],
    /// With six players, the team: 0 Muad'Dib's, 1 Shaddam's.
    pub team: Option<u8>,
    /// A Commander?
    pub commander: bool,
    /// A Commander's Allies: to the left, to the right.
    pub allies: Vec<Seat>,
    /// A Commander's personal board.
    pub own: Option<OwnBoard>,
    /// With six players, the agents one by one; the third is the Swordmaster.
    pub pieces: Vec<Piece>,
    /// With six players, was the Swordmaster sent? Its bonus token stays.
    pub swordmaster_used: bool,
    /// Agents on the leader card.
    pub agents: u8,
    /// The third agent?
    pub swordmaster: bool,
    /// A seat in the High Council?
    pub council: bool,
    /// Maker hooks?
    pub hooks: bool,
    /// Troops in the supply.
    pub supply: u8,
    /// Troops in the garrison.
    pub garrison: u8,
    /// Troops in the Conflict.
    pub deployed: u8,
    /// Sandworms in the Conflict.
    pub worms: u8,
    /// Swords, which count while there is a unit in the Conflict.
    pub swords: u8,
    /// Strength in the Conflict.
    pub strength: u16,
    /// The reward of the Conflict as strengths are now, after what Allies have yielded: 1, 2, 3 or 0 for none.
    /// IU-COMBAT-06, IU-SIX-61
    pub reward: u8,
    /// The board of the Bene Tleilax, with Immortality.
    pub tleilax: Option<TleilaxView>,
    /// Memories laid down.
    pub memories: u8,
    /// The step on the training track.
    pub training: u8,
    /// Persuasion left.
    pub persuasion: u8,
    /// Posts with a spy.
    pub spies: Vec<Post>,
    /// Which Reveal turn of the round was this player's; 0 while it is still to come.
    pub reveal_number: u8,
    /// How many cards are in hand.
    pub hand_count: usize,
    /// Cards in hand that everybody saw going there.
    pub hand_known: Vec<Card>,
    /// The hand, for whoever may know it.
    pub hand: Option<Vec<Card>>,
    /// The cards in the hand or the draw pile: everybody has seen which the player owns.
    pub hand_or_deck: Vec<Card>,
    /// How many cards are in the draw pile.
    pub deck_count: usize,
    /// The draw pile without its order, for whoever may know it.
    pub deck: Option<Vec<Card>>,
    /// Cards known to lie on top of the draw pile, the topmost first.
    pub top: Vec<Card>,
    /// The Baron's faction tokens, for whoever may know them.
    pub tokens: Option<Vec<Faction>>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Cards played on Agent turns.
    pub played: Vec<Card>,
    /// Cards revealed.
    pub revealed: Vec<Card>,
    /// How many Intrigue cards are held.
    pub intrigue_count: usize,
    /// The Intrigue cards, for whoever may know them.
    pub intrigue: Option<Vec<Intrigue>>,
    /// Intrigue cards that lie face up.
    pub lasting: Vec<Intrigue>,
    /// Intrigue cards trashed, for whoever may know them.
    pub binned: Option<Vec<Intrigue>>,
    /// The card set aside by Manipulate.
    pub aside: Option<Card>,
    /// Contracts to be completed.
    pub contracts: Vec<Contract>,
    /// Contracts dealt of which one is to be kept, for whoever may know them.
    pub dealt: Option<Vec<Contract>>,
    /// Contracts completed.
    pub completed: Vec<Contract>,
    /// The Objective card.
    pub objective: Option<Objective>,
    /// Does it lie face up?
    pub objective_up: bool,
    /// Conflict cards won that lie face up.
    pub won: Vec<Conflict>,
    /// Conflict cards won that were turned face down.
    pub won_down: Vec<Conflict>,
    /// Battle icons that lie face up.
    pub icons: Vec<BattleIcon>,
    /// The cards being looked at, for whoever may know them.
    pub looked_at: Option<Vec<Card>>,
    /// What Rise of Ix gives.
    pub ix: Option<IxPlayerView>,
}

/// What a player has at the Bene Tleilax.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TleilaxView {
    /// The cell of the research token; Rivals and Commanders have none.
    pub research: Option<Cell>,
    /// The genetic markers reached.
    pub markers: u8,
    /// The space of the Tleilaxu token, counted from the start.
    pub step: u8,
    /// Troops in the Axolotl tanks.
    pub specimens: u8,
    /// Are the Family Atomics unused?
    pub atomics: bool,
    /// Troops lost at the end of the Conflict, while cards for that may be played.
    pub lost: u8,
    /// Cards that come back into the hand when the Reveal turn begins.
    pub returning: Vec<Card>,
}

fn tleilax(game: &Imperium, seat: Seat) -> Option<TleilaxView> {
    let player = game.player(seat);
    let token = game.is_human(seat) && !game.is_commander(seat);
    game.table.immortality.then(|| TleilaxView {
        research: token.then_some(Cell(player.research)),
        markers: game.markers(seat),
        step: player.tleilaxu,
        specimens: player.specimens,
        atomics: player.atomics,
        lost: game.lost[seat.index()],
        returning: player.returning.into_iter().flatten().collect(),
    })
}

/// A Commander's personal board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnBoard {
    /// Its faction.
    pub faction: Faction,
    /// The step of the Commander's cube.
    pub step: u8,
    /// Is its Alliance held?
    pub alliance: bool,
}

/// An agent of a player, at a table of six.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piece {
    /// The Ally a Commander's one-arrow token activates.
    pub ally: Option<Seat>,
    /// Is it the Swordmaster?
    pub swordmaster: bool,
    /// The space it was sent to.
    pub at: Option<Space>,
}

fn pieces(game: &Imperium, seat: Seat) -> Vec<Piece> {
    let player = game.player(seat);
    // A Swordmaster not yet gained, or gone to the box, is not there.
    let third = player.swordmaster && (!player.swordmaster_used || player.pieces[2].is_some());
    let count = if game.teams { 2 + usize::from(third) } else { 0 };
    let allies = game.allies_of(seat);
    let piece = |at: usize| Piece {
        ally: allies.get(at).copied().filter(|_| game.is_commander(seat)),
        swordmaster: at == 2,
        at: player.pieces[at],
    };
    (0..count).map(piece).collect()
}

/// The tokens of influence a player has kept.
fn tokens(player: &Player) -> Vec<Faction> {
    let kept = Faction::ALL.iter().copied();
    kept.filter(|faction| player.tokens & faction.bit() as u8 != 0).collect()
}

pub(super) fn player(game: &Imperium, seat: Seat, viewer: Viewer) -> PlayerView {
    let player: &Player = game.player(seat);
    let knows = viewer.knows(seat);
    let objective_icon = player.objective.filter(|_| player.objective_up).map(|card| card.text().icon);
    let won = conflicts(player.won).into_iter().filter_map(|card| card.text().icon);
    PlayerView {
        seat,
        leader: player.leader,
        rival: player.rival,
        vp: player.vp,
        solari: player.solari,
        spice: player.spice,
        water: player.water,
        influence: std::array::from_fn(|at| game.influence(seat, Faction::ALL[at])),
        team: game.teams.then_some(seat.0 % 2),
        commander: game.is_commander(seat),
        allies: if game.is_commander(seat) { game.allies_of(seat).to_vec() } else { Vec::new() },
        own: game.own_faction(seat).map(|faction| OwnBoard {
            faction,
            step: player.own,
            alliance: game.own_alliance(seat),
        }),
        pieces: pieces(game, seat),
        swordmaster_used: player.swordmaster_used,
        agents: player.agents,
        swordmaster: player.swordmaster,
        council: player.council,
        hooks: player.hooks,
        supply: player.supply,
        garrison: player.garrison,
        deployed: player.deployed,
        worms: player.worms,
        swords: player.swords,
        strength: player.strength(),
        reward: game.places()[seat.index()],
        tleilax: tleilax(game, seat),
        memories: player.memories,
        training: player.training,
        persuasion: player.persuasion,
        spies: posts(player.spies).collect(),
        reveal_number: player.reveal_number,
        hand_count: player.hand.len(),
        hand_known: cards(&player.known),
        hand: knows.then(|| cards(&player.hand)),
        hand_or_deck: cards(&imagine::undrawn(game, seat)),
        deck_count: player.deck.len(),
        deck: knows.then(|| cards(&player.deck)),
        top: player
            .top
            .iter()
            .rev()
            .map(|&card| Card(card))
            .chain(player.foreseen.filter(|_| knows))
            .collect(),
        tokens: knows.then(|| tokens(player)),
        discard: cards(&player.discard),
        played: cards(&player.played),
        revealed: cards(&player.revealed),
        intrigue_count: player.intrigue.len(),
        intrigue: knows.then(|| intrigues(&player.intrigue)),
        lasting: player.lasting.iter().copied().map(Intrigue).collect(),
        binned: knows.then(|| intrigues(&player.binned)),
        aside: player.aside,
        contracts: contracts(&player.contracts),
        dealt: player.dealt.filter(|_| knows).map(|dealt| dealt.to_vec()),
        completed: contracts(&player.completed),
        objective: player.objective,
        objective_up: player.objective_up,
        won: conflicts(player.won),
        won_down: conflicts(player.won_down),
        icons: objective_icon.into_iter().chain(won).collect(),
        ix: ix::player(game, seat, viewer),
        looked_at: game
            .looked_at()
            .filter(|(owner, _)| *owner == seat && knows)
            .map(|(_, cards)| cards.iter().map(|&card| Card(card)).collect()),
    }
}
