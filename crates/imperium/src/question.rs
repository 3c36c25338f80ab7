//! What a seat is asked, in one sentence, with the rule it comes from.

use table::{RuleId, Say, Seat, rule_id};

use crate::content::Card;
use crate::describe;
use crate::state::{Imperium, NONE};
use crate::step::Step;
use crate::view::Question;

/// What the seat is asked, if it is waited for.
pub(crate) fn question(game: &Imperium, seat: Seat) -> Option<Question> {
    let (asked, step) = game.pending()?;
    if asked != seat {
        return None;
    }
    let (say, rule) = ask(game, step);
    let options = match step {
        Step::Choose { options, .. } => describe::effects(options.0),
        Step::Lines { lines, .. } => describe::effects(lines.0),
        _ => Vec::new(),
    };
    Some(Question { say, rule, options })
}

fn ask(game: &Imperium, step: &Step) -> (Say, RuleId) {
    let plain = |key: &'static str, rule: RuleId| (Say::new(key), rule);
    match *step {
        Step::Defend { .. } => plain("ask-defend", rule_id!("IU-CONTROL-04")),
        Step::Turn { .. } => plain("ask-turn", rule_id!("IU-ROUND-06")),
        Step::Infiltrate { space, .. } => {
            (Say::new("ask-infiltrate").with("space", space.key()), rule_id!("IU-SPY-07"))
        }
        Step::Extra { space, .. } => {
            let extra = space.text().extra.as_ref();
            let price = extra.map_or(Say::new("fx-nothing"), |(price, _)| describe::effect(price));
            let gain = extra.map_or(Say::new("fx-nothing"), |(_, gain)| describe::effect(gain));
            let say =
                Say::new("ask-extra").with("space", space.key()).with("price", price).with("gain", gain);
            (say, rule_id!("IU-AGENT-14"))
        }
        Step::Gather { space, .. } => {
            (Say::new("ask-gather").with("space", space.key()), rule_id!("IU-SPY-08"))
        }
        Step::Pool { .. } if game.turn.reveal => {
            let persuasion = game.player(game.turn.seat).persuasion;
            (Say::new("ask-reveal-turn").with("n", persuasion), rule_id!("IU-REVEAL-04"))
        }
        Step::Pool { .. } => plain("ask-agent-turn", rule_id!("IU-AGENT-13")),
        Step::CombatChance { .. } => plain("ask-combat", rule_id!("IU-COMBAT-01")),
        Step::Endgame { .. } => plain("ask-endgame", rule_id!("IU-END-01")),
        Step::Lines { .. } => plain("ask-lines", rule_id!("IU-AGENT-14")),
        Step::Choose { this, .. } if this != NONE => {
            (Say::new("ask-choose-of").with("card", Card(this).key()), rule_id!("IU-AGENT-12"))
        }
        Step::Choose { .. } => plain("ask-choose", rule_id!("IU-AGENT-12")),
        Step::GainInfluence { amount, .. } => {
            (Say::new("ask-gain-influence").with("n", amount), rule_id!("IU-INFLU-10"))
        }
        Step::LoseInfluence { .. } => plain("ask-lose-influence", rule_id!("IU-INFLU-10")),
        Step::GiveAlliance { faction, .. } => {
            (Say::new("ask-give-alliance").with("faction", faction.key()), rule_id!("IU-ALLY-04"))
        }
        Step::Discard { .. } => plain("ask-discard", rule_id!("IU-GLOSS-09")),
        Step::Trash { .. } => plain("ask-trash", rule_id!("IU-GLOSS-06")),
        Step::TrashIntrigue { .. } => plain("ask-trash-intrigue", rule_id!("IU-INTRIGUE-11")),
        Step::PlaceSpy { seat, .. } if game.player(seat).spy_supply() == 0 => {
            plain("ask-recall-to-place", rule_id!("IU-SPY-03"))
        }
        Step::PlaceSpy { .. } => plain("ask-place-spy", rule_id!("IU-SPY-02")),
        Step::RecallSpy { .. } => plain("ask-recall-spy", rule_id!("IU-SPY-05")),
        Step::RecallAgent { .. } => plain("ask-recall-agent", rule_id!("IU-GLOSS-01")),
        Step::TakeContract { .. } => plain("ask-contract", rule_id!("IU-CHOAM-07")),
        Step::Retreat { .. } => plain("ask-retreat", rule_id!("IU-UNIT-11")),
        Step::Deploy { .. } => plain("ask-deploy", rule_id!("IU-UNIT-07")),
        Step::DeployOrRetreat { .. } => plain("ask-deploy-or-retreat", rule_id!("IU-UNIT-11")),
        Step::ShieldWall { .. } => plain("ask-shield-wall", rule_id!("IU-WALL-04")),
        Step::Acquire { solari: true, .. } => plain("ask-buy-with-solari", rule_id!("IU-ROUND-13")),
        Step::Acquire { .. } => plain("ask-acquire", rule_id!("IU-ACQUIRE-02")),
        Step::SetAside { .. } => plain("ask-set-aside", rule_id!("IU-ROUND-13")),
        Step::Look { cards, .. } if cards.len() == 3 => plain("ask-look-draw", rule_id!("IU-ROUND-13")),
        Step::Look { .. } => plain("ask-look-discard", rule_id!("IU-ROUND-13")),
        Step::Keep { .. } => plain("ask-keep", rule_id!("IU-COMBO-07")),
        Step::Activate { .. } => plain("ask-activate", rule_id!("IU-SIX-22")),
        Step::CallUp { .. } => plain("ask-call-up", rule_id!("IU-SIX-26")),
        Step::Split { troops, .. } => (Say::new("ask-split").with("n", troops), rule_id!("IU-SIX-48")),
        Step::TradeWith { .. } => plain("ask-trade-with", rule_id!("IU-SIX-50")),
        Step::Give { to, .. } => {
            (Say::new("ask-give").with("who", game.player(to).leader.key()), rule_id!("IU-SIX-50"))
        }
        Step::Enthrone { .. } => plain("ask-enthrone", rule_id!("IU-SIX-55")),
        Step::ShareContracts { seat } => {
            let left = game.player(game.allies_of(seat)[0]).leader;
            (Say::new("ask-share-contracts").with("who", left.key()), rule_id!("IU-CHOAM-07"))
        }
        Step::Contribute { effect, given, .. } => {
            (Say::new("ask-contribute").with("n", game.levy_open(effect, given)), rule_id!("IU-ROUND-13"))
        }
        Step::ReadIcon { faction, .. } => (
            Say::new("ask-read-icon").with("faction", faction.key()),
            if faction == crate::board::Faction::Emperor {
                rule_id!("IU-SIX-42")
            } else {
                rule_id!("IU-SIX-43")
            },
        ),
        Step::Yield { .. } => plain("ask-yield", rule_id!("IU-SIX-61")),
        Step::Train { .. } => plain("ask-train", rule_id!("IU-CLARIFY-06")),
        _ => plain("ask-turn", rule_id!("IU-ROUND-06")),
    }
}
