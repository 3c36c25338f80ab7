//! What one viewer of a table has been told, and what is new for them.
//!
//! A desk counts for its viewer alone: a choice somebody makes behind their hand changes nothing on the others'
//! desks, so nothing is sent to them, and their numbers stand still.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Serialize;
use serde_json::Value;
use table::Viewer;
use table::open::OpenTable;

use crate::protocol::server::Step;
use crate::protocol::words::{Asked, Choice, Section, Told};
use crate::room::Room;

/// What one viewer has been told.
pub struct Desk {
    viewer: Viewer,
    seq: u32,
    /// For each sequence number, the first step that was new with it.
    firsts: Vec<u32>,
    /// The steps of the viewer's log: the entry each comes from, and a sum of what it told.
    steps: Vec<(usize, u64)>,
    /// A sum of the view, the question and the choices.
    core: u64,
    /// The first entry that was not looked at while nobody sat here.
    behind: Option<usize>,
}

/// What is new for a viewer.
pub struct Fresh {
    seq: u32,
    from: u32,
    log: Vec<Step>,
    core: String,
}

/// The part of an update that is made anew each time.
#[derive(Serialize)]
struct Core {
    view: Value,
    asked: Option<Asked>,
    choices: Vec<Choice>,
    can_undo: bool,
}

impl Desk {
    /// A desk nothing was told at yet.
    pub fn new(viewer: Viewer) -> Desk {
        Desk { viewer, seq: 0, firsts: Vec::new(), steps: Vec::new(), core: 0, behind: Some(0) }
    }

    /// The viewer's sequence number.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// Nobody sits here: remembers from which entry on it must be looked at when somebody does.
    pub fn miss(&mut self, from: usize) {
        self.behind = Some(self.behind.map_or(from, |behind| behind.min(from)));
    }

    /// Looks at the table from this entry on. `None` if nothing is new for the viewer.
    pub fn look(&mut self, room: &Room, from: usize) -> Option<Fresh> {
        let from = self.behind.take().map_or(from, |behind| behind.min(from));
        let kept = self.steps.partition_point(|(entry, _)| *entry < from);
        let mut first = self.steps.len();
        let mut log = Vec::new();
        let mut steps = self.steps[..kept].to_vec();
        if let Some(game) = room.game() {
            for entry in from..=game.entries() {
                let told = told(game, entry, self.viewer);
                if told.is_empty() && entry > 0 {
                    continue;
                }
                let sum = sum(&serde_json::to_string(&told).unwrap_or_default());
                let place = steps.len();
                let same = self.steps.get(place).is_some_and(|(_, old)| *old == sum);
                if !same {
                    first = first.min(place);
                }
                log.push(Step { step: place as u32, told });
                steps.push((entry, sum));
            }
        }
        first = first.min(steps.len());
        let log_changed = first < self.steps.len().max(steps.len());
        log.retain(|step| step.step as usize >= first);
        self.steps = steps;
        let core = core(room, self.viewer);
        let core_sum = sum(&core);
        if !log_changed && core_sum == self.core && self.seq > 0 {
            return None;
        }
        self.core = core_sum;
        self.seq += 1;
        self.firsts.push(first as u32);
        Some(Fresh { seq: self.seq, from: first as u32, log, core })
    }

    /// Everything since a sequence number the viewer has; everything at all if it is none of ours.
    pub fn since(&self, room: &Room, seq: Option<u32>) -> Fresh {
        let known = seq.filter(|seq| (1..=self.seq).contains(seq));
        let from = known.map_or(0, |seq| {
            let later = self.firsts[seq as usize..].iter().copied().min();
            later.unwrap_or(u32::MAX).min(self.steps.len() as u32)
        });
        Fresh {
            seq: self.seq,
            from,
            log: log(room, self.viewer, &self.steps, from),
            core: core(room, self.viewer),
        }
    }

    /// The whole log.
    pub fn log(&self, room: &Room) -> Vec<Step> {
        log(room, self.viewer, &self.steps, 0)
    }

    /// The number of steps, and the entry a step comes from.
    pub fn step(&self, step: u32) -> (u32, Option<usize>) {
        (self.steps.len() as u32, self.steps.get(step as usize).map(|(entry, _)| *entry))
    }

    /// The viewer's part of an update as JSON, with sections or without. It reads as a
    /// [`crate::protocol::server::ViewerUpdate`]; it is put together from parts because they are large and
    /// made once for many.
    pub fn part(&self, fresh: &Fresh, sections: Option<&str>) -> String {
        let json = |value: serde_json::Result<String>| value.unwrap_or_else(|_| "null".into());
        let viewer = json(serde_json::to_string(&self.viewer));
        let log = json(serde_json::to_string(&fresh.log));
        let sections = sections.map_or_else(String::new, |sections| format!("\"sections\":{sections},"));
        let (seq, from, core) = (fresh.seq, fresh.from, fresh.core.strip_prefix('{').unwrap_or("}"));
        format!("{{\"viewer\":{viewer},\"seq\":{seq},\"from\":{from},\"log\":{log},{sections}{core}")
    }
}

/// What a viewer learnt in an entry, on the wire.
pub fn told(game: &dyn OpenTable, entry: usize, viewer: Viewer) -> Vec<Told> {
    if !game.tells(entry, viewer) {
        return Vec::new();
    }
    game.told(entry, viewer).into_iter().map(Told::from).collect()
}

/// A viewer's titled sections, on the wire.
pub fn sections(room: &Room, viewer: Viewer) -> Vec<Section> {
    room.game().map_or_else(Vec::new, |game| game.sections(viewer).into_iter().map(Section::from).collect())
}

/// A viewer's choices, on the wire.
pub fn choices(room: &Room, viewer: Viewer) -> Vec<Choice> {
    match (room.game(), viewer) {
        (Some(game), Viewer::Seat(seat)) => game.choices(seat).into_iter().map(Choice::from).collect(),
        _ => Vec::new(),
    }
}

fn log(room: &Room, viewer: Viewer, steps: &[(usize, u64)], from: u32) -> Vec<Step> {
    let Some(game) = room.game() else { return Vec::new() };
    let steps = (0u32..).zip(steps).skip(from as usize);
    steps.map(|(step, (entry, _))| Step { step, told: told(game, *entry, viewer) }).collect()
}

fn core(room: &Room, viewer: Viewer) -> String {
    let (asked, can_undo) = match (room.game(), viewer) {
        (Some(game), Viewer::Seat(seat)) => (game.asked(seat).map(Asked::from), room.can_undo(seat.0)),
        _ => (None, false),
    };
    let core = Core {
        view: room.game().map_or(Value::Null, |game| game.view(viewer)),
        asked,
        choices: choices(room, viewer),
        can_undo,
    };
    serde_json::to_string(&core).unwrap_or_else(|_| "{}".into())
}

fn sum(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
