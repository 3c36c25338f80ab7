//! Positions to play on from: an empty board, then what the scenario needs.

use crate::Arrakis;
use crate::action::Action;
use crate::board::{Area, AreaSet, Zone};
use crate::cards::{Card, Cards, PrescienceCard};
use crate::event::Event;
use crate::options::Options;
use crate::phase::round::Phase;
use crate::phase::{Task, actions, imperium};
use crate::piece::{Aloft, Deck, Face, Figure, Leader, Power, Side, Token, Unit};
use crate::state::Place;
use table::Steps;
use table::chance::{Fast, Scripted};
use table::{Game, Refusal, Seat, Viewer, Waiting};

pub use Face::*;
pub use Side::*;

/// Outcomes of combat dice for a script: a hit.
pub const HIT: u32 = 0;
/// A block.
pub const BLOCK: u32 = 3;
/// A special.
pub const SPECIAL: u32 = 5;

/// A position being set up and played on.
pub struct Scenario {
    /// The position.
    pub game: Arrakis,
    /// What the last action told.
    pub told: Vec<Event>,
}

impl Default for Scenario {
    fn default() -> Scenario {
        Scenario::new()
    }
}

impl Scenario {
    /// The action phase of a duel on an empty board: no legion, no token, no card, no die.
    pub fn new() -> Scenario {
        Scenario::with(&Arrakis::options("duel", 2).unwrap())
    }

    /// The same with these options.
    pub fn with(options: &Options) -> Scenario {
        let mut game = Arrakis::start(options, &mut Fast::new(7), &mut Vec::new()).unwrap();
        for side in Side::BOTH {
            for area in game.held[side.index()].iter() {
                let legion = *game.legion(area);
                for &figure in legion.kinds(side).iter() {
                    for _ in 0..legion.count(figure) {
                        game.take(side, figure, area);
                        if let Figure::Token(token) = figure {
                            game.lost_tokens.add(token);
                        }
                    }
                }
            }
        }
        for player in 0..4 {
            let hand = game.hands[player];
            for deck in Deck::ALL {
                game.decks[deck as usize] = game.decks[deck as usize].plus(hand.of(deck));
            }
            game.hands[player] = Cards::NONE;
        }
        game.foresight |= game.open;
        game.open = 0;
        game.stack.clear();
        game.push(Phase::Actions);
        Scenario { game, told: Vec::new() }
    }

    /// The same with the Spacing Guild.
    pub fn guild() -> Scenario {
        Scenario::with(&Options { spacing_guild: true, ..Arrakis::options("duel", 2).unwrap() })
    }

    /// Great House troops in an area, from the reserve.
    pub fn troops(mut self, side: Side, area: Area, troops: u8) -> Scenario {
        for _ in 0..troops {
            self.game.put(side, Figure::Troop, area);
        }
        self
    }

    /// So many troops and frigates on a heighliner board, and the heighliner this far.
    pub fn heighliner(mut self, side: Side, troops: u8, frigates: u8, space: u8) -> Scenario {
        let (guild, at) = (&mut self.game.guild, side.index());
        guild.troop_supply = guild.troop_supply + guild.troops[at] - troops;
        guild.rings[at] = guild.rings[at] + guild.troops[at] - troops;
        guild.frigate_supply[at] = guild.frigate_supply[at] + guild.frigates[at] - frigates;
        (guild.troops[at], guild.frigates[at], guild.liners[at]) = (troops, frigates, space);
        self
    }

    /// A frigate in an air zone, from the reserve.
    pub fn frigate(mut self, side: Side, zone: Zone) -> Scenario {
        self.game.guild.frigate_supply[side.index()] -= 1;
        self.aloft(Aloft::Frigate(side), zone)
    }

    /// Something in an air zone.
    pub fn aloft(mut self, what: Aloft, zone: Zone) -> Scenario {
        self.game.air[zone as usize] = what;
        self
    }

    /// In the middle of a turn the side may carry out Imperium actions.
    pub fn imperium(self, side: Side, powers: &[Power], left: u8) -> Scenario {
        let powers = powers.iter().fold(0, |bits, power| bits | power.bit());
        self.turn(side, &[Strategy], &[Strategy, Strategy]).edit(|game| {
            let step = imperium::Step::Imperium { side, powers, left, different: false };
            game.push(step);
        })
    }

    /// A turn of this side, with these unused dice of both sides.
    pub fn turn(mut self, side: Side, atreides: &[Face], harkonnen: &[Face]) -> Scenario {
        self.game.dice = [[0; 5]; 4];
        for &face in atreides {
            self.game.dice[Deck::HouseAtreides as usize][face as usize] += 1;
        }
        for &face in harkonnen {
            self.game.dice[Deck::HouseHarkonnen as usize][face as usize] += 1;
        }
        self.game.turn = side;
        self.game.push(actions::Step::Turn { side, acted: false });
        self
    }

    /// A plain turn: one die of this result for the side, two Strategy dice for the other.
    pub fn die(self, side: Side, face: Face) -> Scenario {
        match side {
            Atreides => self.turn(side, &[face], &[Strategy, Strategy]),
            Harkonnen => self.turn(side, &[Strategy, Strategy], &[face, face]),
        }
    }

    /// Goes straight to a phase; `run` it with an action of the step before.
    pub fn at(mut self, phase: Phase, step: impl Into<Task>) -> Scenario {
        self.game.stack.clear();
        self.game.push(phase);
        self.game.push(step);
        self
    }

    /// Units and generic leaders in an area, from the supply.
    pub fn legion(mut self, side: Side, area: Area, units: [u8; 3], generic: u8) -> Scenario {
        for unit in Unit::ALL {
            for _ in 0..units[unit as usize] {
                self.game.put(side, Figure::Unit(unit), area);
            }
        }
        for _ in 0..generic {
            self.game.put(side, Figure::Generic, area);
        }
        self
    }

    /// A leader in play, in an area.
    pub fn leader(mut self, leader: Leader, area: Area) -> Scenario {
        self.game.put(leader.side(), Figure::Named(leader), area);
        self
    }

    /// A leader in play, off the board.
    pub fn aside(mut self, leader: Leader) -> Scenario {
        self.game.leaders[leader as usize] = Place::Aside;
        self
    }

    /// An Atreides deployment token in an area.
    pub fn token(mut self, area: Area, token: u8) -> Scenario {
        self.game.put(Atreides, Figure::Token(Token(token)), area);
        if token >= 4 {
            self.game.token_supply.remove(Token(token));
        } else {
            self.game.lost_tokens.remove(Token(token));
        }
        self
    }

    /// Planning cards in the hand of a side, from its decks.
    pub fn hand(mut self, side: Side, cards: &[&str]) -> Scenario {
        for id in cards {
            let card = card(id);
            assert!(self.game.decks[card.deck() as usize].remove(card), "{id}");
            self.game.hands[side.decks()[0] as usize].add(card);
        }
        self
    }

    /// A revealed prescience card.
    pub fn open(mut self, id: &str) -> Scenario {
        let card = prescience(id);
        self.game.foresight &= !card.bit();
        self.game.open |= card.bit();
        self
    }

    /// Anything else.
    pub fn edit(mut self, change: impl FnOnce(&mut Arrakis)) -> Scenario {
        change(&mut self.game);
        self
    }

    /// The seat that is asked, if any.
    pub fn waiting(&self) -> Option<Seat> {
        self.game.waiting().seats().lowest()
    }

    /// Is this side asked?
    pub fn asks(&self, side: Side) -> bool {
        self.waiting() == Some(Seat(side.index() as u8))
    }

    /// What the seat that is asked may do; nothing where nobody is asked.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = self.waiting() {
            self.game.legal(seat, &mut legal);
        }
        legal
    }

    /// May the seat that is asked do this?
    pub fn may(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    #[track_caller]
    fn asked(&self) -> Seat {
        match self.game.waiting() {
            Waiting::Seats(seats) => seats.lowest().expect("somebody is asked"),
            Waiting::Over(outcome) => panic!("the game is over: {}", outcome.ending),
        }
    }

    /// Takes an action that draws nothing.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Scenario {
        self.roll(action, &[])
    }

    /// Takes an action that draws exactly these outcomes.
    #[track_caller]
    pub fn roll(&mut self, action: Action, outcomes: &[u32]) -> &mut Scenario {
        let (seat, sound) = (self.asked(), self.game.audit().is_ok());
        let mut script = Scripted::new(outcomes);
        self.told.clear();
        if let Err(refusal) = self.game.apply(seat, &action, &mut script, &mut self.told) {
            let legal = self.legal();
            std::mem::forget(script);
            panic!("{action:?} is refused: {refusal}; legal: {legal:?}");
        }
        self.hold_books(sound, action);
        self
    }

    /// Books that were in order before an action are in order after it; those that a test began with otherwise say nothing.
    #[track_caller]
    fn hold_books(&self, sound: bool, action: Action) {
        if let Err(problem) = self.game.audit()
            && sound
        {
            panic!("after {action:?}: {problem}");
        }
    }

    /// Takes an action with draws nobody cares about.
    #[track_caller]
    pub fn luck(&mut self, action: Action, seed: u64) -> &mut Scenario {
        let (seat, sound) = (self.asked(), self.game.audit().is_ok());
        self.told.clear();
        if let Err(refusal) = self.game.apply(seat, &action, &mut Fast::new(seed), &mut self.told) {
            panic!("{action:?} is refused: {refusal}; legal: {:?}", self.legal());
        }
        self.hold_books(sound, action);
        self
    }

    /// Several actions that draw nothing.
    #[track_caller]
    pub fn acts(&mut self, actions: &[Action]) -> &mut Scenario {
        for &action in actions {
            self.act(action);
        }
        self
    }

    /// The rule by which the seat that is asked may not do this.
    #[track_caller]
    pub fn refused(&self, action: Action) -> &'static str {
        self.refusal(action).rule.as_str()
    }

    /// The key of the reason why the seat that is asked may not do this.
    #[track_caller]
    pub fn reason(&self, action: Action) -> &'static str {
        self.refusal(action).why
    }

    #[track_caller]
    fn refusal(&self, action: Action) -> Refusal {
        match self.game.allows(self.asked(), &action) {
            Err(refusal) => refusal,
            Ok(()) => panic!("{action:?} is allowed"),
        }
    }

    /// The units in an area.
    pub fn units(&self, area: Area) -> [u8; 3] {
        self.game.legion(area).units
    }

    /// The books balance.
    pub fn sane(&self) {
        self.game.audit().unwrap();
    }

    /// The position of a worked example, which the pages show.
    pub fn example(&self, id: &str) {
        let (mode, seats) = match self.game.rules.shared {
            [false, false] => ("duel", 2),
            [true, true] => ("team", 4),
            _ => ("team", 3),
        };
        let view = self.game.view(Viewer::Spectator);
        let spacing_guild = view.guild.is_some();
        let options = Options { spacing_guild, ..Arrakis::options(mode, seats).unwrap() };
        table::kept_example!(id, &options, &view);
    }

    /// Sees the position as the seat of a side.
    pub fn seen_by(&self, side: Side) -> crate::view::View {
        self.game.view(Viewer::Seat(Seat(side.index() as u8)))
    }
}

/// A planning card by its id.
pub fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

/// A prescience card by its id.
pub fn prescience(id: &str) -> PrescienceCard {
    PrescienceCard::from_id(id).unwrap_or_else(|| panic!("no prescience card {id}"))
}

/// An area by its id.
pub fn area(id: &str) -> Area {
    Area::from_id(id).unwrap_or_else(|| panic!("no area {id}"))
}

/// Areas by their ids.
pub fn areas(ids: &[&str]) -> AreaSet {
    ids.iter().fold(AreaSet::NONE, |mut all, id| {
        all.add(area(id));
        all
    })
}
