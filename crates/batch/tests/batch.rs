//! Many games at once: what is told is what the games say, whoever plays them.

use batch::{Batch, NO_LABEL, OpenBatch, Plan, Sizes, Table, Told, Trouble};
use conquest::Conquest;
use imperium::Imperium;
use serde_json::{Value, json};
use table::chance::Fast;
use table::encode::Layout;
use table::seat::MAX_SEATS;
use table::{BadOptions, Chance, Game, actions};

const GAMES: usize = 48;

fn table(mode: &str, seats: usize) -> Table {
    Table { mode: mode.to_owned(), seats, options: Value::Null }
}

fn plan(games: usize) -> Plan {
    let tables = vec![table("standard", 4), table("kanly", 2)];
    Plan { tables, games, seed: 7, spread: 50, longest: 3_000 }
}

/// Everything that is told of a batch.
#[derive(Clone, PartialEq, Debug)]
struct Heard {
    table: Vec<u16>,
    rows: Vec<u16>,
    row_sizes: Vec<u16>,
    table_sizes: Vec<u32>,
    choices: Vec<u32>,
    seat: Vec<u8>,
    done: Vec<u8>,
    returns: Vec<f32>,
    standing: Vec<f32>,
    labels: Vec<u8>,
    length: Vec<u32>,
    mode: Vec<u8>,
}

impl Heard {
    fn room(games: usize, Sizes { table, rows, choices }: Sizes) -> Heard {
        Heard {
            table: vec![0; table],
            rows: vec![0; rows],
            row_sizes: vec![0; choices],
            table_sizes: vec![0; games],
            choices: vec![0; games],
            seat: vec![0; games],
            done: vec![0; games],
            returns: vec![0.0; games * MAX_SEATS],
            standing: vec![0.0; games * MAX_SEATS],
            labels: vec![0; games * MAX_SEATS],
            length: vec![0; games],
            mode: vec![0; games],
        }
    }

    fn told(&mut self) -> Told<'_> {
        Told {
            table: &mut self.table,
            rows: &mut self.rows,
            row_sizes: &mut self.row_sizes,
            table_sizes: &mut self.table_sizes,
            choices: &mut self.choices,
            seat: &mut self.seat,
            done: &mut self.done,
            returns: &mut self.returns,
            standing: &mut self.standing,
            labels: &mut self.labels,
            length: &mut self.length,
            mode: &mut self.mode,
        }
    }

    fn of<G: Game>(batch: &Batch<G>) -> Heard {
        let mut heard = Heard::room(batch.games(), batch.sizes());
        batch.told(heard.told()).expect("the room is as long as it must be");
        heard
    }
}

fn any<G: Game>(batch: &Batch<G>, chance: &mut Fast) -> Vec<u32> {
    batch.choices().map(|count| chance.below(count as u32)).collect()
}

/// A batch whose layout knows the common words.
fn grown() -> Batch<Conquest> {
    let mut batch = Batch::new(&plan(GAMES), Layout::default()).expect("the modes are there");
    let mut chance = Fast::new(1);
    for _ in 0..200 {
        let choices = any(&batch, &mut chance);
        batch.step(&choices).expect("the choices are offered");
        batch.grow(4_000, 4_000);
    }
    batch
}

#[test]
fn the_same_seed_and_choices_tell_the_same_on_any_number_of_threads() {
    let layout = grown().layout().clone();
    let play = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads start");
        pool.install(|| {
            let mut batch =
                Batch::<Conquest>::new(&plan(GAMES), layout.clone()).expect("the modes are there");
            let mut chance = Fast::new(3);
            let mut heard = vec![Heard::of(&batch)];
            for _ in 0..60 {
                let choices = any(&batch, &mut chance);
                batch.step(&choices).expect("the choices are offered");
                heard.push(Heard::of(&batch));
            }
            heard
        })
    };
    let one = play(1);
    assert_eq!(one, play(3));
    assert_ne!(one[0], one[60], "the games go on");
}

#[test]
fn a_game_that_ends_tells_who_won_and_another_begins() {
    let mut batch = grown();
    let mut chance = Fast::new(5);
    let mut ended = 0;
    for _ in 0..400 {
        let choices = any(&batch, &mut chance);
        batch.step(&choices).expect("the choices are offered");
        let heard = Heard::of(&batch);
        assert!(heard.choices.iter().all(|count| *count >= 2), "what is forced is not asked");
        for game in 0..GAMES {
            let of = game * MAX_SEATS..(game + 1) * MAX_SEATS;
            let seats = if heard.mode[game] == 0 { 4 } else { 2 };
            assert!(usize::from(heard.seat[game]) < seats);
            assert!(heard.labels[of.clone()][..seats].iter().all(|label| *label != NO_LABEL));
            assert!(heard.labels[of.clone()][seats..].iter().all(|label| *label == NO_LABEL));
            let shares: f32 = heard.returns[of].iter().sum();
            let whole = if heard.done[game] == 1 { 1.0 } else { 0.0 };
            assert!((shares - whole).abs() < 1e-6, "a victory is shared out, and only at the end");
            assert_eq!(heard.length[game] > 0, heard.done[game] == 1);
            ended += usize::from(heard.done[game]);
        }
    }
    assert!(ended >= GAMES, "{ended} games ended");
}

#[test]
fn a_game_that_does_not_end_is_given_up_and_nobody_wins() {
    let short = Plan { longest: 5, ..plan(4) };
    let mut batch = Batch::<Conquest>::new(&short, Layout::default()).expect("the modes are there");
    for _ in 0..12 {
        batch.step(&[0; 4]).expect("there is always a first choice");
        let heard = Heard::of(&batch);
        assert!(heard.length.iter().all(|length| *length <= 5));
        assert!(heard.returns.iter().all(|share| *share == 0.0));
    }
}

#[test]
fn a_layout_grows_up_to_what_it_may_and_another_batch_follows() {
    let mut first = grown();
    let (table, rows) = first.grow(60_000, 60_000);
    assert!(table > 500 && rows > 200, "{table} and {rows} tokens");
    let mut small = Batch::<Conquest>::new(&plan(GAMES), Layout::default()).expect("the modes are there");
    let mut chance = Fast::new(1);
    for _ in 0..100 {
        let choices = any(&small, &mut chance);
        small.step(&choices).expect("the choices are offered");
        assert!(small.grow(100, 50) <= (100, 50));
    }
    assert!(first.adopt(small.layout().clone()).is_err(), "it begins otherwise");
    let mut second = Batch::<Conquest>::new(&plan(GAMES), Layout::default()).expect("the modes are there");
    second.adopt(first.layout().clone()).expect("every layout begins as an empty one");
    assert_eq!(second.layout().write(), first.layout().write());
    assert!(!Heard::of(&second).table.is_empty(), "what is told is told anew");
}

#[test]
fn what_does_not_fit_is_refused_and_says_why() {
    let new = |plan: &Plan| Batch::<Conquest>::new(plan, Layout::default()).map(|_| ()).unwrap_err();
    assert_eq!(new(&Plan { games: 0, ..plan(1) }), Trouble::Nothing);
    assert_eq!(new(&Plan { tables: Vec::new(), ..plan(1) }), Trouble::Nothing);
    let with = |mode: &str, options| {
        let table = Table { mode: mode.to_owned(), seats: 4, options };
        new(&Plan { tables: vec![table], ..plan(1) })
    };
    assert!(matches!(with("chess", Value::Null), Trouble::Options(BadOptions::Mode(_))));
    let unknown = with("standard", json!({"dragons": true})).to_string();
    assert!(unknown.starts_with("there is no option `dragons`"), "{unknown}");

    let mut batch = Batch::<Conquest>::new(&plan(3), Layout::default()).expect("the modes are there");
    assert_eq!(batch.step(&[0]).unwrap_err(), Trouble::Choices { games: 3, choices: 1 });
    let before = Heard::of(&batch);
    let refused = batch.step(&[0, 0, 9_999]).unwrap_err();
    assert!(matches!(refused, Trouble::NotOffered { game: 2, choice: 9_999, .. }), "{refused}");
    assert_eq!(Heard::of(&batch), before, "a refused step changes nothing");
    let mut numbers = vec![0; batch.sizes().choices];
    batch.numbers(&mut numbers).expect("there is room");
    let starts = batch.choices().scan(0, |at, count| Some(std::mem::replace(at, *at + count)));
    let first: Vec<u32> = starts.map(|start| numbers[start]).chain([numbers[0]]).collect();
    let many = batch.step_numbers(&first).unwrap_err();
    assert_eq!(many, Trouble::Choices { games: 3, choices: 4 }, "a number too many");
    assert_eq!(batch.step_numbers(&first[..2]).unwrap_err(), Trouble::Choices { games: 3, choices: 2 });
    assert_eq!(Heard::of(&batch), before, "a refused step changes nothing");

    let mut narrow = Heard::room(3, batch.sizes());
    narrow.seat.pop();
    assert_eq!(batch.told(narrow.told()).unwrap_err(), Trouble::Room { what: "seat", needed: 3, room: 2 });
}

/// Imperium says its words itself, and some actions only by numbers that were added late.
#[test]
fn imperium_is_told_as_well_by_places_as_by_numbers() {
    let tables = vec![table("standard", 4), table("choam", 3), table("six", 6)];
    let plan = Plan { tables, games: 12, seed: 3, spread: 200, longest: 3_000 };
    let mut places = Batch::<Imperium>::new(&plan, Layout::default()).expect("the modes are there");
    let mut numbered = Batch::<Imperium>::new(&plan, Layout::default()).expect("the modes are there");
    let mut chance = Fast::new(2);
    for _ in 0..300 {
        let heard = Heard::of(&places);
        assert_eq!(heard, Heard::of(&numbered));
        assert!(heard.choices.iter().all(|count| *count >= 2), "what is forced is not asked");
        for (game, seats) in [4, 3, 6].into_iter().cycle().take(12).enumerate() {
            assert!(usize::from(heard.seat[game]) < seats && usize::from(heard.mode[game]) == game % 3);
        }
        let mut numbers = vec![0; places.sizes().choices];
        places.numbers(&mut numbers).expect("there is room");
        assert!(numbers.iter().all(|number| (*number as usize) < actions::of::<Imperium>().len()));
        let choices = any(&places, &mut chance);
        let starts = heard.choices.iter().scan(0, |at, count| Some(std::mem::replace(at, *at + count)));
        let picks: Vec<u32> =
            starts.zip(&choices).map(|(start, choice)| numbers[(start + choice) as usize]).collect();
        places.step(&choices).expect("the choices are offered");
        numbered.step_numbers(&picks).expect("the numbers are those of the choices");
        places.grow(4_000, 4_000);
        numbered.grow(4_000, 4_000);
    }
}
