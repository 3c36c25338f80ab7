use serde::Serialize;

use super::*;

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Asked {
    Ship { to: &'static str },
}

#[derive(Serialize)]
struct Side {
    seat: Seat,
    spice: u8,
    hand: Vec<&'static str>,
}

#[derive(Serialize)]
struct View {
    asked: Option<Asked>,
    order: Vec<Seat>,
    sides: Vec<Side>,
    places: Vec<(&'static str, Vec<(Seat, u8)>)>,
    rolls: [u8; 2],
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Pass,
    Ship(&'static str, u8),
}

fn view(spice: u8) -> View {
    View {
        asked: Some(Asked::Ship { to: "arrakeen" }),
        order: vec![Seat(1), Seat(0)],
        sides: vec![Side { seat: Seat(0), spice, hand: vec!["shield", "shield"] }],
        places: vec![("arrakeen", vec![(Seat(1), 2)])],
        rolls: [0, 2],
    }
}

const LABELS: [&str; 2] = ["atreides", "fremen"];
const LEGAL: [Action; 2] = [Action::Pass, Action::Ship("arrakeen", 2)];

fn decision(view: &View) -> Decision<'_, View, Action> {
    Decision { view, legal: &LEGAL, seat: Seat(0), labels: &LABELS }
}

fn learnt(view: &View) -> Layout {
    let mut layout = Layout::default();
    layout.extend(&Encoder::default().wanting(&decision(view), &Layout::default()));
    layout
}

fn names(numbers: &[u16], vocabulary: &Vocabulary) -> Vec<String> {
    numbers.iter().map(|number| vocabulary.names()[usize::from(*number)].clone()).collect()
}

#[test]
fn a_seat_without_a_label_the_layout_knows_has_none() {
    let (view, mut numbers) = (view(3), Numbers::default());
    let mut layout = Layout::default();
    layout.extend(&Wanting { labels: vec!["ixians", "fremen"], ..Wanting::default() });
    let unknown = Encoder::default().encode(&decision(&view), &layout, &mut numbers);
    assert!(unknown > 0, "nothing but a label is known");
    assert_eq!(numbers.labels[..3], [None, Label::new(1), None], "unknown, known, not there");
    assert_eq!((numbers.me, numbers.labels[1].map(Label::number)), (None, Some(1)));
    assert_eq!(size_of::<Option<Label>>(), 1);
    assert_eq!((Label::new(254).map(Label::number), Label::new(255)), (Some(254), None));
}

#[test]
fn a_view_is_told_token_by_token() {
    let (view, mut numbers) = (view(3), Numbers::default());
    let layout = learnt(&view);
    assert_eq!(Encoder::default().encode(&decision(&view), &layout, &mut numbers), 0);
    let mut told = names(&numbers.table, &layout.table);
    told.sort();
    let expected = [
        "asked/ship/to=arrakeen",
        "asked=ship",
        "asked=some",
        "me=atreides",
        "order/0=fremen",
        "order/1=atreides",
        "order=atreides",
        "order=fremen",
        "places/arrakeen",
        "places/arrakeen/fremen",
        "places/arrakeen/fremen>1",
        "places/arrakeen/fremen>2",
        "rolls/1>1",
        "rolls/1>2",
        "sides/atreides",
        "sides/atreides/hand=shield",
        "sides/atreides/hand=shield",
        "sides/atreides/spice>1",
        "sides/atreides/spice>2",
        "sides/atreides/spice>3",
    ];
    assert_eq!(told, expected);
}

#[test]
fn an_action_comes_with_what_is_said_of_what_it_names() {
    let (view, mut numbers) = (view(3), Numbers::default());
    let layout = learnt(&view);
    Encoder::default().encode(&decision(&view), &layout, &mut numbers);
    assert_eq!(
        names(numbers.row(0), &layout.rows),
        ["act=pass", "asked=ship & act=pass", "me=atreides & act=pass"]
    );
    let ship = names(numbers.row(1), &layout.rows);
    for wanted in [
        "act=ship",
        "act/ship/0=arrakeen",
        "act/ship/1>2",
        "act/ship/1=2",
        "act=ship & act/ship/0=arrakeen & act/ship/1=2",
        "of=0 & asked/ship/to=*",
        "of=0 & places/*/fremen>2",
    ] {
        assert!(ship.iter().any(|token| token == wanted), "{wanted} is not in {ship:#?}");
    }
}

#[test]
fn what_a_layout_does_not_know_is_left_out_and_counted() {
    let (poor, rich, mut numbers) = (view(1), view(3), Numbers::default());
    let layout = learnt(&poor);
    assert_eq!(Encoder::default().encode(&decision(&rich), &layout, &mut numbers), 2);
}

#[test]
fn a_layout_is_read_as_it_was_written_and_knows_what_it_grew_from() {
    let (short, mut long) = (learnt(&view(1)), learnt(&view(1)));
    let grown = Encoder::default().wanting(&decision(&view(9)), &long);
    long.extend(&grown);
    let read = Layout::read(&long.write()).unwrap();
    assert_eq!(read.write(), long.write());
    assert_eq!(read.begins_as(&short.marks()), Ok(()));
    assert!(short.begins_as(&long.marks()).is_err());
    assert!(matches!(Layout::read("# table\na\na\n"), Err(BadLayout::Twice { line: 3, .. })));
    assert_eq!(Layout::read("a\n").unwrap_err(), BadLayout::Nowhere(1));
}
