//! A driver that plays on from a scenario, decision by decision.

use std::collections::VecDeque;

use table::chance::Fast;
use table::step::run_on;
use table::{Chance, Game as _, Pair, Refusal, Seat, Viewer};

use super::{battle, cell, leader, region, seat_of};
use crate::action::{Action, Element};
use crate::board::Region;
use crate::content::{BattleCard, Leader, MarketCard};
use crate::event::Event;
use crate::options::{Faction, Options};
use crate::state::{Conquest, Phase};
use crate::view::{Asked, PlanView, TallyView, View};

/// A script of outcomes, and a fixed seed for what comes after it.
struct Script {
    outcomes: VecDeque<u32>,
    rest: Fast,
}

impl Script {
    fn new(outcomes: &[u32]) -> Script {
        Script { outcomes: outcomes.iter().copied().collect(), rest: Fast::new(3) }
    }
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
        let (mut chance, mut log) = (Script::new(script), Vec::new());
        let game = Conquest::start(options, &mut chance, &mut log).unwrap_or_else(|bad| panic!("{bad}"));
        Play { game, chance, log }
    }

    /// A game played on from a position whose next steps are on the stack.
    pub(super) fn on_from(game: Conquest, script: &[u32]) -> Play {
        let mut play = Play { game, chance: Script::new(script), log: Vec::new() };
        let mut world = Pair { chance: &mut play.chance, log: &mut play.log };
        run_on(&mut play.game, &mut world);
        play.audit();
        play
    }

    /// The position of a worked example, which the pages show.
    #[track_caller]
    pub fn example(&self, id: &str) {
        super::kept(&self.game, id);
    }

    /// The position.
    pub fn game(&self) -> &Conquest {
        &self.game
    }

    /// Everything that has happened.
    pub fn told(&self) -> &[Event] {
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
    pub fn may(&self, faction: Faction, action: Action) -> bool {
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
        let written = PlanView {
            dial: Some(dial),
            leader: Some(lead).into(),
            weapon: Some(weapon).into(),
            defence: Some(defence).into(),
        };
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
