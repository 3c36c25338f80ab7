//! A view as titled sections.

use table::{Say, Section, Viewer};

use super::happened::spice_card;
use super::{command, element, leader, phase, place, side};
use crate::content::{BattleCard, Leader};
use crate::phase::turn::LAST_TURN;
use crate::view::{BattleSide, BattleView, LeaderPlace, LeaderView, SideView, Slot, View};

pub(super) fn of(view: &View) -> Vec<Section> {
    let mut sections = vec![turn(view), map(view)];
    sections.extend(view.battle.as_ref().map(|fight| battle(view, fight)));
    sections.push(Section {
        title: "section-sides".into(),
        lines: view.sides.iter().flat_map(|one| of_side(view, one)).collect(),
    });
    sections.extend(view.sides.iter().filter(|one| one.battle_hand.is_some()).map(|one| hand(view, one)));
    sections.push(decks(view));
    sections
}

/// The turn, the sides, and what one holds.
pub(super) fn brief(view: &View) -> Vec<Say> {
    let mut lines = turn(view).lines;
    lines.extend(view.sides.iter().flat_map(|one| of_side(view, one)));
    if let Viewer::Seat(seat) = view.viewer {
        let own = view.sides.iter().filter(|one| one.seat == seat);
        lines.extend(own.flat_map(|one| hand(view, one).lines));
    }
    lines
}

fn turn(view: &View) -> Section {
    let order: Vec<Say> = view.order.iter().map(|&seat| side(view, seat)).collect();
    let mut lines = vec![
        Say::new("line-turn")
            .with("turn", view.turn)
            .with("last", LAST_TURN)
            .with("phase", phase(view.phase)),
        Say::new("line-storm").with("sector", view.storm),
        Say::new("line-order").with("order", order),
    ];
    lines.extend(view.covered.map(|region| Say::new("line-covered").with("region", region.key())));
    for &(seat, region) in &view.now.sheltered {
        lines.push(Say::new("event-sheltered").with("who", side(view, seat)).with("region", region.key()));
    }
    if view.outcome.is_none() {
        let waiting: Vec<Say> = view.waiting.iter().map(|&seat| side(view, seat)).collect();
        lines.push(Say::new("line-waiting").with("seats", waiting));
    }
    Section { title: "section-turn".into(), lines }
}

fn map(view: &View) -> Section {
    let mut lines: Vec<Say> = view
        .places
        .iter()
        .map(|here| {
            let mut what: Vec<Say> = here
                .troops
                .iter()
                .map(|&(seat, count)| {
                    Say::new("troops-of").with("who", side(view, seat)).with("count", count)
                })
                .collect();
            if here.spice > 0 {
                what.push(Say::new("spice-amount").with("amount", here.spice));
            }
            Say::new("line-place").with("at", place(here.cell)).with("what", what)
        })
        .collect();
    if lines.is_empty() {
        lines.push("line-empty-map".into());
    }
    Section { title: "section-map".into(), lines }
}

/// What a side has, and what everybody knows of its leaders in the tanks and of its traitors. Whose hand is told has its
/// leaders there.
fn of_side(view: &View, one: &SideView) -> Vec<Say> {
    let mut lines = vec![sheet(view, one)];
    let mut tell = |key: &'static str, leaders: &[Leader]| {
        if !leaders.is_empty() {
            lines.push(Say::new(key).with("who", side(view, one.seat)).with("leaders", named(leaders)));
        }
    };
    if one.battle_hand.is_none() {
        let dead = one.leaders.iter().filter(|leader| leader.place == LeaderPlace::Tanks);
        let dead: Vec<Leader> = dead.map(|dead| dead.leader).collect();
        tell("line-side-dead", &dead);
    }
    tell("line-side-traitors", &one.traitors_shown);
    lines
}

fn sheet(view: &View, one: &SideView) -> Say {
    Say::new("line-side")
        .with("who", side(view, one.seat))
        .with("spice", one.spice)
        .with("reserve", one.reserve)
        .with("tanks", one.tanks)
        .with("strongholds", one.strongholds)
        .with("battle", one.battle_count)
        .with("market", one.market_count)
        .with("traitors", one.traitor_count)
}

/// A list, or the word for nothing.
fn listed(list: Vec<Say>) -> Vec<Say> {
    if list.is_empty() { vec!["nothing".into()] } else { list }
}

fn named(leaders: &[Leader]) -> Vec<Say> {
    listed(leaders.iter().map(|&one| leader(one)).collect())
}

fn hand(view: &View, one: &SideView) -> Section {
    let keys = |keys: Vec<&'static str>| listed(keys.into_iter().map(Say::new).collect());
    let mut lines = Vec::new();
    if let Some(cards) = &one.battle_hand {
        lines.push(
            Say::new("line-battle-hand").with("cards", keys(cards.iter().map(|card| card.key()).collect())),
        );
    }
    if let Some(cards) = &one.market_hand {
        lines.push(
            Say::new("line-market-hand").with("cards", keys(cards.iter().map(|card| card.key()).collect())),
        );
    }
    if let Some(traitors) = &one.traitors {
        lines.push(Say::new("line-traitors").with("leaders", named(traitors)));
    }
    if let Some(offered) = &one.traitors_offered {
        lines.push(Say::new("line-traitors-offered").with("leaders", named(offered)));
    }
    let leaders: Vec<Say> = one.leaders.iter().map(leader_at).collect();
    lines.push(Say::new("line-leaders").with("leaders", listed(leaders)));
    let title = match view.viewer {
        Viewer::Seat(_) => Say::new("section-hand"),
        Viewer::Spectator | Viewer::Everything => {
            Say::new("section-hand-of").with("who", side(view, one.seat))
        }
    };
    Section { title, lines }
}

fn leader_at(one: &LeaderView) -> Say {
    match one.place {
        LeaderPlace::Reserve => leader(one.leader),
        LeaderPlace::Tanks => Say::new("leader-in-tanks").with("leader", leader(one.leader)),
        LeaderPlace::Region(region) => {
            Say::new("leader-in-region").with("leader", leader(one.leader)).with("region", region.key())
        }
    }
}

fn battle(view: &View, fight: &BattleView) -> Section {
    let mut lines = vec![Say::new("line-battle").with("at", fight.region.key())];
    lines.extend(fight.sides.iter().map(|one| battle_side(view, one)));
    if let Some((seat, asked)) = fight.foreseen {
        lines.push(Say::new("line-foreseen").with("who", side(view, seat)).with("element", element(asked)));
    }
    if let Some((seat, order)) = fight.command {
        lines.push(Say::new("line-command").with("who", side(view, seat)).with("command", command(order)));
    }
    if let Some(tally) = fight.tally {
        lines.push(if tally.exploded {
            "line-explodes".into()
        } else {
            Say::new("line-tally")
                .with("one", tally.totals[0])
                .with("other", tally.totals[1])
                .with("winner", side(view, tally.winner))
        });
    }
    Section { title: "section-battle".into(), lines }
}

fn battle_side(view: &View, one: &BattleSide) -> Say {
    let line = match &one.plan {
        None if one.sealed => Say::new("line-plan-sealed"),
        None => Say::new("line-plan-open"),
        Some(plan) => Say::new("line-plan")
            .with("dial", plan.dial.map_or(Say::new("not-chosen"), |dial| Say::new("number").with("n", dial)))
            .with("leader", slot(plan.leader, "no-leader", Leader::key))
            .with("weapon", slot(plan.weapon, "no-card", BattleCard::key))
            .with("defence", slot(plan.defence, "no-card", BattleCard::key)),
    };
    line.with("who", side(view, one.seat)).with("troops", one.troops)
}

/// What is in a place of a plan.
fn slot<T>(slot: Slot<T>, empty: &'static str, name: fn(T) -> &'static str) -> Say {
    Say::new(match slot {
        Slot::Open => "not-chosen",
        Slot::Empty => empty,
        Slot::Holds(it) => name(it),
    })
}

fn decks(view: &View) -> Section {
    let open = |key: Option<&'static str>| Say::new(key.unwrap_or("nothing"));
    let decks = &view.decks;
    let spice = decks.spice_open.map_or(Say::new("nothing"), spice_card);
    let mut lines = vec![
        Say::new("line-deck-spice").with("left", decks.spice).with("open", spice),
        Say::new("line-deck-battle")
            .with("left", decks.battle)
            .with("open", open(decks.battle_open.map(|card| card.key()))),
        Say::new("line-deck-market")
            .with("left", decks.market)
            .with("open", open(decks.market_open.map(|card| card.key()))),
        Say::new("line-deck-traitor").with("left", decks.traitor),
    ];
    if let Some(bottom) = decks.traitor_bottom.as_ref().filter(|bottom| !bottom.is_empty()) {
        lines.push(Say::new("line-traitor-bottom").with("leaders", named(bottom)));
    }
    Section { title: "section-decks".into(), lines }
}
