//! Lessons: a short game that somebody plays by being told what to do next.
//!
//! A lesson is a script – how the table is set up, and what every seat does – and notes in each language,
//! shown before the step they are numbered for. The learner takes the steps of one seat themselves; those of
//! the others happen. A script is checked by playing it: [`lesson`] refuses one that the rules refuse.
//!
//! Notes are written as
//!
//! ```text
//! # The first round
//!
//! ## 0
//! What to understand before the first step.
//!
//! ## 3
//! What to understand before the fourth.
//! ```

use serde::Deserialize;
use serde_json::Value;

use crate::chance::Seed;
use crate::open::{Choice, OpenGame, OpenTable, Told};
use crate::record::Sitter;
use crate::seat::{Seat, Viewer};
use crate::tell::{Asked, Section};

/// The files of a lesson.
#[derive(Debug)]
pub struct LessonFiles {
    /// The name used in addresses.
    pub id: &'static str,
    /// The script.
    pub script: &'static str,
    /// The notes, by language.
    pub notes: &'static [(&'static str, &'static str)],
}

/// The files of a game's lessons, by their names: `lessons!("first", "ix")` are `../lessons/first.json` with its notes
/// `../lessons/first.LANGUAGE.md`, and those of `ix`.
#[macro_export]
macro_rules! lessons {
    ($($id:literal),+ $(,)?) => {
        &[$($crate::lesson::LessonFiles {
            id: $id,
            script: include_str!(concat!("../lessons/", $id, ".json")),
            notes: $crate::spoken!(concat!("../lessons/", $id, "."), ".md"),
        }),+]
    };
}

/// How the table is set up, and what every seat does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The mode.
    pub mode: String,
    /// How many seats.
    pub seats: usize,
    /// The options that differ from the usual ones.
    #[serde(default)]
    pub options: Value,
    /// The number all draws come from.
    pub seed: u64,
    /// The learner's seat.
    pub learner: Seat,
    /// What is done, in order.
    pub steps: Vec<Step>,
}

/// One step of a script.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Who does it.
    pub seat: Seat,
    /// What is done.
    #[serde(rename = "do")]
    pub action: Value,
}

/// What a learner sees before a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The note; empty where there is none.
    pub note: String,
    /// What the learner does next; `None` where others go on or the lesson is over.
    pub wanted: Option<Value>,
    /// The seats that must decide.
    pub waiting: Vec<Seat>,
    /// What the learner may know.
    pub view: Value,
    /// What the learner may know, as titled sections.
    pub sections: Vec<Section>,
    /// What the learner is asked.
    pub asked: Option<Asked>,
    /// What the learner may do.
    pub choices: Vec<Choice>,
    /// What the learner learnt since the last frame.
    pub told: Vec<Told>,
}

/// A lesson in one language, played through.
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// The script it plays.
    pub script: Script,
    /// The options it is played with, all of them.
    pub options: Value,
    /// What the learner sees, step after step.
    pub frames: Vec<Frame>,
    /// The table at the end.
    pub table: Box<dyn OpenTable>,
}

/// Plays a lesson through, with the notes of a language.
pub fn lesson(game: &dyn OpenGame, files: &LessonFiles, language: &str) -> Result<Lesson, String> {
    let script: Script = serde_json::from_str(files.script).map_err(|error| error.to_string())?;
    let notes = files.notes.iter().find(|(known, _)| *known == language);
    let (_, notes) = notes.ok_or_else(|| format!("the lesson has no notes in `{language}`"))?;
    let (title, notes) = read_notes(notes)?;
    if let Some((step, _)) = notes.iter().find(|(step, _)| *step > script.steps.len()) {
        return Err(format!("there is a note for step {step}, but the script ends before"));
    }
    let options =
        game.options(&script.mode, script.seats, &script.options).map_err(|error| error.to_string())?;
    let (frames, table) = frames(game, &script, &options, &notes)?;
    Ok(Lesson { title, script, options, frames, table })
}

type Played = (Vec<Frame>, Box<dyn OpenTable>);

/// What the learner sees: before each of their own steps, wherever a note stands, and at the end.
fn frames(
    game: &dyn OpenGame,
    script: &Script,
    options: &Value,
    notes: &[(usize, String)],
) -> Result<Played, String> {
    let Script { mode, seats, seed, learner, steps, .. } = script;
    let sitter = Sitter { name: String::new(), bot: None };
    let mut table = game
        .start(mode, options, vec![sitter; *seats], Seed::from_number(*seed))
        .map_err(|error| error.to_string())?;
    let mut frames = Vec::new();
    let mut told_until = 0;
    for step in 0..=steps.len() {
        let note = notes.iter().find(|(before, _)| *before == step).map(|(_, note)| note.clone());
        let next = steps.get(step);
        let own = next.filter(|next| next.seat == *learner);
        if note.is_some() || own.is_some() || next.is_none() {
            let viewer = Viewer::Seat(*learner);
            let told = (told_until..=step).flat_map(|entry| table.told(entry, viewer)).collect();
            told_until = step + 1;
            frames.push(Frame {
                note: note.unwrap_or_default(),
                wanted: own.map(|own| own.action.clone()),
                waiting: table.waiting().seats().iter().collect(),
                view: table.view(viewer),
                sections: table.sections(viewer),
                asked: table.asked(*learner),
                choices: table.choices(*learner),
                told,
            });
        }
        if let Some(Step { seat, action }) = next {
            table
                .act(*seat, &action.into())
                .map_err(|error| format!("step {step}, {action} of seat {}: {error}", seat.0))?;
        }
    }
    Ok((frames, table))
}

/// The title, and the notes by the step they stand before.
fn read_notes(text: &str) -> Result<(String, Vec<(usize, String)>), String> {
    let mut parts = text.split("\n## ");
    let title = parts.next().and_then(|head| head.trim().strip_prefix("# ")).ok_or("the title is missing")?;
    let mut notes: Vec<(usize, String)> = Vec::new();
    for part in parts {
        let (step, note) = part.split_once('\n').unwrap_or((part, ""));
        let step = step.trim().parse().map_err(|_| format!("`{step}` is no number of a step"))?;
        if notes.last().is_some_and(|(before, _)| *before >= step) {
            return Err(format!("the note for step {step} is out of order"));
        }
        notes.push((step, note.trim().to_owned()));
    }
    Ok((title.trim().to_owned(), notes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_have_a_title_and_stand_before_steps_in_order() {
        let (title, notes) = read_notes("# A round\n\n## 0\nOne.\n\nTwo.\n\n## 4\nThree.\n").unwrap();
        assert_eq!(title, "A round");
        assert_eq!(notes, [(0, "One.\n\nTwo.".to_owned()), (4, "Three.".to_owned())]);
        assert!(read_notes("no title").is_err());
        assert!(read_notes("# A\n\n## 4\nx\n\n## 2\ny").is_err());
        assert!(read_notes("# A\n\n## soon\nx").is_err());
    }
}
