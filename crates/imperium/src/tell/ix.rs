//! Rise of Ix in words: choices, events, what lies on the table.

use table::{Say, Seat};

use super::{keys, seated, track};
use crate::action::Action;
use crate::content::{Card, Tech};
use crate::event::{Good, IxEvent};
use crate::view::{PlayerView, View};

/// A choice.
pub(super) fn choice(view: &View, action: Action) -> Say {
    match action {
        Action::Advance => "do-advance".into(),
        Action::RecallFreighter => "do-recall-freighter".into(),
        Action::AcquireTech(tile) => {
            Say::new("do-acquire-tech").with("tile", tile.key()).with("n", tile.text().cost)
        }
        Action::PayIn(good) => Say::new(match good {
            Good::Solari => "do-pay-solari",
            _ => "do-pay-spice",
        }),
        Action::ReturnNegotiators(n) => Say::new("do-return-negotiators").with("n", n),
        Action::Negotiate => "do-negotiate".into(),
        Action::UseTech(tile) => Say::new("do-use-tech").with("tile", tile.key()),
        Action::DeployDreadnought => "do-deploy-dreadnought".into(),
        Action::RetreatDreadnought => "do-retreat-dreadnought".into(),
        Action::Repel(seat) => Say::new("do-repel").with("who", seated(view, seat)),
        Action::RepelDreadnought(seat) => Say::new("do-repel-dreadnought").with("who", seated(view, seat)),
        Action::Occupy(space) => Say::new("do-occupy").with("space", space.key()),
        Action::Detonate => "do-detonate".into(),
        Action::Bury(card) => Say::new("do-bury").with("card", card.key()),
        Action::PutAside(card) => Say::new("do-put-aside").with("card", card.key()),
        _ => "do-another-turn".into(),
    }
}

/// An event.
pub(super) fn happened(view: &View, event: &IxEvent) -> Say {
    let by = |key: &'static str, seat: Seat| Say::new(key).with("who", seated(view, seat));
    match event {
        IxEvent::Freighter { seat, space: 0 } => by("ev-freighter-recalled", *seat),
        IxEvent::Freighter { seat, space } => by("ev-freighter", *seat).with("n", *space),
        IxEvent::Tech { seat, tile, .. } => by("ev-tech", *seat).with("tile", tile.key()),
        IxEvent::TechRevealed { tile } => Say::new("ev-tech-revealed").with("tile", tile.key()),
        IxEvent::TechScrapped { tile } => Say::new("ev-tech-scrapped").with("tile", tile.key()),
        IxEvent::TechUsed { seat, tile } => by("ev-tech-used", *seat).with("tile", tile.key()),
        IxEvent::Negotiator { seat } => by("ev-negotiator", *seat),
        IxEvent::Commissioned { seat } => by("ev-commissioned", *seat),
        IxEvent::DeployedDreadnought { seat } => by("ev-deployed-dreadnought", *seat),
        IxEvent::RetreatedDreadnought { seat } => by("ev-retreated-dreadnought", *seat),
        IxEvent::Occupied { seat, space } => by("ev-occupied", *seat).with("space", space.key()),
        IxEvent::FlagLeft { seat, space } => by("ev-flag-left", *seat).with("space", space.key()),
        IxEvent::Detonated { seat } => by("ev-detonated", *seat),
        IxEvent::Buried { seat, card: Some(card) } => by("ev-buried-card", *seat).with("card", card.key()),
        IxEvent::Buried { seat, card: None } => by("ev-buried", *seat),
        IxEvent::PutAside { seat, card: Some(card) } => {
            by("ev-put-aside-card", *seat).with("card", card.key())
        }
        IxEvent::PutAside { seat, card: None } => by("ev-put-aside", *seat),
        IxEvent::Snooper { seat, faction } => by("ev-snooper", *seat).with("faction", track(view, *faction)),
    }
}

/// The stacks of tech tiles and the locations under dreadnoughts.
pub(super) fn board_lines(view: &View) -> Vec<Say> {
    let Some(ix) = &view.ix else { return Vec::new() };
    let tops: Vec<Tech> = ix.stacks.iter().filter_map(|stack| stack.top).collect();
    let mut lines = vec![Say::new("line-tech-stacks").with("tiles", keys(&tops, Tech::key))];
    for flag in &ix.flags {
        let who = seated(view, flag.seat);
        lines.push(Say::new("line-flag").with("space", flag.space.key()).with("who", who));
    }
    lines
}

/// What Rise of Ix gives a player.
pub(super) fn player_lines(view: &View, player: &PlayerView) -> Vec<Say> {
    let Some(ix) = &player.ix else { return Vec::new() };
    let mut lines = vec![
        Say::new("line-ix")
            .with("freighter", ix.freighter)
            .with("negotiators", ix.negotiators)
            .with("supply", ix.dreadnoughts.supply)
            .with("garrison", ix.dreadnoughts.garrison)
            .with("deployed", ix.dreadnoughts.deployed),
    ];
    if !ix.tiles.is_empty() {
        lines.push(Say::new("line-tech").with("tiles", keys(&ix.tiles, Tech::key)));
    }
    if !ix.flipped.is_empty() {
        lines.push(Say::new("line-tech-flipped").with("tiles", keys(&ix.flipped, Tech::key)));
    }
    if !ix.snoopers.is_empty() {
        let tracks: Vec<Say> = ix.snoopers.iter().map(|&faction| Say::new(track(view, faction))).collect();
        lines.push(Say::new("line-snoopers").with("tracks", tracks));
    }
    match (ix.ahead_card, ix.ahead) {
        (Some(card), _) => lines.push(Say::new("line-ahead").with("card", Card::key(card))),
        (None, true) => lines.push("line-ahead-hidden".into()),
        _ => {}
    }
    lines
}
