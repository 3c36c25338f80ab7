//! How the game is told: questions, choices, events and positions as messages.
//!
//! The words are in `text/*.ftl`; here is only which message is meant and what it is about.

mod chart;
pub(crate) mod describe;
mod happened;
mod reasons;
mod rules;
mod sections;

use table::chart::Chart;
use table::tell::Asked as Question;
use table::{Outcome, Refusal, RuleId, Say, Seat, Section, Tell};

use crate::action::{Action, Command, Element};
use crate::board::Cell;
use crate::content::{self, BattleCard, Contents, Leader};
use crate::effect::WeaponKind;
use crate::event::Event;
use crate::options::House;
use crate::state::{Conquest, Phase};
use crate::view::{Asked, View};

impl Tell for Conquest {
    type Contents = Contents;

    fn boxes() -> Vec<(&'static str, Contents)> {
        vec![("all", content::contents())]
    }

    fn languages() -> &'static [(&'static str, &'static str)] {
        table::spoken!("../text/", ".ftl")
    }

    fn asked(view: &View) -> Option<Question> {
        let asked = view.asked.as_ref()?;
        Some(Question { say: question(view, asked), rule: rules::of_question(view, asked) })
    }

    fn sections(view: &View) -> Vec<Section> {
        sections::of(view)
    }

    fn choice(view: &View, action: &Action) -> Say {
        choice(view, *action)
    }

    fn choice_rule(view: &View, action: &Action) -> RuleId {
        rules::of_choice(view, *action)
    }

    fn reason(&self, seat: Seat, action: &Action, refusal: &Refusal) -> Say {
        reasons::reason(self, seat, *action, refusal)
    }

    fn cost(&self, seat: Seat, action: &Action) -> Option<Say> {
        reasons::cost(self, seat, *action)
    }

    fn brief(view: &View) -> Vec<Say> {
        sections::brief(view)
    }

    fn chart(view: &View) -> Option<Chart> {
        Some(chart::of(view))
    }

    fn happened(view: &View, event: &Event) -> Say {
        happened::say(view, event)
    }

    fn ended(view: &View, outcome: &Outcome) -> Say {
        let winners: Vec<Say> = outcome.winners.iter().map(|seat| side(view, seat)).collect();
        Say::new("game-over").with("winners", winners).with("ending", outcome.ending)
    }

    fn round(view: &View) -> u16 {
        view.turn.into()
    }

    fn seat(view: &View, seat: Seat) -> Say {
        side(view, seat)
    }
}

/// A seat's side in words.
fn side(view: &View, seat: Seat) -> Say {
    view.sides.get(seat.index()).map_or(Say::new("nobody"), |side| side.house.key().into())
}

/// A location: the region, and its sector where it has several.
pub(crate) fn place(cell: Cell) -> Say {
    let region = Say::new(cell.region().key());
    match cell.sector() {
        Some(sector) if cell.region().cells().len() > 1 => {
            Say::new("location").with("region", region).with("sector", sector)
        }
        _ => region,
    }
}

/// A card in a slot, or nothing.
fn card(card: Option<BattleCard>) -> Say {
    card.map_or(Say::new("no-card"), |card| card.key().into())
}

fn element(element: Element) -> Say {
    Say::new(match element {
        Element::Dial => "element-dial",
        Element::Leader => "element-leader",
        Element::Weapon => "element-weapon",
        Element::Defence => "element-defence",
    })
}

fn weapon_kind(kind: WeaponKind) -> Say {
    Say::new(match kind {
        WeaponKind::Kinetic => "kind-kinetic",
        WeaponKind::Poison => "kind-poison",
        WeaponKind::Special => "kind-special",
    })
}

fn command(command: Command) -> Say {
    let key = if command.play { "voice-play" } else { "voice-not-play" };
    Say::new(key).with("kind", weapon_kind(command.kind))
}

fn phase(phase: Phase) -> Say {
    Say::new(match phase {
        Phase::Setup => "phase-setup",
        Phase::Storm => "phase-storm",
        Phase::SpiceBlow => "phase-spice-blow",
        Phase::Cards => "phase-gain-cards",
        Phase::Revival => "phase-revival",
        Phase::ShipmentAndMovement => "phase-ship-and-move",
        Phase::Battle => "phase-battle",
        Phase::Collection => "phase-collection",
    })
}

/// A leader with its strength.
fn leader(leader: Leader) -> Say {
    Say::new("leader-with-strength").with("leader", leader.key()).with("strength", leader.row().strength)
}

fn question(view: &View, asked: &Asked) -> Say {
    match *asked {
        Asked::KeepTraitor { left } => Say::new("ask-keep-traitor").with("left", left),
        Asked::Pause => Say::new("ask-pause"),
        Asked::AskTraitor => Say::new("ask-truthtrance"),
        Asked::Shelter => Say::new("ask-shelter"),
        Asked::StormMove => Say::new("ask-storm-move"),
        Asked::Ride => Say::new("ask-ride"),
        Asked::GoTo { from, riding: true } => Say::new("ask-ride-to").with("from", from.key()),
        Asked::GoTo { from, riding: false } => {
            let far = rules::has(view, House::knows_the_desert);
            Say::new(if far { "ask-move-far-to" } else { "ask-move-to" }).with("from", from.key())
        }
        Asked::Take { at, to } => Say::new("ask-take").with("at", place(at)).with("to", place(to)),
        Asked::BeforeDrawing => Say::new("ask-before-drawing"),
        Asked::Salvage => Say::new("ask-salvage"),
        Asked::Buy => Say::new("ask-buy"),
        Asked::Revive => Say::new("ask-revive"),
        Asked::ReviveFree => Say::new("ask-revive-free"),
        Asked::Ship => Say::new("ask-ship"),
        Asked::ShipCount { to } => Say::new("ask-ship-count").with("to", place(to)),
        Asked::Move { groups } => Say::new("ask-move").with("groups", groups),
        Asked::Fight => Say::new("ask-fight"),
        Asked::Exchange => Say::new("ask-exchange"),
        Asked::ReturnTraitor => Say::new("ask-return-traitor"),
        Asked::Prescience => Say::new("ask-prescience"),
        Asked::Voice => Say::new("ask-voice"),
        Asked::Settle { element: shown } => Say::new("ask-settle").with("element", element(shown)),
        Asked::Plan { element: Some(open) } => Say::new("ask-plan").with("element", element(open)),
        Asked::Plan { element: None } => Say::new("ask-seal"),
        Asked::Window => Say::new("ask-window"),
        Asked::Answer => Say::new("ask-answer"),
        Asked::Losses { at, left } => Say::new("ask-losses").with("at", place(at)).with("left", left),
        Asked::Collect { at } => Say::new("ask-collect").with("at", place(at)),
        Asked::Charity => Say::new("ask-charity"),
    }
}

fn choice(view: &View, action: Action) -> Say {
    match action {
        Action::Pass => Say::new(match view.asked {
            Some(Asked::Ship | Asked::Revive | Asked::Salvage | Asked::BeforeDrawing) => "do-go-on",
            Some(Asked::Move { .. }) => "do-end-turn",
            _ => "do-pass",
        }),
        Action::KeepTraitor(kept) => Say::new("do-keep-traitor").with("leader", leader(kept)),
        Action::Play(card) => Say::new("do-play").with("card", card.key()).with("text", card.row().text),
        Action::Ask { about, of } => {
            Say::new("do-ask").with("leader", about.key()).with("of", side(view, of))
        }
        Action::Shelter(region) => Say::new("do-shelter").with("region", region.key()),
        Action::MoveStorm(sectors) => Say::new("do-move-storm").with("sectors", sectors),
        Action::RideFrom(region) => Say::new("do-ride-from").with("region", region.key()),
        Action::GoTo(cell) => Say::new("do-go-to").with("to", place(cell)),
        Action::Take(count) => Say::new("do-take").with("count", count),
        Action::Discard(card) => Say::new("do-discard").with("card", card.key()),
        Action::Buy(count) => Say::new("do-buy").with("count", count),
        Action::ReviveTroops(count) => Say::new("do-revive-troops").with("count", count),
        Action::ReviveLeader(revived) => Say::new("do-revive-leader").with("leader", leader(revived)),
        Action::ShipTo(cell) => Say::new("do-ship-to").with("to", place(cell)),
        Action::Ship(count) => Say::new("do-ship").with("count", count),
        Action::MoveFrom(region) => Say::new("do-move-from").with("region", region.key()),
        Action::Fight { at, against } => {
            Say::new("do-fight").with("at", place(at)).with("against", side(view, against))
        }
        Action::Exchange => Say::new("do-exchange"),
        Action::ReturnTraitor(back) => Say::new("do-return-traitor").with("leader", leader(back)),
        Action::Foresee(asked) => Say::new("do-foresee").with("element", element(asked)),
        Action::Command(order) => Say::new("do-command").with("command", command(order)),
        Action::Dial(dial) => Say::new("do-dial").with("dial", dial),
        Action::Lead(led) => Say::new("do-lead").with("leader", leader(led)),
        Action::Arm(weapon) => Say::new("do-arm").with("card", card(weapon)),
        Action::Guard(defence) => Say::new("do-guard").with("card", card(defence)),
        Action::Seal => Say::new("do-seal"),
        Action::Treachery => Say::new("do-treachery"),
        Action::Lose(count) => Say::new("do-lose").with("count", count),
        Action::Collect(amount) => Say::new("do-collect").with("amount", amount),
        Action::TakeCharity => Say::new("do-charity"),
    }
}
