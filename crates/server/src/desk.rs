//! What one viewer of a table has been told, and what is new for them.
//!
//! A desk counts for its viewer alone: a choice somebody makes behind their hand changes nothing on the others'
//! desks, so nothing is sent to them, and their numbers stand still.

use std::hash::{DefaultHasher, Hash, Hasher};

use table::open::{Look, OpenTable, Wants};
use table::{Say, Viewer};

use crate::patch;
use crate::protocol::server::Step;
use crate::protocol::words::{Choice, Told};
use crate::room::Room;

/// What is told before there is a game.
const NOTHING: &str = "{\"view\":null,\"asked\":null,\"choices\":[],\"can_undo\":false}";

/// What one viewer has been told.
pub struct Desk {
    viewer: Viewer,
    seq: u32,
    /// For each sequence number, the first step that was new with it.
    firsts: Vec<u32>,
    /// The steps of the viewer's log: the entry each comes from, and a sum of what it told.
    steps: Vec<(usize, u64)>,
    /// What everybody who sits here has in front of them; empty while nobody does.
    now: String,
    /// The same as titled sections, while somebody here reads them.
    sections: Option<String>,
    /// Every seat's side as it was when somebody here last looked; `None` while nobody does.
    sides: Option<Vec<Say>>,
    /// A sum of what was in front of those who sat here last.
    sum: u64,
    /// The first entry that was not looked at while nobody sat here.
    behind: Option<usize>,
}

/// What is new for a viewer: their part of an update, as JSON. It reads as a
/// [`crate::protocol::server::ViewerUpdate`].
pub struct Fresh {
    /// Without sections.
    pub plain: String,
    /// With them, if they are wanted.
    pub with_sections: Option<String>,
}

impl Desk {
    /// A desk nothing was told at yet.
    pub fn new(viewer: Viewer) -> Desk {
        let (firsts, steps, now) = (Vec::new(), Vec::new(), String::new());
        Desk { viewer, seq: 0, firsts, steps, now, sections: None, sides: None, sum: 0, behind: Some(0) }
    }

    /// The viewer's sequence number.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// A sum of what the viewer has in front of them.
    pub fn sum(&self) -> u64 {
        sum(&self.now)
    }

    /// Every seat's side, from the last look: no view is made for it again.
    pub fn sides(&self) -> Option<&[Say]> {
        self.sides.as_deref()
    }

    /// Nobody sits here: remembers from which entry on it must be looked at when somebody does.
    pub fn miss(&mut self, from: usize) {
        self.behind = Some(self.behind.map_or(from, |behind| behind.min(from)));
        if !self.now.is_empty() {
            self.sum = sum(&self.now);
            (self.now, self.sections) = (String::new(), None);
        }
        self.sides = None;
    }

    /// Looks at the table from this entry on. `None` if nothing is new for the viewer.
    pub fn look(&mut self, room: &Room, from: usize, sections: bool) -> Option<Fresh> {
        let from = self.behind.take().map_or(from, |behind| behind.min(from));
        let look = self.look_up(room, from, sections);
        let kept = self.steps_before(from);
        let fresh = self.compare(&look, from).map(|first| {
            let told = look.told.get(first.saturating_sub(kept)..).unwrap_or_default();
            let begin = self.begin(first, told);
            if self.now.is_empty() { whole(&begin, &look) } else { self.changed(&begin, &look) }
        });
        (self.now, self.sections) = (look.now, look.sections);
        fresh
    }

    /// Looks at the table for somebody who comes: everything since a sequence number they have; everything at all if it
    /// is none of ours. What the viewer may know now is whole. The view is made once, for them and for the desk.
    pub fn greet(&mut self, room: &Room, seq: Option<u32>, sections: bool) -> Fresh {
        let known = seq.filter(|seq| (1..=self.seq).contains(seq));
        let end = room.game().map_or(0, |game| game.entries() + 1);
        let unseen = self.behind.take().map_or(end, |behind| behind.min(end));
        let from = self.steps.get(self.first_since(known)).map_or(unseen, |(entry, _)| unseen.min(*entry));
        let look = self.look_up(room, from, sections);
        let kept = self.steps_before(from);
        self.compare(&look, unseen);
        let first = self.first_since(known);
        let told = look.told.get(first.saturating_sub(kept)..).unwrap_or_default();
        let fresh = whole(&self.begin(first, told), &look);
        (self.now, self.sections) = (look.now, look.sections);
        fresh
    }

    /// The first step that is new since a sequence number.
    fn first_since(&self, seq: Option<u32>) -> usize {
        seq.map_or(0, |seq| {
            let later = self.firsts[seq as usize..].iter().copied().min();
            later.map_or(self.steps.len(), |first| self.steps.len().min(first as usize))
        })
    }

    /// How many steps lie before an entry.
    fn steps_before(&self, entry: usize) -> usize {
        self.steps.partition_point(|(step, _)| *step < entry)
    }

    fn look_up(&mut self, room: &Room, from: usize, sections: bool) -> Look {
        let wants = Wants { sections, length: self.now.len(), ..Wants::default() };
        let mut look = look(room, self.viewer, from, wants);
        self.sides = room.game().map(|_| std::mem::take(&mut look.sides));
        look
    }

    /// Puts what a look says from this entry on in the place of the steps there. The first step that is new, if anything
    /// is; it counts then.
    fn compare(&mut self, look: &Look, from: usize) -> Option<usize> {
        let (before, kept) = (self.steps.len(), self.steps_before(from));
        let replaced = self.steps.split_off(kept);
        let mut first = before;
        let told = look.told.iter().filter(|(entry, _)| *entry >= from);
        for (place, (entry, told)) in told.enumerate() {
            let sum = sum(told);
            if replaced.get(place).is_none_or(|(_, old)| *old != sum) {
                first = first.min(kept + place);
            }
            self.steps.push((*entry, sum));
        }
        first = first.min(self.steps.len());
        let log_changed = first < before.max(self.steps.len());
        let same = match self.now.is_empty() {
            true => self.seq > 0 && sum(&look.now) == self.sum,
            false => look.now == self.now,
        };
        if !log_changed && same {
            return None;
        }
        self.seq += 1;
        self.firsts.push(first as u32);
        Some(first)
    }

    /// The beginning of the viewer's part: who it is, and the log from a step on.
    fn begin(&self, from: usize, told: &[(usize, String)]) -> String {
        let viewer = serde_json::to_string(&self.viewer).unwrap_or_default();
        let mut text = format!("{{\"viewer\":{viewer},\"seq\":{},\"from\":{from},\"log\":[", self.seq);
        for (place, (_, told)) in told.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            text.push_str(&format!("{comma}{{\"step\":{},\"told\":{told}}}", from + place));
        }
        text.push(']');
        text
    }

    /// What changed since the last look.
    fn changed(&self, begin: &str, look: &Look) -> Fresh {
        let mut ops = String::new();
        patch::diff(&self.now, &look.now, &[], &mut ops);
        let part = |ops: &str| format!("{begin},\"patch\":[{ops}]}}");
        let plain = part(&ops);
        let with_sections = look.sections.as_ref().map(|sections| {
            // Whoever reads sections has some: those who come are told all.
            let before = self.sections.as_deref().unwrap_or("null");
            patch::diff(before, sections, &["sections"], &mut ops);
            part(&ops)
        });
        Fresh { plain, with_sections }
    }

    /// The whole log.
    pub fn log(&self, room: &Room) -> Vec<Step> {
        log(room, self.viewer, &self.steps, 0)
    }

    /// The number of steps, and the entry a step comes from.
    pub fn step(&self, step: u32) -> (u32, Option<usize>) {
        (self.steps.len() as u32, self.steps.get(step as usize).map(|(entry, _)| *entry))
    }
}

/// The viewer's part with everything in it.
fn whole(begin: &str, look: &Look) -> Fresh {
    let plain = format!("{begin},\"now\":{}}}", look.now);
    let with_sections = look.sections.as_ref().map(|sections| {
        let now = look.now.strip_suffix('}').unwrap_or("{");
        format!("{begin},\"now\":{now},\"sections\":{sections}}}}}")
    });
    Fresh { plain, with_sections }
}

/// One look at the table through a viewer's eyes.
fn look(room: &Room, viewer: Viewer, from: usize, wants: Wants) -> Look {
    let can_undo = matches!(viewer, Viewer::Seat(seat) if room.can_undo(seat.0));
    match room.game() {
        Some(game) => game.look(viewer, from, Wants { can_undo, back_to: room.back_to(viewer), ..wants }),
        None => Look {
            now: NOTHING.into(),
            sections: wants.sections.then(|| "[]".into()),
            told: Vec::new(),
            sides: Vec::new(),
        },
    }
}

/// What a viewer learnt in an entry, on the wire.
pub fn told(game: &dyn OpenTable, entry: usize, viewer: Viewer) -> Vec<Told> {
    if !game.tells(entry, viewer) {
        return Vec::new();
    }
    game.told(entry, viewer).into_iter().map(Told::from).collect()
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

fn sum(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
