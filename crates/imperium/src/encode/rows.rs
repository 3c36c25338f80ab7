//! What is said of a choice: its kind, what it names, and both together with the question.

use table::Seat;
use table::encode::Said;

use super::words::{AMOUNTS, WORDS};
use super::{place, words};
use crate::action::{Action, Zone};
use crate::board::Space;
use crate::state::Imperium;

/// What a choice can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Card,
    Space,
    Post,
    Faction,
    Intrigue,
    Contract,
    Effect,
    Seat,
    Zone,
    Icon,
    Good,
    Amount,
    Cell,
    Partner,
    Tech,
}

use Sort::{Amount, Card, Cell, Contract, Effect, Faction, Good, Icon, Intrigue, Partner, Post, Tech};

impl Sort {
    pub(super) const COUNT: usize = 15;

    pub(super) const ALL: [Sort; Sort::COUNT] = [
        Card,
        Sort::Space,
        Post,
        Faction,
        Intrigue,
        Contract,
        Effect,
        Sort::Seat,
        Sort::Zone,
        Icon,
        Good,
        Amount,
        Cell,
        Partner,
        Tech,
    ];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Card => "card",
            Sort::Space => "space",
            Post => "post",
            Faction => "faction",
            Intrigue => "intrigue",
            Contract => "contract",
            Effect => "effect",
            Sort::Seat => "seat",
            Sort::Zone => "zone",
            Icon => "icon",
            Good => "good",
            Amount => "n",
            Cell => "cell",
            Partner => "partner",
            Tech => "tech",
        }
    }
}

/// Every kind of choice and what it names, in the order of [`kind`].
pub(super) const KINDS: &[(&str, [Option<Sort>; 2])] = &[
    ("send", [Some(Card), Some(Sort::Space)]),
    ("reveal", [None, None]),
    ("play", [Some(Intrigue), None]),
    ("pay_extra", [None, None]),
    ("infiltrate", [Some(Post), None]),
    ("gather", [Some(Post), None]),
    ("resolve", [Some(Effect), None]),
    ("rest", [None, None]),
    ("end_turn", [None, None]),
    ("line", [Some(Effect), None]),
    ("option", [Some(Effect), None]),
    ("deploy", [Some(Amount), None]),
    ("retreat", [Some(Amount), None]),
    ("faction", [Some(Faction), None]),
    ("discard", [Some(Card), None]),
    ("trash", [Some(Card), Some(Sort::Zone)]),
    ("trash_intrigue", [Some(Intrigue), None]),
    ("place_spy", [Some(Post), None]),
    ("recall_spy", [Some(Post), None]),
    ("recall_agent", [Some(Sort::Space), None]),
    ("take", [Some(Contract), None]),
    ("keep", [Some(Contract), None]),
    ("remove_wall", [None, None]),
    ("acquire", [Some(Card), None]),
    ("acquire_aside", [None, None]),
    ("acquire_throne", [Some(Card), None]),
    ("set_aside", [Some(Card), None]),
    ("pick", [Some(Card), None]),
    ("train", [Some(Amount), None]),
    ("defend", [None, None]),
    ("give_alliance", [Some(Sort::Seat), None]),
    ("pair_wild", [Some(Icon), None]),
    ("activate", [Some(Sort::Seat), None]),
    ("call_up", [None, None]),
    ("own_board", [None, None]),
    ("split", [Some(Amount), None]),
    ("trade_with", [Some(Sort::Seat), None]),
    ("give", [Some(Good), Some(Amount)]),
    ("give_intrigue", [Some(Intrigue), None]),
    ("enthrone", [Some(Card), None]),
    ("contribute", [Some(Amount), None]),
    ("yield", [None, None]),
    ("exchange", [Some(Amount), None]),
    ("from_leader", [None, None]),
    ("draw_top", [None, None]),
    ("trash_top", [None, None]),
    ("put_on_top", [None, None]),
    ("take_back", [Some(Card), None]),
    ("target", [Some(Sort::Seat), None]),
    ("lose_troop", [None, None]),
    ("forbid", [Some(Sort::Space), None]),
    ("decline", [None, None]),
    ("pass", [None, None]),
    ("graft", [Some(Card), Some(Partner)]),
    ("graft_row", [Some(Card), Some(Partner)]),
    ("envoy", [Some(Card), None]),
    ("copy", [Some(Effect), None]),
    ("keep_intrigue", [Some(Intrigue), None]),
    ("acquire_tleilaxu", [Some(Card), None]),
    ("research", [Some(Cell), None]),
    ("return_specimens", [Some(Amount), None]),
    ("atomics", [None, None]),
    ("lose_garrison", [None, None]),
    ("advance", [None, None]),
    ("recall_freighter", [None, None]),
    ("acquire_tech", [Some(Tech), None]),
    ("pay_in", [Some(Good), None]),
    ("return_negotiators", [Some(Amount), None]),
    ("negotiate", [None, None]),
    ("use_tech", [Some(Tech), None]),
    ("deploy_dreadnought", [None, None]),
    ("retreat_dreadnought", [None, None]),
    ("repel", [Some(Sort::Seat), None]),
    ("repel_dreadnought", [Some(Sort::Seat), None]),
    ("occupy", [Some(Sort::Space), None]),
    ("detonate", [None, None]),
    ("bury", [Some(Intrigue), None]),
    ("put_aside", [Some(Card), None]),
    ("another_turn", [None, None]),
];

/// The kind of a choice, and the places of what it names among all of their sorts.
fn kind(game: &Imperium, seat: Seat, action: &Action) -> (usize, [usize; 2]) {
    let amount = |n: u8| usize::from(n).min(AMOUNTS.len() - 1);
    let who = |other: Seat| match game.is_human(other) {
        true => place(game, seat, other),
        false => (super::ROUND.len() + other.index() - usize::from(game.humans)).min(words::PLACES - 1),
    };
    match *action {
        Action::Send { card, space } => (0, [card.0.into(), space.index()]),
        Action::Reveal => (1, [0; 2]),
        Action::Play(intrigue) => (2, [intrigue.0.into(), 0]),
        Action::PayExtra => (3, [0; 2]),
        Action::Infiltrate(post) => (4, [post.index(), 0]),
        Action::Gather(post) => (5, [post.index(), 0]),
        Action::Resolve(effect) => (6, [effect.index(), 0]),
        Action::Rest => (7, [0; 2]),
        Action::EndTurn => (8, [0; 2]),
        Action::Line(effect) => (9, [effect.index(), 0]),
        Action::Option(effect) => (10, [effect.index(), 0]),
        Action::Deploy(n) => (11, [amount(n), 0]),
        Action::Retreat(n) => (12, [amount(n), 0]),
        Action::Faction(faction) => (13, [faction.index(), 0]),
        Action::Discard(card) => (14, [card.0.into(), 0]),
        Action::Trash(zone, card) => (15, [card.0.into(), zone_at(zone)]),
        Action::TrashIntrigue(intrigue) => (16, [intrigue.0.into(), 0]),
        Action::PlaceSpy(post) => (17, [post.index(), 0]),
        Action::RecallSpy(post) => (18, [post.index(), 0]),
        Action::RecallAgent(space) => (19, [space.index(), 0]),
        Action::Take(contract) => (20, [contract.0.into(), 0]),
        Action::Keep(contract) => (21, [contract.0.into(), 0]),
        Action::RemoveWall => (22, [0; 2]),
        Action::Acquire(card) => (23, [card.0.into(), 0]),
        Action::AcquireAside => (24, [0; 2]),
        Action::AcquireThrone(card) => (25, [card.0.into(), 0]),
        Action::SetAside(card) => (26, [card.0.into(), 0]),
        Action::Pick(card) => (27, [card.0.into(), 0]),
        Action::Train(n) => (28, [amount(n), 0]),
        Action::Defend => (29, [0; 2]),
        Action::GiveAlliance(other) => (30, [who(other), 0]),
        Action::PairWild(icon) => (31, [icon.index(), 0]),
        Action::Activate(other) => (32, [who(other), 0]),
        Action::CallUp => (33, [0; 2]),
        Action::OwnBoard => (34, [0; 2]),
        Action::Split(n) => (35, [amount(n), 0]),
        Action::TradeWith(other) => (36, [who(other), 0]),
        Action::Give(good, n) => (37, [good as usize, amount(n)]),
        Action::GiveIntrigue(intrigue) => (38, [intrigue.0.into(), 0]),
        Action::Enthrone(card) => (39, [card.0.into(), 0]),
        Action::Contribute(n) => (40, [amount(n), 0]),
        Action::Yield => (41, [0; 2]),
        Action::Exchange(n) => (42, [amount(n), 0]),
        Action::FromLeader => (43, [0; 2]),
        Action::DrawTop => (44, [0; 2]),
        Action::TrashTop => (45, [0; 2]),
        Action::PutOnTop => (46, [0; 2]),
        Action::TakeBack(card) => (47, [card.0.into(), 0]),
        Action::Target(other) => (48, [who(other), 0]),
        Action::LoseTroop => (49, [0; 2]),
        Action::Forbid(space) => (50, [space.index(), 0]),
        Action::Decline => (51, [0; 2]),
        Action::Pass => (52, [0; 2]),
        Action::Graft { card, partner } => (53, [card.0.into(), partner.0.into()]),
        Action::GraftRow { card, partner } => (54, [card.0.into(), partner.0.into()]),
        Action::Envoy(card) => (55, [card.0.into(), 0]),
        Action::Copy(effect) => (56, [effect.index(), 0]),
        Action::KeepIntrigue(intrigue) => (57, [intrigue.0.into(), 0]),
        Action::AcquireTleilaxu(card) => (58, [card.0.into(), 0]),
        Action::Research(cell) => (59, [cell.0.into(), 0]),
        Action::ReturnSpecimens(n) => (60, [amount(n), 0]),
        Action::Atomics => (61, [0; 2]),
        Action::LoseGarrison => (62, [0; 2]),
        Action::Advance => (63, [0; 2]),
        Action::RecallFreighter => (64, [0; 2]),
        Action::AcquireTech(tile) => (65, [tile.0.into(), 0]),
        Action::PayIn(good) => (66, [good as usize, 0]),
        Action::ReturnNegotiators(n) => (67, [amount(n), 0]),
        Action::Negotiate => (68, [0; 2]),
        Action::UseTech(tile) => (69, [tile.0.into(), 0]),
        Action::DeployDreadnought => (70, [0; 2]),
        Action::RetreatDreadnought => (71, [0; 2]),
        Action::Repel(other) => (72, [who(other), 0]),
        Action::RepelDreadnought(other) => (73, [who(other), 0]),
        Action::Occupy(space) => (74, [space.index(), 0]),
        Action::Detonate => (75, [0; 2]),
        Action::Bury(intrigue) => (76, [intrigue.0.into(), 0]),
        Action::PutAside(card) => (77, [card.0.into(), 0]),
        Action::AnotherTurn => (78, [0; 2]),
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
    let sorts = KINDS[kind].1;
    for ((sort, block), at) in sorts.into_iter().zip(words.parts[kind]).zip(names) {
        if let (Some(sort), Some(block)) = (sort, block) {
            into.say(block, at);
            into.say(words.any[sort as usize], at);
            if let (Faction, Some(asked)) = (sort, asked) {
                into.say(words.asked_faction, asked * crate::board::Faction::ALL.len() + at);
            }
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
