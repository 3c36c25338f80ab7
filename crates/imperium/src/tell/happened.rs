//! Events as messages.

use table::{Say, Seat};

use super::{cell_named, ix, keys, seated, track};
use crate::board::Faction;
use crate::content::{Card, Contract, Intrigue, Pile};
use crate::event::{Event, Tleilax};
use crate::view::View;

pub(super) fn happened(view: &View, event: &Event) -> Say {
    let by = |key: &'static str, seat: Seat| Say::new(key).with("who", seated(view, seat));
    match event {
        Event::Leads { seat, leader } => {
            Say::new("ev-leads").with("n", seat.0 + 1).with("leader", leader.key())
        }
        Event::Objective { seat, objective } => by("ev-objective", *seat).with("objective", objective.key()),
        Event::RoundStarted { round, conflict } => {
            Say::new("ev-round").with("n", *round).with("conflict", conflict.key())
        }
        Event::Defended { seat } => by("ev-defended", *seat),
        Event::Drew { seat, card: Some(card) } => by("ev-drew-card", *seat).with("card", card.key()),
        Event::Drew { seat, card: None } => by("ev-drew", *seat),
        Event::Shuffled { seat } => by("ev-shuffled", *seat),
        Event::DrewIntrigue { seat, card: Some(card) } => by("ev-drew-card", *seat).with("card", card.key()),
        Event::DrewIntrigue { seat, card: None } => by("ev-drew-intrigue", *seat),
        Event::Sent { seat, card, space } => {
            by("ev-sent", *seat).with("card", card.key()).with("space", space.key())
        }
        Event::SpyRecalled { seat, post } => by("ev-spy-recalled", *seat).with("post", post.key()),
        Event::SpyPlaced { seat, post } => by("ev-spy-placed", *seat).with("post", post.key()),
        Event::Gained { seat, good, amount } => {
            by("ev-gained", *seat).with("what", Say::new(good.key()).with("n", *amount))
        }
        Event::Lost { seat, good, amount } => {
            by("ev-lost", *seat).with("what", Say::new(good.key()).with("n", *amount))
        }
        Event::Influence { seat, faction, step } => {
            by("ev-influence", *seat).with("faction", track(view, *faction)).with("n", *step)
        }
        Event::Alliance { faction, holder: Some(seat) } => {
            by("ev-alliance", *seat).with("faction", track(view, *faction))
        }
        Event::Alliance { faction, holder: None } => {
            Say::new("ev-alliance-returned").with("faction", track(view, *faction))
        }
        Event::Recruited { seat, troops } => by("ev-recruited", *seat).with("n", *troops),
        Event::Deployed { seat, troops } => by("ev-deployed", *seat).with("n", *troops),
        Event::Retreated { seat, troops } => by("ev-retreated", *seat).with("n", *troops),
        Event::Summoned { seat, worms } => by("ev-summoned", *seat).with("n", *worms),
        Event::Hooks { seat } => by("ev-hooks", *seat),
        Event::WallRemoved { seat } => by("ev-wall-removed", *seat),
        Event::AgentRecalled { seat, space } => by("ev-agent-recalled", *seat).with("space", space.key()),
        Event::Seated { seat } => by("ev-seated", *seat),
        Event::Swordmaster { seat } => by("ev-swordmaster", *seat),
        Event::TookContract { seat, contract } => {
            by("ev-took-contract", *seat).with("contract", contract.key())
        }
        Event::Completed { seat, contract } => by("ev-completed", *seat).with("contract", contract.key()),
        Event::Offered { contract } => Say::new("ev-offered").with("contract", contract.key()),
        Event::Acquired { seat, card, to_hand: false } => by("ev-acquired", *seat).with("card", card.key()),
        Event::Acquired { seat, card, to_hand: true } => {
            by("ev-acquired-to-hand", *seat).with("card", card.key())
        }
        Event::Dealt { card } => {
            let tleilaxu = card.text().pile == Pile::Tleilaxu;
            Say::new(if tleilaxu { "ev-dealt-tleilaxu" } else { "ev-dealt" }).with("card", card.key())
        }
        Event::SetAside { seat, card } => by("ev-set-aside", *seat).with("card", card.key()),
        Event::Removed { card } => Say::new("ev-removed").with("card", card.key()),
        Event::Trashed { seat, card } => by("ev-trashed", *seat).with("card", card.key()),
        Event::Discarded { seat, card } => by("ev-discarded", *seat).with("card", card.key()),
        Event::Returned { seat, card } => by("ev-returned", *seat).with("card", card.key()),
        Event::LookedAt { seat, cards: Some(cards) } => {
            by("ev-looked-at-cards", *seat).with("cards", keys(cards, Card::key))
        }
        Event::LookedAt { seat, cards: None } => by("ev-looked-at", *seat),
        Event::Played { seat, card } => by("ev-played", *seat).with("card", card.key()),
        Event::TrashedIntrigue { seat, card: Some(card) } => by("ev-trashed", *seat).with("card", card.key()),
        Event::TrashedIntrigue { seat, card: None } => by("ev-trashed-intrigue", *seat),
        Event::Stolen { seat, from, card: Some(card) } => {
            by("ev-stolen-card", *seat).with("from", seated(view, *from)).with("card", card.key())
        }
        Event::Stolen { seat, from, card: None } => by("ev-stolen", *seat).with("from", seated(view, *from)),
        Event::Revealed { seat, cards } => by("ev-revealed", *seat).with("cards", keys(cards, Card::key)),
        Event::Trained { seat, step } => by("ev-trained", *seat).with("n", *step),
        Event::Memory { seat } => by("ev-memory", *seat),
        Event::Flipped { seat } => by("ev-flipped", *seat),
        Event::TurnEnded { seat } => by("ev-turn-ended", *seat),
        Event::Passed { seat } => by("ev-passed", *seat),
        Event::Reward { seat, place, doubled: false } => by("ev-reward", *seat).with("n", *place),
        Event::Reward { seat, place, doubled: true } => by("ev-reward-doubled", *seat).with("n", *place),
        Event::Control { seat, space } => by("ev-control", *seat).with("space", space.key()),
        Event::Won { seat, conflict } => by("ev-won", *seat).with("conflict", conflict.key()),
        Event::Unclaimed { conflict } => Say::new("ev-unclaimed").with("conflict", conflict.key()),
        Event::Paired { seat, icon } => by("ev-paired", *seat).with("icon", icon.key()),
        Event::BonusSpice { space, total } => {
            Say::new("ev-bonus").with("space", space.key()).with("n", *total)
        }
        Event::FirstPlayer { seat } => by("ev-first-player", *seat),
        Event::HagalCard { card } => Say::new("ev-hagal").with("card", card.key()),
        Event::RivalSent { seat, space } => by("ev-rival-sent", *seat).with("space", space.key()),
        Event::Schemed { seat } => by("ev-schemed", *seat),
        Event::SpentIntrigue { seat, card } => by("ev-spent-intrigue", *seat).with("card", card.key()),
        Event::Opposes { rival, .. } => Say::new("ev-opposes").with("rival", rival.key()),
        Event::RowDice { dice } => Say::new("ev-row-dice").with("one", dice[0]).with("two", dice[1]),
        Event::DealtContracts { seat, contracts: Some(contracts) } => {
            by("ev-dealt-contracts", *seat).with("contracts", keys(contracts, Contract::key))
        }
        Event::DealtContracts { seat, contracts: None } => by("ev-dealt-contracts-hidden", *seat),
        Event::Kept { seat, contract } => by("ev-kept", *seat).with("contract", contract.key()),
        Event::Activated { seat, ally } => by("ev-activated", *seat).with("ally", seated(view, *ally)),
        Event::OwnTrack { seat, step } => {
            by("ev-influence", *seat).with("faction", own_faction(*seat)).with("n", *step)
        }
        Event::OwnAlliance { seat, held: true } => {
            by("ev-alliance", *seat).with("faction", own_faction(*seat))
        }
        Event::OwnAlliance { seat, held: false } => {
            Say::new("ev-alliance-returned").with("faction", own_faction(*seat))
        }
        Event::Enthroned { seat, card } => by("ev-enthroned", *seat).with("card", card.key()),
        Event::Gave { seat, to, good, amount } => by("ev-gave", *seat)
            .with("to", seated(view, *to))
            .with("what", Say::new(good.key()).with("n", *amount)),
        Event::GaveIntrigue { seat, to, card: Some(card) } => {
            by("ev-gave-card", *seat).with("to", seated(view, *to)).with("card", card.key())
        }
        Event::GaveIntrigue { seat, to, card: None } => {
            by("ev-gave-intrigue", *seat).with("to", seated(view, *to))
        }
        Event::Yielded { seat } => by("ev-yielded", *seat),
        Event::Uncontrolled { space } => Say::new("ev-uncontrolled").with("space", space.key()),
        Event::Mentat { seat } => by("ev-mentat", *seat),
        Event::PutOnTop { seat, card } => by("ev-put-on-top", *seat).with("card", card.key()),
        Event::LostTroops { seat, troops } => by("ev-lost-troops", *seat).with("n", *troops),
        Event::Forbidden { seat, space } => by("ev-forbidden", *seat).with("space", space.key()),
        Event::Masterstroke { seat, factions } => {
            by("ev-masterstroke", *seat).with("factions", keys(factions, Faction::key))
        }
        Event::Ix(event) => ix::happened(view, event),
        Event::Tleilax(event) => tleilax(view, event),
        Event::EndTriggered => "ev-end-triggered".into(),
    }
}

fn tleilax(view: &View, event: &Tleilax) -> Say {
    let by = |key: &'static str, seat: Seat| Say::new(key).with("who", seated(view, seat));
    match event {
        Tleilax::Grafted { seat, card, partner } => {
            by("ev-grafted", *seat).with("card", card.key()).with("partner", partner.key())
        }
        Tleilax::Researched { seat, cell } => {
            cell_named("ev-researched", *cell).with("who", seated(view, *seat))
        }
        Tleilax::Advanced { seat, step } => by("ev-advanced", *seat).with("n", *step),
        Tleilax::Bred { seat, troops } => by("ev-bred", *seat).with("n", *troops),
        Tleilax::Released { seat, troops } => by("ev-released", *seat).with("n", *troops),
        Tleilax::LookedAtIntrigue { seat, cards: Some(cards) } => {
            by("ev-looked-at-cards", *seat).with("cards", keys(cards, Intrigue::key))
        }
        Tleilax::LookedAtIntrigue { seat, cards: None } => by("ev-looked-at-intrigue", *seat),
        Tleilax::Reclaimed { seat } => by("ev-reclaimed", *seat),
        Tleilax::Atomics { seat } => by("ev-atomics", *seat),
    }
}

/// The message key of the faction of a Commander's personal board.
fn own_faction(seat: Seat) -> &'static str {
    crate::state::team::commander_at(seat).map_or("nothing", |commander| commander.text().faction.key())
}
