//! A game of two pots that puts every turn of the machine to work: the seats in turn take one or two
//! beans, and the last bean wins. A number of beans that no rule foresees breaks it on purpose. In the first edition of
//! the rules the second seat began, and there was a bean more.

use serde::Deserialize;

use super::*;
use crate::chance::Fast;
use crate::chance::Seed;
use crate::game::{Mode, Stage};
use crate::live::Live;
use crate::log::Silent;
use crate::record::Sitter;
use crate::rule::RuleId;

static ABOUT: About = About {
    id: "beans",
    edition: 2,
    content: || "beans-2".to_owned(),
    packs: None,
    modes: &[Mode { id: "plain", seats: &[2], stage: Stage::Complete }],
    ledger: "",
    pages: &[],
    lessons: &[],
    examples: &[],
};

const fn refusal(why: &'static str) -> Refusal {
    Refusal::new(RuleId::new("BEANS-01"), why)
}

#[derive(Clone, PartialEq, Debug)]
struct Beans {
    left: u8,
    secret: bool,
    winner: Option<Seat>,
    stack: Stack<Step>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Take(u8);

#[derive(Clone, Debug, Serialize)]
struct Nothing;

impl Event for Nothing {
    fn seen_by(&self, _: Viewer) -> Option<Nothing> {
        None
    }
    fn reveals(&self) -> bool {
        false
    }
}

crate::steps! {
    /// What is to be done.
    enum Step for Beans {
        /// A turn.
        Turn(Turn),
        /// What breaks.
        Trap(Trap),
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Turn(Seat);

/// Steps no game should have.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Trap {
    Endless,
    TooDeep,
    DeadEnd,
}

impl Doing<Beans> for Turn {
    fn asks(self, _: &Beans) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn open(self, game: &Beans) -> bool {
        !game.secret
    }

    fn offer(self, game: &Beans, _: Seat, offers: &mut Offers<'_, Take>) {
        offers.extend((1..=game.left.min(2)).map(Take));
    }

    fn refuse(self, _: &Beans, _: Seat, action: Take) -> Refusal {
        if action.0 > 2 { refusal("too-many") } else { Beans::not_now() }
    }

    fn take(self, game: &mut Beans, seat: Seat, Take(beans): Take, _: &mut impl World<Nothing>) {
        game.left -= beans;
        match game.left {
            0 => game.winner = Some(seat),
            50 => game.push(Trap::Endless),
            60 => game.push(Trap::TooDeep),
            70 => game.push(Trap::DeadEnd),
            _ => game.push(Turn(Seat(1 - seat.0))),
        }
    }
}

impl Doing<Beans> for Trap {
    fn run(self, game: &mut Beans, _: &mut impl World<Nothing>) {
        match self {
            Trap::Endless => game.push(Trap::Endless),
            Trap::TooDeep => (0..=DEPTH).for_each(|_| game.push(Turn(Seat(0)))),
            Trap::DeadEnd => {}
        }
    }
}

impl Rules for Beans {
    type Options = (u8, bool);
    type Action = Take;
    type Event = Nothing;
    type View = u8;
    type Step = Step;

    fn about() -> &'static About {
        &ABOUT
    }
    fn options(_: &str, _: usize) -> Result<(u8, bool), BadOptions> {
        Ok((7, false))
    }
    fn settings(_: &(u8, bool)) -> Vec<Setting> {
        Vec::new()
    }
    fn set_up(options: &(u8, bool), world: &mut impl World<Nothing>) -> Result<Beans, BadOptions> {
        Beans::set_up_in(ABOUT.edition, options, world)
    }
    fn content(edition: u32) -> Option<String> {
        matches!(edition, 1 | 2).then(|| format!("beans-{edition}"))
    }
    fn set_up_in(
        edition: u32,
        &(left, secret): &(u8, bool),
        _: &mut impl World<Nothing>,
    ) -> Result<Beans, BadOptions> {
        let first = edition == 1;
        let left = if first { left + 1 } else { left };
        let mut game = Beans { left, secret, winner: None, stack: Stack::new() };
        game.push(Turn(Seat(first.into())));
        Ok(game)
    }
    fn seats(&self) -> usize {
        2
    }
    fn side(&self, _: Seat) -> &'static str {
        "bean"
    }
    fn stack(&self) -> &Stack<Step> {
        &self.stack
    }
    fn stack_mut(&mut self) -> &mut Stack<Step> {
        &mut self.stack
    }
    fn outcome(&self) -> Option<Outcome> {
        let winners = SeatSet::one(self.winner?);
        Some(Outcome { winners, ending: "last-bean", scores: Default::default() })
    }
    fn not_now() -> Refusal {
        refusal("not-now")
    }
    fn not_your_turn() -> Refusal {
        refusal("not-your-turn")
    }
    fn game_over() -> Refusal {
        refusal("over")
    }
    fn view(&self, _: Viewer) -> u8 {
        self.left
    }
    fn imagine(&self, _: Viewer, _: &mut impl Chance) -> Beans {
        self.clone()
    }
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

fn beans(left: u8, secret: bool) -> Beans {
    Beans::start(&(left, secret), &mut Fast::new(0), &mut Silent).unwrap()
}

fn take(game: &mut Beans, seat: u8, beans: u8) -> Result<(), Refusal> {
    game.apply(Seat(seat), &Take(beans), &mut Fast::new(0), &mut Silent)
}

#[test]
fn a_seat_is_offered_what_its_step_says_and_nobody_else_anything() {
    let game = beans(7, false);
    let (mut first, mut second) = (Vec::new(), Vec::new());
    game.legal(Seat(0), &mut first);
    game.legal(Seat(1), &mut second);
    assert_eq!((first, second), (vec![Take(1), Take(2)], vec![]));
    assert_eq!(game.waiting(), Waiting::Seats(SeatSet::one(Seat(0))));
}

#[test]
fn what_is_not_offered_is_refused_with_its_reason_and_changes_nothing() {
    let mut game = beans(7, false);
    for (seat, beans, why) in [(1, 1, "not-your-turn"), (0, 3, "too-many"), (0, 0, "not-now")] {
        let before = game.clone();
        assert_eq!(take(&mut game, seat, beans), Err(refusal(why)));
        assert_eq!(game, before);
    }
}

#[test]
fn the_only_answer_is_taken_where_that_tells_nothing() {
    let mut game = beans(3, false);
    take(&mut game, 0, 2).unwrap();
    assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(SeatSet::one(Seat(1))));
    assert_eq!(take(&mut game, 0, 1), Err(refusal("over")));

    let mut game = beans(3, true);
    take(&mut game, 0, 2).unwrap();
    assert_eq!(game.waiting(), Waiting::Seats(SeatSet::one(Seat(1))));
}

#[test]
fn a_fault_is_reported_once_it_happens_and_sticks() {
    for (left, fault) in [(51, Fault::Endless), (61, Fault::Full(DEPTH)), (71, Fault::DeadEnd)] {
        let mut game = beans(left, false);
        assert_eq!(take(&mut game, 0, 1), Err(Refusal::FAULT));
        assert_eq!(game.fault(), Some(fault));
        assert_eq!(take(&mut game, 0, 1), Err(Refusal::FAULT), "it moves no more");
        let mut other = beans(7, false);
        assert_eq!(take(&mut other, 0, 1), Ok(()), "other games go on");
    }
}

#[test]
fn a_table_stopped_by_a_fault_keeps_its_record_and_position() {
    let somebody = || Sitter { name: "somebody".into(), bot: None };
    let sitters = vec![somebody(), somebody()];
    let mut live = Live::<Beans>::start("plain", &(53, false), sitters, Seed::from_number(1)).unwrap();
    live.act(Seat(0), &Take(2)).unwrap();
    let before = live.game().clone();
    for _ in 0..2 {
        assert_eq!(live.act(Seat(1), &Take(1)), Err(Refusal::FAULT));
    }
    assert_eq!((live.fault(), live.entries().len()), (Some(Fault::Endless), 1));
    assert_eq!(*live.game(), before);
    let again = Live::<Beans>::resume(&live.record(true), Seed::from_number(2)).unwrap();
    assert_eq!(*again.game(), before);
}

#[test]
fn a_game_begins_by_the_edition_it_is_asked_for() {
    let begin = |edition| Beans::start_in(edition, &(7, false), &mut Fast::new(0), &mut Silent);
    let beginner = |game: Beans| (game.left, game.waiting().seats().lowest());
    assert_eq!(begin(1).map(beginner), Ok((8, Some(Seat(1)))));
    assert_eq!(begin(2).map(beginner), Ok((7, Some(Seat(0)))));
    assert_eq!(begin(2), Ok(beans(7, false)), "a new game is of the edition of today");
    let unknown = BadOptions::Rule("edition 3 of the rules is not played here".into());
    assert_eq!(begin(3), Err(unknown));
}

#[test]
fn a_record_goes_on_by_the_edition_it_began_with() {
    let somebody = || Sitter { name: "somebody".into(), bot: None };
    let sitters = vec![somebody(), somebody()];
    let live = Live::<Beans>::start("plain", &(7, false), sitters, Seed::from_number(1)).unwrap();
    let mut record = live.record(true);
    (record.header.edition, record.header.content) = (1, "beans-1".to_owned());
    let mut old = Live::<Beans>::resume(&record, Seed::from_number(2)).unwrap();
    assert_eq!(old.act(Seat(0), &Take(2)), Err(refusal("not-your-turn")));
    old.act(Seat(1), &Take(2)).unwrap();
    assert_eq!((old.header().edition, old.game().left), (1, 6));
    record.header.content = "beans-2".to_owned();
    assert!(Live::<Beans>::resume(&record, Seed::from_number(2)).is_err(), "played with other content");
}
