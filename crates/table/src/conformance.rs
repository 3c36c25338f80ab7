//! The one suite every game and mode must pass.
//!
//! [`play`] plays random games and holds each position against the promises of [`Game`]: legal and
//! applied agree, a refusal changes nothing, every piece is accounted for, the record replays to the same
//! position, views, events and numbers tell a viewer nothing they may not know, imagined positions look like the
//! real one, and every game ends. A broken promise panics with the seed and the decision it broke at.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::chance::{Chance, Fast, Seed};
use crate::encode::{Ear, Encoder, Layout, Numbers};
use crate::game::{Game, Waiting};
use crate::live::Live;
use crate::log::{Event, Silent};
use crate::record::{Record, Sitter};
use crate::seat::{Seat, Viewer};

/// How thoroughly to look.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games to play with every check.
    pub games: u32,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// A game that takes more decisions than this does not end.
    pub longest: usize,
    /// The most choices a decision may offer.
    pub widest: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { games: 40, seed: 1, longest: 5_000, widest: 200 }
    }
}

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to the end.
    pub games: u32,
    /// Decisions taken in them.
    pub decisions: u64,
    /// The decisions of the longest game.
    pub longest: usize,
    /// The seed of the longest game.
    pub longest_seed: u64,
    /// The most choices a decision offered.
    pub widest: usize,
    /// How often each way of ending was seen.
    pub endings: BTreeMap<&'static str, u32>,
    /// Positions held against an imagined twin.
    pub twins: u64,
}

/// Plays games with every check; see the module's page.
pub fn play<G: Game>(mode: &str, options: &G::Options, plan: Plan) -> Report {
    let mut report = Report::default();
    let mut pool = Pool::new(plan.seed);
    for seed in plan.seed..plan.seed + u64::from(plan.games) {
        let told = format!("{} {mode}, conformance seed {seed}", G::about().id);
        one_game::<G>(mode, options, seed, plan, &mut pool, &mut report, &told);
    }
    report
}

/// Plays games fast, with only the checks that cost little: that somebody can always decide, that every
/// piece is accounted for, that every game ends. For tens of thousands of games.
pub fn play_fast<G: Game>(options: &G::Options, plan: Plan) -> Report {
    let mut report = Report::default();
    let mut legal = Vec::new();
    for seed in plan.seed..plan.seed + u64::from(plan.games) {
        let mut chance = Fast::new(seed);
        let mut game = G::start(options, &mut chance, &mut Silent)
            .unwrap_or_else(|bad| panic!("seed {seed}: the options are refused: {bad}"));
        let mut decisions = 0;
        let outcome = loop {
            let seats = match game.waiting() {
                Waiting::Over(outcome) => break outcome,
                Waiting::Seats(seats) => seats,
            };
            let seat = pick_seat(seats, &mut chance);
            legal.clear();
            game.legal(seat, &mut legal);
            assert!(!legal.is_empty(), "seed {seed}, decision {decisions}: {seat:?} can do nothing");
            report.widest = report.widest.max(legal.len());
            let action = legal[chance.below(legal.len() as u32) as usize];
            if let Err(refusal) = game.apply(seat, &action, &mut chance, &mut Silent) {
                panic!("seed {seed}, decision {decisions}: legal {action:?} is refused: {refusal}");
            }
            if let Err(problem) = game.audit() {
                panic!("seed {seed}, decision {decisions}, after {action:?} of {seat:?}: {problem}");
            }
            decisions += 1;
            assert!(decisions <= plan.longest, "seed {seed}: no end after {decisions} decisions");
        };
        report.count(decisions, seed, outcome.ending);
    }
    assert!(report.widest <= plan.widest, "a decision offers {} choices", report.widest);
    report
}

impl Report {
    fn count(&mut self, decisions: usize, seed: u64, ending: &'static str) {
        self.games += 1;
        self.decisions += decisions as u64;
        if decisions > self.longest {
            (self.longest, self.longest_seed) = (decisions, seed);
        }
        *self.endings.entry(ending).or_default() += 1;
    }
}

/// Actions seen anywhere, to be tried where they do not belong.
struct Pool<A> {
    seen: HashSet<A>,
    actions: Vec<A>,
    chance: Fast,
    telling: Telling,
}

/// Tells positions in numbers, by a layout that grows with what is met.
#[derive(Default)]
struct Telling {
    encoder: Encoder,
    layout: Layout,
    ear: Ear,
}

impl Telling {
    /// What a seat knows and may do, in numbers; `grow` numbers what is new.
    fn tell<G: Game>(&mut self, game: &G, seat: Seat, grow: bool) -> (Numbers, usize) {
        let (mut legal, mut numbers) = (Vec::new(), Numbers::default());
        game.legal(seat, &mut legal);
        let mut unknown = self.encoder.tell((game, seat, &legal), (&self.layout, &self.ear), &mut numbers);
        if grow && unknown > 0 {
            self.layout.extend(&self.encoder.lacks(game, seat, &legal, &self.layout));
            self.ear = Ear::of::<G>(&self.layout);
            unknown = self.encoder.tell((game, seat, &legal), (&self.layout, &self.ear), &mut numbers);
        }
        (numbers, unknown)
    }
}

impl<A: Copy + Eq + std::hash::Hash> Pool<A> {
    fn new(seed: u64) -> Pool<A> {
        let (chance, telling) = (Fast::new(seed ^ 0xA11), Telling::default());
        Pool { seen: HashSet::new(), actions: Vec::new(), chance, telling }
    }

    fn add(&mut self, actions: &[A]) {
        for &action in actions {
            if self.actions.len() < 20_000 && self.seen.insert(action) {
                self.actions.push(action);
            }
        }
    }

    fn any(&mut self) -> Option<A> {
        match self.actions.len() as u32 {
            0 => None,
            count => Some(self.actions[self.chance.below(count) as usize]),
        }
    }
}

fn pick_seat(seats: crate::seat::SeatSet, chance: &mut impl Chance) -> Seat {
    let nth = chance.below(seats.len() as u32) as usize;
    seats.iter().nth(nth).unwrap_or(Seat(0))
}

fn one_game<G: Game>(
    mode: &str,
    options: &G::Options,
    seed: u64,
    plan: Plan,
    pool: &mut Pool<G::Action>,
    report: &mut Report,
    told: &str,
) {
    let mut picks = Fast::new(seed ^ 0x5EA7);
    let seats = G::start(options, &mut Fast::new(0), &mut Silent)
        .unwrap_or_else(|bad| panic!("{told}: the options are refused: {bad}"))
        .seats();
    let sitters = vec![Sitter { name: "somebody".into(), bot: None }; seats];
    let mut live = Live::<G>::start(mode, options, sitters, Seed::from_number(seed))
        .unwrap_or_else(|bad| panic!("{told}: {bad}"));
    let outcome = loop {
        let at = format!("{told}, decision {}", live.entries().len());
        let waited = match live.game().waiting() {
            Waiting::Over(outcome) => break outcome,
            Waiting::Seats(waited) => waited,
        };
        assert!(!waited.is_empty(), "{at}: nobody is waited for and the game is not over");
        if let Err(problem) = live.game().audit() {
            panic!("{at}: {problem}");
        }
        let mut legal_of = vec![Vec::new(); seats];
        for seat in Seat::first(seats) {
            let legal = &mut legal_of[seat.index()];
            live.game().legal(seat, legal);
            check_legal(live.game(), seat, legal, waited.has(seat), &at);
            pool.add(legal);
            report.widest = report.widest.max(legal.len());
            assert!(legal.len() <= plan.widest, "{at}: {seat:?} has {} choices", legal.len());
        }
        for _ in 0..4 {
            // Sometimes a seat that does not exist, as an edited file may name one.
            let seat = match picks.below(seats as u32 + 1) as usize {
                seat if seat < seats => Seat(seat as u8),
                seat => Seat([seat as u8, 8, u8::MAX][picks.below(3) as usize]),
            };
            if let Some(action) = pool.any() {
                let legal = legal_of.get(seat.index()).map_or(&[][..], Vec::as_slice);
                check_foreign(live.game(), seat, &action, legal.contains(&action), &at);
                if let Some(forged) = forge(&action, &mut picks) {
                    check_foreign(live.game(), seat, &forged, legal.contains(&forged), &at);
                }
            }
        }
        let seat = pick_seat(waited, &mut picks);
        let legal = &legal_of[seat.index()];
        let action = legal[picks.below(legal.len() as u32) as usize];
        let viewers = Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        let viewer = viewers.collect::<Vec<_>>()[picks.below(seats as u32 + 1) as usize];
        check_twin(live.game(), viewer, seat, &action, &mut picks, &at);
        let other = legal[picks.below(legal.len() as u32) as usize];
        check_sealed(live.game(), viewer, seat, [&action, &other], &picks, &at);
        if let Viewer::Seat(seat) = viewer {
            check_numbers(live.game(), seat, &mut pool.telling, &mut picks.clone(), &at);
        }
        report.twins += 1;
        if let Err(refusal) = live.act(seat, &action) {
            panic!("{at}: legal {action:?} of {seat:?} is refused: {refusal}");
        }
        assert!(live.entries().len() <= plan.longest, "{at}: the game does not end");
    };
    for seat in Seat::first(seats) {
        let mut legal = Vec::new();
        live.game().legal(seat, &mut legal);
        assert!(legal.is_empty(), "{told}: {seat:?} can still act after the end");
    }
    check_record(&live, told);
    report.count(live.entries().len(), seed, outcome.ending);
}

/// Legal, allowed and applied agree for what is offered.
fn check_legal<G: Game>(game: &G, seat: Seat, legal: &[G::Action], waited: bool, at: &str) {
    assert_eq!(waited, !legal.is_empty(), "{at}: {seat:?} waited for: {waited}, offered {legal:?}");
    let distinct: HashSet<_> = legal.iter().collect();
    assert_eq!(distinct.len(), legal.len(), "{at}: {seat:?} is offered something twice: {legal:?}");
    for action in legal {
        if let Err(refusal) = game.allows(seat, action) {
            panic!("{at}: {action:?} is offered to {seat:?} and not allowed: {refusal}");
        }
    }
}

/// The action with other numbers in it, as an edited file or a hostile client may send it.
fn forge<A: Serialize + DeserializeOwned>(action: &A, chance: &mut Fast) -> Option<A> {
    fn change(json: &mut Value, chance: &mut Fast) {
        const NUMBERS: [u8; 8] = [0, 1, 7, 20, 63, 127, 128, 255];
        match json {
            Value::Number(number) => *number = NUMBERS[chance.below(NUMBERS.len() as u32) as usize].into(),
            Value::Array(items) => items.iter_mut().for_each(|item| change(item, chance)),
            Value::Object(fields) => fields.values_mut().for_each(|field| change(field, chance)),
            _ => {}
        }
    }
    let mut json = serde_json::to_value(action).ok()?;
    change(&mut json, chance);
    serde_json::from_value(json).ok()
}

/// An action from elsewhere is taken exactly if it is legal here, and refused without a trace.
fn check_foreign<G: Game>(game: &G, seat: Seat, action: &G::Action, legal: bool, at: &str) {
    let mut tried = game.clone();
    let mut told = Vec::new();
    let result = tried.apply(seat, action, &mut Fast::new(1), &mut told);
    assert_eq!(result.is_ok(), legal, "{at}: {action:?} of {seat:?}: legal {legal}, got {result:?}");
    assert_eq!(result, game.allows(seat, action), "{at}: {action:?}: apply and allows differ");
    if result.is_err() {
        assert!(tried == *game, "{at}: refused {action:?} of {seat:?} changed the position");
        assert!(told.is_empty(), "{at}: refused {action:?} of {seat:?} told {told:?}");
    }
}

/// A twin of the position, with all that the viewer cannot know drawn anew, looks the same to the viewer,
/// offers them the same, and goes on looking the same until something is openly revealed.
fn check_twin<G: Game>(
    game: &G,
    viewer: Viewer,
    actor: Seat,
    action: &G::Action,
    chance: &mut Fast,
    at: &str,
) {
    let mut twin = game.imagine(viewer, chance);
    if let Err(problem) = twin.audit() {
        panic!("{at}: imagined by {viewer:?}: {problem}");
    }
    assert_same_to(game, &twin, viewer, at, "imagined");
    if twin.allows(actor, action).is_err() {
        return;
    }
    let mut real = game.clone();
    let (mut told, mut twin_told) = (Vec::new(), Vec::new());
    let mut twin_chance = chance.clone();
    let _ = real.apply(actor, action, chance, &mut told);
    let _ = twin.apply(actor, action, &mut twin_chance, &mut twin_told);
    check_told(viewer, [(&real, &told), (&twin, &twin_told)], at);
    if !told.iter().chain(&twin_told).any(|event| event.reveals_to(viewer)) {
        assert_same_to(&real, &twin, viewer, at, "a step after being imagined");
    }
}

/// Positions a seat cannot tell apart are the same in numbers too: no program learns what the seat may not know.
fn check_numbers<G: Game>(game: &G, seat: Seat, telling: &mut Telling, chance: &mut Fast, at: &str) {
    let twin = game.imagine(Viewer::Seat(seat), chance);
    let ours = telling.tell(game, seat, true);
    let theirs = telling.tell(&twin, seat, false);
    assert!(ours == theirs, "{at}: {seat:?} could tell the twin apart by its numbers");
}

/// Two positions that looked the same to a viewer have moved on alike. Where the viewer is told of it
/// differently, they learn something: then the event says that it reveals it, and what it reveals shows in
/// the viewer's next view, unless a rule shows it for a moment only.
fn check_told<G: Game>(viewer: Viewer, [real, twin]: [(&G, &[G::Event]); 2], at: &str) {
    let telling = parted(viewer, [real.1, twin.1]);
    if telling.is_empty() {
        return;
    }
    let shown: Vec<_> = telling.iter().map(|(_, shown)| shown).collect();
    assert!(
        telling.iter().any(|(event, _)| event.reveals_to(viewer)),
        "{at}: {viewer:?} is told a secret by an event that does not say so: {shown:?}"
    );
    // Not only the first: what follows a glimpse must show or have a rule of its own.
    let [ours, theirs] = [real.1, twin.1].map(|told| lasting(viewer, told));
    assert!(
        ours == theirs || view_of(viewer, real.0) != view_of(viewer, twin.0),
        "{at}: {viewer:?} is told what no view shows and no rule allows: {ours:?} or {theirs:?}"
    );
}

/// What is revealed to a viewer and no rule shows for a moment only, in whatever order: the cards one draws may come in
/// another. What merely follows from a glimpse (so many cards drawn) claims nothing.
fn lasting<E: Event>(viewer: Viewer, told: &[E]) -> Vec<String> {
    let lasts = |event: &E| event.reveals_to(viewer) && event.glimpse().is_none();
    let heard = hearing(viewer, told).into_iter().filter(|(event, _)| lasts(event));
    let mut heard: Vec<String> = heard.map(|(_, shown)| shown.to_string()).collect();
    heard.sort_unstable();
    heard
}

/// The first events by which a viewer hears two courses of things apart, with what is heard of them; none if
/// both sound the same.
fn parted<E: Event>(viewer: Viewer, told: [&[E]; 2]) -> Vec<(&E, Value)> {
    let [ours, theirs] = told.map(|told| hearing(viewer, told));
    let differ = ours.iter().zip(&theirs).position(|(one, other)| one.1 != other.1);
    let at = differ.unwrap_or(ours.len().min(theirs.len()));
    [ours, theirs].into_iter().filter_map(|heard| heard.into_iter().nth(at)).collect()
}

/// What a viewer hears, beside the event it is heard of.
fn hearing<E: Event>(viewer: Viewer, told: &[E]) -> Vec<(&E, Value)> {
    let heard = |event: &E| event.seen_by(viewer).and_then(|seen| serde_json::to_value(seen).ok());
    told.iter().filter_map(|event| Some((event, heard(event)?))).collect()
}

/// Two choices of somebody else that leave a viewer with the same view are a secret, so the events may
/// not tell them apart either.
fn check_sealed<G: Game>(
    game: &G,
    viewer: Viewer,
    actor: Seat,
    choices: [&G::Action; 2],
    chance: &Fast,
    at: &str,
) {
    if viewer == Viewer::Seat(actor) || choices[0] == choices[1] {
        return;
    }
    let [(one, told), (two, other_told)] = choices.map(|action| {
        let (mut after, mut told) = (game.clone(), Vec::new());
        let _ = after.apply(actor, action, &mut chance.clone(), &mut told);
        (after, told)
    });
    if one == two || one.waiting() != two.waiting() || view_of(viewer, &one) != view_of(viewer, &two) {
        return;
    }
    let telling = parted(viewer, [&told, &other_told]);
    let shown: Vec<_> = telling.iter().map(|(_, shown)| shown).collect();
    assert!(
        telling.is_empty() || telling.iter().any(|(event, _)| event.glimpse().is_some()),
        "{at}: {viewer:?} hears what {actor:?} secretly chose: {choices:?}: {shown:?}"
    );
    // Not only the first: a glimpse does not excuse what is revealed after it.
    let [ours, theirs] = [&told, &other_told].map(|told| lasting(viewer, told));
    assert!(
        ours == theirs,
        "{at}: {viewer:?} hears later what {actor:?} secretly chose: {choices:?}: {ours:?} or {theirs:?}"
    );
}

fn view_of<G: Game>(viewer: Viewer, game: &G) -> String {
    serde_json::to_string(&game.view(viewer)).unwrap_or_default()
}

fn assert_same_to<G: Game>(real: &G, twin: &G, viewer: Viewer, at: &str, when: &str) {
    let (ours, theirs) = (view_of(viewer, real), view_of(viewer, twin));
    assert_eq!(ours, theirs, "{at}: {viewer:?} could tell the twin apart, {when}");
    assert_eq!(real.waiting(), twin.waiting(), "{at}: the twin waits for others, {when}, {viewer:?}");
    if let Viewer::Seat(seat) = viewer {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        real.legal(seat, &mut ours);
        twin.legal(seat, &mut theirs);
        assert_eq!(ours, theirs, "{at}: the twin offers {viewer:?} something else, {when}");
    }
}

/// The record, written and read again, replays to the same position and shows its draws to be honest.
fn check_record<G: Game>(live: &Live<G>, told: &str) {
    let text = live.record(true).write();
    let again = Record::read(&text)
        .and_then(|record| Live::<G>::resume(&record, Seed::from_number(0)))
        .unwrap_or_else(|bad| panic!("{told}: the record does not replay: {bad}"));
    assert!(again.game() == live.game(), "{told}: the record replays to another position");
    if let Err(bad) = again.verify_draws() {
        panic!("{told}: {bad}");
    }
    let viewer = Viewer::Spectator;
    for entry in 0..=live.entries().len() {
        let bytes = |live: &Live<G>| {
            serde_json::to_string(&live.told(entry, viewer).collect::<Vec<_>>()).unwrap_or_default()
        };
        assert_eq!(bytes(live), bytes(&again), "{told}: entry {entry} is told otherwise");
    }
}
