//! What is said of a choice: its kind, what it names, and both together with the question.

use table::Seat;
use table::encode::Said;

use super::words::{AMOUNTS, WORDS};
use super::{place, words};
use crate::action::{Action, Zone};
use crate::board::{Faction, Space};
use crate::state::Imperium;

/// What a choice can name.
macro_rules! sorts {
    ($($sort:ident $name:literal)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Sort { $($sort),* }

        impl Sort {
            pub(super) const COUNT: usize = Sort::ALL.len();

            pub(super) const ALL: [Sort; [$($name),*].len()] = [$(Sort::$sort),*];

            pub(super) const fn name(self) -> &'static str {
                match self { $(Sort::$sort => $name),* }
            }
        }
    };
}

sorts! {
    Card "card"
    Partner "partner"
    Space "space"
    Post "post"
    Faction "faction"
    Intrigue "intrigue"
    Contract "contract"
    Effect "effect"
    Seat "seat"
    Zone "zone"
    Icon "icon"
    Good "good"
    Cell "cell"
    Tile "tile"
    Amount "n"
}

/// Every kind of choice by name, and what it names by its place among all of its sort.
macro_rules! kinds {
    ($game:ident, $seat:ident; $($kind:ident $name:literal: $choice:pat => [$($sort:ident $at:expr),*];)*) => {
        enum Kind { $($kind),* }

        /// Every kind of choice and the sorts of what it names.
        pub(super) const KINDS: &[(&str, &[Sort])] = &[$(($name, &[$(Sort::$sort),*])),*];

        /// The kind of a choice, and the places of what it names among all of their sorts.
        fn kind($game: &Imperium, $seat: Seat, action: &Action) -> (usize, [usize; 2]) {
            match *action {
                $($choice => (Kind::$kind as usize, both(&[$($at),*])),)*
            }
        }
    };
}

kinds! {
    game, seat;
    Send "send": Action::Send { card, space } => [Card card.0.into(), Space space.index()];
    Graft "graft": Action::Graft { card, partner } => [Card card.0.into(), Partner partner.0.into()];
    GraftRow "graft_row": Action::GraftRow { card, partner } => [Card card.0.into(), Partner partner.0.into()];
    Envoy "envoy": Action::Envoy(card) => [Card card.0.into()];
    Reveal "reveal": Action::Reveal => [];
    Play "play": Action::Play(intrigue) => [Intrigue intrigue.0.into()];
    PayExtra "pay_extra": Action::PayExtra => [];
    Infiltrate "infiltrate": Action::Infiltrate(post) => [Post post.index()];
    Gather "gather": Action::Gather(post) => [Post post.index()];
    Resolve "resolve": Action::Resolve(effect) => [Effect effect.index()];
    Copy "copy": Action::Copy(effect) => [Effect effect.index()];
    Rest "rest": Action::Rest => [];
    EndTurn "end_turn": Action::EndTurn => [];
    Line "line": Action::Line(effect) => [Effect effect.index()];
    Option "option": Action::Option(effect) => [Effect effect.index()];
    Deploy "deploy": Action::Deploy(n) => [Amount amount(n)];
    Retreat "retreat": Action::Retreat(n) => [Amount amount(n)];
    Faction "faction": Action::Faction(faction) => [Faction faction.index()];
    Discard "discard": Action::Discard(card) => [Card card.0.into()];
    Trash "trash": Action::Trash(zone, card) => [Card card.0.into(), Zone zone_at(zone)];
    TrashIntrigue "trash_intrigue": Action::TrashIntrigue(intrigue) => [Intrigue intrigue.0.into()];
    KeepIntrigue "keep_intrigue": Action::KeepIntrigue(intrigue) => [Intrigue intrigue.0.into()];
    PlaceSpy "place_spy": Action::PlaceSpy(post) => [Post post.index()];
    RecallSpy "recall_spy": Action::RecallSpy(post) => [Post post.index()];
    RecallAgent "recall_agent": Action::RecallAgent(space) => [Space space.index()];
    Take "take": Action::Take(contract) => [Contract contract.0.into()];
    Keep "keep": Action::Keep(contract) => [Contract contract.0.into()];
    RemoveWall "remove_wall": Action::RemoveWall => [];
    Acquire "acquire": Action::Acquire(card) => [Card card.0.into()];
    AcquireAside "acquire_aside": Action::AcquireAside => [];
    AcquireThrone "acquire_throne": Action::AcquireThrone(card) => [Card card.0.into()];
    AcquireTleilaxu "acquire_tleilaxu": Action::AcquireTleilaxu(card) => [Card card.0.into()];
    Research "research": Action::Research(cell) => [Cell cell.0.into()];
    ReturnSpecimens "return_specimens": Action::ReturnSpecimens(n) => [Amount amount(n)];
    Atomics "atomics": Action::Atomics => [];
    SetAside "set_aside": Action::SetAside(card) => [Card card.0.into()];
    Pick "pick": Action::Pick(card) => [Card card.0.into()];
    Train "train": Action::Train(n) => [Amount amount(n)];
    Defend "defend": Action::Defend => [];
    GiveAlliance "give_alliance": Action::GiveAlliance(other) => [Seat who(game, seat, other)];
    PairWild "pair_wild": Action::PairWild(icon) => [Icon icon.index()];
    Activate "activate": Action::Activate(other) => [Seat who(game, seat, other)];
    CallUp "call_up": Action::CallUp => [];
    OwnBoard "own_board": Action::OwnBoard => [];
    Split "split": Action::Split(n) => [Amount amount(n)];
    TradeWith "trade_with": Action::TradeWith(other) => [Seat who(game, seat, other)];
    Give "give": Action::Give(good, n) => [Good good as usize, Amount amount(n)];
    GiveIntrigue "give_intrigue": Action::GiveIntrigue(intrigue) => [Intrigue intrigue.0.into()];
    Enthrone "enthrone": Action::Enthrone(card) => [Card card.0.into()];
    Contribute "contribute": Action::Contribute(n) => [Amount amount(n)];
    Yield "yield": Action::Yield => [];
    Exchange "exchange": Action::Exchange(n) => [Amount amount(n)];
    FromLeader "from_leader": Action::FromLeader => [];
    DrawTop "draw_top": Action::DrawTop => [];
    TrashTop "trash_top": Action::TrashTop => [];
    PutOnTop "put_on_top": Action::PutOnTop => [];
    TakeBack "take_back": Action::TakeBack(card) => [Card card.0.into()];
    Target "target": Action::Target(other) => [Seat who(game, seat, other)];
    LoseTroop "lose_troop": Action::LoseTroop => [];
    LoseGarrison "lose_garrison": Action::LoseGarrison => [];
    Advance "advance": Action::Advance => [];
    RecallFreighter "recall_freighter": Action::RecallFreighter => [];
    AcquireTech "acquire_tech": Action::AcquireTech(tile) => [Tile tile.0.into()];
    PayIn "pay_in": Action::PayIn(good) => [Good good as usize];
    ReturnNegotiators "return_negotiators": Action::ReturnNegotiators(n) => [Amount amount(n)];
    Negotiate "negotiate": Action::Negotiate => [];
    UseTech "use_tech": Action::UseTech(tile) => [Tile tile.0.into()];
    DeployDreadnought "deploy_dreadnought": Action::DeployDreadnought => [];
    RetreatDreadnought "retreat_dreadnought": Action::RetreatDreadnought => [];
    Repel "repel": Action::Repel(other) => [Seat who(game, seat, other)];
    RepelDreadnought "repel_dreadnought": Action::RepelDreadnought(other) => [Seat who(game, seat, other)];
    Occupy "occupy": Action::Occupy(space) => [Space space.index()];
    Detonate "detonate": Action::Detonate => [];
    Bury "bury": Action::Bury(intrigue) => [Intrigue intrigue.0.into()];
    PutAside "put_aside": Action::PutAside(card) => [Card card.0.into()];
    AnotherTurn "another_turn": Action::AnotherTurn => [];
    Forbid "forbid": Action::Forbid(space) => [Space space.index()];
    Decline "decline": Action::Decline => [];
    Pass "pass": Action::Pass => [];
}

fn both(named: &[usize]) -> [usize; 2] {
    [named.first().copied().unwrap_or(0), named.get(1).copied().unwrap_or(0)]
}

fn amount(n: u8) -> usize {
    usize::from(n).min(AMOUNTS.len() - 1)
}

/// A seat as one sees it, or a Rival.
fn who(game: &Imperium, seat: Seat, other: Seat) -> usize {
    match game.is_human(other) {
        true => place(game, seat, other),
        false => (super::ROUND.len() + other.index() - usize::from(game.humans)).min(words::PLACES - 1),
    }
}

fn zone_at(zone: Zone) -> usize {
    Zone::ALL.iter().position(|other| *other == zone).unwrap_or(0)
}

/// Says a choice.
pub(super) fn say(game: &Imperium, seat: Seat, asked: Option<usize>, action: &Action, into: &mut Said) {
    let words = &WORDS.rows;
    let (kind, names) = kind(game, seat, action);
    into.say(words.kind, kind);
    if let Some(asked) = asked {
        into.say(words.asked_kind, asked * KINDS.len() + kind);
    }
    for ((&sort, &block), at) in KINDS[kind].1.iter().zip(&words.parts[kind]).zip(names) {
        into.say(block, at);
        into.say(words.any[sort as usize], at);
        if let (Sort::Faction, Some(asked)) = (sort, asked) {
            into.say(words.asked_faction, asked * Faction::ALL.len() + at);
        }
    }
    if let Action::Send { space, .. } = *action {
        arrival(game, seat, space, into);
    }
}

/// What stands on a space an agent may be sent to.
fn arrival(game: &Imperium, seat: Seat, space: Space, into: &mut Said) {
    let words = &WORDS.rows;
    let here = space.bit();
    if game.others(seat).any(|other| game.agents_of(other) & here != 0) {
        into.say(words.occupied, space.index());
    }
    if game.player(seat).spied() & here != 0 {
        into.say(words.watched, space.index());
    }
}
