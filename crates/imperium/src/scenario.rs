//! Positions set up by hand, in the game's words, and a driver to play on from them: for tests only.
//!
//! A scene begins in round 1 with the first player to move, an empty pool, and one card without icons in everybody's
//! hand, so that nobody's turn passes by itself. Pieces are moved about, never made: the audit holds, except where a method says otherwise.
//!
//! # Panics
//!
//! Asking for a card the box does not have, or for an action that is refused, panics with the reason.

use table::chance::Fast;
use table::step::run_on;
use table::{Game, Pair, Seat, Silent, Steps};

mod base;
mod begin;
mod drive;
mod immortality;
mod ix;
mod late;
mod teams;

pub use ix::tech;
pub use late::late;

use crate::board::{Board, Faction, Post, Space};
use crate::content::{
    Card, Cards, Conflict, Contract, Intrigue, Intrigues, Leader, Objective, Printed, Rival,
};
use crate::event::Event;
use crate::options::Options;
use crate::phase::Step;
use crate::state::{Imperium, Player, TROOPS, one};

/// A position set up by hand, and the game played on from it.
pub struct Scenario {
    game: Imperium,
    chance: Fast,
    /// Everything that happened since the scene was set.
    pub told: Vec<Event>,
}

/// The card with this key.
pub fn card(key: &str) -> Card {
    Card::find(key).unwrap_or_else(|| panic!("there is no card `{key}`"))
}

/// The Intrigue card with this key.
pub fn intrigue(key: &str) -> Intrigue {
    Intrigue::find(key).unwrap_or_else(|| panic!("there is no Intrigue card `{key}`"))
}

/// The Conflict card with this key.
pub fn conflict(key: &str) -> Conflict {
    Conflict::find(key).unwrap_or_else(|| panic!("there is no Conflict card `{key}`"))
}

/// The contract with this key.
pub fn contract(key: &str) -> Contract {
    Contract::find(key).unwrap_or_else(|| panic!("there is no contract `{key}`"))
}

/// The effect with this name.
pub fn effect(name: &str) -> Printed {
    Printed::find(name).unwrap_or_else(|| panic!("there is no effect `{name}`"))
}

/// The card everybody holds at the start of a scene: no agent icon, two persuasion.
pub const FILLER: &str = "start-convincing-argument";

impl Scenario {
    /// A table of three or four without the CHOAM module.
    pub fn new(players: u8) -> Scenario {
        Scenario::with(Options::new(players, false))
    }

    /// A table of three or four with the CHOAM module.
    pub fn choam(players: u8) -> Scenario {
        Scenario::with(Options::new(players, true))
    }

    /// A table with these options; seats without a leader get Feyd-Rautha, Margot Fenring, Irulan, Amber Metulli, of
    /// Dune: Imperium Memnon Thorvald, Rabban, Leto Atreides, Ilban Richese.
    pub fn with(mut options: Options) -> Scenario {
        let base = options.board == Board::Base;
        let usual = match base {
            true => [Leader::MemnonThorvald, Leader::Rabban, Leader::LetoAtreides, Leader::IlbanRichese],
            false => {
                [Leader::FeydRautha, Leader::MargotFenring, Leader::PrincessIrulan, Leader::AmberMetulli]
            }
        };
        let six = options.six();
        let mut spare: Vec<Leader> =
            usual.into_iter().filter(|leader| !options.leaders.contains(&Some(*leader))).rev().collect();
        for leader in &mut options.leaders {
            *leader = leader.or_else(|| spare.pop());
        }
        let mut chance = Fast::new(1);
        let game = Imperium::start(&options, &mut chance, &mut Silent).unwrap_or_else(|bad| panic!("{bad}"));
        let mut scene = Scenario { game, chance, told: Vec::new() };
        if six {
            scene.settle_throne();
        }
        scene.settle_contracts();
        for seat in Seat::first(scene.game.humans.into()) {
            let player = scene.game.player_mut(seat);
            player.foreseen = None;
            player.deck.pour(std::mem::replace(&mut player.hand, Cards::EMPTY));
            scene.take(seat, FILLER);
            scene.game.player_mut(seat).hand.add(card(FILLER).0);
        }
        // A Rival may have gone first: its agents come home and what it got is taken back.
        for seat in (scene.game.humans..scene.game.count).map(Seat) {
            let (rival, objective) = (scene.game.player(seat).rival, scene.game.player(seat).objective);
            let drawn = scene.game.player(seat).intrigue;
            scene.game.intrigue.pour(drawn);
            *scene.game.player_mut(seat) = Player { rival, objective, ..Player::new(None) };
            let spoils = rival.is_some_and(|rival| rival.text().spoiler);
            scene.spoil(seat, spoils);
        }
        scene.settle_ix();
        let turned_up = std::mem::take(&mut scene.game.hagal_discard);
        scene.game.hagal.pour(turned_up);
        scene.game.sent = Default::default();
        scene.game.first = Seat(0);
        scene.game.cursor = 0;
        let skirmish = if base { "base-con-skirmish-a" } else { "con-skirmish-desert-mouse" };
        scene.conflict(skirmish).turn_of(Seat(0))
    }

    /// The scene with a leader for a seat, everything else being as at the start.
    pub fn led_by(players: u8, choam: bool, seat: Seat, leader: Leader) -> Scenario {
        let mut options = Options::new(players, choam);
        options.leaders[seat.index()] = Some(leader);
        Scenario::with(options)
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        self.game.player_mut(seat)
    }

    /// Takes a copy of a card from wherever it can be spared.
    fn take(&mut self, seat: Seat, key: &str) -> u8 {
        let wanted = card(key);
        let from_row = self.game.row.iter().position(|&there| there == Some(wanted));
        if self.player(seat).deck.remove(wanted.0)
            || self.game.gone.remove(wanted.0)
            || self.game.imperium.remove(wanted.0)
            || self.take_tleilaxu(wanted)
        {
            return wanted.0;
        }
        if let Some(slot) = from_row {
            self.game.deal_row(slot, &mut Pair { chance: &mut self.chance, log: &mut Silent });
            return wanted.0;
        }
        if let Some(left) = self.game.in_reserve(wanted) {
            *left -= 1;
            return wanted.0;
        }
        panic!("no copy of `{key}` is left");
    }

    /// The hand of a seat is exactly this.
    pub fn hand(mut self, seat: Seat, keys: &[&str]) -> Scenario {
        let old = std::mem::take(&mut self.player(seat).hand);
        self.player(seat).known = Cards::EMPTY;
        self.player(seat).deck.pour(old);
        for key in keys {
            let card = self.take(seat, key);
            self.player(seat).hand.add(card);
        }
        self
    }

    /// The draw pile of a seat is exactly this.
    pub fn deck(mut self, seat: Seat, keys: &[&str]) -> Scenario {
        let old = std::mem::take(&mut self.player(seat).deck);
        self.game.gone.pour(old);
        let mut deck = Cards::EMPTY;
        for key in keys {
            deck.add(self.take(seat, key));
        }
        self.player(seat).deck = deck;
        self
    }

    /// These cards lie on the discard pile of a seat.
    pub fn discard(mut self, seat: Seat, keys: &[&str]) -> Scenario {
        for key in keys {
            let card = self.take(seat, key);
            self.player(seat).discard.add(card);
        }
        self
    }

    /// These cards were played by a seat on earlier Agent turns of the round.
    pub fn played(mut self, seat: Seat, keys: &[&str]) -> Scenario {
        for key in keys {
            let card = self.take(seat, key);
            self.player(seat).played.add(card);
        }
        self
    }

    /// A seat holds these Intrigue cards.
    pub fn intrigue(mut self, seat: Seat, keys: &[&str]) -> Scenario {
        for key in keys {
            let card = intrigue(key);
            assert!(self.game.intrigue.remove(card.0), "no copy of `{key}` is left");
            self.player(seat).intrigue.add(card.0);
        }
        self
    }

    /// The Intrigue deck is exactly this; the first seat has trashed the other cards.
    pub fn intrigue_deck(mut self, keys: &[&str]) -> Scenario {
        let old = std::mem::take(&mut self.game.intrigue);
        let binned = &mut self.game.players[0].binned;
        binned.pour(old);
        let mut deck = Intrigues::EMPTY;
        for key in keys {
            assert!(binned.remove(intrigue(key).0), "no copy of `{key}` is left");
            deck.add(intrigue(key).0);
        }
        self.game.intrigue = deck;
        self
    }

    /// The Imperium Row is exactly this.
    pub fn row(mut self, keys: [&str; 5]) -> Scenario {
        for card in std::mem::take(&mut self.game.row).into_iter().flatten() {
            self.game.imperium.add(card.0);
        }
        for (slot, key) in keys.into_iter().enumerate() {
            assert!(self.game.imperium.remove(card(key).0), "no copy of `{key}` is left");
            self.game.row[slot] = Some(card(key));
        }
        self
    }

    /// The Imperium deck is empty: its cards are out of the game.
    pub fn no_imperium_deck(mut self) -> Scenario {
        let old = std::mem::take(&mut self.game.imperium);
        self.game.gone.pour(old);
        self
    }

    /// A seat has so many Solari, so much spice and water.
    pub fn goods(mut self, seat: Seat, solari: u8, spice: u8, water: u8) -> Scenario {
        let player = self.player(seat);
        (player.solari, player.spice, player.water) = (solari, spice, water);
        self
    }

    /// A seat has gained so much persuasion earlier in the round.
    pub fn persuasion(mut self, seat: Seat, persuasion: u8) -> Scenario {
        self.player(seat).persuasion = persuasion;
        self
    }

    /// A seat has so many victory points.
    pub fn vp(mut self, seat: Seat, vp: u8) -> Scenario {
        self.player(seat).vp = vp;
        self
    }

    /// A seat stands on this step of a track.
    pub fn influence(mut self, seat: Seat, faction: Faction, step: u8) -> Scenario {
        self.player(seat).influence[faction.index()] = step;
        self
    }

    /// A seat holds an Alliance, standing on this step.
    pub fn alliance(mut self, seat: Seat, faction: Faction, step: u8) -> Scenario {
        self.game.alliance[faction.index()] = Some(seat);
        self.influence(seat, faction, step)
    }

    /// A seat has so many troops in the garrison and in the Conflict; the rest are in the supply.
    pub fn troops(mut self, seat: Seat, garrison: u8, deployed: u8) -> Scenario {
        let player = self.player(seat);
        (player.garrison, player.deployed) = (garrison, deployed);
        player.supply = TROOPS - garrison - deployed - player.memories - player.specimens;
        self
    }

    /// A seat has so many sandworms in the Conflict.
    pub fn worms(mut self, seat: Seat, worms: u8) -> Scenario {
        self.player(seat).worms = worms;
        self
    }

    /// A seat has so many swords.
    pub fn swords(mut self, seat: Seat, swords: u8) -> Scenario {
        self.player(seat).swords = swords;
        self
    }

    /// A seat has spies on these posts.
    pub fn spies(mut self, seat: Seat, posts: &[Post]) -> Scenario {
        self.player(seat).spies = posts.iter().fold(0, |set, &post| set | one(post));
        self
    }

    /// A seat has maker hooks.
    pub fn hooks(mut self, seat: Seat) -> Scenario {
        self.player(seat).hooks = true;
        self
    }

    /// A seat has a place in the High Council.
    pub fn council(mut self, seat: Seat) -> Scenario {
        self.player(seat).council = true;
        self
    }

    /// A seat has its Swordmaster.
    pub fn swordmaster(mut self, seat: Seat) -> Scenario {
        let player = self.player(seat);
        player.agents += u8::from(!player.swordmaster);
        player.swordmaster = true;
        self
    }

    /// A seat has laid down so many memories.
    pub fn memories(mut self, seat: Seat, memories: u8) -> Scenario {
        let player = self.player(seat);
        player.supply -= memories;
        player.memories += memories;
        self
    }

    /// A seat has an agent on a space.
    pub fn agent(mut self, seat: Seat, space: Space) -> Scenario {
        self.game.sent[seat.index()] |= space.bit();
        self.player(seat).agents -= 1;
        self
    }

    /// A space is barred as if a seat had an agent there, beyond the agents it owns: for what happens when nothing is
    /// free. The audit does not hold for such a scene.
    pub fn crowd(mut self, seat: Seat, space: Space) -> Scenario {
        self.game.sent[seat.index()] |= space.bit();
        self
    }

    /// A seat controls a location.
    pub fn control(mut self, seat: Seat, space: Space) -> Scenario {
        let at = self.game.table.location(space);
        let at = at.unwrap_or_else(|| panic!("{space:?} cannot be controlled"));
        self.game.control[at] = Some(seat);
        self
    }

    /// A maker space holds bonus spice.
    pub fn bonus(mut self, space: Space, spice: u8) -> Scenario {
        let at = self
            .game
            .makers_here()
            .iter()
            .position(|&maker| maker == space)
            .unwrap_or_else(|| panic!("{space:?} is no maker"));
        self.game.bonus[at] = spice;
        self
    }

    /// The Shield Wall is gone.
    pub fn no_wall(mut self) -> Scenario {
        self.game.wall = false;
        self
    }

    /// This is the current Conflict.
    pub fn conflict(mut self, key: &str) -> Scenario {
        if let Some(old) = self.game.conflict {
            self.game.unseen |= 1 << old.0;
        }
        let card = conflict(key);
        self.game.unseen &= !(1 << card.0);
        self.game.conflict = Some(card);
        self
    }

    /// A seat has won this Conflict card earlier.
    pub fn won(mut self, seat: Seat, key: &str) -> Scenario {
        let card = conflict(key);
        self.game.unseen &= !(1 << card.0);
        self.player(seat).won |= 1 << card.0;
        self
    }

    /// A seat has this Objective.
    pub fn objective(mut self, seat: Seat, key: &str) -> Scenario {
        self.player(seat).objective = Some(Objective::find(key).unwrap_or_else(|| panic!("no `{key}`")));
        self
    }

    /// A seat has turned its Objective face down.
    pub fn objective_down(mut self, seat: Seat) -> Scenario {
        self.player(seat).objective_up = false;
        self
    }

    /// A seat holds a contract.
    pub fn contract(mut self, seat: Seat, key: &str) -> Scenario {
        let tile = self.take_contract_tile(key);
        self.player(seat).contracts.add(tile);
        self
    }

    /// A seat has completed these contracts.
    pub fn completed(mut self, seat: Seat, keys: &[&str]) -> Scenario {
        for key in keys {
            let tile = self.take_contract_tile(key);
            self.player(seat).completed.add(tile);
        }
        self
    }

    /// These two contracts are on offer.
    pub fn offer(mut self, keys: [&str; 2]) -> Scenario {
        for tile in std::mem::take(&mut self.game.offer).into_iter().flatten() {
            self.game.contracts.add(tile.0);
        }
        for (slot, key) in keys.into_iter().enumerate() {
            self.game.offer[slot] = Some(Contract(self.take_contract_tile(key)));
        }
        self
    }

    /// No contract is left face down; those taken away are completed by a seat.
    pub fn no_contract_supply(mut self, seat: Seat) -> Scenario {
        let left = std::mem::take(&mut self.game.contracts);
        self.player(seat).completed.pour(left);
        self
    }

    /// No contract is left at all; a seat has completed them.
    pub fn no_contracts(mut self, seat: Seat) -> Scenario {
        for tile in std::mem::take(&mut self.game.offer).into_iter().flatten() {
            self.player(seat).completed.add(tile.0);
        }
        self.no_contract_supply(seat)
    }

    fn take_contract_tile(&mut self, key: &str) -> u8 {
        let tile = contract(key).0;
        if self.game.contracts.remove(tile) {
            return tile;
        }
        let slot = self.game.offer.iter().position(|&there| there == Some(Contract(tile)));
        let slot = slot.unwrap_or_else(|| panic!("no copy of `{key}` is left"));
        self.game.deal_contract(slot, &mut Pair { chance: &mut self.chance, log: &mut Silent });
        tile
    }

    /// A table of one or two people and these Rivals.
    pub fn against(rivals: &[Rival]) -> Scenario {
        let mut options = Options::new(3 - rivals.len() as u8, true);
        options.rivals = rivals.iter().map(|&rival| Some(rival)).collect();
        Scenario::with(options)
    }

    /// Draws and dice fall as they do from this number.
    pub fn luck(mut self, seed: u64) -> Scenario {
        self.chance = Fast::new(seed);
        self
    }

    /// Only this Conflict card of its level can come up next.
    pub fn next_conflict(mut self, key: &str) -> Scenario {
        let next = conflict(key);
        for card in Conflict::all().filter(|card| *card != next && card.text().level == next.text().level) {
            if self.game.unseen & 1 << card.0 != 0 {
                self.game.unseen &= !(1 << card.0);
                self.game.unclaimed |= 1 << card.0;
            }
        }
        self
    }

    fn stack(mut self, steps: &[Step]) -> Scenario {
        self.game.stack.clear();
        for &step in steps {
            self.game.push(step);
        }
        self
    }

    fn run(&mut self) {
        let mut world = Pair { chance: &mut self.chance, log: &mut self.told };
        run_on(&mut self.game, &mut world);
    }
}
