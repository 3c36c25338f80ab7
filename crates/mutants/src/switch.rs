//! The switch: this very file is put into the copy of a game as its module `mutant`.
//!
//! Every change is compiled in beside what it changes. `MUTANT=7` in the environment makes the seventh
//! come true for the whole process. `MUTANT_REACH=FILE` changes nothing and writes down, each once, which
//! places the process came by (`r7`) and where the change would have made a difference (`d7`).

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering::Relaxed};

/// Nobody has looked at the environment yet.
const UNREAD: u32 = u32::MAX;
/// All is as written, and what is reached is written down.
const REACH: u32 = u32::MAX - 1;

const REACHED: u8 = 1;
const DIFFERED: u8 = 2;

static ACTIVE: AtomicU32 = AtomicU32::new(UNREAD);
static SEEN: [AtomicU8; 1 << 16] = [const { AtomicU8::new(0) }; 1 << 16];
static NOTES: OnceLock<Option<File>> = OnceLock::new();

/// Is this change on? For changes that always differ from what is written.
#[inline(always)]
pub fn on(id: u32) -> bool {
    let active = ACTIVE.load(Relaxed);
    if active < REACH { active == id } else { ask(id, true) }
}

/// What is written says `is`, the change would say `would`.
#[inline(always)]
pub fn pick(id: u32, is: bool, would: bool) -> bool {
    let active = ACTIVE.load(Relaxed);
    let changed = if active < REACH { active == id } else { ask(id, is != would) };
    if changed { would } else { is }
}

/// Changed to true.
#[inline(always)]
pub fn yes(id: u32, is: bool) -> bool {
    pick(id, is, true)
}

/// Changed to false.
#[inline(always)]
pub fn no(id: u32, is: bool) -> bool {
    pick(id, is, false)
}

/// Turned round.
#[inline(always)]
pub fn flip(id: u32, is: bool) -> bool {
    pick(id, is, !is)
}

#[cold]
fn ask(id: u32, differs: bool) -> bool {
    let mut active = ACTIVE.load(Relaxed);
    if active == UNREAD {
        let chosen = std::env::var("MUTANT").ok().and_then(|id| id.parse().ok());
        let reach = std::env::var_os("MUTANT_REACH").is_some();
        active = if reach { REACH } else { chosen.unwrap_or(0) };
        ACTIVE.store(active, Relaxed);
    }
    if active == REACH {
        note(id, differs);
    }
    active == id
}

/// Writes down at once what is new: the process may be killed or abort at any time.
fn note(id: u32, differs: bool) {
    let Some(seen) = SEEN.get(id as usize) else { return };
    let bits = if differs { REACHED | DIFFERED } else { REACHED };
    let new = bits & !seen.fetch_or(bits, Relaxed);
    if new == 0 {
        return;
    }
    let open = || OpenOptions::new().create(true).append(true).open(std::env::var_os("MUTANT_REACH")?).ok();
    if let Some(mut notes) = NOTES.get_or_init(open).as_ref() {
        let reached = if new & REACHED != 0 { format!("r{id}\n") } else { String::new() };
        let differed = if new & DIFFERED != 0 { format!("d{id}\n") } else { String::new() };
        // A note that cannot be written is a place not reached: the report will say so.
        let _ = notes.write_all(format!("{reached}{differed}").as_bytes());
    }
}
