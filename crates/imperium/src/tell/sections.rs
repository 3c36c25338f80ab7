//! The table, the board and the players as lines of text.

use table::{Say, Section, Viewer};

use super::{cell_named, ix, keys, seated, track};
use crate::board::{Faction, Set};
use crate::content::{Card, Contract, Intrigue, Table, content};
use crate::view::{PlayerView, View};

pub(super) fn table_section(view: &View) -> Section {
    let mut lines = vec![Say::new("line-round").with("n", view.round).with("who", seated(view, view.first))];
    if let Some(conflict) = view.conflict {
        let text = conflict.text();
        let said = match text.icon {
            Some(icon) => Say::new("line-conflict").with("icon", icon.key()),
            None => Say::new("line-conflict-plain"),
        };
        lines.push(
            said.with("conflict", conflict.key())
                .with("level", text.level)
                .with("first", crate::tell::describe::effects(&text.first))
                .with("second", crate::tell::describe::effects(&text.second))
                .with("third", crate::tell::describe::effects(&text.third)),
        );
    }
    let board = &content().boards[view.board.index()];
    if board.wall {
        lines.push(Say::new(if view.wall { "line-wall-stands" } else { "line-wall-gone" }));
    }
    let row = view.row.iter().map(|card| {
        Say::new("line-card-cost").with("card", card.key()).with("n", card.text().cost.unwrap_or(0))
    });
    lines.push(Say::new("line-row").with("cards", row.collect::<Vec<_>>()));
    if view.immortality {
        lines.push(
            Say::new("line-tleilaxu-row")
                .with("cards", keys(&view.tleilaxu_row, Card::key))
                .with("n", view.tleilaxu_left),
        );
        lines.extend(
            (view.tleilaxu_spice > 0).then(|| Say::new("line-tleilaxu-spice").with("n", view.tleilaxu_spice)),
        );
    }
    if !view.throne.is_empty() {
        lines.push(Say::new("line-throne").with("cards", keys(&view.throne, Card::key)));
    }
    lines.push(match view.reserve[..] {
        [liaison, foldspace, spice] if board.reserve.len() == 3 => Say::new("line-reserve-base")
            .with("liaison", liaison)
            .with("foldspace", foldspace)
            .with("spice", spice),
        [prepare, foldspace, spice] => Say::new("line-reserve-foldspace")
            .with("prepare", prepare)
            .with("foldspace", foldspace)
            .with("spice", spice),
        _ => Say::new("line-reserve").with("prepare", view.reserve[0]).with("spice", view.reserve[1]),
    });
    match view.mentat {
        Some(seat) => lines.push(Say::new("line-mentat").with("who", seated(view, seat))),
        None if board.mentat => lines.push("line-mentat-home".into()),
        None => {}
    }
    if view.choam {
        lines.push(
            Say::new("line-offer")
                .with("contracts", keys(&view.offer, Contract::key))
                .with("n", view.contracts_left),
        );
    }
    lines.push(Say::new("line-intrigue-deck").with("n", view.intrigue_left));
    Section { title: "section-table".into(), lines }
}

/// The round with its Conflict, everybody's goods, and what one holds.
pub(super) fn brief(view: &View) -> Vec<Say> {
    let table = table_section(view).lines.into_iter();
    let mut lines: Vec<Say> = table.take(if view.conflict.is_some() { 2 } else { 1 }).collect();
    lines.extend(view.players.iter().map(|player| {
        Say::new("line-stands").with("who", seated(view, player.seat)).with("goods", goods(player))
    }));
    if let Viewer::Seat(seat) = view.viewer {
        let own = view.players.iter().filter(|player| player.seat == seat);
        lines.extend(own.flat_map(|player| std::iter::once(units(player)).chain(cards_of(player))));
    }
    lines
}

fn goods(player: &PlayerView) -> Say {
    Say::new("line-goods")
        .with("vp", player.vp)
        .with("solari", player.solari)
        .with("spice", player.spice)
        .with("water", player.water)
}

fn units(player: &PlayerView) -> Say {
    Say::new("line-units")
        .with("garrison", player.garrison)
        .with("supply", player.supply)
        .with("deployed", player.deployed)
        .with("worms", player.worms)
        .with("strength", player.strength)
        .with("agents", player.agents)
}

pub(super) fn board_section(view: &View) -> Section {
    let mut lines = Vec::new();
    for here in &view.agents {
        let seats: Vec<Say> = here.seats.iter().map(|&seat| seated(view, seat)).collect();
        lines.push(Say::new("line-agents").with("space", here.space.key()).with("who", seats));
    }
    for spoken in &view.forbidden {
        let who = seated(view, spoken.seat);
        lines.push(Say::new("line-forbidden").with("space", spoken.space.key()).with("who", who));
    }
    for bonus in view.bonus.iter().filter(|bonus| bonus.spice > 0) {
        lines.push(Say::new("line-bonus").with("space", bonus.space.key()).with("n", bonus.spice));
    }
    for held in &view.control {
        lines.push(
            Say::new("line-control").with("space", held.space.key()).with("who", seated(view, held.seat)),
        );
    }
    lines.extend(ix::board_lines(view));
    for held in &view.alliances {
        let who = seated(view, held.seat);
        lines.push(Say::new("line-alliance").with("faction", track(view, held.faction)).with("who", who));
    }
    Section { title: "section-board".into(), lines }
}

pub(super) fn player_section(view: &View, player: &PlayerView) -> Section {
    let mut lines = vec![goods(player)];
    let influence = Faction::ALL.iter().zip(player.influence).map(|(faction, step)| {
        Say::new("line-influence").with("faction", track(view, *faction)).with("n", step)
    });
    lines.push(Say::new("line-influences").with("all", influence.collect::<Vec<_>>()));
    if let Some(own) = &player.own {
        lines.push(Say::new("line-own-board").with("faction", own.faction.key()).with("n", own.step));
    }
    lines.push(units(player));
    if let Some(tleilax) = &player.tleilax {
        lines.extend(tleilax.research.map(|cell| cell_named("line-research", cell)));
        lines.push(Say::new("line-tleilax").with("step", tleilax.step).with("n", tleilax.specimens));
    }
    let has = [
        (player.swordmaster && !player.swordmaster_used, "has-swordmaster"),
        (view.six && player.swordmaster, "has-swordmaster-bonus"),
        (player.council, "has-council-seat"),
        (player.hooks, "has-hooks"),
        (player.tleilax.as_ref().is_some_and(|tleilax| tleilax.atomics), "has-atomics"),
    ];
    let has: Vec<&'static str> = has.into_iter().filter(|(has, _)| *has).map(|(_, key)| key).collect();
    if !has.is_empty() {
        lines.push(Say::new("line-has").with("all", keys(&has, |key| key)));
    }
    // Uprising brings them.
    if Table::plain(view.board).has(Set::Uprising) {
        lines.push(Say::new("line-spies").with("posts", keys(&player.spies, |post| post.key())));
    }
    lines.extend(ix::player_lines(view, player));
    if let Some(tokens) = player.tokens.as_ref().filter(|tokens| !tokens.is_empty()) {
        lines.push(Say::new("line-tokens").with("factions", keys(tokens, Faction::key)));
    }
    if !player.top.is_empty() {
        lines.push(Say::new("line-top").with("cards", keys(&player.top, Card::key)));
    }
    if !player.contracts.is_empty() || !player.completed.is_empty() {
        lines.push(
            Say::new("line-contracts")
                .with("contracts", keys(&player.contracts, Contract::key))
                .with("n", player.completed.len()),
        );
    }
    if content().boards[view.board.index()].trophies {
        lines.push(Say::new("line-icons").with("icons", keys(&player.icons, |icon| icon.key())));
    }
    lines.extend(cards_of(player));
    Section {
        title: Say::new("section-player").with("n", player.seat.0 + 1).with("leader", player.key()),
        lines,
    }
}

/// Hand, intrigue, what is in play and the piles.
fn cards_of(player: &PlayerView) -> Vec<Say> {
    let mut lines = Vec::new();
    match &player.hand {
        Some(hand) => lines.push(Say::new("line-hand").with("cards", keys(hand, Card::key))),
        None if player.hand_known.is_empty() => {
            lines.push(Say::new("line-hand-hidden").with("n", player.hand_count));
        }
        None => lines.push(
            Say::new("line-hand-known")
                .with("n", player.hand_count)
                .with("cards", keys(&player.hand_known, Card::key)),
        ),
    }
    match &player.intrigue {
        Some(cards) => lines.push(Say::new("line-intrigue").with("cards", keys(cards, Intrigue::key))),
        None => lines.push(Say::new("line-intrigue-hidden").with("n", player.intrigue_count)),
    }
    if !player.played.is_empty() || !player.revealed.is_empty() {
        let mut in_play = player.played.clone();
        in_play.extend(&player.revealed);
        lines.push(Say::new("line-in-play").with("cards", keys(&in_play, Card::key)));
    }
    lines.push(
        Say::new("line-piles")
            .with("deck", player.deck_count)
            .with("discard", keys(&player.discard, Card::key)),
    );
    lines
}
