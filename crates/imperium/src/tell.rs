//! The game in words: positions, choices and events as messages.

use table::game::Outcome;
use table::tell::Asked;
use table::{Arg, RuleId, Say, Seat, Section, Tell, rule_id};

use crate::Imperium;
use crate::action::Action;
use crate::board::{Faction, LOCATIONS};
use crate::content::{Card, Contract, Intrigue};
use crate::event::{Event, Good};
use crate::view::{PlayerView, View};

impl Tell for Imperium {
    fn languages() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../text/en.ftl")),
            ("uk", include_str!("../text/uk.ftl")),
            ("ru", include_str!("../text/ru.ftl")),
        ]
    }

    fn asked(view: &View) -> Option<Asked> {
        view.question.as_ref().map(|question| Asked { say: question.say.clone(), rule: question.rule })
    }

    fn sections(view: &View) -> Vec<Section> {
        let mut sections = vec![table_section(view), board_section(view)];
        sections.extend(view.players.iter().map(player_section));
        if !view.pool.is_empty() {
            let lines = view.pool.iter().map(|item| match item.card {
                Some(card) => {
                    Say::new("line-pool-card").with("card", card.key()).with("effect", item.say.clone())
                }
                None => item.say.clone(),
            });
            sections.push(Section { title: "section-pool".into(), lines: lines.collect() });
        }
        sections
    }

    fn choice(view: &View, action: &Action) -> Say {
        choice(view, action)
    }

    fn choice_rule(view: &View, action: &Action) -> RuleId {
        choice_rule(view, action)
    }

    fn happened(view: &View, event: &Event) -> Say {
        happened(view, event)
    }

    fn ended(view: &View, outcome: &Outcome) -> Say {
        let Some(winner) = outcome.winners.lowest() else { return Say::new(outcome.ending) };
        Say::new("ended")
            .with("how", outcome.ending)
            .with("who", seated(view, winner))
            .with("n", outcome.scores[winner.index()])
    }

    fn seat(view: &View, seat: Seat) -> Say {
        seated(view, seat)
    }
}

fn seated(view: &View, seat: Seat) -> Say {
    match view.players.get(seat.index()) {
        Some(player) => Say::new(player.key()),
        None => Say::new("nothing"),
    }
}

impl PlayerView {
    /// The message key of the leader's or the Rival's name.
    pub fn key(&self) -> &'static str {
        self.rival.map_or(self.leader.key(), |rival| rival.key())
    }
}

fn keys<T: Copy>(items: &[T], key: impl Fn(T) -> &'static str) -> Arg {
    match items {
        [] => Arg::Say(Say::new("nothing")),
        _ => Arg::List(items.iter().map(|&item| Say::new(key(item))).collect()),
    }
}

fn table_section(view: &View) -> Section {
    let mut lines = vec![Say::new("line-round").with("n", view.round).with("who", seated(view, view.first))];
    if let Some(conflict) = view.conflict {
        let text = conflict.text();
        lines.push(
            Say::new("line-conflict")
                .with("conflict", conflict.key())
                .with("level", text.level)
                .with("icon", text.icon.key())
                .with("first", crate::describe::effects(&text.first))
                .with("second", crate::describe::effects(&text.second))
                .with("third", crate::describe::effects(&text.third)),
        );
    }
    lines.push(Say::new(if view.wall { "line-wall-stands" } else { "line-wall-gone" }));
    let row = view.row.iter().map(|card| {
        Say::new("line-card-cost").with("card", card.key()).with("n", card.text().cost.unwrap_or(0))
    });
    lines.push(Say::new("line-row").with("cards", row.collect::<Vec<_>>()));
    lines.push(Say::new("line-reserve").with("prepare", view.reserve[0]).with("spice", view.reserve[1]));
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

fn board_section(view: &View) -> Section {
    let mut lines = Vec::new();
    for here in &view.agents {
        let seats: Vec<Say> = here.seats.iter().map(|&seat| seated(view, seat)).collect();
        lines.push(Say::new("line-agents").with("space", here.space.key()).with("who", seats));
    }
    for bonus in view.bonus.iter().filter(|bonus| bonus.spice > 0) {
        lines.push(Say::new("line-bonus").with("space", bonus.space.key()).with("n", bonus.spice));
    }
    for held in &view.control {
        lines.push(
            Say::new("line-control").with("space", held.space.key()).with("who", seated(view, held.seat)),
        );
    }
    for held in &view.alliances {
        let who = seated(view, held.seat);
        lines.push(Say::new("line-alliance").with("faction", held.faction.key()).with("who", who));
    }
    debug_assert!(view.control.len() <= LOCATIONS.len());
    Section { title: "section-board".into(), lines }
}

fn player_section(player: &PlayerView) -> Section {
    let mut lines = vec![
        Say::new("line-goods")
            .with("vp", player.vp)
            .with("solari", player.solari)
            .with("spice", player.spice)
            .with("water", player.water),
    ];
    let influence = Faction::ALL
        .iter()
        .zip(player.influence)
        .map(|(faction, step)| Say::new("line-influence").with("faction", faction.key()).with("n", step));
    lines.push(Say::new("line-influences").with("all", influence.collect::<Vec<_>>()));
    lines.push(
        Say::new("line-units")
            .with("garrison", player.garrison)
            .with("supply", player.supply)
            .with("deployed", player.deployed)
            .with("worms", player.worms)
            .with("strength", player.strength)
            .with("agents", player.agents),
    );
    let has = [
        (player.swordmaster, "has-swordmaster"),
        (player.council, "has-council-seat"),
        (player.hooks, "has-hooks"),
    ];
    let has: Vec<&'static str> = has.into_iter().filter(|(has, _)| *has).map(|(_, key)| key).collect();
    if !has.is_empty() {
        lines.push(Say::new("line-has").with("all", keys(&has, |key| key)));
    }
    lines.push(Say::new("line-spies").with("posts", keys(&player.spies, |post| post.key())));
    if !player.contracts.is_empty() || player.completed > 0 {
        lines.push(
            Say::new("line-contracts")
                .with("contracts", keys(&player.contracts, Contract::key))
                .with("n", player.completed),
        );
    }
    lines.push(Say::new("line-icons").with("icons", keys(&player.icons, |icon| icon.key())));
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
    Section {
        title: Say::new("section-player").with("n", player.seat.0 + 1).with("leader", player.key()),
        lines,
    }
}

fn choice(view: &View, action: &Action) -> Say {
    let option = |at: u8| {
        let options = view.question.as_ref().map(|question| question.options.as_slice()).unwrap_or_default();
        options.get(usize::from(at)).cloned().unwrap_or(Say::new("fx-nothing"))
    };
    match *action {
        Action::Send { card, space } => {
            Say::new("do-send").with("card", card.key()).with("space", space.key())
        }
        Action::Reveal => "do-reveal".into(),
        Action::Play(card) => Say::new("do-play").with("card", card.key()),
        Action::PayExtra => "do-pay-extra".into(),
        Action::Infiltrate(post) => Say::new("do-infiltrate").with("post", post.key()),
        Action::Gather(post) => Say::new("do-gather").with("post", post.key()),
        Action::Resolve(at) => match view.pool.get(usize::from(at)) {
            Some(item) => match item.card {
                Some(card) => {
                    Say::new("line-pool-card").with("card", card.key()).with("effect", item.say.clone())
                }
                None => Say::new("do-resolve").with("effect", item.say.clone()),
            },
            None => "fx-nothing".into(),
        },
        Action::Rest => "do-rest".into(),
        Action::EndTurn => "do-end-turn".into(),
        Action::Line(at) | Action::Option(at) => Say::new("do-resolve").with("effect", option(at)),
        Action::Deploy(n) => Say::new("do-deploy").with("n", n),
        Action::Retreat(n) => Say::new("do-retreat").with("n", n),
        Action::Faction(faction) => Say::new("do-faction").with("faction", faction.key()),
        Action::Discard(card) => Say::new("do-discard").with("card", card.key()),
        Action::Trash(zone, card) => Say::new("do-trash").with("card", card.key()).with("zone", zone.key()),
        Action::TrashIntrigue(card) => Say::new("do-trash-intrigue").with("card", card.key()),
        Action::PlaceSpy(post) => Say::new("do-place-spy").with("post", post.key()),
        Action::RecallSpy(post) => Say::new("do-recall-spy").with("post", post.key()),
        Action::RecallAgent(space) => Say::new("do-recall-agent").with("space", space.key()),
        Action::Take(contract) => Say::new("do-take").with("contract", contract.key()),
        Action::RemoveWall => "do-remove-wall".into(),
        Action::Acquire(card) => {
            Say::new("do-acquire").with("card", card.key()).with("n", card.text().cost.unwrap_or(0))
        }
        Action::AcquireAside => "do-acquire-aside".into(),
        Action::SetAside(card) => Say::new("do-set-aside").with("card", card.key()),
        Action::Pick(card) => Say::new("do-pick").with("card", card.key()),
        Action::Train(step) => {
            let reward = crate::content::content().training.get(usize::from(step)).map(|step| &step.reward);
            Say::new("do-train")
                .with("effects", reward.map_or_else(Vec::new, |reward| crate::describe::effects(reward)))
        }
        Action::Defend => "do-defend".into(),
        Action::GiveAlliance(to) => Say::new("do-give-alliance").with("who", seated(view, to)),
        Action::PairWild(icon) => Say::new("do-pair-wild").with("icon", icon.key()),
        Action::Decline => "do-decline".into(),
        Action::Pass => "do-pass".into(),
    }
}

fn choice_rule(view: &View, action: &Action) -> RuleId {
    match action {
        Action::Send { .. } => rule_id!("IU-AGENT-01"),
        Action::Reveal => rule_id!("IU-ROUND-08"),
        Action::Play(_) => rule_id!("IU-INTRIGUE-04"),
        Action::Infiltrate(_) => rule_id!("IU-SPY-07"),
        Action::Gather(_) => rule_id!("IU-SPY-08"),
        Action::Resolve(_) | Action::Rest => rule_id!("IU-AGENT-13"),
        Action::Deploy(_) => rule_id!("IU-UNIT-06"),
        Action::Retreat(_) => rule_id!("IU-UNIT-11"),
        Action::Discard(_) => rule_id!("IU-GLOSS-09"),
        Action::Trash(..) => rule_id!("IU-GLOSS-06"),
        Action::TrashIntrigue(_) => rule_id!("IU-INTRIGUE-11"),
        Action::PlaceSpy(_) => rule_id!("IU-SPY-02"),
        Action::RecallSpy(_) => rule_id!("IU-SPY-05"),
        Action::RecallAgent(_) => rule_id!("IU-GLOSS-01"),
        Action::Take(_) => rule_id!("IU-CHOAM-07"),
        Action::RemoveWall => rule_id!("IU-WALL-04"),
        Action::Acquire(_) | Action::AcquireAside => rule_id!("IU-ACQUIRE-02"),
        Action::Defend => rule_id!("IU-CONTROL-04"),
        Action::GiveAlliance(_) => rule_id!("IU-ALLY-04"),
        Action::PairWild(_) => rule_id!("IU-ICON-04"),
        Action::Pass => rule_id!("IU-COMBAT-03"),
        Action::EndTurn => rule_id!("IU-ROUND-05"),
        Action::PayExtra
        | Action::Line(_)
        | Action::Option(_)
        | Action::Faction(_)
        | Action::SetAside(_)
        | Action::Pick(_)
        | Action::Train(_)
        | Action::Decline => view.question.as_ref().map_or(rule_id!("IU-ROUND-06"), |question| question.rule),
    }
}

impl Good {
    /// Its message key.
    pub const fn key(self) -> &'static str {
        match self {
            Good::Solari => "fx-solari",
            Good::Spice => "fx-spice",
            Good::Water => "fx-water",
            Good::Persuasion => "fx-persuasion",
            Good::Swords => "fx-swords",
            Good::Vp => "fx-vp",
        }
    }
}

fn happened(view: &View, event: &Event) -> Say {
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
            by("ev-influence", *seat).with("faction", faction.key()).with("n", *step)
        }
        Event::Alliance { faction, holder: Some(seat) } => {
            by("ev-alliance", *seat).with("faction", faction.key())
        }
        Event::Alliance { faction, holder: None } => {
            Say::new("ev-alliance-returned").with("faction", faction.key())
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
        Event::Dealt { card } => Say::new("ev-dealt").with("card", card.key()),
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
        Event::TrashedIntrigue { seat, card } => by("ev-trashed", *seat).with("card", card.key()),
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
        Event::EndTriggered => "ev-end-triggered".into(),
    }
}
