//! The page: one file that needs no network.

use std::collections::BTreeMap;

use bots::Kind;
use bots::arena::interval;
use bots::nets::Learned;
use table::rule::statement_of;
use table::words::Words;

use super::count::{Counts, Sat};
use super::lens::Lens;
use super::plot::{Dot, dots, rounds, safe};
use super::weigh::{Weight, weigh};
use crate::cli::StudyArgs;
use crate::setup::Setup;

/// Things of a group that are shown, those met most often.
const SHOWN: usize = 24;

/// Rules that are shown.
const RULES: usize = 40;

/// A heading that has no number yet.
const HEADING: &str = "<h2><b></b>";

/// A study, ready to be written.
pub struct Study<'a> {
    /// What was played.
    pub setup: &'a Setup,
    /// How it is looked at.
    pub lens: &'static Lens,
    /// Who played.
    pub kind: Kind,
    /// How it was asked for.
    pub args: &'a StudyArgs,
    /// English.
    pub words: &'a Words,
    /// What was counted.
    pub counts: &'a Counts,
    /// The same with other numbers of players.
    pub others: &'a [(usize, Counts)],
}

/// How often something won, of how many.
#[derive(Clone, Copy, Default)]
struct Won {
    shares: f64,
    seats: u64,
}

impl Won {
    fn add(&mut self, sat: &Sat) {
        self.shares += sat.share;
        self.seats += 1;
    }

    /// In hundredths.
    fn rate(self) -> f64 {
        100.0 * self.shares / self.seats.max(1) as f64
    }

    fn between(self) -> (f64, f64) {
        let (low, high) = interval(self.shares / self.seats.max(1) as f64, self.seats);
        (100.0 * low, 100.0 * high)
    }
}

fn by<K: Ord>(counts: &Counts, key: impl Fn(&Sat) -> K) -> BTreeMap<K, Won> {
    let mut found: BTreeMap<K, Won> = BTreeMap::new();
    counts.sat.iter().for_each(|sat| found.entry(key(sat)).or_default().add(sat));
    found
}

/// What the games put before the name of a thing in the key of its message.
const BEFORE: [&str; 8] = ["", "region-", "market-", "battle-", "leader-", "area-", "space-", "card-"];

/// The game's name of a thing, if it has one.
fn named(words: &Words, key: &str) -> Option<String> {
    let plain = key.replace('_', "-");
    BEFORE.iter().find_map(|before| words.say_key(&format!("{before}{plain}")))
}

/// A name in words: the message with this key, or the key made readable.
fn name(words: &Words, key: &str) -> String {
    if let Some(said) = named(words, key) {
        return said;
    }
    let mut text = String::new();
    for letter in key.chars() {
        match letter {
            '-' | '_' => text.push(' '),
            _ if letter.is_uppercase() && !text.is_empty() => text.extend([' ', letter]),
            _ => text.push(letter),
        }
    }
    text
}

impl Study<'_> {
    /// The page.
    pub fn write(&self) -> String {
        let about = self.setup.entry.door.about();
        let title = format!("{}, {}, {} seats", self.lens.name, self.setup.mode.id, self.setup.seats);
        let mut parts = vec![self.figures(), self.words_first(), self.by_side(), self.by_round()];
        parts.extend(self.weights());
        parts.extend([self.endings(), self.numbers_of_players(), self.rules(about.ledger)]);
        let mut body = parts.concat();
        for number in 1..=body.matches(HEADING).count() {
            body = body.replacen(HEADING, &format!("<h2><b>{number}</b>"), 1);
        }
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<header>{land}<div><h1>What goes with winning?</h1><p>{title}</p></div></header>\n<main>\n{body}{foot}</main>\n</body>\n</html>\n",
            title = safe(&title),
            style = include_str!("style.css"),
            land = LAND,
            foot = self.foot(),
        )
    }

    fn figures(&self) -> String {
        let counts = self.counts;
        let rounds: u64 = counts.lengths.iter().map(|(rounds, games)| *rounds as u64 * games).sum();
        let games = counts.games.max(1) as f64;
        let (low, high) = interval(1.0 / counts.seats.max(1) as f64, counts.games);
        let figures = [
            (counts.games.to_string(), "games".to_owned()),
            (
                format!("{} × {}", counts.seats, self.kind.called().unwrap_or("bot")),
                format!("{} in every seat", self.kind),
            ),
            (format!("{:.1}", rounds as f64 / games), "rounds on average".to_owned()),
            (format!("{:.0}", counts.decisions as f64 / games), "choices a game".to_owned()),
            (
                format!("± {:.1}", 50.0 * (high - low)),
                "points on the share of one seat, 95 % of the time".to_owned(),
            ),
        ];
        let figures = figures.map(|(big, what)| {
            format!("<div><span class=\"big\">{}</span>{}</div>", safe(&big), safe(&what))
        });
        format!("<div class=\"figures\">{}</div>\n", figures.concat())
    }

    /// Does one side sit now here, now there? Where it always has the same seat, the seat tells nothing by itself.
    fn sides_change_seats(&self) -> bool {
        by(self.counts, |sat| (sat.seat, sat.side)).len() > by(self.counts, |sat| sat.seat).len()
    }

    /// The answer in a sentence or two.
    fn words_first(&self) -> String {
        let mut sides: Vec<(&str, Won)> = by(self.counts, |sat| sat.side).into_iter().collect();
        sides.sort_by(|a, b| b.1.rate().total_cmp(&a.1.rate()));
        let (Some((best, won)), Some((worst, lost))) = (sides.first(), sides.last()) else {
            return String::new();
        };
        let even = self.even();
        let near = sides.iter().filter(|(_, won)| won.between().0 <= even && won.between().1 >= even).count();
        let seats = by(self.counts, |sat| sat.seat);
        let rate = |won: &Won| won.rate();
        let spread = seats.values().map(rate).fold(f64::NEG_INFINITY, f64::max)
            - seats.values().map(rate).fold(f64::INFINITY, f64::min);
        let near = if near == 0 { "none".to_owned() } else { near.to_string() };
        let seat = match self.sides_change_seats() {
            true => format!(" The seat moves it by {spread:.1} points."),
            false => String::new(),
        };
        format!(
            "<p>Between equal players {} wins {:.1} % of the games and {} {:.1} %; {near} of {} cannot be told from even ({even:.1} %).{seat}</p>\n",
            safe(&name(self.words, best)),
            won.rate(),
            safe(&name(self.words, worst)),
            lost.rate(),
            sides.len(),
        )
    }

    /// What somebody would win who is like all others; where bots of the game win too, it is less than an equal part.
    fn even(&self) -> f64 {
        let mut all = Won::default();
        self.counts.sat.iter().for_each(|sat| all.add(sat));
        all.rate()
    }

    fn by_side(&self) -> String {
        let seats = by(self.counts, |sat| (sat.side, sat.seat));
        let mut rows: Vec<Dot> = by(self.counts, |sat| sat.side)
            .into_iter()
            .map(|(side, won)| Dot {
                name: name(self.words, side),
                sub: format!("{} games", won.seats),
                at: won.rate(),
                between: won.between(),
                ticks: seats
                    .iter()
                    .filter(|((own, _), won)| *own == side && won.seats > 20)
                    .map(|(_, won)| won.rate())
                    .collect(),
            })
            .collect();
        rows.sort_by(|a, b| b.at.total_cmp(&a.at));
        let even = self.even();
        let mut seated: Vec<Dot> = Vec::new();
        for (seat, won) in by(self.counts, |sat| sat.seat) {
            let (name, sub) = (format!("Seat {}", seat + 1), format!("{} games", won.seats));
            seated.push(Dot { name, sub, at: won.rate(), between: won.between(), ticks: Vec::new() });
        }
        let said = format!("even, {even:.1} %");
        let seated = if self.sides_change_seats() {
            format!("<h2><b></b>Win rate by seat</h2>\n{}\n", dots(&seated, even, &said, false))
        } else {
            String::new()
        };
        format!(
            "<h2><b></b>Win rate by {}</h2><p class=\"sub\">Dot: all games; bar: 95 % interval; ticks: by seat. Filled: not even.</p>\n{}\n{seated}",
            self.lens.side,
            dots(&rows, even, &said, false)
        )
    }

    fn by_round(&self) -> String {
        let games = self.counts.games.max(1) as f64;
        let ends: Vec<(usize, f64)> =
            self.counts.lengths.iter().map(|(rounds, times)| (*rounds, *times as f64 / games)).collect();
        format!(
            "<h2><b></b>Round by round</h2><p class=\"sub\">Line: median at the end of each round ({}), full for winners, broken for the others; band: middle half of the games; bars: games that end here.</p>\n{}\n",
            self.lens.standing.0,
            rounds(&self.counts.winners, &self.counts.others, &ends)
        )
    }

    /// A drawing for each group of things.
    fn weights(&self) -> Vec<String> {
        let (shown, weights) = self.weighed();
        let mut parts = Vec::new();
        for (at, group) in self.lens.groups.iter().enumerate() {
            let own = shown.iter().zip(&weights).filter(|((thing, _), _)| self.counts.things[*thing].0 == at);
            let mut rows: Vec<Dot> = own
                .map(|((thing, met), weight)| Dot {
                    name: name(self.words, &self.counts.things[*thing].1),
                    sub: format!(
                        "{:.0} % of seats",
                        100.0 * *met as f64 / self.counts.sat.len().max(1) as f64
                    ),
                    at: weight.adds,
                    between: (weight.low, weight.high),
                    ticks: Vec::new(),
                })
                .collect();
            rows.sort_by(|a, b| b.at.total_cmp(&a.at));
            if !rows.is_empty() {
                parts.push(format!(
                    "<h2><b></b>{}</h2><p class=\"sub\">{} Change of the chance of winning in points, the {}, the seat and everything else on this page being equal. What goes with winning is not always what causes it.</p>\n{}\n",
                    group.title,
                    group.about,
                    self.lens.side,
                    dots(&rows, 0.0, "adds nothing", true)
                ));
            }
        }
        parts
    }

    /// The things that are shown, how often each was met, and what each adds.
    fn weighed(&self) -> (Vec<(usize, u64)>, Vec<Weight>) {
        let counts = self.counts;
        let mut met = vec![0u64; counts.things.len()];
        counts.sat.iter().flat_map(|sat| &sat.things).for_each(|thing| met[*thing] += 1);
        // What nearly everybody or hardly anybody does tells nothing.
        let rows = counts.sat.len() as u64;
        // Nor does a place without a name, of which a map may have dozens.
        let telling = |thing: &usize| {
            let often = met[*thing] * 100 >= rows && met[*thing] * 100 <= 99 * rows && met[*thing] >= 20;
            often && named(self.words, &counts.things[*thing].1).is_some()
        };
        let mut shown: Vec<(usize, u64)> = Vec::new();
        for group in 0..self.lens.groups.len() {
            let mut own: Vec<usize> =
                (0..met.len()).filter(|thing| counts.things[*thing].0 == group).filter(telling).collect();
            own.sort_by_key(|thing| std::cmp::Reverse(met[*thing]));
            shown.extend(own.into_iter().take(SHOWN).map(|thing| (thing, met[thing])));
        }
        let place: BTreeMap<usize, usize> =
            shown.iter().enumerate().map(|(at, (thing, _))| (*thing, at)).collect();
        let sides: Vec<&str> = by(counts, |sat| sat.side).into_keys().collect();
        let first = shown.len();
        let rows: Vec<(Vec<usize>, f64)> = counts
            .sat
            .iter()
            .map(|sat| {
                let mut there: Vec<usize> =
                    sat.things.iter().filter_map(|thing| place.get(thing).copied()).collect();
                there.extend(sides.iter().position(|side| *side == sat.side).map(|at| first + at));
                there.push(first + sides.len() + sat.seat);
                (there, sat.share)
            })
            .collect();
        let weights = weigh(first + sides.len() + counts.seats, &rows);
        (shown, weights)
    }

    fn endings(&self) -> String {
        let games = self.counts.games.max(1) as f64;
        let row = |(ending, times): (&&str, &u64)| {
            let share = 100.0 * *times as f64 / games;
            format!(
                "<tr><td>{}</td><td class=\"num\">{times}</td><td class=\"num\">{share:.1} %</td></tr>",
                safe(&name(self.words, ending))
            )
        };
        let rows: String = self.counts.endings.iter().map(row).collect();
        format!(
            "<h2><b></b>How games end</h2>\n<table><tr><th>Ending</th><th class=\"num\">games</th><th class=\"num\">share</th></tr>{rows}</table>\n"
        )
    }

    fn numbers_of_players(&self) -> String {
        if self.others.is_empty() {
            return String::new();
        }
        let own = [(self.counts.seats, self.counts)];
        let tables: Vec<(usize, &Counts)> =
            own.into_iter().chain(self.others.iter().map(|(seats, counts)| (*seats, counts))).collect();
        let head: String =
            tables.iter().map(|(seats, _)| format!("<th class=\"num\">{seats} players</th>")).collect();
        let sides: Vec<BTreeMap<&str, Won>> =
            tables.iter().map(|(_, counts)| by(counts, |sat| sat.side)).collect();
        let mut names: Vec<&str> = sides.iter().flat_map(|sides| sides.keys().copied()).collect();
        names.sort_unstable();
        names.dedup();
        let rows: String = names
            .into_iter()
            .map(|side| {
                let cells: String = sides
                    .iter()
                    .map(|sides| match sides.get(side) {
                        Some(won) => {
                            let (low, high) = won.between();
                            format!("<td class=\"num\">{:.1} % [{low:.1}, {high:.1}]</td>", won.rate())
                        }
                        None => "<td class=\"num\">–</td>".to_owned(),
                    })
                    .collect();
                format!("<tr><td>{}</td>{cells}</tr>", safe(&name(self.words, side)))
            })
            .collect();
        format!(
            "<h2><b></b>With other numbers of players</h2><p class=\"sub\">A quarter of the games each; 95 % intervals.</p>\n<table><tr><th>{}</th>{head}</tr>{rows}</table>\n",
            self.lens.side
        )
    }

    fn rules(&self, ledger: &str) -> String {
        let mut used: Vec<(&str, (u64, u64))> =
            self.counts.rules.iter().map(|(rule, times)| (*rule, *times)).collect();
        used.sort_by_key(|(_, (times, _))| std::cmp::Reverse(*times));
        let games = self.counts.games.max(1) as f64;
        let row = |(rule, (times, met)): &(&str, (u64, u64))| {
            format!(
                "<tr><td>{rule}</td><td>{}</td><td class=\"num\">{:.2}</td><td class=\"num\">{:.0} %</td></tr>",
                safe(statement_of(ledger, rule).unwrap_or_default()),
                *times as f64 / games,
                100.0 * *met as f64 / games
            )
        };
        let rows: String = used.iter().take(RULES).map(row).collect();
        format!(
            "<h2><b></b>How often a rule is chosen by</h2><p class=\"sub\">Every choice that was taken is counted under the one rule it was offered by. Rules that act without a choice, or beside it, are not seen here. The {} taken most of {} that were met.</p>\n<table><tr><th>Rule</th><th></th><th class=\"num\">a game</th><th class=\"num\">of games</th></tr>{rows}</table>\n",
            RULES.min(used.len()),
            used.len()
        )
    }

    /// The fingerprint of the net the bot plays by, if it does.
    fn net(&self) -> Option<String> {
        let learned = !matches!(self.kind, Kind::Random | Kind::MonteCarlo(_));
        learned.then(|| Learned::fingerprint_of(self.setup.entry.door.about().id)).flatten()
    }

    fn foot(&self) -> String {
        let args = self.args;
        let about = self.setup.entry.door.about();
        let mut command = format!("sietch study {} --mode {}", about.id, self.setup.mode.id);
        if let Some(seats) = args.wish.seats {
            command += &format!(" --seats {seats}");
        }
        for option in &args.wish.option {
            command += &format!(" --option {}={}", option.name, option.value);
        }
        command += &format!(" --bot {} --games {} --seed {}", self.kind, args.games, args.seed);
        format!(
            "<footer><p>Method. {} against itself, counting positions and not time; rules of edition {}, content {}{}. Sides and draws come from the seed. Intervals of shares are Wilson’s. What a thing adds comes from one logistic regression (ridge 1) over all seats of all games; seats of one game are not independent, so its intervals are a little too narrow.</p><p>To run it again: <code>{}</code></p></footer>\n",
            self.kind,
            about.edition,
            safe(&(about.content)()),
            self.net().map_or_else(String::new, |net| format!(", net {net}")),
            safe(&command)
        )
    }
}

/// The land at the top of the page.
const LAND: &str = "<svg viewBox=\"0 0 1240 210\" preserveAspectRatio=\"xMidYMax slice\" aria-hidden=\"true\"><circle cx=\"1010\" cy=\"112\" r=\"92\" fill=\"var(--sun)\" opacity=\".35\"/><circle cx=\"1010\" cy=\"112\" r=\"62\" fill=\"var(--sun)\"/><path d=\"M0 176L70 160 130 168 240 118 300 140 350 120 420 142 560 138 700 110 780 132 880 140 960 138 1060 160 1240 130V210H0Z\" fill=\"var(--far)\"/><path d=\"M0 190C200 160 420 176 640 172S1060 190 1240 158V210H0Z\" fill=\"var(--near)\"/></svg>";
