//! The nets shipped with the program: each is whole, fits its layout and thinks what PyTorch thinks; what does not fit is
//! refused by name.
//!
//! `SIETCH_WRITE=1` writes real decisions for every net in `nets/`; then
//! `python lab/vectors.py GAME.safetensors GAME.layout.txt GAME.vectors.json` there writes PyTorch's answers to them.

#[allow(dead_code, reason = "the net's tests use more of it")]
#[path = "../../net/tests/made/mod.rs"]
mod made;
#[path = "../../net/tests/vector/mod.rs"]
mod vector;

use std::fs;
use std::path::PathBuf;

use arrakis::Arrakis;
use bots::Glimpse;
use bots::mind::{self, Mind, mind_of};
use bots::nets::{Learned, NoMind};
use conquest::Conquest;
use imperium::Imperium;
use made::{Made, Size};
use net::Net;
use table::chance::Fast;
use table::encode::{Ear, Encoder, Label, Layout, Numbers};
use table::seat::MAX_SEATS;
use table::{Chance, Game, Seat, Silent};
use vector::Vector;

const SMALL: Size = Size { width: 24, blocks: 1, choice: 16, head: 8 };

/// Tells a decision in numbers, and the numbers of a layout that would know all of it.
fn tell<G: Game>(game: &G, seat: Seat, legal: &[G::Action], layout: &mut Layout, grow: bool) -> Numbers {
    let (mut encoder, mut numbers) = (Encoder::default(), Numbers::default());
    if grow {
        layout.extend(&encoder.lacks(game, seat, legal, layout));
    }
    encoder.tell((game, seat, legal), (layout, &Ear::of::<G>(layout)), &mut numbers);
    numbers
}

/// Some decisions with a choice, out of a random game of each mode.
fn decisions<G: Game>(mut each: impl FnMut(&G, Seat, &[G::Action])) {
    for mode in G::about().modes {
        let options = G::options(mode.id, mode.seats[0].into()).unwrap();
        let mut chance = Fast::new(6);
        let mut game = G::start(&options, &mut chance, &mut Silent).unwrap();
        let (mut legal, mut told) = (Vec::new(), 0);
        while let Some(seat) = game.waiting().seats().lowest().filter(|_| told < 3) {
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() > 1 && chance.below(12) == 0 {
                told += 1;
                each(&game, seat, &legal);
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply_offered(seat, &action, &mut chance, &mut Silent).unwrap();
        }
    }
}

fn file<G: Game>(ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("nets").join(format!("{}.{ending}", G::about().id))
}

fn shipped_net_thinks_what_pytorch_thinks<G: Game>() {
    let id = G::about().id;
    let learned = Learned::shipped(id).map(|_| ());
    let Ok(net) = fs::read(file::<G>("safetensors")) else {
        assert_eq!(learned, Err(NoMind::None(id.to_owned())));
        assert!(mind_of::<G>().is_none());
        return;
    };
    assert_eq!(learned, Ok(()));
    assert!(net.len() <= 4_000_000, "the net for {id} is {} bytes", net.len());
    let mut layout = Layout::read(&fs::read_to_string(file::<G>("layout.txt")).unwrap()).unwrap();
    if std::env::var_os("SIETCH_WRITE").is_some() {
        let mut vectors = Vec::new();
        decisions::<G>(|game, seat, legal| {
            let numbers = tell(game, seat, legal, &mut layout, false);
            let rows = (0..legal.len()).map(|choice| numbers.row(choice).to_vec()).collect();
            let number = |label: Option<Label>| label.map_or(u8::MAX, Label::number);
            let (table, labels, me) =
                (numbers.table, numbers.labels.map(number).to_vec(), number(numbers.me));
            vectors.push(Vector { table, rows, labels, me, weights: Vec::new(), value: Vec::new() });
        });
        fs::write(file::<G>("vectors.json"), serde_json::to_string(&vectors).unwrap()).unwrap();
        return;
    }
    let vectors = fs::read_to_string(file::<G>("vectors.json")).unwrap();
    let vectors: Vec<Vector> = serde_json::from_str(&vectors).unwrap();
    assert!(!vectors.is_empty());
    let net = Net::read(&net, id, &layout).unwrap();
    for vector in vectors {
        vector.hold(&net, &mut net::Room::default(), &mut Vec::new());
    }
}

#[test]
fn shipped_nets_think_what_pytorch_thinks() {
    shipped_net_thinks_what_pytorch_thinks::<Arrakis>();
    shipped_net_thinks_what_pytorch_thinks::<Conquest>();
    shipped_net_thinks_what_pytorch_thinks::<Imperium>();
}

#[test]
fn a_net_that_does_not_fit_is_refused_by_name() {
    assert_eq!(Learned::shipped("chess").unwrap_err().to_string(), "there is no net for `chess`");
    let layout = made::layout(2, 5, 5);
    let net = Made::new(SMALL, &layout).write();
    let refused = |game, layout: &str| Learned::read(game, &net, layout).map(|_| ()).unwrap_err().to_string();
    let told = "the net for `conquest` cannot be used: it plays `made`, not `conquest`";
    assert_eq!(refused("conquest", &layout.write()), told);
    let told = "the net for `made` cannot be used: it was made with another layout of the game: tokens of choices \
                differ";
    assert_eq!(refused("made", &made::layout(2, 6, 4).write()), told);
    let told =
        "the layout of the net for `made` cannot be used: line 1 of the layout stands under no heading";
    assert_eq!(refused("made", "spice"), told);
}

#[test]
fn a_net_gives_each_seat_the_share_of_its_label() {
    let mut layout = Layout::default();
    decisions::<Conquest>(|game, seat, legal| drop(tell(game, seat, legal, &mut layout, true)));
    let mut made = Made::new(SMALL, &layout);
    made.about.insert("game".to_owned(), "conquest".to_owned());
    let net = made.write();
    let learned = Learned::read("conquest", &net, &layout.write()).unwrap();
    let net = Net::read(&net, "conquest", &layout).unwrap();
    let (mut room, mut weights, mut distinct) = (mind::Room::default(), Vec::new(), 0);
    decisions::<Conquest>(|game, seat, legal| {
        let shares = learned.think(&Glimpse::new(game, seat, legal), &mut room, &mut weights);
        let numbers = tell(game, seat, legal, &mut layout, false);
        let mut expected = Vec::new();
        let by_label = net.think(&numbers, &mut net::Room::default(), &mut expected);
        assert_eq!(weights, expected);
        for other in Seat::first(MAX_SEATS) {
            let sits = (other.index() < game.seats()).then(|| game.label(seat, other));
            let label = sits.and_then(|label| layout.label(label));
            let share = label.map_or(0.0, |label| by_label[label.index()].clamp(0.0, 1.0));
            assert_eq!(shares[other.index()], share);
        }
        distinct += usize::from(shares[0] != shares[1]);
    });
    assert!(distinct > 0);
}
