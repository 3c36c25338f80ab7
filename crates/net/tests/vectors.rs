//! The net thinks what PyTorch thinks with the same rounded weights, and the same every time.

mod vector;

use net::{Net, Room};
use table::encode::{Label, Layout, Numbers};
use vector::Vector;

const NET: &[u8] = include_bytes!("tiny/net.safetensors");
const LAYOUT: &str = include_str!("tiny/layout.txt");
const VECTORS: &str = include_str!("tiny/vectors.json");

fn tiny() -> (Net, Vec<Vector>) {
    let net = Net::read(NET, "tiny", &Layout::read(LAYOUT).unwrap()).unwrap();
    (net, serde_json::from_str(VECTORS).unwrap())
}

#[test]
fn it_thinks_what_pytorch_thinks() {
    let (net, vectors) = tiny();
    let (mut room, mut weights) = (Room::default(), Vec::new());
    for vector in &vectors {
        vector.hold(&net, &mut room, &mut weights);
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
        let nonsense = Numbers { me: Label::new(254), ends: vec![9_999, 3, u32::MAX], ..plain };
        net.think(&nonsense, &mut room, &mut ours);
        assert!(ours.len() == 3 && ours.iter().all(|weight| weight.is_finite()));
    }
}
