//! `sietch study`: many games between strong bots, and one page that says what goes with winning.
//!
//! | module | idea |
//! |---|---|
//! | [`lens`] | what is looked at in each game |
//! | [`count`] | what is counted while games are played |
//! | [`weigh`] | what each thing adds, given everything else |
//! | [`mark`] | the signs and costs of cards |
//! | [`plot`] | drawings |
//! | [`page`] | the page |

pub mod count;
pub mod lens;
pub mod mark;
pub mod page;
pub mod plot;
pub mod weigh;

use bots::Kind;
use table::Mode;

use self::count::Counts;
use self::lens::Lens;
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
    let mut others = Vec::new();
    for (wish, games) in beside(args, &setup, lens) {
        let setup = Setup::new(&args.game, &wish, None)?;
        let counts = play(args, &setup, kind, games)?;
        others.push((setup, counts));
    }
    let words = text::words(setup.entry.door, "en")?;
    let study =
        page::Study { setup: &setup, lens, kind, args, words: &words, counts: &counts, others: &others };
    let page = study.write();
    std::fs::write(&args.out, page).map_err(|problem| Trouble::Write { path: args.out.clone(), problem })?;
    println!("{}", args.out.display());
    Ok(())
}

/// What is played besides, and how many games: the other numbers of players, and other modes if none was asked for. It is
/// looked at less closely, but where the lens looks for something just there.
fn beside(args: &StudyArgs, setup: &Setup, lens: &Lens) -> Vec<(Wish, u64)> {
    if args.wish.seats.is_some() {
        return Vec::new();
    }
    let option = &args.wish.option;
    let wish = |mode: &Mode, seats: usize| {
        let part = if lens.groups.iter().any(|group| group.mode == Some(mode.id)) { 2 } else { 4 };
        let wish = Wish { mode: Some(mode.id.to_owned()), seats: Some(seats), option: option.clone() };
        (wish, args.games.div_ceil(part))
    };
    let mut found: Vec<(Wish, u64)> =
        other_numbers(setup.mode, setup.seats).map(|seats| wish(setup.mode, seats)).collect();
    // Options of one mode may be none of another.
    if args.wish.mode.is_none() && option.is_empty() {
        let about = setup.entry.door.about();
        for mode in lens.modes.iter().filter_map(|mode| about.mode(mode)) {
            found.extend(mode.seats.first().map(|seats| wish(mode, usize::from(*seats))));
        }
    }
    found
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
