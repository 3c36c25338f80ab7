//! `sietch replay FILE --report`: a game that is over on one page that needs no network: who won, how the points came
//! about, the way through the rounds, what decided it, and its key figures.

mod count;
mod draw;

use std::fmt::Write;
use std::path::PathBuf;

use bots::Entry;
use bots::review::{Review, Swing};
use table::open::OpenTable;
use table::words::Words;
use table::{Outcome, Say, Seat};

use crate::cli::ReplayArgs;
use crate::play::percent;
use crate::sim::cores;
use crate::study::plot::safe;
use crate::text;
use crate::trouble::Trouble;
use count::Counted;

/// Moves that are told as decisive.
const MOMENTS: usize = 4;

/// Figures of which more is not better.
const LOSSES: [&str; 2] = ["sietch-figure-lost", "sietch-figure-leaders"];

/// Writes the page beside the saved game, or where it is wanted; says where.
pub fn run(
    args: &ReplayArgs,
    entry: &'static Entry,
    table: &dyn OpenTable,
    words: &Words,
) -> Result<PathBuf, Trouble> {
    let waiting = table.waiting();
    let outcome = waiting.outcome().ok_or_else(|| Trouble::NotOver { path: args.file.clone() })?;
    let out = args.out.clone().unwrap_or_else(|| args.file.with_extension("html"));
    if out == args.file {
        return Err(Trouble::SameFile { path: out });
    }
    let trouble = |problem| Trouble::Record { path: args.file.clone(), problem };
    let mut reviewing = (entry.review)(&table.record(true)).map_err(trouble)?;
    reviewing.use_threads(cores());
    while !reviewing.work() {}
    let counted = count::count(table);
    let page = Page { table, words, outcome, counted: &counted, review: reviewing.review() };
    std::fs::write(&out, page.write(&args.lang))
        .map_err(|problem| Trouble::Write { path: out.clone(), problem })?;
    Ok(out)
}

/// A page, ready to be written.
struct Page<'a> {
    table: &'a dyn OpenTable,
    words: &'a Words,
    outcome: &'a Outcome,
    counted: &'a Counted,
    review: &'a Review,
}

impl Page<'_> {
    fn say(&self, say: &Say) -> String {
        safe(&self.words.say(say))
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Say::new(key))
    }

    fn who(&self, seat: Seat) -> String {
        self.say(&text::sitter(self.table, seat))
    }

    /// Winners first, then by points.
    fn ranked(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::first(self.table.seats()).collect();
        let last = |seat: &Seat| (!self.outcome.winners.has(*seat), -self.outcome.scores[seat.index()]);
        seats.sort_by_key(last);
        seats
    }

    fn write(&self, lang: &str) -> String {
        let header = self.table.header();
        let title = self.table.ended().map(|ended| self.say(&ended)).unwrap_or_default();
        let about = Say::new("sietch-report-about")
            .with("game", header.game.clone())
            .with("mode", text::plain(&header.mode))
            .with("rounds", self.counted.rounds())
            .with("entries", self.table.entries());
        let mut page = format!(
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title} · Sietch</title><style>{}</style></head><body>\n<header><h1>{title}</h1><p>{}</p></header>\n<main>\n",
            safe(lang),
            include_str!("report/style.css"),
            self.say(&about)
        );
        page.push_str(&self.seats());
        page.push_str(&self.curve());
        page.push_str(&self.moments());
        page.push_str(&self.figures());
        let _ = write!(
            page,
            "<footer>{}</footer>\n</main></body></html>\n",
            self.say(&Say::new("sietch-report-foot").with("commitment", header.commitment.clone()))
        );
        page
    }

    /// The seats in order, each with its points from the ground up.
    fn seats(&self) -> String {
        let mut part = String::from("<ol class=\"seats\">\n");
        for (place, seat) in (1..).zip(self.ranked()) {
            let colour = draw::colour(self.table, seat);
            let won = if self.outcome.winners.has(seat) { " class=\"won\"" } else { "" };
            let _ = write!(
                part,
                "<li{won}><h2><i style=\"background:{colour}\"></i><b>{place}.</b> {}</h2><ul class=\"stele\">",
                self.who(seat)
            );
            for course in self.counted.courses.iter().filter(|course| course.seat == seat) {
                let name = self.say(&course.name);
                let _ = write!(
                    part,
                    "<li style=\"flex-grow:{};border-color:{colour}\"><b>{}</b> {name}</li>",
                    course.value, course.value
                );
            }
            part.push_str("</ul></li>\n");
        }
        part.push_str("</ol>\n");
        part
    }

    fn curve(&self) -> String {
        let names: Vec<String> = self.counted.shown.iter().map(|seat| self.who(*seat)).collect();
        let (title, start) = (self.word(self.counted.curve), self.word("sietch-report-start"));
        let drawn = draw::dunes(self.table, self.counted, &names, &title, &start);
        format!("<section><h2>{title}</h2>{drawn}</section>\n")
    }

    /// The largest changes of the winning chance, where somebody here knows the game.
    fn moments(&self) -> String {
        if !self.review.knowing {
            return String::new();
        }
        let mut swings: Vec<&Swing> = self.review.swings.iter().collect();
        swings.sort_by(|a, b| (b.after - b.before).abs().total_cmp(&(a.after - a.before).abs()));
        swings.truncate(MOMENTS);
        swings.sort_by_key(|swing| swing.step);
        let mut part = format!("<section><h2>{}</h2>", self.word("sietch-report-decided"));
        if swings.is_empty() {
            let _ = write!(part, "<p>{}</p>", self.word("sietch-review-no-swings"));
        }
        part.push_str("<ol class=\"moments\">");
        for swing in swings {
            let round = self.review.points.get(swing.step).map_or(0, |point| point.round);
            let chance = Say::new("sietch-report-moment")
                .with("round", i64::from(round))
                .with("before", percent(swing.before))
                .with("after", percent(swing.after));
            let played = swing.advice.choices.get(swing.played);
            let played = played.map(|played| self.say(&played.choice.say)).unwrap_or_default();
            let colour = draw::colour(self.table, swing.seat);
            let _ = write!(
                part,
                "<li><i style=\"background:{colour}\"></i><b>{}</b> {played} <em>{}</em></li>",
                self.who(swing.seat),
                self.say(&chance)
            );
        }
        part.push_str("</ol></section>\n");
        part
    }

    fn figures(&self) -> String {
        let mut part =
            format!("<section><h2>{}</h2><table><tr><td></td>", self.word("sietch-report-figures"));
        for seat in &self.counted.shown {
            let _ = write!(part, "<th scope=\"col\">{}</th>", self.who(*seat));
        }
        part.push_str("</tr>");
        for &(name, values) in &self.counted.figures {
            let _ = write!(part, "<tr><th scope=\"row\">{}</th>", self.word(name));
            let shown: Vec<i64> = self.counted.shown.iter().map(|seat| values[seat.index()]).collect();
            // Of losses nobody is proud.
            let proud = !LOSSES.contains(&name);
            let most = shown.iter().copied().max().unwrap_or(0);
            for value in shown {
                let best = if proud && value == most && value > 0 { " class=\"best\"" } else { "" };
                let _ = write!(part, "<td{best}>{value}</td>");
            }
            part.push_str("</tr>");
        }
        part.push_str("</table></section>\n");
        part
    }
}
