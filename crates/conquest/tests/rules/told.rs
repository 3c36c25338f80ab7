//! What an event tells whom, and for how long.

use conquest::Event;
use conquest::action::Element;
use conquest::content::{BattleCard, Leader, SpiceCard};
use conquest::event::{OpenPlan, Shown};
use table::{Event as _, Seat, Viewer, rule};

const ONE: Seat = Seat(0);

#[test]
#[rule("CD-SETUP-28", "CD-DUEL-06", "CD-STORM-01", "CD-SPICE-01", "CD-PLAN-08", "CD-PLAN-17", "CD-HIDDEN-06")]
fn dice_and_plans_are_shown_to_all_for_a_moment() {
    let plan = OpenPlan { seat: ONE, dial: 0, leader: None, weapon: None, defence: None };
    for (event, rule) in [
        (Event::RolledForFirst { seat: ONE, face: 3 }, "CD-SETUP-28"),
        (Event::CoverRolled { face: 3 }, "CD-DUEL-06"),
        (Event::StormRolled { face: 3 }, "CD-STORM-01"),
        (Event::NoLeader { seat: ONE }, "CD-PLAN-08"),
        (Event::PlansRevealed { plans: [plan; 2] }, "CD-PLAN-17"),
        (Event::Turned { card: SpiceCard::default() }, "CD-SPICE-01"),
        (Event::Treachery { seat: ONE, leader: Leader::default() }, "CD-HIDDEN-06"),
        (Event::Discarded { seat: ONE, card: BattleCard::default() }, "CD-HIDDEN-01"),
    ] {
        assert_eq!(event.glimpse().map(|rule| rule.as_str()), Some(rule));
        assert!(event.reveals() && event.reveals_to(Viewer::Spectator), "{event:?}");
    }
    let plain = Event::TurnBegan { turn: 2 };
    assert!(plain.glimpse().is_none() && !plain.reveals() && !plain.reveals_to(Viewer::Seat(ONE)));
}

#[test]
#[rule("CD-HIDDEN-03", "CD-HIDDEN-04", "CD-HIDDEN-08", "CD-HIDDEN-09")]
fn what_a_seat_draws_or_is_shown_is_told_to_that_seat_alone() {
    let shown = Some(Shown::Dial(1));
    for event in [
        Event::LeadersDrawn { seat: ONE, public: false, leaders: Some(Vec::new()) },
        Event::TraitorsDealt { seat: ONE, count: 1, leaders: Some(Vec::new()) },
        Event::DrewBattle { seat: ONE, count: 1, cards: Some(Vec::new()) },
        Event::DrewMarket { seat: ONE, count: 1, cards: Some(Vec::new()) },
        Event::TraitorDrawn { seat: ONE, leader: None },
        Event::Shown { to: ONE, by: Seat(1), element: Element::Dial, shown },
    ] {
        assert!(event.reveals_to(Viewer::Seat(ONE)), "{event:?}");
        assert!(
            !event.reveals_to(Viewer::Seat(Seat(1))) && !event.reveals_to(Viewer::Spectator),
            "{event:?}"
        );
        assert!(event.glimpse().is_none(), "it stays in their view: {event:?}");
    }
    let public = Event::LeadersDrawn { seat: ONE, public: true, leaders: Some(Vec::new()) };
    assert!(public.reveals_to(Viewer::Spectator));
}
