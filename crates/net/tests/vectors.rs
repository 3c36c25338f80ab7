//! The net thinks what PyTorch thinks with the same rounded weights, and the same every time.

use net::{Net, Room};
use serde::Deserialize;
use table::encode::{Layout, Numbers};

const NET: &[u8] = include_bytes!("tiny/net.safetensors");
const LAYOUT: &str = include_str!("tiny/layout.txt");
const VECTORS: &str = include_str!("tiny/vectors.json");

/// A decision, and what PyTorch said of it (`lab/vectors.py`).
#[derive(Deserialize)]
struct Vector {
    table: Vec<u16>,
    rows: Vec<Vec<u16>>,
    me: u8,
    weights: Vec<f32>,
    value: Vec<f32>,
}

impl Vector {
    fn numbers(&self) -> Numbers {
        let ends = self.rows.iter().scan(0, |end, row| {
            *end += row.len() as u32;
            Some(*end)
        });
        let (table, rows, ends) = (self.table.clone(), self.rows.concat(), ends.collect());
        Numbers { table, rows, ends, me: self.me, ..Numbers::default() }
    }
}

fn tiny() -> (Net, Vec<Vector>) {
    let net = Net::read(NET, "tiny", &Layout::read(LAYOUT).unwrap()).unwrap();
    (net, serde_json::from_str(VECTORS).unwrap())
}

#[track_caller]
fn close(ours: &[f32], theirs: &[f32]) {
    assert_eq!(ours.len(), theirs.len());
    let far = ours.iter().zip(theirs).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
    assert!(far < 1e-3, "{far} apart: {ours:?}, PyTorch has {theirs:?}");
}

#[test]
fn it_thinks_what_pytorch_thinks() {
    let (net, vectors) = tiny();
    let (mut room, mut weights) = (Room::default(), Vec::new());
    for vector in &vectors {
        let value = net.think(&vector.numbers(), &mut room, &mut weights);
        close(&weights, &vector.weights);
        close(&value, &vector.value);
    }
    assert!(vectors.len() >= 6);
}

#[test]
fn what_was_thought_before_changes_no_thought() {
    let (net, vectors) = tiny();
    let (mut room, mut used) = (Room::default(), Vec::new());
    for vector in vectors.iter().chain(&vectors) {
        let mut fresh = Vec::new();
        let numbers = vector.numbers();
        let value = net.think(&numbers, &mut Room::default(), &mut fresh);
        assert_eq!(net.think(&numbers, &mut room, &mut used), value);
        assert_eq!(used, fresh);
    }
}

#[test]
fn words_that_came_after_the_net_say_nothing_to_it() {
    let longer = LAYOUT.replace("# rows", "table>later\n# rows") + "rows>later\n";
    let longer = Layout::read(&longer.replace("# table", "later\n# table")).unwrap();
    let later = Net::read(NET, "tiny", &longer).unwrap();
    let (net, vectors) = tiny();
    let (mut room, mut ours, mut theirs) = (Room::default(), Vec::new(), Vec::new());
    for vector in &vectors {
        let plain = vector.numbers();
        let mut longer = plain.clone();
        longer.table.extend([40, u16::MAX]);
        longer.rows.extend([30, u16::MAX]);
        *longer.ends.last_mut().unwrap() += 2;
        assert_eq!(net.think(&plain, &mut room, &mut ours), later.think(&longer, &mut room, &mut theirs));
        assert_eq!(ours, theirs);
        // Nor is it lost when a seat with a new label decides, or when the numbers are nonsense.
        let nonsense = Numbers { me: u8::MAX, ends: vec![9_999, 3, u32::MAX], ..plain };
        net.think(&nonsense, &mut room, &mut ours);
        assert!(ours.len() == 3 && ours.iter().all(|weight| weight.is_finite()));
    }
}
