//! Positions set up by hand, and a driver to play on from them: for tests, puzzles and rules questions.
//!
//! A [`Scenario`] is put together in the game's words and may contradict the rules while it is; the
//! [`Play`] it turns into has passed the books. Its chance is a script, so that a test says which way the
//! dice fall; what the script leaves open is drawn from a fixed seed.

use std::collections::VecDeque;

use table::chance::Fast;
use table::step::run_on;
use table::{Chance, Game as _, Pair, Refusal, Seat, Steps as _, Viewer};

use crate::action::{Action, Element};
use crate::board::{Cell, Region};
use crate::content::{BattleCard, Leader, MarketCard, Pile, SpiceCard, SpiceRow, content};
use crate::event::Event;
use crate::options::{Faction, Game, House, Options};
use crate::phase::{Step, setup, turn};
use crate::state::{Conquest, Phase};
use crate::view::{Asked, PlanView, TallyView, View};

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

    /// Begins play with the end of the turn.
    pub fn play_end(mut self, script: &[u32]) -> Play {
        self.game.push(Step::Turn(turn::Step::End));
        self.run(script)
    }

    fn run(self, script: &[u32]) -> Play {
        let mut play = Play {
            game: self.game,
            chance: Script { outcomes: script.iter().copied().collect(), rest: Fast::new(3) },
            log: Vec::new(),
        };
        let mut world = Pair { chance: &mut play.chance, log: &mut play.log };
        run_on(&mut play.game, &mut world);
        play.audit();
        play
    }
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

/// A script of outcomes, and a fixed seed for what comes after it.
struct Script {
    outcomes: VecDeque<u32>,
    rest: Fast,
}

impl Chance for Script {
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        match self.outcomes.pop_front() {
            Some(outcome) => {
                assert!(outcome < n, "the script says {outcome} where {n} outcomes are possible");
                outcome
            }
            None => self.rest.below(n),
        }
    }
}

/// A game played on from a scenario.
pub struct Play {
    game: Conquest,
    chance: Script,
    log: Vec<Event>,
}

impl Play {
    /// A whole game from its beginning.
    pub fn start(options: &Options, script: &[u32]) -> Play {
        let mut chance = Script { outcomes: script.iter().copied().collect(), rest: Fast::new(3) };
        let mut log = Vec::new();
        let game = Conquest::start(options, &mut chance, &mut log).unwrap_or_else(|bad| panic!("{bad}"));
        Play { game, chance, log }
    }

    /// The position.
    pub fn game(&self) -> &Conquest {
        &self.game
    }

    /// Everything that has happened.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The seat of a faction; in the allied duel the seat of its alliance.
    pub fn seat(&self, faction: Faction) -> Seat {
        seat_of(&self.game, faction)
    }

    /// Takes an action, which must be allowed.
    #[track_caller]
    pub fn act(&mut self, faction: Faction, action: Action) -> &mut Play {
        let seat = self.seat(faction);
        self.act_seat(seat, action)
    }

    /// Takes actions one after another.
    #[track_caller]
    pub fn acts(&mut self, faction: Faction, actions: &[Action]) -> &mut Play {
        for &action in actions {
            self.act(faction, action);
        }
        self
    }

    /// Takes an action for a seat, which must be allowed.
    #[track_caller]
    pub fn act_seat(&mut self, seat: Seat, action: Action) -> &mut Play {
        if let Err(refusal) = self.game.apply(seat, &action, &mut self.chance, &mut self.log) {
            panic!("{action:?} of {seat:?} is refused: {refusal}; legal: {:?}", self.legal_seat(seat));
        }
        self.audit();
        self
    }

    /// The rule an action is refused by.
    #[track_caller]
    pub fn refused(&self, faction: Faction, action: Action) -> &'static str {
        match self.game.allows(self.seat(faction), &action) {
            Err(Refusal { rule, .. }) => rule.as_str(),
            Ok(()) => panic!("{action:?} of {faction:?} is allowed"),
        }
    }

    /// Is an action allowed?
    pub fn allowed(&self, faction: Faction, action: Action) -> bool {
        self.game.allows(self.seat(faction), &action).is_ok()
    }

    /// What a faction may do now.
    pub fn legal(&self, faction: Faction) -> Vec<Action> {
        self.legal_seat(self.seat(faction))
    }

    /// What a seat may do now.
    pub fn legal_seat(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    /// The seats that must decide.
    pub fn waiting(&self) -> Vec<Seat> {
        self.game.waiting().seats().iter().collect()
    }

    /// Is this faction, and nobody else, asked?
    pub fn asks_only(&self, faction: Faction) -> bool {
        self.waiting() == [self.seat(faction)]
    }

    /// What a faction is asked.
    pub fn asked(&self, faction: Faction) -> Option<Asked> {
        self.view(faction).asked
    }

    /// Passes for whoever is asked, as long as `while_asked` says so. A game that asks on for ever is
    /// broken, and noticed.
    #[track_caller]
    pub fn pass_while(&mut self, while_asked: impl Fn(&Asked) -> bool) -> &mut Play {
        for _ in 0..1000 {
            let Some(&seat) = self.waiting().first() else { return self };
            let view = self.game.view(Viewer::Seat(seat));
            match view.asked {
                Some(asked) if while_asked(&asked) => self.act_seat(seat, Action::Pass),
                _ => return self,
            };
        }
        panic!("a thousand passes, and still asked");
    }

    /// Keeps the first traitor cards offered, for everybody, until the setup is over.
    #[track_caller]
    pub fn keep_traitors(&mut self) -> &mut Play {
        while self.game.phase == Phase::Setup {
            let seat = self.waiting()[0];
            let first = self.legal_seat(seat)[0];
            self.act_seat(seat, first);
        }
        self
    }

    /// Plays at random to the end of the game and shows every position on the way.
    #[track_caller]
    pub fn play_on(&mut self, seed: u64, mut watch: impl FnMut(&Play)) -> &mut Play {
        let mut choice = Fast::new(seed);
        let mut decisions = 0;
        while let Some(&seat) = self.waiting().first() {
            decisions += 1;
            assert!(decisions < 10_000, "the game does not end");
            let legal = self.legal_seat(seat);
            let action = legal[choice.below(legal.len() as u32) as usize];
            self.act_seat(seat, action);
            watch(self);
        }
        self
    }

    /// Passes through market card pauses.
    #[track_caller]
    pub fn pass_pauses(&mut self) -> &mut Play {
        self.pass_while(|asked| *asked == Asked::Pause)
    }

    /// Declines market cards, the exchange of traitors, Prescience and the Voice, until plans are formed.
    #[track_caller]
    pub fn pass_powers(&mut self) -> &mut Play {
        let power = |asked: &Asked| matches!(asked, Asked::Exchange | Asked::Prescience | Asked::Voice);
        self.pass_while(|asked| *asked == Asked::Pause || power(asked))
    }

    /// Forms and seals a battle plan, written as its dial, leader, weapon and defence:
    /// `4 duke-leto maula-pistol shield`. A dash, or nothing at the end, leaves a slot empty. What is
    /// settled already must be as written.
    #[track_caller]
    pub fn plan(&mut self, faction: Faction, plan: &str) -> &mut Play {
        let mut words = plan.split_whitespace();
        let mut word = || words.next().filter(|&word| word != "-");
        let dial = word().and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("no dial in `{plan}`"));
        let (lead, weapon, defence) = (word().map(leader), word().map(battle), word().map(battle));
        let written =
            PlanView { dial: Some(dial), leader: Some(lead), weapon: Some(weapon), defence: Some(defence) };
        while let Some(Asked::Plan { element: Some(element) }) = self.asked(faction) {
            let action = match element {
                Element::Dial => Action::Dial(dial),
                Element::Leader => Action::Lead(lead.unwrap_or_else(|| panic!("no leader in `{plan}`"))),
                Element::Weapon => Action::Arm(weapon),
                Element::Defence => Action::Guard(defence),
            };
            self.act(faction, action);
        }
        let seat = self.seat(faction);
        let fight = self.view(faction).battle.unwrap_or_else(|| panic!("there is no battle"));
        let formed = fight.sides.iter().find(|side| side.seat == seat).and_then(|side| side.plan);
        assert_eq!(formed, Some(written), "`{plan}` cannot be formed");
        self.act(faction, Action::Seal)
    }

    /// Plays no market card and reveals no traitor after the reveal of plans.
    #[track_caller]
    pub fn pass_window(&mut self) -> &mut Play {
        self.pass_while(|asked| matches!(asked, Asked::Window | Asked::Answer))
    }

    /// How the battle under way stands, its plans being revealed.
    #[track_caller]
    pub fn tally(&self) -> TallyView {
        let fight = self.spectator().battle.unwrap_or_else(|| panic!("there is no battle"));
        fight.tally.unwrap_or_else(|| panic!("the plans are not revealed"))
    }

    /// What a faction may know.
    pub fn view(&self, faction: Faction) -> View {
        self.game.view(Viewer::Seat(self.seat(faction)))
    }

    /// What lies open.
    pub fn spectator(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// Everything.
    pub fn open(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    /// Troops of a faction at a location.
    pub fn troops(&self, faction: Faction, at: &str) -> u8 {
        self.game.troops_at(self.seat(faction), cell(at))
    }

    /// Troops of a faction in a whole region.
    pub fn troops_in(&self, faction: Faction, id: &str) -> u8 {
        self.game.troops_in(self.seat(faction), region(id).cells())
    }

    /// Troops in reserve.
    pub fn reserve(&self, faction: Faction) -> u8 {
        self.game.side(self.seat(faction)).reserve
    }

    /// Troops in the tanks.
    pub fn tanks(&self, faction: Faction) -> u8 {
        self.game.side(self.seat(faction)).tanks
    }

    /// A faction's spice.
    pub fn spice(&self, faction: Faction) -> u16 {
        self.game.side(self.seat(faction)).spice
    }

    /// Spice lying in a region.
    pub fn spice_in(&self, id: &str) -> u8 {
        region(id).cells().iter().map(|cell| self.game.spice[cell.index()]).sum()
    }

    /// Spice that has left the bank and not come back.
    pub fn issued(&self) -> i32 {
        self.game.issued
    }

    /// A faction's battle cards.
    pub fn battle_cards(&self, faction: Faction) -> Vec<&'static str> {
        self.game.side(self.seat(faction)).battle_hand.iter().map(|card| BattleCard(card).id()).collect()
    }

    /// A faction's market cards.
    pub fn market_cards(&self, faction: Faction) -> Vec<&'static str> {
        self.game.side(self.seat(faction)).market_hand.iter().map(|card| MarketCard(card).id()).collect()
    }

    /// A faction's traitor cards.
    pub fn traitors(&self, faction: Faction) -> Vec<&'static str> {
        self.game.side(self.seat(faction)).traitors.iter().map(Leader::id).collect()
    }

    /// Is a leader in the tanks?
    pub fn is_dead(&self, id: &str) -> bool {
        self.game.dead.has(leader(id))
    }

    /// The region a leader fought in this turn.
    pub fn fought(&self, id: &str) -> Option<Region> {
        self.game.fought[leader(id).0 as usize]
    }

    /// Have all outcomes of the script been used?
    pub fn script_used(&self) -> bool {
        self.chance.outcomes.is_empty()
    }

    #[track_caller]
    fn audit(&self) {
        if let Err(problem) = self.game.audit() {
            panic!("the books do not balance: {problem}");
        }
    }
}

impl Drop for Play {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.script_used(), "the script has outcomes nobody asked for");
        }
    }
}
