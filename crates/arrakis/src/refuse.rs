//! Why an action is not allowed now.

use table::{Refusal, RuleId, rule_id};

use crate::action::Action;
use crate::cards::HAWAT;
use crate::guild::{GuildStep, Landing};
use crate::piece::{Power, Side};
use crate::state::Arrakis;
use crate::step::{Cause, Phase, Stage, Step};

/// The rule a step comes from.
pub(crate) fn rule_of(step: Step, phase: Phase) -> RuleId {
    match step {
        Step::Vehicles { must: true, .. } => rule_id!("WA-VEHICLE-05"),
        Step::Vehicles { .. } => rule_id!("WA-ACTION-17"),
        Step::ChangeDie { .. } => rule_id!("WA-DICE-05"),
        Step::BeneGesserit { .. } => rule_id!("WA-BG-03"),
        Step::BeneBoard { .. } => rule_id!("WA-TEAM-33"),
        Step::Turn { acted: false, .. } => rule_id!("WA-ACTION-02"),
        Step::Turn { .. } => rule_id!("WA-ACTION-03"),
        Step::UseDie { .. } => rule_id!("WA-LEADER-02"),
        Step::Claim if phase == Phase::Claims => rule_id!("WA-END-01"),
        Step::Claim => rule_id!("WA-PRESC-06"),
        Step::ClaimDie { .. } => rule_id!("WA-PRESC-08"),
        Step::GiveUpToken => rule_id!("WA-CARD-32"),
        Step::Fear => rule_id!("WA-PRESC-03"),
        Step::OneOf { .. } => rule_id!("WA-ACTION-04"),
        Step::Spot { .. } | Step::Figure { .. } | Step::PlaceEach { .. } => rule_id!("WA-TERM-16"),
        Step::Deploy { .. } => rule_id!("WA-ACTION-13"),
        Step::DeployTokens { .. } | Step::TokenTo { .. } => rule_id!("WA-ACTION-12"),
        Step::Replace { .. } => rule_id!("WA-ACTION-16"),
        Step::StandIn { .. } => rule_id!("WA-COMP-21"),
        Step::Draw { .. } => rule_id!("WA-ACTION-14"),
        Step::PlayCard { .. } => rule_id!("WA-AMB-19"),
        Step::Discard { .. } if phase == Phase::Tidy => rule_id!("WA-END-06"),
        Step::Discard { .. } => rule_id!("WA-PLAN-02"),
        Step::WhoDiscards { .. } => rule_id!("WA-TEAM-16"),
        Step::Move { .. } => rule_id!("WA-MOVE-07"),
        Step::March { .. } => rule_id!("WA-MOVE-02"),
        Step::Fly { .. } => rule_id!("WA-AIR-02"),
        Step::Settle { .. } | Step::Excess { .. } => rule_id!("WA-STACK-02"),
        Step::Attack { .. } => rule_id!("WA-BATTLE-01"),
        Step::AttackTarget { .. } => rule_id!("WA-BATTLE-02"),
        Step::Battle(stage) => match stage {
            Stage::Cards(_) => rule_id!("WA-BATTLE-08"),
            Stage::Specials(_) => rule_id!("WA-BATTLE-17"),
            Stage::Continue | Stage::Paid => rule_id!("WA-BATTLE-21"),
            Stage::Retreat => rule_id!("WA-BATTLE-23"),
            Stage::Roll | Stage::Hits | Stage::After | Stage::Won => rule_id!("WA-BATTLE-20"),
        },
        Step::Losses { cause, .. } => match cause {
            Cause::Price => rule_id!("WA-BATTLE-22"),
            Cause::Worm => rule_id!("WA-WORM-20"),
            Cause::Storm => rule_id!("WA-STORM-05"),
            Cause::Battle | Cause::Bombardment => rule_id!("WA-LOSS-01"),
        },
        Step::Flee { .. } => rule_id!("WA-RETREAT-02"),
        Step::Displace { .. } => rule_id!("WA-ATOMIC-04"),
        Step::TankOrder { .. } => rule_id!("WA-TANK-02"),
        Step::Advance { .. } => rule_id!("WA-BATTLE-29"),
        Step::WormFrom { .. } => rule_id!("WA-HAZARD-04"),
        Step::WormCame { .. } | Step::WormOrder => rule_id!("WA-HAZARD-06"),
        Step::WormSated { .. } => rule_id!("WA-WORM-21"),
        Step::Rescue { .. } => rule_id!("WA-HAZARD-10"),
        Step::Wormsigns { .. } => rule_id!("WA-ACTION-21"),
        Step::MarkDesert => rule_id!("WA-HAZARD-02"),
        Step::WormZones { .. } => rule_id!("WA-HAZARD-05"),
        Step::MoveWorms { .. } => rule_id!("WA-ACTION-22"),
        Step::WormTo { .. } => rule_id!("WA-WORM-11"),
        Step::WormAttack { .. } => rule_id!("WA-ACTION-23"),
        Step::WormTarget { .. } => rule_id!("WA-WORM-16"),
        Step::PlaceWorms { .. } => rule_id!("WA-WORM-10"),
        Step::WildMakerComes => rule_id!("WA-NAMED-14"),
        Step::WildMakerStays => rule_id!("WA-NAMED-17"),
        Step::Scout { .. } => rule_id!("WA-FREE-04"),
        Step::Atomics => rule_id!("WA-ATOMIC-03"),
        Step::Spend { .. } => rule_id!("WA-HARVEST-02"),
        Step::Ban { .. } => rule_id!("WA-BAN-04"),
        Step::SwapLeaders { .. } => rule_id!("WA-END-04"),
        Step::Weed => rule_id!("WA-END-07"),
        Step::Guild(step) => guild_rule(step),
        Step::TemporaryTarget => rule_id!("WA-SOLO-MOVE-04"),
        Step::SpareToken { .. } => rule_id!("WA-SOLO-SPECIAL-07"),
        Step::DealDie { .. } => rule_id!("WA-TEAM-20"),
        Step::Mahdi | Step::MahdiPlays { .. } => rule_id!("WA-SOLO-TURN-01"),
        Step::WhoActs { .. } => rule_id!("WA-TEAM-24"),
        Step::Storm => rule_id!("WA-STORM-02"),
        Step::MarkerDown | Step::MarkerUp { .. } => rule_id!("WA-CARD-20"),
        Step::Exchange { .. } => rule_id!("WA-CARD-19"),
        _ => rule_id!("WA-PLAN-02"),
    }
}

fn guild_rule(step: GuildStep) -> RuleId {
    match step {
        GuildStep::Imperium { side: Side::Atreides, .. } => rule_id!("WA-GUILD-IMP-05"),
        GuildStep::Imperium { .. } => rule_id!("WA-GUILD-IMP-07"),
        GuildStep::Bribe | GuildStep::ClearTheSky { .. } => rule_id!("WA-PLAN-02"),
        GuildStep::Voyage { .. } => rule_id!("WA-GUILD-LINER-03"),
        GuildStep::Land { stage, .. } => match stage {
            Landing::Room => rule_id!("WA-GUILD-LINER-11"),
            Landing::Frigates => rule_id!("WA-GUILD-LINER-10"),
            Landing::Troops => rule_id!("WA-GUILD-LINER-08"),
            Landing::Second(_) | Landing::Divide(..) => rule_id!("WA-GUILD-LINER-09"),
        },
        GuildStep::Navigator => rule_id!("WA-GUILD-NAV-01"),
        GuildStep::Target { .. } => rule_id!("WA-GUILD-FRIGATE-11"),
        GuildStep::Barrage { .. } => rule_id!("WA-GUILD-FRIGATE-13"),
    }
}

impl Arrakis {
    /// Why the action is not among the options of the step.
    pub(crate) fn refusal(&self, step: Step, action: Action) -> Refusal {
        let (rule, why) = match (step, action) {
            (Step::Turn { side: Side::Atreides, acted: false }, Action::DesertPower | Action::WildMaker) => {
                (rule_id!("WA-ACTION-19"), "refuse-desert-power")
            }
            (Step::Turn { .. }, Action::Claim(_)) => (rule_id!("WA-PRESC-09"), "refuse-claim"),
            (Step::Turn { acted: true, .. }, Action::Die(_)) => (rule_id!("WA-ACTION-01"), "refuse-acted"),
            (Step::Turn { .. }, Action::Die(_)) => (rule_id!("WA-ACTION-02"), "refuse-no-die"),
            (Step::Turn { .. } | Step::Move { .. }, Action::Scout(_) | Action::ScoutSparing(_))
                if self.banned(Power::Guild) =>
            {
                (rule_id!("WA-BAN-09"), "refuse-ban-scout")
            }
            (Step::Turn { .. } | Step::Move { .. }, Action::Bombard(_)) => {
                (rule_id!("WA-GUILD-FRIGATE-11"), "refuse-bombard")
            }
            (Step::Turn { .. }, Action::Detonate(_)) => (rule_id!("WA-ATOMIC-01"), "refuse-atomics"),
            (Step::Turn { .. }, Action::DropHawat(_)) => (rule_id!("WA-NAMED-07"), "refuse-hawat"),
            (Step::UseDie { .. }, Action::Special(_)) => (rule_id!("WA-LEADER-03"), "refuse-special"),
            (Step::UseDie { .. } | Step::PlayCard { .. }, Action::Play(_)) => {
                (rule_id!("WA-PLAN-02"), "refuse-not-in-hand")
            }
            (Step::March { side, .. }, Action::To(area)) if area.index() < crate::board::COUNT => {
                if self.all_worms().has(area) {
                    (rule_id!("WA-MOVE-13"), "refuse-worm-there")
                } else if !self.free(side).has(area) {
                    (rule_id!("WA-MOVE-02"), "refuse-not-free")
                } else {
                    (rule_id!("WA-MOVE-02"), "refuse-too-far")
                }
            }
            (Step::March { .. }, Action::Leave(_)) => (rule_id!("WA-MOVE-05"), "refuse-leave"),
            (Step::Move { .. }, Action::From(_)) => (rule_id!("WA-MOVE-08"), "refuse-cannot-move"),
            (Step::Attack { .. }, Action::From(_)) => (rule_id!("WA-BATTLE-01"), "refuse-cannot-attack"),
            (Step::AttackTarget { .. }, Action::To(_)) => (rule_id!("WA-BATTLE-02"), "refuse-no-target"),
            (Step::Battle(Stage::Cards(_)) | Step::Discard { .. }, Action::Discard(HAWAT)) => {
                (rule_id!("WA-NAMED-09"), "refuse-discard-hawat")
            }
            (Step::Battle(Stage::Cards(_)), Action::Discard(_)) => {
                (rule_id!("WA-PLAN-04"), "refuse-not-in-hand")
            }
            (Step::Losses { .. }, Action::Remove(_) | Action::Downgrade(_)) => {
                (rule_id!("WA-LOSS-01"), "refuse-not-there")
            }
            (Step::Vehicles { .. }, Action::Harvester(_)) => (rule_id!("WA-VEHICLE-06"), "refuse-harvester"),
            (Step::Spend { .. }, Action::Hoard) => (rule_id!("WA-HARVEST-08"), "refuse-hoard"),
            (Step::Spend { .. }, Action::Keep(_) | Action::Promote(_)) => {
                (rule_id!("WA-HARVEST-07"), "refuse-spice")
            }
            (Step::Guild(GuildStep::Land { .. }), Action::To(_)) => {
                (rule_id!("WA-GUILD-LINER-08"), "refuse-landing")
            }
            (Step::Flee { .. }, Action::To(_)) => (rule_id!("WA-RETREAT-02"), "refuse-retreat"),
            _ => (rule_of(step, self.phase()), "refuse-other-question"),
        };
        Refusal::new(rule, why)
    }
}
