//! Events in words.

use table::{Say, Seat};

use super::{card, command, element, leader, phase, place, side};
use crate::content::{Leader, SpiceCard, SpiceRow};
use crate::event::{DeckName, Event, OpenPlan, Shown};
use crate::phase::setup::STORM_SYMBOL;
use crate::view::View;

fn face(face: u8) -> Say {
    if face == STORM_SYMBOL { "storm-symbol".into() } else { Say::new("number").with("n", face) }
}

fn leaders(list: &[Leader]) -> Vec<Say> {
    list.iter().map(|&one| leader(one)).collect()
}

pub(super) fn spice_card(card: SpiceCard) -> Say {
    match card.row() {
        SpiceRow::Sandworm { .. } => "card-sandworm".into(),
        SpiceRow::Territory { blows: [(one, amount), (other, other_amount)], .. } => {
            Say::new("card-territory")
                .with("one", one.key())
                .with("amount", *amount)
                .with("other", other.key())
                .with("other_amount", *other_amount)
        }
    }
}

fn groups(from: &[(crate::board::Cell, u8)]) -> Vec<Say> {
    from.iter()
        .map(|&(cell, count)| Say::new("troops-at").with("count", count).with("at", place(cell)))
        .collect()
}

fn plan_of(view: &View, plan: &OpenPlan) -> Say {
    Say::new("plan")
        .with("who", side(view, plan.seat))
        .with("dial", plan.dial)
        .with("leader", plan.leader.map_or(Say::new("no-leader"), leader))
        .with("weapon", card(plan.weapon))
        .with("defence", card(plan.defence))
}

fn shown(shown: Shown) -> Say {
    match shown {
        Shown::Dial(dial) => Say::new("number").with("n", dial),
        Shown::Leader(led) => led.map_or(Say::new("no-leader"), leader),
        Shown::Weapon(shown) | Shown::Defence(shown) => card(shown),
    }
}

pub(super) fn say(view: &View, event: &Event) -> Say {
    let who = |seat: Seat| side(view, seat);
    let plan = |plan: &OpenPlan| plan_of(view, plan);
    match event {
        Event::Assigned { house, .. } => Say::new("event-assigned").with("house", house.key()),
        Event::CoverRolled { face: rolled } => Say::new("event-cover-rolled").with("face", face(*rolled)),
        Event::Covered { region } => Say::new("event-covered").with("region", region.key()),
        Event::LeadersDrawn { seat, leaders: Some(drawn), .. } => {
            Say::new("event-leaders-drawn").with("who", who(*seat)).with("leaders", leaders(drawn))
        }
        Event::LeadersDrawn { seat, leaders: None, .. } => {
            Say::new("event-leaders-drawn-hidden").with("who", who(*seat))
        }
        Event::TraitorsDealt { seat, leaders: Some(dealt), .. } => {
            Say::new("event-traitors-dealt").with("who", who(*seat)).with("leaders", leaders(dealt))
        }
        Event::TraitorsDealt { seat, count, leaders: None } => {
            Say::new("event-traitors-dealt-hidden").with("who", who(*seat)).with("count", *count)
        }
        Event::TraitorKept { seat, leader: Some(kept) } => {
            Say::new("event-traitor-kept").with("who", who(*seat)).with("leader", leader(*kept))
        }
        Event::TraitorKept { seat, leader: None } => {
            Say::new("event-traitor-kept-hidden").with("who", who(*seat))
        }
        Event::Endowed { seat, spice } => {
            Say::new("event-endowed").with("who", who(*seat)).with("spice", *spice)
        }
        Event::Placed { seat, at, count } => {
            Say::new("event-placed").with("who", who(*seat)).with("at", place(*at)).with("count", *count)
        }
        Event::RolledForFirst { seat, face: rolled } => {
            Say::new("event-rolled-for-first").with("who", who(*seat)).with("face", face(*rolled))
        }
        Event::FirstPlayer { seat } => Say::new("event-first-player").with("who", who(*seat)),
        Event::TurnBegan { turn } => Say::new("event-turn").with("turn", *turn),
        Event::PhaseBegan { phase: began } => Say::new("event-phase").with("phase", phase(*began)),
        Event::Over { outcome } => {
            let winners: Vec<Say> = outcome.winners.iter().map(who).collect();
            Say::new("game-over").with("winners", winners).with("ending", outcome.ending)
        }
        Event::Played { seat, card } => Say::new("event-played")
            .with("who", who(*seat))
            .with("card", card.key())
            .with("text", card.row().text),
        Event::Answered { asker, of, about, holds } => {
            let key = if *holds { "event-answered-yes" } else { "event-answered-no" };
            Say::new(key).with("who", who(*asker)).with("of", who(*of)).with("leader", about.key())
        }
        Event::Reshuffled { deck } => Say::new(match deck {
            DeckName::Spice => "event-reshuffled-spice",
            DeckName::Battle => "event-reshuffled-battle",
            DeckName::Market => "event-reshuffled-market",
        }),
        Event::StormRolled { face: rolled } => Say::new("event-storm-rolled").with("face", face(*rolled)),
        Event::StormChosen { seat, sectors } => {
            Say::new("event-storm-chosen").with("who", who(*seat)).with("sectors", *sectors)
        }
        Event::Sheltered { seat, region } => {
            Say::new("event-sheltered").with("who", who(*seat)).with("region", region.key())
        }
        Event::StormMoved { from, to } => Say::new("event-storm-moved").with("from", *from).with("to", *to),
        Event::Destroyed { seat, at, count } => {
            Say::new("event-destroyed").with("who", who(*seat)).with("at", place(*at)).with("count", *count)
        }
        Event::SpiceLost { at, amount } => {
            Say::new("event-spice-lost").with("at", place(*at)).with("amount", *amount)
        }
        Event::Turned { card } => Say::new("event-turned").with("card", spice_card(*card)),
        Event::WormShuffledBack => Say::new("event-worm-shuffled-back"),
        Event::WormStruck { regions: [one, other] } => {
            Say::new("event-worm-struck").with("one", one.key()).with("other", other.key())
        }
        Event::WormIgnored => Say::new("event-worm-ignored"),
        Event::Blew { at, amount } => Say::new("event-blew").with("at", place(*at)).with("amount", *amount),
        Event::Rode { seat, from, to } => {
            Say::new("event-rode").with("who", who(*seat)).with("groups", groups(from)).with("to", place(*to))
        }
        Event::DrewBattle { seat, cards: Some(cards), .. } => Say::new("event-drew")
            .with("who", who(*seat))
            .with("cards", cards.iter().map(|card| card.key().into()).collect::<Vec<Say>>()),
        Event::DrewBattle { seat, count, cards: None } => {
            Say::new("event-drew-battle-hidden").with("who", who(*seat)).with("count", *count)
        }
        Event::Bought { seat, count, paid, to: Some(to) } => Say::new("event-bought-from")
            .with("who", who(*seat))
            .with("count", *count)
            .with("paid", *paid)
            .with("to", who(*to)),
        Event::Bought { seat, count, paid, to: None } => {
            Say::new("event-bought").with("who", who(*seat)).with("count", *count).with("paid", *paid)
        }
        Event::DrewMarket { seat, cards: Some(cards), .. } => Say::new("event-drew")
            .with("who", who(*seat))
            .with("cards", cards.iter().map(|card| card.key().into()).collect::<Vec<Say>>()),
        Event::DrewMarket { seat, count, cards: None } => {
            Say::new("event-drew-market-hidden").with("who", who(*seat)).with("count", *count)
        }
        Event::Discarded { seat, card } | Event::PlanCardDiscarded { seat, card } => {
            Say::new("event-discarded").with("who", who(*seat)).with("card", card.key())
        }
        Event::RevivedTroops { seat, count, cost } => {
            Say::new("event-revived-troops").with("who", who(*seat)).with("count", *count).with("cost", *cost)
        }
        Event::RevivedLeader { seat, leader: back, cost } => Say::new("event-revived-leader")
            .with("who", who(*seat))
            .with("leader", leader(*back))
            .with("cost", *cost),
        Event::Shipped { seat, to, count, cost } => Say::new("event-shipped")
            .with("who", who(*seat))
            .with("count", *count)
            .with("to", place(*to))
            .with("cost", *cost),
        Event::Moved { seat, from, to } => Say::new("event-moved")
            .with("who", who(*seat))
            .with("groups", groups(from))
            .with("to", place(*to)),
        Event::BattleChosen { at, sides: [one, other] } => {
            Say::new("event-battle").with("at", at.key()).with("one", who(*one)).with("other", who(*other))
        }
        Event::TraitorDrawn { seat, leader: Some(drawn) } => {
            Say::new("event-traitor-drawn").with("who", who(*seat)).with("leader", leader(*drawn))
        }
        Event::TraitorDrawn { seat, leader: None } => {
            Say::new("event-traitor-drawn-hidden").with("who", who(*seat))
        }
        Event::TraitorReturned { seat, leader: Some(back) } => {
            Say::new("event-traitor-returned").with("who", who(*seat)).with("leader", leader(*back))
        }
        Event::TraitorReturned { seat, leader: None } => {
            Say::new("event-traitor-returned-hidden").with("who", who(*seat))
        }
        Event::Foresaw { seat, element: asked } => {
            Say::new("event-foresaw").with("who", who(*seat)).with("element", element(*asked))
        }
        Event::Shown { to, by, element: asked, shown: Some(what) } => Say::new("event-shown")
            .with("who", who(*by))
            .with("to", who(*to))
            .with("element", element(*asked))
            .with("shown", shown(*what)),
        Event::Shown { to, by, element: asked, shown: None } => Say::new("event-shown-hidden")
            .with("who", who(*by))
            .with("to", who(*to))
            .with("element", element(*asked)),
        Event::Commanded { seat, command: order } => {
            Say::new("event-commanded").with("who", who(*seat)).with("command", command(*order))
        }
        Event::PowerDeclined { seat } => Say::new("event-power-declined").with("who", who(*seat)),
        Event::NoLeader { seat } => Say::new("event-no-leader").with("who", who(*seat)),
        Event::PlanSealed { seat } => Say::new("event-plan-sealed").with("who", who(*seat)),
        Event::PlansRevealed { plans } => {
            Say::new("event-plans-revealed").with("plans", plans.iter().map(plan).collect::<Vec<Say>>())
        }
        Event::Treachery { seat, leader: traitor } => {
            Say::new("event-treachery").with("who", who(*seat)).with("leader", leader(*traitor))
        }
        Event::TwoTraitors => Say::new("event-two-traitors"),
        Event::Exploded => Say::new("event-exploded"),
        Event::Won { seat, totals: None, .. } => Say::new("event-won-outright").with("who", who(*seat)),
        Event::Won { seat, totals: Some(totals), sides } => {
            let own = usize::from(sides[1] == *seat);
            Say::new("event-won")
                .with("who", who(*seat))
                .with("total", totals[own])
                .with("other", totals[1 - own])
        }
        Event::Lost { seat, count } => Say::new("event-lost").with("who", who(*seat)).with("count", *count),
        Event::LeaderKilled { seat, leader: dead } => {
            Say::new("event-leader-killed").with("who", who(*seat)).with("leader", leader(*dead))
        }
        Event::Bounty { seat, spice } => {
            Say::new("event-bounty").with("who", who(*seat)).with("spice", *spice)
        }
        Event::Collected { seat, at, amount } => {
            Say::new("event-collected").with("who", who(*seat)).with("at", place(*at)).with("amount", *amount)
        }
        Event::Charity { seat, amount } => {
            Say::new("event-charity").with("who", who(*seat)).with("amount", *amount)
        }
    }
}
