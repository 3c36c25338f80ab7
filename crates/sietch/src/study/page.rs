//! The page: one file that needs no network.

mod tables;
mod weights;

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bots::Kind;
use bots::arena::interval;
use bots::nets::Learned;
use table::words::Words;

use super::count::{BETWEEN, Counts, Sat};
use super::lens::Lens;
use super::mark::signs;
use super::plot::{Around, Dot, Rounds, dots, grouped, rounds, safe};
use crate::cli::StudyArgs;
use crate::setup::Setup;

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
    /// The same with other numbers of players and in other modes.
    pub others: &'a [(Setup, Counts)],
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
    // What is told by its fields is told already.
    if key.contains(BETWEEN) {
        return Some(key.to_owned());
    }
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
        let two = format!(
            "<div class=\"two\"><section>{}</section><section>{}</section></div>\n",
            self.by_side(),
            self.by_round()
        );
        let mut parts = vec![self.figures(), self.words_first(), two, self.by_seat()];
        parts.extend(self.weights());
        parts.extend([self.endings(), self.other_tables(), self.rules(about.ledger)]);
        let mut body = parts.concat();
        for number in 1..=body.matches(HEADING).count() {
            body = body.replacen(HEADING, &format!("<h2><b>{number}</b>"), 1);
        }
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{faces}{style}</style>\n</head>\n<body>\n{signs}<header>{land}<div><h1>What goes with winning?</h1><p>{title}</p></div></header>\n<main>\n{body}{foot}</main>\n</body>\n</html>\n",
            title = safe(&title),
            faces = faces(),
            style = include_str!("style.css"),
            signs = if body.contains("href=\"#") { signs() } else { String::new() },
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
            (grouped(counts.games), "games".to_owned()),
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
                sub: match self.lens.houses.iter().find(|(leader, _)| *leader == side) {
                    Some((_, house)) => format!("{house} · {} games", grouped(won.seats)),
                    None => format!("{} games", grouped(won.seats)),
                },
                at: won.rate(),
                between: won.between(),
                ticks: seats
                    .iter()
                    .filter(|((own, _), won)| *own == side && won.seats > 20)
                    .map(|(_, won)| won.rate())
                    .collect(),
                ..Dot::default()
            })
            .collect();
        rows.sort_by(|a, b| b.at.total_cmp(&a.at));
        // What a side of the usual number of games would come to by chance alone.
        let each = self.counts.sat.len() / rows.len().max(1);
        let (low, high) = interval(self.even() / 100.0, each as u64);
        let said = format!("even, {:.1} %", self.even());
        let around =
            Around { even: self.even(), said: &said, band: Some((100.0 * low, 100.0 * high)), signed: false };
        let ticks = if self.sides_change_seats() { "; ticks: by seat" } else { "" };
        format!(
            "<h2><b></b>Win rate by {}</h2><p class=\"sub\">Diamond: all games; bar: 95 % interval{ticks}. Filled: not even; shaded: what chance alone gives.</p>\n{}\n",
            self.lens.side,
            dots(&rows, &around, true)
        )
    }

    fn by_seat(&self) -> String {
        if !self.sides_change_seats() {
            return String::new();
        }
        let mut rows: Vec<Dot> = Vec::new();
        for (seat, won) in by(self.counts, |sat| sat.seat) {
            let (name, sub) = (format!("Seat {}", seat + 1), format!("{} games", grouped(won.seats)));
            rows.push(Dot { name, sub, at: won.rate(), between: won.between(), ..Dot::default() });
        }
        let said = format!("even, {:.1} %", self.even());
        let around = Around { even: self.even(), said: &said, band: None, signed: false };
        format!("<h2><b></b>Win rate by seat</h2>\n{}\n", dots(&rows, &around, false))
    }

    fn by_round(&self) -> String {
        let games = self.counts.games.max(1) as f64;
        let ends: Vec<(usize, f64)> =
            self.counts.lengths.iter().map(|(rounds, times)| (*rounds, *times as f64 / games)).collect();
        let rest = match self.counts.seats {
            0..=2 => "the other".to_owned(),
            3 => "the other two".to_owned(),
            4 => "the other three".to_owned(),
            _ => "the others".to_owned(),
        };
        let (winners, others) = (&self.counts.winners, &self.counts.others);
        let goal = self.lens.goal.filter(|_| self.standing() == self.lens.standing.0);
        format!(
            "<h2><b></b>Round by round</h2><p class=\"sub\">At the end of each round: {}. Line: median; band: middle half of the games.</p>\n{}\n",
            self.standing(),
            rounds(&Rounds { winners, others, ends: &ends, goal, rest })
        )
    }

    /// What the standing counts at this table.
    fn standing(&self) -> &'static str {
        match self.lens.against {
            Some(against) if self.counts.against => against,
            _ => self.lens.standing.0,
        }
    }

    /// The fingerprint of the net the bot plays by, if it does.
    fn net(&self) -> Option<String> {
        let learned = !matches!(self.kind, Kind::Random | Kind::MonteCarlo(_));
        learned.then(|| Learned::fingerprint_of(self.setup.entry.door.about().id)).flatten()
    }

    fn foot(&self) -> String {
        let args = self.args;
        let about = self.setup.entry.door.about();
        let mut command = format!("sietch study {}", about.id);
        // Whoever names a mode is not shown the others.
        if let Some(mode) = &args.wish.mode {
            command += &format!(" --mode {mode}");
        }
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

/// The client's faces of type: family, weight, file.
const FACES: [(&str, u32, &[u8]); 3] = [
    (
        "Fira Sans Condensed",
        400,
        include_bytes!("../../../../web/public/fonts/fira-sans-condensed-latin-400-normal.woff2"),
    ),
    (
        "Fira Sans Condensed",
        600,
        include_bytes!("../../../../web/public/fonts/fira-sans-condensed-latin-600-normal.woff2"),
    ),
    ("Philosopher", 700, include_bytes!("../../../../web/public/fonts/philosopher-latin-700-normal.woff2")),
];

/// The faces as part of the page, which so looks the same wherever it is opened.
fn faces() -> String {
    let face = |(family, weight, file)| {
        let file = STANDARD.encode(file);
        format!(
            "@font-face {{ font-family: '{family}'; font-weight: {weight}; src: url(data:font/woff2;base64,{file}) format('woff2'); }}\n"
        )
    };
    FACES.map(face).concat()
}

/// The land at the top of the page.
const LAND: &str = "<svg viewBox=\"0 0 1240 226\" preserveAspectRatio=\"xMidYMax slice\" aria-hidden=\"true\"><circle cx=\"1010\" cy=\"112\" r=\"92\" fill=\"var(--sun)\" opacity=\".25\"/><circle cx=\"1010\" cy=\"112\" r=\"62\" fill=\"var(--sun)\"/><path d=\"M0 176L70 160 130 168 240 118 300 140 350 120 420 142 560 138 700 110 780 132 880 140 960 138 1060 160 1240 130V226H0Z\" fill=\"var(--far)\"/><path d=\"M0 184C120 164 250 178 380 172S640 164 770 172 1060 176 1240 156V226H0Z\" fill=\"var(--near)\"/><path d=\"M-4 204C60 192 110 200 190 208S360 204 440 200 620 216 720 214 900 196 1010 202 1150 206 1244 198V230H-4Z\" fill=\"var(--table)\" stroke=\"var(--edge)\" stroke-width=\"2.5\"/></svg>";
