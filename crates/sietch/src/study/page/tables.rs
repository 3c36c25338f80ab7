//! What is told in tables: endings, other tables, rules.

use std::collections::BTreeMap;

use table::rule::statement_of;

use crate::study::count::Counts;
use crate::study::plot::{grouped, safe};

use super::{Study, Won, by, name};

/// Rules that are shown at once; the rest can be opened.
const RULES: usize = 40;

/// A statement of the ledger, with what stands between backticks as code.
fn stated(statement: &str) -> String {
    let parts = statement.split('`').enumerate();
    parts
        .map(|(at, part)| if at % 2 == 1 { format!("<code>{}</code>", safe(part)) } else { safe(part) })
        .collect()
}

impl Study<'_> {
    pub(super) fn endings(&self) -> String {
        let games = self.counts.games.max(1) as f64;
        let row = |(ending, times): (&&str, &u64)| {
            let share = 100.0 * *times as f64 / games;
            format!(
                "<tr><td>{}</td><td class=\"num\">{}</td><td class=\"num\">{share:.1} %</td></tr>",
                safe(&name(self.words, ending)),
                grouped(*times)
            )
        };
        let rows: String = self.counts.endings.iter().map(row).collect();
        format!(
            "<h2><b></b>How games end</h2>\n<table><tr><th>Ending</th><th class=\"num\">games</th><th class=\"num\">share</th></tr>{rows}</table>\n"
        )
    }

    /// Win rates at tables of other sizes and modes.
    pub(super) fn other_tables(&self) -> String {
        if self.others.is_empty() {
            return String::new();
        }
        let own = [(self.setup, self.counts)];
        let tables: Vec<(&crate::setup::Setup, &Counts)> =
            own.into_iter().chain(self.others.iter().map(|(setup, counts)| (setup, counts))).collect();
        let head: String = tables
            .iter()
            .map(|(setup, counts)| {
                let (mode, seats) = (setup.mode.id, setup.seats);
                format!("<th class=\"num\">{mode}, {seats} players<br>{} games</th>", grouped(counts.games))
            })
            .collect();
        let sides: Vec<BTreeMap<&str, Won>> =
            tables.iter().map(|(_, counts)| by(counts, |sat| sat.side)).collect();
        // Those who play at the first table, the best first, then those who only play at the next, and so on.
        let mut names: Vec<&str> = Vec::new();
        for sides in &sides {
            let mut new: Vec<(&str, f64)> = sides.iter().map(|(side, won)| (*side, won.rate())).collect();
            new.retain(|(side, _)| !names.contains(side));
            new.sort_by(|a, b| b.1.total_cmp(&a.1));
            names.extend(new.into_iter().map(|(side, _)| side));
        }
        let cell = |won: Option<&Won>| match won {
            Some(won) => {
                let (low, high) = won.between();
                format!("<td class=\"num\">{:.1} %<br>[{low:.1}, {high:.1}]</td>", won.rate())
            }
            None => "<td class=\"num\">–</td>".to_owned(),
        };
        let rows: String = names
            .into_iter()
            .map(|side| {
                let cells: String = sides.iter().map(|sides| cell(sides.get(side))).collect();
                format!("<tr><td class=\"id\">{}</td>{cells}</tr>", safe(&name(self.words, side)))
            })
            .collect();
        let even = |counts: &Counts| {
            let shares: f64 = counts.sat.iter().map(|sat| sat.share).sum();
            format!("<td class=\"num\">{:.1} %</td>", 100.0 * shares / counts.sat.len().max(1) as f64)
        };
        let even: String = tables.iter().map(|(_, counts)| even(counts)).collect();
        format!(
            "<h2><b></b>At other tables</h2><p class=\"sub\">What a seat with the {0} wins; 95 % intervals. Those who win together share the victory.</p>\n<div class=\"wide\"><table><tr><th>{0}</th>{head}</tr>{rows}<tr><td>even</td>{even}</tr></table></div>\n",
            self.lens.side
        )
    }

    pub(super) fn rules(&self, ledger: &str) -> String {
        let mut used: Vec<(&str, (u64, u64))> =
            self.counts.rules.iter().map(|(rule, times)| (*rule, *times)).collect();
        used.sort_by_key(|(_, (times, _))| std::cmp::Reverse(*times));
        let games = self.counts.games.max(1) as f64;
        let row = |(rule, (times, met)): &(&str, (u64, u64))| {
            format!(
                "<tr><td class=\"id\">{rule}</td><td>{}</td><td class=\"num\">{:.2}</td><td class=\"num\">{:.0} %</td></tr>",
                stated(statement_of(ledger, rule).unwrap_or_default()),
                *times as f64 / games,
                100.0 * *met as f64 / games
            )
        };
        let table = |rules: &[(&str, (u64, u64))]| {
            let rows: String = rules.iter().map(row).collect();
            format!(
                "<table><tr><th>Rule</th><th></th><th class=\"num\">a game</th><th class=\"num\">of games</th></tr>{rows}</table>\n"
            )
        };
        let (first, rest) = used.split_at(RULES.min(used.len()));
        let more = match rest.len() {
            0 => String::new(),
            more => format!("<details><summary>{more} more, less often</summary>{}</details>\n", table(rest)),
        };
        format!(
            "<h2><b></b>Choices taken under each rule</h2><p class=\"sub\">Every choice that was taken is counted under the one rule it was offered by: {} rules were met. What rules do without a choice, or beside it, is not counted.</p>\n{}{more}",
            used.len(),
            table(first)
        )
    }
}
