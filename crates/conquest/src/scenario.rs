//! Positions set up by hand, and a driver to play on from them: for tests, puzzles and rules questions.
//!
//! A [`Scenario`] is put together in the game's words and may contradict the rules while it is; the
//! [`Play`] it turns into has passed the books. Its chance is a script, so that a test says which way the
//! dice fall; what the script leaves open is drawn from a fixed seed.

use table::chance::Fast;
use table::{Pair, Rules as _, Seat, Steps as _, Viewer};

use crate::board::{Cell, Region};
use crate::content::{BattleCard, Leader, MarketCard, Pile, SpiceCard, SpiceRow, content};
use crate::options::{Faction, Game, House, Options};
use crate::phase::{Step, setup, turn};
use crate::state::{Conquest, Phase};

mod play;

pub use play::Play;

/// A position being set up.
#[derive(Clone)]
pub struct Scenario {
    game: Conquest,
}

/// A location by its id, such as `carthag:10`, or by the name of a region with one location only.
pub fn cell(id: &str) -> Cell {
    Cell::from_id(id)
        .or_else(|| Region::from_id(id).and_then(|region| region.cells().lowest()))
        .unwrap_or_else(|| panic!("there is no location `{id}`"))
}

/// A region by its id.
pub fn region(id: &str) -> Region {
    Region::from_id(id).unwrap_or_else(|| panic!("there is no region `{id}`"))
}

/// A leader by its id.
pub fn leader(id: &str) -> Leader {
    Leader::from_id(id).unwrap_or_else(|| panic!("there is no leader `{id}`"))
}

/// A battle card by its id.
pub fn battle(id: &str) -> BattleCard {
    BattleCard::from_id(id).unwrap_or_else(|| panic!("there is no battle card `{id}`"))
}

/// A market card by its id.
pub fn market(id: &str) -> MarketCard {
    MarketCard::from_id(id).unwrap_or_else(|| panic!("there is no market card `{id}`"))
}

/// The spice card that names these two regions, or the sandworm for `sandworm`.
pub fn spice_card(id: &str) -> SpiceCard {
    let found = content().spice.iter().position(|row| match row {
        SpiceRow::Sandworm { .. } => id == "sandworm",
        SpiceRow::Territory { blows, .. } => id == format!("{}+{}", blows[0].0.id(), blows[1].0.id()),
    });
    SpiceCard(found.unwrap_or_else(|| panic!("there is no spice card `{id}`")) as u8)
}

impl Scenario {
    /// Turn 1 with these factions in the seats 0, 1, … counter-clockwise, the first of them playing first;
    /// nobody has spice, cards or traitors, and all troops are in reserve. Two factions make a duel in
    /// which Tuek's Sietch is covered.
    pub fn new(factions: &[Faction]) -> Scenario {
        let kind = if factions.len() == 2 { Game::Duel } else { Game::Standard };
        let mut options = Options::new(kind, factions.len() as u8);
        options.assign(factions);
        if kind == Game::Duel {
            options.block_stronghold = crate::options::Cover::Chosen(crate::board::TUEKS_SIETCH);
        }
        Scenario::with(options)
    }

    /// The allied duel: Atreides–Fremen in seat 0, Harkonnen–Imperium in seat 1, no stronghold covered, the
    /// leader sets drawn from a fixed seed.
    pub fn allied() -> Scenario {
        let mut options = Options::new(Game::Allied, 2);
        options.assign(&[Faction::Atreides, Faction::Harkonnen]);
        options.block_stronghold = crate::options::Cover::None;
        Scenario::with(options)
    }

    /// The same with these options.
    pub fn with(options: Options) -> Scenario {
        let mut world = Pair { chance: &mut Fast::new(1), log: &mut table::Silent };
        let mut game = setup::set_up(&options, &mut world).unwrap_or_else(|bad| panic!("{bad}"));
        game.stack.clear();
        Scenario { game }
    }

    /// The seat of a faction; in the allied duel the seat of its alliance.
    pub fn seat(&self, faction: Faction) -> Seat {
        seat_of(&self.game, faction)
    }

    /// Sets the turn.
    #[must_use]
    pub fn turn(mut self, turn: u8) -> Scenario {
        self.game.turn = turn;
        self
    }

    /// Puts the storm marker into a sector.
    #[must_use]
    pub fn storm(mut self, sector: u8) -> Scenario {
        self.game.storm = sector;
        self
    }

    /// Says who plays first.
    #[must_use]
    pub fn first(mut self, faction: Faction) -> Scenario {
        let seat = self.seat(faction);
        self.game.first = self.game.table.round.iter().position(|&at| at == seat).unwrap_or(0) as u8;
        self
    }

    /// Covers a stronghold, or none.
    #[must_use]
    pub fn covered(mut self, stronghold: Option<&str>) -> Scenario {
        self.game.table.covered = stronghold.map(region);
        self
    }

    /// Puts troops from reserve on the map.
    #[must_use]
    pub fn troops(mut self, faction: Faction, at: &str, count: u8) -> Scenario {
        let seat = self.seat(faction);
        self.game.side_mut(seat).reserve -= count;
        self.game.put(seat, cell(at), count);
        self
    }

    /// Puts troops from reserve into the tanks.
    #[must_use]
    pub fn tanks(mut self, faction: Faction, count: u8) -> Scenario {
        let seat = self.seat(faction);
        let side = self.game.side_mut(seat);
        side.reserve -= count;
        side.tanks += count;
        self
    }

    /// Sets a faction's spice.
    #[must_use]
    pub fn spice(mut self, faction: Faction, amount: u16) -> Scenario {
        let seat = self.seat(faction);
        let had = self.game.side(seat).spice;
        self.game.issued += i32::from(amount) - i32::from(had);
        self.game.side_mut(seat).spice = amount;
        self
    }

    /// Puts spice on the map, where the region has its symbol.
    #[must_use]
    pub fn spice_in(mut self, id: &str, amount: u8) -> Scenario {
        let at = region(id).symbol().unwrap_or_else(|| panic!("no spice blow symbol in {id}"));
        self.game.spice[at.index()] += amount;
        self.game.issued += i32::from(amount);
        self
    }

    /// Deals battle cards from the deck.
    #[must_use]
    pub fn battle_cards(mut self, faction: Faction, ids: &[&str]) -> Scenario {
        let seat = self.seat(faction);
        for id in ids {
            assert!(self.game.battle_deck.unknown.remove(battle(id).0), "no `{id}` left in the deck");
            self.game.side_mut(seat).battle_hand.add(battle(id).0);
        }
        self
    }

    /// Deals market cards from the deck.
    #[must_use]
    pub fn market_cards(mut self, faction: Faction, ids: &[&str]) -> Scenario {
        let seat = self.seat(faction);
        for id in ids {
            assert!(self.game.market_deck.unknown.remove(market(id).0), "no `{id}` left in the deck");
            self.game.side_mut(seat).market_hand.add(market(id).0);
        }
        self
    }

    /// Gives traitor cards from the deck.
    #[must_use]
    pub fn traitors(mut self, faction: Faction, ids: &[&str]) -> Scenario {
        let seat = self.seat(faction);
        for id in ids {
            assert!(self.game.traitor_deck.unknown.remove(leader(id).0), "no `{id}` left in the deck");
            let side = self.game.side_mut(seat);
            side.traitors.add(leader(id));
            side.seen.add(leader(id));
        }
        self
    }

    /// Sends leaders to the tanks.
    #[must_use]
    pub fn dead(mut self, ids: &[&str]) -> Scenario {
        ids.iter().for_each(|id| self.game.dead.add(leader(id)));
        self
    }

    /// Says that a leader has already fought in a region this turn.
    #[must_use]
    pub fn fought(mut self, id: &str, at: &str) -> Scenario {
        self.game.fought[leader(id).0 as usize] = Some(region(at));
        self
    }

    /// Puts spice cards on top of the spice deck, the first named being turned up first.
    #[must_use]
    pub fn spice_deck(mut self, ids: &[&str]) -> Scenario {
        for id in ids.iter().rev() {
            let card = spice_card(id);
            assert!(self.game.spice_deck.unknown.remove(card.0), "no `{id}` left in the deck");
            self.game.spice_deck.top.push(card.0);
        }
        self
    }

    /// Puts battle cards on top of the battle deck, the first named being drawn first.
    #[must_use]
    pub fn battle_deck(mut self, ids: &[&str]) -> Scenario {
        for id in ids.iter().rev() {
            assert!(self.game.battle_deck.unknown.remove(battle(id).0), "no `{id}` left in the deck");
            self.game.battle_deck.top.push(battle(id).0);
        }
        self
    }

    /// Puts market cards on top of the market deck, the first named being drawn first.
    #[must_use]
    pub fn market_deck(mut self, ids: &[&str]) -> Scenario {
        for id in ids.iter().rev() {
            assert!(self.game.market_deck.unknown.remove(market(id).0), "no `{id}` left in the deck");
            self.game.market_deck.top.push(market(id).0);
        }
        self
    }

    /// Puts traitor cards on top of the traitor deck, the first named being drawn first.
    #[must_use]
    pub fn traitor_deck(mut self, ids: &[&str]) -> Scenario {
        for id in ids.iter().rev() {
            assert!(self.game.traitor_deck.unknown.remove(leader(id).0), "no `{id}` left in the deck");
            self.game.traitor_deck.top.push(leader(id).0);
        }
        self
    }

    /// Discards all but so many cards of the battle deck's draw pile.
    #[must_use]
    pub fn battle_deck_left(mut self, left: usize) -> Scenario {
        discard_down_to(&mut self.game.battle_deck, left);
        self
    }

    /// Discards all but so many cards of the market deck's draw pile.
    #[must_use]
    pub fn market_deck_left(mut self, left: usize) -> Scenario {
        discard_down_to(&mut self.game.market_deck, left);
        self
    }

    /// Discards all but so many cards of the spice deck's draw pile.
    #[must_use]
    pub fn spice_deck_left(mut self, left: usize) -> Scenario {
        discard_down_to(&mut self.game.spice_deck, left);
        self
    }

    /// Lays a territory card open as the one resolved last.
    #[must_use]
    pub fn last_blow(mut self, id: &str) -> Scenario {
        let card = spice_card(id);
        assert!(self.game.spice_deck.unknown.remove(card.0), "no `{id}` left in the deck");
        self.game.spice_deck.discard(card.0);
        self.game.last_blow = Some(card.0);
        self
    }

    /// Says that so many troops at a location have come there by worm this turn (CD-AMB-21).
    #[must_use]
    pub fn rode(mut self, at: &str, count: u8) -> Scenario {
        self.game.now.rode.push((cell(at), count));
        self
    }

    /// Begins play with this phase of the turn. `script` holds the chance outcomes in order; a storm die
    /// shows its number, 7 being the storm symbol.
    pub fn play(mut self, phase: Phase, script: &[u32]) -> Play {
        self.game.push(Step::Turn(turn::Step::End));
        for later in Phase::TURN.into_iter().rev().take_while(|&later| later != phase) {
            self.game.push(Step::Turn(turn::Step::Phase(later)));
        }
        self.game.push(Step::Turn(turn::Step::Phase(phase)));
        self.run(script)
    }

    /// The position a worked example begins with, which the pages show.
    #[track_caller]
    pub fn example(self, id: &str) -> Scenario {
        kept(&self.game, id);
        self
    }

    /// Begins play with the end of the turn.
    pub fn play_end(mut self, script: &[u32]) -> Play {
        self.game.push(Step::Turn(turn::Step::End));
        self.run(script)
    }

    fn run(self, script: &[u32]) -> Play {
        Play::on_from(self.game, script)
    }
}

/// Holds a worked example's position against its file, as anybody at the table sees it.
#[track_caller]
fn kept(game: &Conquest, id: &str) {
    let options = Conquest::options("standard", 4).unwrap_or_else(|bad| panic!("{bad}"));
    table::kept_example!(id, &options, &game.view(Viewer::Spectator));
}

fn discard_down_to(deck: &mut Pile, left: usize) {
    while deck.unknown.len() > left {
        if let Some(card) = deck.unknown.draw(&mut Fast::new(2)) {
            deck.discard(card);
        }
    }
}

fn seat_of(game: &Conquest, faction: Faction) -> Seat {
    game.seat_who(|house: House| house.includes(faction))
        .unwrap_or_else(|| panic!("{faction:?} is not in the game"))
}
