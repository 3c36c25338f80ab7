//! `sietch study`: many games between strong bots, and one page that says what goes with winning.
//!
//! | module | idea |
//! |---|---|
//! | [`lens`] | what is looked at in each game |
//! | [`count`] | what is counted while games are played |
//! | [`weigh`] | what each thing adds, given everything else |
//! | [`plot`] | drawings |
//! | [`page`] | the page |

pub mod count;
pub mod lens;
pub mod page;
pub mod plot;
pub mod weigh;

use bots::Kind;
use table::Mode;

use self::count::Counts;
use crate::chronicle::Plan;
use crate::cli::{StudyArgs, Wish};
use crate::setup::Setup;
use crate::sim::{cores, progress_bar};
use crate::text;
use crate::trouble::Trouble;

/// Plays the games and writes the page.
pub fn run(args: &StudyArgs) -> Result<(), Trouble> {
    let setup = Setup::new(&args.game, &args.wish, None)?;
    let kind: Kind = args.bot.parse()?;
    let lens = lens::of(setup.entry.door.about().id);
    let counts = play(args, &setup, kind, args.games)?;
    // The other numbers of players are looked at less closely.
    let mut others = Vec::new();
    if args.wish.seats.is_none() {
        for seats in other_numbers(setup.mode, setup.seats) {
            let wish =
                Wish { mode: args.wish.mode.clone(), seats: Some(seats), option: args.wish.option.clone() };
            let setup = Setup::new(&args.game, &wish, None)?;
            others.push((seats, play(args, &setup, kind, args.games.div_ceil(4))?));
        }
    }
    let words = text::words(setup.entry.door, "en")?;
    let study =
        page::Study { setup: &setup, lens, kind, args, words: &words, counts: &counts, others: &others };
    let page = study.write();
    std::fs::write(&args.out, page).map_err(|problem| Trouble::Write { path: args.out.clone(), problem })?;
    println!("{}", args.out.display());
    Ok(())
}

fn other_numbers(mode: &Mode, usual: usize) -> impl Iterator<Item = usize> {
    mode.seats.iter().map(|seats| usize::from(*seats)).filter(move |seats| *seats != usual && *seats > 1)
}

fn play(args: &StudyArgs, setup: &Setup, kind: Kind, games: u64) -> Result<Counts, Trouble> {
    let bots = vec![kind; setup.seats];
    let threads = args.threads.map_or_else(cores, |threads| threads as usize);
    let plan = Plan { setup, bots: &bots, rotate: false, games, seed: args.seed, threads, records: false };
    let lens = lens::of(setup.entry.door.about().id);
    let mut counts = Counts::new(setup.seats);
    let bar = progress_bar(games);
    plan.play(|game| {
        counts.add(&game, lens);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(counts)
}
