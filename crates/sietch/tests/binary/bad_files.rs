//! Files that are no saved games, or not honest ones. Nothing falls over and nothing is overwritten.

use std::path::Path;

use serde_json::Value;
use table::chance::{Chance, Fast, Seed};
use table::record::Record;
use table::{BadRecord, Json, Seat};

use crate::{Folder, read, sietch, sietch_typing, whole_game};

/// Every command that reads a saved game refuses the file with these words and leaves it as it is.
#[track_caller]
fn refused_everywhere(file: &Path, words: &str) {
    let before = std::fs::read(file).ok();
    let path = file.to_str().unwrap();
    sietch(["replay", path]).refused(words);
    sietch(["replay", path, "--verify"]).refused(words);
    sietch_typing(["play", "--text", "--resume", path], "1\n").refused(words);
    assert_eq!(std::fs::read(file).ok(), before);
}

#[test]
fn what_is_no_readable_file_is_refused() {
    let folder = Folder::new();
    refused_everywhere(&folder.file("missing"), "cannot be read");
    refused_everywhere(folder.0.path(), "is not a file");
    let refused = |content: &[u8], words: &str| {
        let file = folder.file("file");
        std::fs::write(&file, content).unwrap();
        refused_everywhere(&file, words);
    };
    refused(b"", "not a saved game of Sietch");
    refused(b"hello\n", "not a saved game of Sietch");
    refused(b"{\"some\":\"json\"}\n", "not a saved game of Sietch");
    refused(b"\xff\xfe\x00", "it is not text");
    refused(&[b'['; 100_000], "not a saved game of Sietch");
}

#[test]
fn a_huge_file_is_refused_unread() {
    let folder = Folder::new();
    let file = folder.file("huge");
    std::fs::File::create(&file).unwrap().set_len((64 << 20) + 1).unwrap();
    sietch(["replay", file.to_str().unwrap()]).refused("larger than 64 MiB");
}

#[test]
fn a_file_cut_short_edited_or_from_the_future_is_named_as_such() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(whole_game(&folder)).unwrap();
    let file = folder.file("file");
    let refused = |content: &str, words: &str| {
        assert_ne!(content, text);
        std::fs::write(&file, content).unwrap();
        refused_everywhere(&file, words);
    };
    refused(&text[..text.len() / 2], "cut short");
    refused(&text[..text.len() - 10], "cut short");
    refused(&text.replacen("\"name\":\"You\"", "\"name\":\"Eve\"", 1), "changed after it was saved");
    refused(&(text.clone() + "{}\n"), "changed after it was saved");
    refused(&text.replacen("\"sietch\":1", "\"sietch\":2", 1), "newer Sietch");
}

#[test]
fn a_well_formed_file_of_something_else_is_named_as_such() {
    let folder = Folder::new();
    let good = read(&whole_game(&folder));
    let file = folder.file("file");
    let refused = |words: &str, change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        std::fs::write(&file, record.write()).unwrap();
        refused_everywhere(&file, words);
    };
    refused("`chess`", |record| record.header.game = "chess".into());
    let read_only = |words: &str, change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        std::fs::write(&file, record.write()).unwrap();
        let path = file.to_str().unwrap();
        sietch(["replay", path, "--verify"]).refused(words);
        sietch_typing(["play", "--text", "--resume", path], "1\n").refused(words);
        let shown = sietch(["replay", path]).fine();
        assert!(shown.contains(words), "{shown}");
    };
    read_only("newer Sietch", |record| record.header.edition += 1);
    read_only("older Sietch", |record| record.header.edition = 0);
    read_only("other cards", |record| record.header.content = "marked".into());
    refused("line 1 cannot be read", |record| record.header.options = Value::Null);
    refused("players for", |record| record.header.seats.clear());
    refused("not the one committed", |record| record.header.seed = Some(Seed::from_number(77)));
    refused("entry 1 is against the rules", |record| record.entries[0].seat = Seat(8));
    refused("cannot be read", |record| record.entries[0].action = Json::of(&"Jump"));
    refused("entry 0", |record| record.setup.push(0));
    refused("entry 1", |record| record.entries[0].chance.push(u32::MAX));
}

#[test]
fn a_copy_without_its_seed_can_be_shown_but_not_gone_on_with() {
    let folder = Folder::new();
    let mut record = read(&whole_game(&folder));
    record.header.seed = None;
    record.entries.truncate(10);
    let file = folder.file("file");
    std::fs::write(&file, record.write()).unwrap();
    let path = file.to_str().unwrap();
    sietch(["replay", path]).fine();
    sietch(["replay", path, "--verify"]).refused("does not hold its seed");
    sietch_typing(["play", "--text", "--resume", path], "1\n").refused("not gone on with");
    assert_eq!(read(&file), record);
}

#[test]
fn a_bot_this_version_does_not_have_is_named() {
    let folder = Folder::new();
    let mut record = read(&whole_game(&folder));
    record.header.seats[1].bot = Some("oracle".into());
    let file = folder.file("file");
    std::fs::write(&file, record.write()).unwrap();
    sietch_typing(["play", "--text", "--resume", file.to_str().unwrap()], "1\n").refused("`oracle`");
}

#[test]
fn a_draw_changed_afterwards_is_found_out() {
    let folder = Folder::new();
    let mut record = read(&whole_game(&folder));
    // With another seed and its own fingerprint the file is well formed, and its draws are lies.
    let other = Seed::from_number(1234);
    record.header.seed = Some(other);
    record.header.commitment = other.commitment();
    let file = folder.file("file");
    std::fs::write(&file, record.write()).unwrap();
    let path = file.to_str().unwrap();
    sietch(["replay", path]).fine();
    sietch(["replay", path, "--verify"]).refused("not drawn from the committed seed");
}

/// Whatever numbers somebody writes into a file, with a right checksum, the program answers with a
/// refusal or a game, never with a panic.
#[test]
fn no_numbers_in_a_file_make_the_program_fall_over() {
    let folder = Folder::new();
    let good = read(&whole_game(&folder));
    let file = folder.file("file");
    let mut chance = Fast::new(1);
    for _ in 0..400 {
        let mut record = good.clone();
        let at = chance.below(record.entries.len() as u32) as usize;
        let values = [0, 1, 2, 7, 8, 31, 63, 127, 128, 200, 255];
        let value = values[chance.below(values.len() as u32) as usize];
        let entry = &mut record.entries[at];
        match chance.below(5) {
            0 => entry.seat = Seat(value as u8),
            1 => entry.chance.iter_mut().for_each(|outcome| *outcome = value as u32),
            2 => record.setup.iter_mut().for_each(|outcome| *outcome = value as u32),
            3 => scramble(&mut record.header.options, value),
            _ => {
                let mut action = entry.action.value();
                scramble(&mut action, value);
                entry.action = action.into();
            }
        }
        std::fs::write(&file, record.write()).unwrap();
        match sietch::save::open(&file) {
            Ok((_, table)) => drop(table.verify_draws()),
            Err(trouble) => assert!(!trouble.to_string().is_empty()),
        }
    }
    assert!(matches!(Record::read(&good.write()), Ok(same) if same == good));
    assert!(matches!(Record::read(""), Err(BadRecord::Foreign)));
}

/// Puts a number wherever a number stands.
fn scramble(json: &mut Value, number: i64) {
    match json {
        Value::Number(old) => *old = number.into(),
        Value::Array(items) => items.iter_mut().for_each(|item| scramble(item, number)),
        Value::Object(fields) => fields.values_mut().for_each(|field| scramble(field, number)),
        _ => {}
    }
}
