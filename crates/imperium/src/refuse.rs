//! Why something is not allowed: the rule against it and a reason.

use table::{Refusal, Seat, rule_id};

use crate::action::Action;
use crate::board::Icon;
use crate::choices::Timing;
use crate::content::{Card, Intrigue, content};
use crate::phase::agent_turn::Barred;
use crate::state::Imperium;
use crate::step::Step;

impl Imperium {
    /// The reason an action is not among the seat's choices now.
    pub(crate) fn refuse(&self, seat: Seat, action: &Action) -> Refusal {
        if self.over {
            return Refusal::new(rule_id!("IU-END-01"), "refuse-over");
        }
        if !self.asked().has(seat) {
            return Refusal::new(rule_id!("IU-ROUND-05"), "refuse-not-asked");
        }
        match (self.stack.last(), action) {
            (Some(Step::Turn { .. }), Action::Send { card, space }) => {
                self.refuse_sending(seat, *card, *space)
            }
            (
                Some(
                    Step::Turn { .. } | Step::Pool { .. } | Step::CombatChance { .. } | Step::Endgame { .. },
                ),
                Action::Play(card),
            ) => self.refuse_intrigue(seat, *card),
            (Some(Step::Pool { .. }), Action::Deploy(_)) if self.is_commander(seat) => {
                Refusal::new(rule_id!("IU-SIX-26"), "refuse-ally-deploys")
            }
            (Some(Step::Pool { .. } | Step::CallUp { .. }), Action::Deploy(_)) => self.refuse_deployment(),
            (Some(Step::Pool { .. }), Action::AcquireThrone(_)) => {
                Refusal::new(rule_id!("IU-SIX-56"), "refuse-throne-row")
            }
            (Some(Step::Enthrone { .. }), Action::Enthrone(_)) => {
                Refusal::new(rule_id!("IU-SIX-55"), "refuse-enthrone")
            }
            (Some(Step::TradeWith { .. }), Action::TradeWith(_)) => {
                Refusal::new(rule_id!("IU-SIX-50"), "refuse-trade-outside-team")
            }
            (Some(Step::Give { .. }), Action::Give(..) | Action::GiveIntrigue(_)) => {
                Refusal::new(rule_id!("IU-SIX-50"), "refuse-one-kind-of-goods")
            }
            (Some(Step::Pool { .. }), Action::EndTurn) => {
                Refusal::new(rule_id!("IU-GLOSS-15"), "refuse-mandatory-left")
            }
            (Some(Step::Pool { .. }), Action::Resolve(_)) => {
                Refusal::new(rule_id!("IU-AGENT-14"), "refuse-effect-impossible")
            }
            (Some(Step::Pool { .. }), Action::Acquire(_) | Action::AcquireAside) if !self.turn.reveal => {
                Refusal::new(rule_id!("IU-ACQUIRE-01"), "refuse-acquire-on-reveal-turn")
            }
            (Some(Step::Pool { .. }), Action::Acquire(card)) => self.refuse_purchase(seat, *card),
            (Some(Step::Acquire { .. }), Action::Acquire(_)) => {
                Refusal::new(rule_id!("IU-ACQUIRE-02"), "refuse-card-not-for-sale")
            }
            (Some(Step::PlaceSpy { .. }), Action::PlaceSpy(post)) => {
                if self.watched() & crate::state::one(*post) != 0 {
                    Refusal::new(rule_id!("IU-SPY-02"), "refuse-post-taken")
                } else {
                    Refusal::new(rule_id!("IU-SPY-04"), "refuse-post-not-connected")
                }
            }
            (Some(Step::PlaceSpy { .. }), Action::Decline) => {
                Refusal::new(rule_id!("IU-SPY-03"), "refuse-recalled-spy")
            }
            (
                Some(Step::Gather { .. } | Step::Infiltrate { .. }),
                Action::Gather(_) | Action::Infiltrate(_),
            ) => Refusal::new(rule_id!("IU-SPY-07"), "refuse-no-spy-there"),
            (Some(Step::Keep { .. }), Action::Keep(_)) => {
                Refusal::new(rule_id!("IU-COMBO-07"), "refuse-contract-not-offered")
            }
            (Some(Step::TakeContract { .. }), Action::Take(_)) => {
                Refusal::new(rule_id!("IU-CHOAM-07"), "refuse-contract-not-offered")
            }
            (Some(Step::Lines { .. }), Action::Decline) => {
                Refusal::new(rule_id!("IU-INTRIGUE-08"), "refuse-intrigue-unpaid")
            }
            (Some(Step::LoseInfluence { .. }), Action::Faction(_)) => {
                Refusal::new(rule_id!("IU-AMB-17"), "refuse-no-influence-to-lose")
            }
            _ => Refusal::new(rule_id!("IU-ROUND-06"), "refuse-not-now"),
        }
    }

    fn refuse_sending(&self, seat: Seat, card: Card, space: crate::board::Space) -> Refusal {
        let player = self.player(seat);
        if !player.hand.has(card.0) {
            return Refusal::new(rule_id!("IU-AGENT-01"), "refuse-card-not-in-hand");
        }
        if content().icons[usize::from(card.0)] == 0 {
            return Refusal::new(rule_id!("IU-AGENT-08"), "refuse-card-without-icons");
        }
        match self.barred(seat, card, space) {
            Some(Barred::Elsewhere) if space.text().owner.is_some() => {
                Refusal::new(rule_id!("IU-SIX-32"), "refuse-personal-board")
            }
            Some(Barred::Elsewhere) => Refusal::new(rule_id!("IU-SIX-09"), "refuse-other-side"),
            Some(Barred::Icon) if card.text().icons.contains(&Icon::Spy) => {
                Refusal::new(rule_id!("IU-SPY-12"), "refuse-space-not-spied-on")
            }
            Some(Barred::Icon) => Refusal::new(rule_id!("IU-AGENT-03"), "refuse-icon"),
            Some(Barred::Occupied) => Refusal::new(rule_id!("IU-AGENT-05"), "refuse-occupied"),
            Some(Barred::Influence) => Refusal::new(rule_id!("IU-AGENT-11"), "refuse-influence"),
            Some(Barred::Twice) => Refusal::new(rule_id!("IU-SPACE-18"), "refuse-swordmaster-twice"),
            Some(Barred::Never) => Refusal::new(rule_id!("IU-RIVALDIFF-05"), "refuse-no-swordmaster"),
            Some(Barred::Cost) | None => Refusal::new(rule_id!("IU-AGENT-07"), "refuse-cost"),
        }
    }

    fn refuse_intrigue(&self, seat: Seat, card: Intrigue) -> Refusal {
        if !self.player(seat).intrigue.has(card.0) {
            return Refusal::new(rule_id!("IU-INTRIGUE-03"), "refuse-intrigue-not-held");
        }
        match self.timing() {
            Some(Timing::Plot | Timing::Combat) if self.army(seat).is_none() => {
                Refusal::new(rule_id!("IU-SIX-21"), "refuse-no-ally-yet")
            }
            Some(timing) if !timing.lines(card).is_empty() => {
                Refusal::new(rule_id!("IU-INTRIGUE-08"), "refuse-intrigue-unpaid")
            }
            Some(Timing::Combat) => Refusal::new(rule_id!("IU-INTRIGUE-06"), "refuse-intrigue-timing"),
            Some(Timing::Endgame) => Refusal::new(rule_id!("IU-INTRIGUE-07"), "refuse-intrigue-timing"),
            _ => Refusal::new(rule_id!("IU-INTRIGUE-05"), "refuse-intrigue-timing"),
        }
    }

    fn refuse_deployment(&self) -> Refusal {
        let combat = self.visited().is_some_and(|space| space.text().combat);
        match () {
            () if self.turn.no_deployment => {
                Refusal::new(rule_id!("IU-CLARIFY-08"), "refuse-deployment-banned")
            }
            () if combat => Refusal::new(rule_id!("IU-UNIT-06"), "refuse-too-many-troops"),
            () => Refusal::new(rule_id!("IU-UNIT-08"), "refuse-no-combat-space"),
        }
    }

    fn refuse_purchase(&self, seat: Seat, card: Card) -> Refusal {
        let mut for_sale = false;
        self.acquirable(seat, 0, u8::MAX, |there| for_sale |= there == card);
        if for_sale {
            Refusal::new(rule_id!("IU-ACQUIRE-03"), "refuse-too-little-persuasion")
        } else {
            Refusal::new(rule_id!("IU-ACQUIRE-02"), "refuse-card-not-for-sale")
        }
    }
}
