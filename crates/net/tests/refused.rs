//! A net that cannot be used is refused, with the reason, whatever the file holds.

mod made;

use made::{GAME, Made, Size, layout};
use net::{BadNet, Net};
use safetensors::tensor::Dtype;
use table::Chance;
use table::chance::Fast;
use table::encode::BadLayout;

const SMALL: Size = Size { width: 6, blocks: 2, choice: 5, head: 3 };

/// Why the net is refused after something was done to it.
fn refused(spoil: impl FnOnce(&mut Made)) -> String {
    let layout = layout(3, 10, 8);
    let mut made = Made::new(SMALL, &layout);
    spoil(&mut made);
    Net::read(&made.write(), GAME, &layout).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn a_whole_net_is_read() {
    let layout = layout(3, 10, 8);
    assert!(Net::read(&Made::new(SMALL, &layout).write(), GAME, &layout).is_ok());
}

#[test]
fn a_net_of_another_game_or_layout_is_refused() {
    let file = Made::new(SMALL, &layout(3, 10, 8)).write();
    let read = |game, [labels, table, rows]: [usize; 3]| {
        Net::read(&file, game, &layout(labels, table, rows)).map(|_| ()).unwrap_err()
    };
    assert_eq!(read("chess", [3, 10, 8]).to_string(), "it plays `made`, not `chess`");
    let other = |what| BadNet::Layout(BadLayout::Other { what });
    assert_eq!(read(GAME, [2, 10, 8]), other("labels"));
    assert_eq!(read(GAME, [3, 9, 8]), other("tokens of the table"));
    assert_eq!(read(GAME, [3, 10, 7]), other("tokens of choices"));
    let told = "it was made with another layout of the game: labels differ";
    assert_eq!(read(GAME, [2, 10, 8]).to_string(), told);
    let crowd = layout(17, 10, 8);
    let crowded = Net::read(&Made::new(SMALL, &crowd).write(), GAME, &crowd).map(|_| ());
    assert_eq!(crowded, Err(BadNet::Labels(17)));
}

#[test]
fn a_net_that_does_not_say_what_it_is_is_refused() {
    for part in ["game", "labels", "table", "rows"] {
        let told = format!("the file does not say its `{part}`");
        assert_eq!(refused(|made| drop(made.about.remove(part))), told);
    }
    for unclear in ["10", "ten e4", " e4", "-1 e4"] {
        let told = refused(|made| drop(made.about.insert("table".to_owned(), unclear.to_owned())));
        assert_eq!(told, "the file does not say its `table`");
    }
}

#[test]
fn a_net_with_a_wrong_part_is_refused() {
    let names: Vec<String> = Made::new(SMALL, &layout(3, 10, 8)).parts.into_keys().collect();
    for name in &names {
        let missing = refused(|made| drop(made.parts.remove(name)));
        let told = [format!("its part `{name}` is missing"), "it has a part `blocks.".to_owned()];
        assert!(told.iter().any(|told| missing.starts_with(told)), "{name}: {missing}");
        let shorter = refused(|made| {
            let part = made.parts.get_mut(name).unwrap();
            part.bytes.truncate(part.bytes.len() / part.shape[0] * (part.shape[0] - 1));
            part.shape[0] -= 1;
        });
        assert!(shorter.contains("fits the others"), "{name}: {shorter}");
        let empty = refused(|made| {
            let part = made.parts.get_mut(name).unwrap();
            part.bytes.clear();
            part.shape[0] = 0;
        });
        assert!(empty.contains("fits the others"), "{name}: {empty}");
        let other = refused(|made| {
            let part = made.parts.get_mut(name).unwrap();
            part.kind = if part.kind == Dtype::I8 { Dtype::U8 } else { Dtype::I32 };
        });
        assert!(other.starts_with(&format!("its part `{name}` should be numbers of ")), "{name}: {other}");
        let endless = refused(|made| {
            let part = made.parts.get_mut(name).unwrap();
            let scale = format!("{name}.scale");
            let part = if part.kind == Dtype::I8 { made.parts.get_mut(&scale).unwrap() } else { part };
            part.bytes[..4].copy_from_slice(&f32::NAN.to_le_bytes());
        });
        assert!(endless.ends_with("holds something that is no number"), "{name}: {endless}");
    }
    let more = refused(|made| {
        let part = made.parts.remove("blocks.1.up.bias").unwrap();
        made.parts.insert("blocks.7.up.bias".to_owned(), part);
    });
    assert_eq!(more, "its part `blocks.1.up.bias` is missing");
}

#[test]
fn no_bytes_make_it_panic() {
    let layout = layout(3, 10, 8);
    let file = Made::new(SMALL, &layout).write();
    let try_it = |file: &[u8]| drop(Net::read(file, GAME, &layout));
    for end in 0..file.len() {
        assert!(Net::read(&file[..end], GAME, &layout).is_err(), "{end} bytes");
    }
    let mut chance = Fast::new(3);
    for _ in 0..20_000 {
        let mut spoiled = file.clone();
        for _ in 0..=chance.below(3) {
            let at = chance.below(file.len() as u32) as usize;
            // Most of what matters is said at the beginning.
            let at = if chance.below(2) == 0 { at } else { at % 3_000 };
            spoiled[at] = chance.below(256) as u8;
        }
        try_it(&spoiled);
    }
    try_it(&[0xFF; 64]);
}
