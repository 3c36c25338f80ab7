//! The game in words: positions, choices and events as messages.

use table::game::Outcome;
use table::tell::Asked;
use table::{Arg, Refusal, RuleId, Say, Seat, Section, Tell, rule_id};

pub mod describe;
mod happened;
mod ix;
mod reasons;
mod sections;

use crate::Imperium;
use crate::action::Action;
use crate::board::Faction;
use crate::content::{self, Cell, Contents, Printed, led_by};
use crate::effect::Effect;
use crate::event::Event;
use crate::view::{Piece, PlayerView, View};

impl Tell for Imperium {
    type Contents = Contents;

    fn boxes() -> Vec<(&'static str, Contents)> {
        content::boxes()
    }

    fn languages() -> &'static [(&'static str, &'static str)] {
        table::spoken!(["../text/", "../text/base.", "../text/ix.", "../text/immortality."], ".ftl")
    }

    fn reason(&self, seat: Seat, action: &Action, refusal: &Refusal) -> Say {
        reasons::reason(self, seat, *action, refusal)
    }

    fn asked(view: &View) -> Option<Asked> {
        view.question.as_ref().map(|question| Asked { say: question.say.clone(), rule: question.rule })
    }

    fn sections(view: &View) -> Vec<Section> {
        let mut sections = vec![sections::table_section(view), sections::board_section(view)];
        sections.extend(view.players.iter().map(|player| sections::player_section(view, player)));
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

    fn cost(&self, seat: Seat, action: &Action) -> Option<Say> {
        reasons::cost(self, seat, *action)
    }

    fn brief(view: &View) -> Vec<Say> {
        sections::brief(view)
    }

    fn happened(view: &View, event: &Event) -> Say {
        happened::happened(view, event)
    }

    fn ended(view: &View, outcome: &Outcome) -> Say {
        let Some(winner) = outcome.winners.lowest() else { return Say::new(outcome.ending) };
        if view.six {
            let commander =
                outcome.winners.iter().find(|seat| crate::state::team::commander_at(*seat).is_some());
            let points: i16 = outcome.winners.iter().map(|seat| outcome.scores[seat.index()]).sum();
            return Say::new("ended-team")
                .with("how", outcome.ending)
                .with("who", seated(view, commander.unwrap_or(winner)))
                .with("n", points);
        }
        Say::new("ended")
            .with("how", outcome.ending)
            .with("who", seated(view, winner))
            .with("n", outcome.scores[winner.index()])
    }

    fn round(view: &View) -> u16 {
        view.round.into()
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
        led_by(self.leader, self.rival)
    }
}

/// The message key of the track with this icon on the side of the board that is used. IU-SIX-09
fn track(view: &View, faction: Faction) -> &'static str {
    if view.six { faction.key_of_six() } else { faction.key() }
}

fn keys<T: Copy>(items: &[T], key: impl Fn(T) -> &'static str) -> Arg {
    match items {
        [] => Arg::Say(Say::new("nothing")),
        _ => Arg::List(items.iter().map(|&item| Say::new(key(item))).collect()),
    }
}

/// A message about a cell of the research track.
fn cell_named(key: &'static str, cell: Cell) -> Say {
    Say::new(key).with("column", cell.text().column).with("row", cell.row())
}

/// Is it nothing but sandworms, which the Shield Wall keeps out? IU-WORM-03
fn kept_out(view: &View, effect: &Effect) -> bool {
    let protected = || view.wall && view.conflict.is_some_and(|conflict| conflict.text().location.is_some());
    match effect {
        Effect::Worms(_) => protected(),
        Effect::If(_, effects) => effects.iter().all(|effect| kept_out(view, effect)),
        _ => false,
    }
}

/// A Commander who activates this Ally before sending an agent has none left for this turn. IU-SIX-23
fn token_is_away(view: &View, ally: Seat) -> bool {
    let before = view.question.as_ref().is_some_and(|question| question.say.key == "ask-turn");
    let own = view.players.get(view.turn.seat.index());
    let ready = |piece: &Piece| piece.at.is_none() && (piece.swordmaster || piece.ally == Some(ally));
    before && own.is_some_and(|own| !own.pieces.iter().any(ready))
}

fn choice(view: &View, action: &Action) -> Say {
    let said = |printed: Printed| {
        let effect = printed.effect();
        let key = if kept_out(view, effect) { "do-resolve-idle" } else { "do-resolve" };
        Say::new(key).with("effect", describe::effect(effect))
    };
    match *action {
        Action::Send { card, space } => {
            Say::new("do-send").with("card", card.key()).with("space", space.key())
        }
        Action::Graft { card, partner } => {
            Say::new("do-graft").with("card", card.key()).with("partner", partner.key())
        }
        Action::GraftRow { card, partner } => {
            Say::new("do-graft-row").with("card", card.key()).with("partner", partner.key())
        }
        Action::Envoy(card) => Say::new("do-envoy").with("card", card.key()),
        Action::Reveal => "do-reveal".into(),
        Action::Play(card) => Say::new("do-play").with("card", card.key()),
        Action::PayExtra => "do-pay-extra".into(),
        Action::Infiltrate(post) => Say::new("do-infiltrate").with("post", post.key()),
        Action::Gather(post) => Say::new("do-gather").with("post", post.key()),
        Action::Resolve(effect) => {
            let card = view.pool.iter().find(|item| item.effect == effect).and_then(|item| item.card);
            match card {
                Some(card) => Say::new("line-pool-card")
                    .with("card", card.key())
                    .with("effect", describe::effect(effect.effect())),
                None => said(effect),
            }
        }
        Action::Copy(effect) => {
            let card = view.pool.iter().rev().find(|item| item.effect == effect).and_then(|item| item.card);
            Say::new("line-pool-card")
                .with("card", card.map_or("nothing", |card| card.key()))
                .with("effect", describe::effect(effect.effect()))
        }
        Action::Rest => "do-rest".into(),
        Action::EndTurn => "do-end-turn".into(),
        Action::Line(effect) | Action::Option(effect) => said(effect),
        Action::Deploy(n) => Say::new("do-deploy").with("n", n),
        Action::Retreat(n) => Say::new("do-retreat").with("n", n),
        Action::Faction(faction) => Say::new("do-faction").with("faction", track(view, faction)),
        Action::Discard(card) => Say::new("do-discard").with("card", card.key()),
        Action::Trash(zone, card) => Say::new("do-trash").with("card", card.key()).with("zone", zone.key()),
        Action::TrashIntrigue(card) => Say::new("do-trash-intrigue").with("card", card.key()),
        Action::KeepIntrigue(card) => Say::new("do-keep-intrigue").with("card", card.key()),
        Action::PlaceSpy(post) => Say::new("do-place-spy").with("post", post.key()),
        Action::RecallSpy(post) => Say::new("do-recall-spy").with("post", post.key()),
        Action::RecallAgent(space) => Say::new("do-recall-agent").with("space", space.key()),
        Action::Take(contract) => Say::new("do-take").with("contract", contract.key()),
        Action::Keep(contract) => Say::new("do-keep").with("contract", contract.key()),
        Action::RemoveWall => "do-remove-wall".into(),
        Action::Acquire(card) => {
            Say::new("do-acquire").with("card", card.key()).with("n", card.text().cost.unwrap_or(0))
        }
        Action::AcquireThrone(card) => {
            Say::new("do-acquire-throne").with("card", card.key()).with("n", card.text().cost.unwrap_or(0))
        }
        Action::AcquireAside => "do-acquire-aside".into(),
        Action::AcquireTleilaxu(card) => {
            let specimens = card.text().specimens.unwrap_or(0);
            Say::new("do-acquire-tleilaxu").with("card", card.key()).with("n", specimens)
        }
        Action::Research(cell) => {
            let effects = describe::effects(&cell.text().reward);
            cell_named("do-research", cell).with("effects", effects)
        }
        Action::ReturnSpecimens(n) => Say::new("do-return-specimens").with("n", n),
        Action::Atomics => "do-atomics".into(),
        Action::SetAside(card) => Say::new("do-set-aside").with("card", card.key()),
        Action::Pick(card) => Say::new("do-pick").with("card", card.key()),
        Action::Train(step) => {
            let reward = crate::content::content().training.get(usize::from(step)).map(|step| &step.reward);
            Say::new("do-train").with(
                "effects",
                reward.map_or_else(Vec::new, |reward| crate::tell::describe::effects(reward)),
            )
        }
        Action::Defend => "do-defend".into(),
        Action::GiveAlliance(to) => Say::new("do-give-alliance").with("who", seated(view, to)),
        Action::PairWild(icon) => Say::new("do-pair-wild").with("icon", icon.key()),
        Action::Activate(ally) => {
            let key = if token_is_away(view, ally) { "do-activate-away" } else { "do-activate" };
            Say::new(key).with("who", seated(view, ally))
        }
        Action::CallUp => Say::new("do-call-up")
            .with("who", view.turn.ally.map_or_else(|| Say::new("nothing"), |ally| seated(view, ally))),
        Action::OwnBoard => "do-own-board".into(),
        Action::Split(left) => {
            let team = view.turn.seat.0 % 2;
            let commander = view.players.iter().find(|it| it.commander && it.seat.0 % 2 == team);
            let allies = commander.map(|it| it.allies.clone()).unwrap_or_default();
            let ally = |at: usize| allies.get(at).map_or_else(|| Say::new("nothing"), |&at| seated(view, at));
            Say::new("do-split").with("n", left).with("who", ally(0)).with("other", ally(1))
        }
        Action::TradeWith(mate) => Say::new("do-trade-with").with("who", seated(view, mate)),
        Action::Give(good, n) => Say::new("do-give").with("what", Say::new(good.key()).with("n", n)),
        Action::GiveIntrigue(card) => Say::new("do-give-intrigue").with("card", card.key()),
        Action::Enthrone(card) => Say::new("do-enthrone").with("card", card.key()),
        Action::Contribute(n) => Say::new("do-contribute").with("n", n),
        Action::Yield => "do-yield".into(),
        Action::Exchange(spice) => {
            let rates = view.turn.space.map(|space| &space.text().rates);
            let rate = rates.and_then(|rates| rates.iter().find(|(price, _)| *price == spice));
            Say::new("do-exchange").with("n", spice).with("solari", rate.map_or(0, |(_, solari)| *solari))
        }
        Action::FromLeader => "do-from-leader".into(),
        Action::DrawTop => "do-draw-top".into(),
        Action::TrashTop => "do-trash-top".into(),
        Action::PutOnTop => "do-put-on-top".into(),
        Action::TakeBack(card) => Say::new("do-take-back").with("card", card.key()),
        Action::Target(seat) => Say::new("do-target").with("who", seated(view, seat)),
        Action::LoseTroop => "do-lose-troop".into(),
        Action::LoseGarrison => "do-lose-garrison".into(),
        Action::Forbid(space) => Say::new("do-forbid").with("space", space.key()),
        Action::Decline => "do-decline".into(),
        Action::Advance
        | Action::RecallFreighter
        | Action::AcquireTech(_)
        | Action::PayIn(_)
        | Action::ReturnNegotiators(_)
        | Action::Negotiate
        | Action::UseTech(_)
        | Action::DeployDreadnought
        | Action::RetreatDreadnought
        | Action::Repel(_)
        | Action::RepelDreadnought(_)
        | Action::Occupy(_)
        | Action::Detonate
        | Action::Bury(_)
        | Action::PutAside(_)
        | Action::AnotherTurn => ix::choice(view, *action),
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
        Action::Graft { .. } => rule_id!("IM-GRAFT-01"),
        Action::GraftRow { .. } => rule_id!("IM-CARD-08"),
        Action::Envoy(_) => rule_id!("IM-GRAFT-09"),
        Action::Copy(_) => rule_id!("IM-CARD-01"),
        Action::AcquireTleilaxu(_) => rule_id!("IM-ROW-01"),
        Action::Research(_) => rule_id!("IM-TRACK-01"),
        Action::ReturnSpecimens(_) => rule_id!("IM-SPEC-03"),
        Action::Atomics => rule_id!("IM-ATOM-01"),
        Action::Resolve(_) | Action::Rest => rule_id!("IU-AGENT-13"),
        Action::Deploy(_) => rule_id!("IU-UNIT-06"),
        Action::Retreat(_) => rule_id!("IU-UNIT-11"),
        Action::Discard(_) => rule_id!("IU-GLOSS-09"),
        Action::Trash(..) => rule_id!("IU-GLOSS-06"),
        Action::TrashIntrigue(_) => rule_id!("IU-INTRIGUE-11"),
        Action::KeepIntrigue(_) => rule_id!("IM-CARD-19"),
        Action::LoseGarrison => rule_id!("IM-CARD-18"),
        Action::PlaceSpy(_) => rule_id!("IU-SPY-02"),
        Action::RecallSpy(_) => rule_id!("IU-SPY-05"),
        Action::RecallAgent(_) => rule_id!("IU-GLOSS-01"),
        Action::Take(_) => rule_id!("IU-CHOAM-07"),
        Action::Keep(_) => rule_id!("IU-COMBO-07"),
        Action::RemoveWall => rule_id!("IU-WALL-04"),
        Action::Acquire(_) | Action::AcquireAside => rule_id!("IU-ACQUIRE-02"),
        Action::AcquireThrone(_) => rule_id!("IU-SIX-56"),
        Action::Activate(_) => rule_id!("IU-SIX-22"),
        Action::CallUp => rule_id!("IU-SIX-26"),
        Action::OwnBoard => rule_id!("IU-SIX-44"),
        Action::Split(_) => rule_id!("IU-SIX-48"),
        Action::TradeWith(_) | Action::Give(..) | Action::GiveIntrigue(_) => rule_id!("IU-SIX-50"),
        Action::Enthrone(_) => rule_id!("IU-SIX-55"),
        Action::Yield => rule_id!("IU-SIX-61"),
        Action::Defend => rule_id!("IU-CONTROL-04"),
        Action::GiveAlliance(_) => rule_id!("IU-ALLY-04"),
        Action::PairWild(_) => rule_id!("IU-ICON-04"),
        Action::Pass => rule_id!("IU-COMBAT-03"),
        Action::EndTurn => rule_id!("IU-ROUND-05"),
        Action::Exchange(_) => rule_id!("DB-SPACE-16"),
        Action::FromLeader => rule_id!("DB-CARD-03"),
        Action::DrawTop | Action::TrashTop => rule_id!("DB-CARD-12"),
        Action::PutOnTop => rule_id!("IF-67"),
        Action::TakeBack(_) => rule_id!("DB-CARD-16"),
        Action::Target(_) => rule_id!("IF-76"),
        Action::LoseTroop => rule_id!("DB-CARD-10"),
        Action::Forbid(_) => rule_id!("DB-CARD-08"),
        Action::Advance | Action::RecallFreighter => rule_id!("RI-SHIP-01"),
        Action::AcquireTech(_) => rule_id!("RI-TECH-02"),
        Action::PayIn(_) => rule_id!("RI-TECH-20"),
        Action::ReturnNegotiators(_) => rule_id!("RI-TECH-08"),
        Action::Negotiate => rule_id!("RI-TECH-07"),
        Action::UseTech(_) => rule_id!("RI-TECH-11"),
        Action::DeployDreadnought => rule_id!("RI-DREAD-03"),
        Action::RetreatDreadnought => rule_id!("RI-CARD-10"),
        Action::Repel(_) | Action::RepelDreadnought(_) => rule_id!("RI-CARD-08"),
        Action::Occupy(_) => rule_id!("RI-DREAD-08"),
        Action::Detonate => rule_id!("RI-DREAD-16"),
        Action::Bury(_) => rule_id!("RI-TECH-19"),
        Action::PutAside(_) => rule_id!("RI-LEADER-03"),
        Action::AnotherTurn => rule_id!("RI-CARD-05"),
        Action::PayExtra
        | Action::Line(_)
        | Action::Option(_)
        | Action::Faction(_)
        | Action::SetAside(_)
        | Action::Pick(_)
        | Action::Train(_)
        | Action::Contribute(_)
        | Action::Decline => view.question.as_ref().map_or(rule_id!("IU-ROUND-06"), |question| question.rule),
    }
}
