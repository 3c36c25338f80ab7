//! A map in characters: every place where it lies, as far as there is room, what stands in it first of all.

use table::chart::{Chart, Mark, Spot};
use table::words::Words;

/// A map is no wider than this, however wide the screen is.
const WIDEST: usize = 110;
/// So many letters of a name.
const NAME: usize = 10;
/// How far from where it lies a place may be written, in lines and columns.
const NEAR: i32 = 4;

/// A map as lines that fit on a screen, and below it what the signs mean.
pub fn lines(chart: &Chart, words: &Words, screen: usize) -> Vec<String> {
    let columns = screen.clamp(40, WIDEST);
    // A character is about twice as high as it is wide.
    let mut page = Page::new(columns, columns * 2 / 5);
    let mut spots: Vec<&Spot> = chart.spots.iter().collect();
    spots.sort_by_key(|spot| (spot.marks.is_empty(), spot.name.is_none()));
    for spot in spots {
        let signs: String = spot.marks.iter().map(|mark| format!(" {}", sign(mark, words))).collect();
        let name: String = spot
            .name
            .iter()
            .flat_map(|name| words.say(name).chars().take(NAME).collect::<Vec<_>>())
            .collect();
        let at = page.place(spot.x, spot.y);
        let whole = format!("{}{}{signs}", spot.ground, name.trim_end());
        let short = format!("{}{}", spot.ground, signs.trim_start());
        // What stands somewhere is always written; bare ground only where there is room for it.
        let reach = if spot.marks.is_empty() { 0 } else { NEAR };
        let _ = page.write(at, &whole, reach.min(1)) || page.write(at, &short, reach);
    }
    let mut lines = page.lines();
    lines.push(words.say(&chart.signs));
    let mut sides: Vec<String> =
        chart.spots.iter().flat_map(|spot| &spot.marks).filter_map(|mark| side(mark, words)).collect();
    sides.sort();
    sides.dedup();
    lines.extend((!sides.is_empty()).then(|| sides.join("  ")));
    lines
}

/// A mark in characters.
fn sign(mark: &Mark, words: &Words) -> String {
    match mark {
        Mark::Of(side, count) => format!("{}{count}", letter(&words.say(side))),
        Mark::Thing(sign) => sign.to_string(),
        Mark::Count(sign, count) => format!("{sign}{count}"),
    }
}

/// What a side's letter stands for.
fn side(mark: &Mark, words: &Words) -> Option<String> {
    let Mark::Of(side, _) = mark else { return None };
    let name = words.say(side);
    Some(format!("{} {name}", letter(&name)))
}

fn letter(name: &str) -> String {
    name.chars()
        .find(|letter| letter.is_alphabetic())
        .map_or_else(String::new, |one| one.to_uppercase().to_string())
}

/// A page that is written on character by character.
struct Page {
    columns: usize,
    rows: Vec<Vec<char>>,
}

impl Page {
    fn new(columns: usize, rows: usize) -> Page {
        Page { columns, rows: vec![vec![' '; columns]; rows] }
    }

    /// The row and column of a place, both within the page.
    fn place(&self, x: f32, y: f32) -> (i32, i32) {
        let on = |at: f32, of: usize| {
            ((at.clamp(-1.0, 1.0) + 1.0) / 2.0 * of.saturating_sub(1) as f32).round() as i32
        };
        (on(y, self.rows.len()), on(x, self.columns))
    }

    /// Writes as near to a place as there is room; `false` if there is none within reach.
    fn write(&mut self, (row, column): (i32, i32), text: &str, reach: i32) -> bool {
        let mut near: Vec<(i32, i32)> = (-reach..=reach)
            .flat_map(|down| (-2 * reach..=2 * reach).map(move |right| (down, right)))
            .collect();
        near.sort_by_key(|(down, right)| 3 * down.abs() + right.abs());
        let letters: Vec<char> = text.chars().collect();
        // What would go over the edge is written up to it.
        let last = self.columns as i32 - letters.len() as i32;
        let free = near.into_iter().find_map(|(down, right)| {
            let (row, column) = (row + down, (column + right).min(last));
            self.is_free(row, column, letters.len()).then_some((row as usize, column as usize))
        });
        let Some((row, column)) = free else { return false };
        self.rows[row][column..column + letters.len()].copy_from_slice(&letters);
        true
    }

    /// Is there room for so many characters, and one on either side?
    fn is_free(&self, row: i32, column: i32, count: usize) -> bool {
        let (Ok(row), Ok(column)) = (usize::try_from(row), usize::try_from(column)) else { return false };
        let Some(row) = self.rows.get(row) else { return false };
        let end = (column + count + 1).min(row.len());
        column + count <= row.len() && row[column.saturating_sub(1)..end].iter().all(|&there| there == ' ')
    }

    fn lines(&self) -> Vec<String> {
        let text = |row: &Vec<char>| row.iter().collect::<String>().trim_end().to_owned();
        let mut lines: Vec<String> = self.rows.iter().map(text).collect();
        lines.retain(|line| !line.is_empty());
        lines
    }
}

#[cfg(test)]
mod tests {
    use table::Say;

    use super::*;

    fn spot(x: f32, y: f32, marks: Vec<Mark>) -> Spot {
        Spot { x, y, ground: '.', name: None, marks }
    }

    #[test]
    fn what_stands_somewhere_is_written_even_where_it_is_crowded() {
        let words = Words::new("en", &["red = Red\nsigns = . sand\ncarthag = Carthag\n"]).unwrap();
        let red = |count| vec![Mark::Of(Say::new("red"), count), Mark::Count('$', 8)];
        let mut spots: Vec<Spot> = (1..=6).map(|count| spot(0.0, 0.0, red(count))).collect();
        spots.push(Spot { name: Some(Say::new("carthag")), ..spot(1.0, 1.0, vec![Mark::Thing('*')]) });
        let page = lines(&Chart { spots, signs: Say::new("signs") }, &words, 60);
        let text = page.join("\n");
        for count in 1..=6 {
            assert!(text.contains(&format!("R{count} $8")), "{text}");
        }
        assert!(text.contains(".Carthag *") && text.contains(". sand") && text.ends_with("R Red"), "{text}");
        assert!(page.iter().all(|line| line.chars().count() <= 60), "{text}");
    }
}
