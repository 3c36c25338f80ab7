//! A player with a few habits, so that games are short and end in both ways.

use arrakis::Arrakis;
use arrakis::action::Action;
use arrakis::content::content;
use arrakis::options::Options;
use arrakis::phase::{Step, harvest};
use arrakis::piece::{Face, Side};
use arrakis::state::Ending;
use table::chance::{Chance, Fast, Seed, Seeded};
use table::record::Sitter;
use table::{Game, Live, Seat, Silent};

/// What a player is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Habit {
    /// Atreides look for prescience, Harkonnen do little.
    Prescience,
    /// Harkonnen look for sietches and spice, Atreides do little.
    Supremacy,
}

/// Plays a game to its end.
pub fn play(mode: &str, options: &Options, seats: usize, seed: u64, habit: Habit) -> Live<Arrakis> {
    let sitters = (1..=seats).map(|seat| Sitter { name: format!("Player {seat}"), bot: None }).collect();
    let mut live = Live::<Arrakis>::start(mode, options, sitters, Seed::from_number(seed)).unwrap();
    let mut chance = Fast::new(seed);
    // Against the automaton habits are not enough: Atreides need foresight.
    if mode == "solo" && habit == Habit::Prescience {
        for (seat, action) in foresee(live.game(), &Seed::from_number(seed), &mut chance) {
            live.act(seat, &action).unwrap();
        }
        return live;
    }
    while let Some(seat) = live.game().waiting().seats().lowest() {
        let action = pick(live.game(), seat, habit, &mut chance);
        live.act(seat, &action).unwrap();
    }
    live
}

/// The best of very many games, looked for with the real draws: from every decision of the best game so far
/// others are played to their end.
fn foresee(start: &Arrakis, seed: &Seed, chance: &mut Fast) -> Vec<(Seat, Action)> {
    let mut game = start.clone();
    let mut best = (i32::MIN, Vec::new());
    for entry in 0.. {
        for _ in 0..TRIES {
            let line = play_on(&game, seed, entry, chance);
            if line.0 > best.0 {
                best.1.truncate(entry);
                best.1.extend(line.1);
                best.0 = line.0;
            }
        }
        let Some(&(seat, action)) = best.1.get(entry) else { break };
        game.apply(seat, &action, &mut Seeded::at(seed, entry as u64 + 1), &mut Silent).unwrap();
        if best.0 >= WON {
            break;
        }
    }
    best.1
}

const TRIES: u32 = 80;
const WON: i32 = 100_000;

/// Plays on by habit, with the draws of this seed.
fn play_on(game: &Arrakis, seed: &Seed, from: usize, chance: &mut Fast) -> (i32, Vec<(Seat, Action)>) {
    let mut game = game.clone();
    let mut done = Vec::new();
    while let Some(seat) = game.waiting().seats().lowest() {
        let action = pick(&game, seat, Habit::Prescience, chance);
        let entry = (from + done.len()) as u64 + 1;
        game.apply(seat, &action, &mut Seeded::at(seed, entry), &mut Silent).unwrap();
        done.push((seat, action));
    }
    (worth(&game), done)
}

/// How near Atreides came.
fn worth(game: &Arrakis) -> i32 {
    let won = if game.ending == Some(Ending::Objective) { WON } else { 0 };
    let goals = content().tracks.objectives.iter().enumerate();
    let nearest = goals
        .filter(|(card, _)| game.objectives >> card & 1 == 1)
        .map(|(_, goal)| (0..3).map(|at| i32::from(game.markers[at].min(goal[at]))).sum::<i32>());
    won + 10 * nearest.max().unwrap_or(0) + 6 * i32::from(game.round)
}

fn pick(game: &Arrakis, seat: Seat, habit: Habit, chance: &mut Fast) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let ours = game.seats_of(Side::Atreides).has(seat)
        && !matches!(game.next(), Some(Step::Harvest(harvest::Step::Spend { .. })));
    let eager = ours == (habit == Habit::Prescience);
    let liking = |action: &Action| match *action {
        Action::Claim(_) if habit == Habit::Prescience => 400,
        Action::Claim(_) | Action::Leave(_) | Action::Piecewise(_) | Action::Lift(..) | Action::Train(..) => {
            0
        }
        Action::LiftHarvester(_) | Action::LiftAircraft(_) | Action::Detonate(_) => 0,
        Action::Whisper | Action::Scout(_) | Action::Retreat => 0,
        // Who defends a sietch stays.
        Action::From(area) if ours && game.sietch_areas.has(area) => 1,
        Action::To(area) | Action::From(area) => {
            let prize = if ours { game.stations | game.settlements } else { game.sietch_areas };
            if prize.has(area) { 60 } else { 6 }
        }
        Action::Hoard | Action::Harvester(_) | Action::Continue | Action::Stand => 30,
        Action::Die(Face::Deployment) | Action::DrawToken | Action::Discard(_) if ours => 30,
        Action::Die(Face::Strategy | Face::Leadership) => 12,
        Action::Choose(_) => {
            if eager {
                20
            } else {
                1
            }
        }
        Action::Done | Action::Pass | Action::EndTurn => {
            if eager {
                4
            } else {
                20
            }
        }
        _ => 6,
    };
    let likes: Vec<u32> = legal.iter().map(liking).collect();
    let all: u32 = likes.iter().sum();
    if all == 0 {
        return legal[chance.below(legal.len() as u32) as usize];
    }
    let mut at = chance.below(all);
    for (action, like) in legal.iter().zip(likes) {
        if at < like {
            return *action;
        }
        at -= like;
    }
    legal[0]
}
