//! Effects, costs and conditions in words: what a card does, said from the same data the engine plays by.

use table::Say;

use crate::board::{Faction, Icon};
use crate::effect::condition::LOW_TRACK;
use crate::effect::goods::STOLEN_FROM;
use crate::effect::{Condition, Cost, Count, Effect};
use crate::phase::acquire::ASIDE_CHEAPER;
use crate::phase::influence::{ALLIANCE_STEP, LOST_AT_ONCE};
use crate::phase::{cards, intrigue_deck};
use crate::state::TROOPS;
use crate::state::team::ALLIES;

/// Several effects, in the order they are printed; nothing for none.
pub fn effects(effects: &[Effect]) -> Vec<Say> {
    effects.iter().map(effect).collect()
}

fn icons(icons: &[Icon]) -> Vec<Say> {
    icons.iter().map(|icon| Say::new(icon.key())).collect()
}

fn number(key: &'static str, n: u8) -> Say {
    Say::new(key).with("n", n)
}

fn faction(key: &'static str, faction: Faction) -> Say {
    Say::new(key).with("faction", faction.key())
}

/// An effect in words.
pub fn effect(effect: &Effect) -> Say {
    match effect {
        Effect::Solari(n) => number("fx-solari", *n),
        Effect::Spice(n) => number("fx-spice", *n),
        Effect::Water(n) => number("fx-water", *n),
        Effect::Persuasion(n) => number("fx-persuasion", *n),
        Effect::Swords(n) => number("fx-swords", *n),
        Effect::Troops(n) => number("fx-troops", *n),
        Effect::Draw(n) => number("fx-draw", *n),
        Effect::Intrigue(n) => number("fx-intrigue", *n),
        Effect::Vp(n) => number("fx-vp", *n),
        Effect::Influence(with, n) => faction("fx-influence", *with).with("n", *n),
        Effect::AnyInfluence(n) => number("fx-any-influence", *n),
        Effect::TwoInfluence => "fx-two-influence".into(),
        Effect::VisitedInfluence => "fx-visited-influence".into(),
        Effect::SpiedInfluence => "fx-spied-influence".into(),
        Effect::Spy => "fx-spy".into(),
        Effect::SpyAt(at) => Say::new("fx-spy-at").with("icons", icons(at)),
        Effect::SpyShared => "fx-spy-shared".into(),
        Effect::SpyVisited => "fx-spy-visited".into(),
        Effect::Contract => "fx-contract".into(),
        Effect::Hooks => "fx-hooks".into(),
        Effect::Worms(n) => number("fx-worms", *n),
        Effect::ShieldWall => "fx-shield-wall".into(),
        Effect::RecallAgent => "fx-recall-agent".into(),
        Effect::Trash => "fx-trash".into(),
        Effect::TrashThis => "fx-trash-this".into(),
        Effect::ReturnThis => "fx-return-this".into(),
        Effect::Discard(n) => number("fx-discard", *n),
        Effect::OpponentsDiscard => "fx-opponents-discard".into(),
        Effect::Steal => number("fx-steal", STOLEN_FROM),
        Effect::Signet => "fx-signet".into(),
        Effect::CouncilSeat => "fx-council-seat".into(),
        Effect::Swordmaster => "fx-swordmaster".into(),
        Effect::BonusSpice => "fx-bonus-spice".into(),
        Effect::DeployRecruits => "fx-deploy-recruits".into(),
        Effect::Deploy(TROOPS) => "fx-deploy-any".into(),
        Effect::Deploy(n) => number("fx-deploy", *n),
        Effect::DeployOrRetreat => "fx-deploy-or-retreat".into(),
        Effect::Retreat(TROOPS) => "fx-retreat-any".into(),
        Effect::Retreat(n) => number("fx-retreat", *n),
        Effect::NoDeployment => "fx-no-deployment".into(),
        Effect::Acquire(n) => number("fx-acquire", *n),
        Effect::AcquireToHand(n) => number("fx-acquire-to-hand", *n),
        Effect::AcquireExactly(n) => number("fx-acquire-exactly", *n),
        Effect::BuyWithSolari => "fx-buy-with-solari".into(),
        Effect::SetAside => number("fx-set-aside", ASIDE_CHEAPER),
        Effect::EachAcquired(each) => Say::new("fx-each-acquired").with("effect", self::effect(each)),
        Effect::LookAtThree => number("fx-look-at-three", cards::LOOKED_AT),
        Effect::Training => "fx-training".into(),
        Effect::Memory => "fx-memory".into(),
        Effect::Recollect => "fx-recollect".into(),
        Effect::RepeatSpace => "fx-repeat-space".into(),
        Effect::Reinforce(n) => number("fx-reinforce", *n).with("allies", ALLIES as u8),
        Effect::Tech => "fx-tech".into(),
        Effect::Trade => "fx-trade".into(),
        Effect::Enthrone => "fx-enthrone".into(),
        Effect::ShareContracts => Say::new("fx-share-contracts").with("allies", ALLIES as u8),
        Effect::Levy(n, gains) => Say::new("fx-levy").with("n", *n).with("effects", effects(gains)),
        Effect::ForAlly(each) => Say::new("fx-for-ally").with("effect", self::effect(each)),
        Effect::EachAlly(each) => {
            Say::new("fx-each-ally").with("allies", ALLIES as u8).with("effect", self::effect(each))
        }
        Effect::BoardInfluence(with) => {
            Say::new("fx-influence").with("faction", with.key_of_six()).with("n", 1)
        }
        Effect::OwnInfluence => "fx-own-influence".into(),
        Effect::Foldspace => "fx-foldspace".into(),
        Effect::Mentat => "fx-mentat".into(),
        Effect::MentatNextRound => "fx-mentat-next-round".into(),
        Effect::DoubleHarvest => number("fx-double-harvest", 2),
        Effect::CheaperSpiceMustFlow(n) => number("fx-cheaper-spice-must-flow", *n),
        Effect::OpponentsLoseGarrison => "fx-opponents-lose-garrison".into(),
        Effect::OpponentLosesDeployed => "fx-opponent-loses-deployed".into(),
        Effect::TroopsToConflict(n) => number("fx-troops-to-conflict", *n),
        Effect::TroopsMayDeploy(n) => number("fx-troops-may-deploy", *n),
        Effect::TakeDiscarded(of) => faction("fx-take-discarded", *of),
        Effect::OpponentsDiscardOrLose => "fx-opponents-discard-or-lose".into(),
        Effect::ForbidSpace => "fx-forbid-space".into(),
        Effect::PassTurn => "fx-pass-turn".into(),
        Effect::AcquireToDeck(n) => number("fx-acquire-to-deck", *n),
        Effect::OnReveal(then) => Say::new("fx-on-reveal").with("effect", self::effect(then)),
        Effect::AcquiredOnTop => "fx-acquired-on-top".into(),
        Effect::FactionIcons => "fx-faction-icons".into(),
        Effect::Unblocked => "fx-unblocked".into(),
        Effect::LookAtTop => "fx-look-at-top".into(),
        Effect::ShuffleDiscard => "fx-shuffle-discard".into(),
        Effect::TrailingInfluence => "fx-trailing-influence".into(),
        Effect::ChooseTwo(options) => number("fx-choose-two", 2).with("all", effects(options)),
        Effect::Freighter => "fx-freighter".into(),
        Effect::Dividends(own, others) => number("fx-dividends", *own).with("others", *others),
        Effect::TechLess(n) => number("fx-tech-less", *n),
        Effect::TechForSolari => "fx-tech-for-solari".into(),
        Effect::Negotiator => "fx-negotiator".into(),
        Effect::Dreadnought => "fx-dreadnought".into(),
        Effect::RepelPerDeployed => "fx-repel-per-deployed".into(),
        Effect::AnotherTurn => "fx-another-turn".into(),
        Effect::TrashInPlay => "fx-trash-in-play".into(),
        Effect::OpponentsRetreatDreadnought => "fx-opponents-retreat-dreadnought".into(),
        Effect::SentInfluence => "fx-sent-influence".into(),
        Effect::AgentInfluence => "fx-agent-influence".into(),
        Effect::DeployUnits(n) => number("fx-deploy-units", *n),
        Effect::OnWin(then) => Say::new("fx-on-win").with("effect", self::effect(then)),
        Effect::ExchangeIntrigue => "fx-exchange-intrigue".into(),
        Effect::KeepIntrigue => number("fx-keep-intrigue", intrigue_deck::LOOKED_AT),
        Effect::TrackBonus => number("fx-track-bonus", ALLIANCE_STEP),
        Effect::TrackInfluence => "fx-track-influence".into(),
        Effect::SnooperInfluence => "fx-snooper-influence".into(),
        Effect::Research => "fx-research".into(),
        Effect::Tleilaxu(n) => number("fx-tleilaxu", *n),
        Effect::Specimens(n) => number("fx-specimens", *n),
        Effect::CombatIcon => "fx-combat-icon".into(),
        Effect::TrashGrafted => "fx-trash-grafted".into(),
        Effect::PartnerReturns => "fx-partner-returns".into(),
        Effect::CopyPartner => "fx-copy-partner".into(),
        Effect::RecallSentAgent => "fx-recall-sent-agent".into(),
        Effect::AcquireTleilaxu => "fx-acquire-tleilaxu".into(),
        Effect::ReplaceTleilaxu(n) => number("fx-replace-tleilaxu", *n),
        Effect::AllianceInfluence(n) => number("fx-alliance-influence", *n),
        Effect::MostInfluence => "fx-most-influence".into(),
        Effect::NumberedInfluence(n) => number("fx-numbered-influence", *n),
        Effect::MakerYield => "fx-maker-yield".into(),
        Effect::Pay(costs, gains) => arrow("fx-pay", costs, gains),
        Effect::Toll(costs, gains) => arrow("fx-toll", costs, gains),
        Effect::If(when, then) => Say::new("fx-if").with("when", condition(when)).with("then", effects(then)),
        Effect::Either(when, yes, no) => Say::new("fx-either")
            .with("when", condition(when))
            .with("yes", effects(yes))
            .with("no", effects(no)),
        Effect::Choose(options) => options
            .iter()
            .map(self::effect)
            .reduce(|first, second| Say::new("fx-or").with("first", first).with("second", second))
            .unwrap_or(Say::new("fx-nothing")),
        Effect::All(all) => Say::new("fx-all").with("all", effects(all)),
        Effect::May(may) => Say::new("fx-may").with("effect", self::effect(may)),
        Effect::Per(count, each) => {
            Say::new("fx-per").with("effect", self::effect(each)).with("count", counted(count))
        }
    }
}

fn arrow(key: &'static str, costs: &[Cost], gains: &[Effect]) -> Say {
    let costs: Vec<Say> = costs.iter().map(cost).collect();
    Say::new(key).with("costs", costs).with("effects", effects(gains))
}

/// A cost in words.
pub fn cost(cost: &Cost) -> Say {
    match cost {
        Cost::Solari(n) => number("fx-solari", *n),
        Cost::Spice(n) => number("fx-spice", *n),
        Cost::Water(n) => number("fx-water", *n),
        Cost::LoseInfluence => "cost-influence".into(),
        Cost::Discard(n) => number("fx-discard", *n),
        Cost::TrashIntrigue => "cost-trash-intrigue".into(),
        Cost::TrashThis => "fx-trash-this".into(),
        Cost::Trash => "cost-trash".into(),
        Cost::TrashFromHand(None) => "cost-trash-from-hand".into(),
        Cost::TrashFromHand(Some(of)) => faction("cost-trash-from-hand-of", *of),
        Cost::TrashInPlay(of) => faction("cost-trash-in-play", *of),
        Cost::RecallSpies(n) => number("cost-recall-spies", *n),
        Cost::Retreat(least, most) if least == most => number("cost-retreat", *least),
        Cost::Retreat(least, most) => {
            Say::new("cost-retreat-range").with("least", *least).with("most", *most)
        }
        Cost::LoseDeployed(n) => number("cost-lose-deployed", *n),
        Cost::BuryIntrigue => "cost-bury-intrigue".into(),
        Cost::RetreatUnits(n) => number("cost-retreat-units", *n),
        Cost::LoseTroops(n) => number("cost-lose-troops", *n),
        Cost::Specimens(n) => number("fx-specimens", *n),
        Cost::TrashPartner => "cost-trash-partner".into(),
        Cost::LoseTwoInfluence => number("cost-lose-two-influence", LOST_AT_ONCE),
        Cost::Flip(icon) => Say::new("cost-flip").with("icon", icon.key()),
    }
}

/// A condition in words.
pub fn condition(condition: &Condition) -> Say {
    match condition {
        Condition::Influence(with, n) => faction("if-influence", *with).with("n", *n),
        Condition::Alliance(with) => faction("if-alliance", *with),
        Condition::AnyAlliance => "if-any-alliance".into(),
        Condition::Bond(with) => faction("if-bond", *with),
        Condition::SpiesOnBoard(n) => number("if-spies", *n),
        Condition::RecalledSpy => "if-recalled-spy".into(),
        Condition::SpyingOnMaker => "if-spying-on-maker".into(),
        Condition::PlacedSpyAt(at) => Say::new("if-placed-spy-at").with("icons", icons(at)),
        Condition::Contracts(n) => number("if-contracts", *n),
        Condition::Units(n) => number("if-units", *n),
        Condition::HasWorm => "if-worm".into(),
        Condition::Strength(n, six) => number("if-strength", *n).with("six", *six),
        Condition::Deployed(n) => number("if-deployed", *n),
        Condition::Hooks => "if-hooks".into(),
        Condition::AtMaker => "if-at-maker".into(),
        Condition::AtFaction => "if-at-faction".into(),
        Condition::Council => "if-council".into(),
        Condition::NoCouncil => "if-no-council".into(),
        Condition::Swordmaster => "if-swordmaster".into(),
        Condition::CouncilAndSwordmaster => "if-council-and-swordmaster".into(),
        Condition::GainedSpice => "if-gained-spice".into(),
        Condition::Discarded(of) => faction("if-discarded", *of),
        Condition::TrashedCost(n) => number("if-trashed-cost", *n),
        Condition::BoughtSpiceMustFlow => "if-bought-spice-must-flow".into(),
        Condition::OwnsSpiceMustFlow(n) => number("if-owns-spice-must-flow", *n),
        Condition::DeckHolds(n) => number("if-deck-holds", *n),
        Condition::ShadowAlliance => number("if-shadow-alliance", ALLIANCE_STEP),
        Condition::TurnStart => "if-turn-start".into(),
        Condition::RevealTurn => "if-reveal-turn".into(),
        Condition::Won => "if-won".into(),
        Condition::MostSpiceMustFlow => "if-most-spice-must-flow".into(),
        Condition::Tracks(count, n) => number("if-tracks", *n).with("count", *count),
        Condition::EnemyThere => "if-enemy-there".into(),
        Condition::AgentsAt(n, at) => number("if-agents-at", *n).with("icons", icons(at)),
        Condition::TechTiles(n) => number("if-tech-tiles", *n),
        Condition::Dreadnoughts(n) => number("if-dreadnoughts", *n),
        Condition::AtLeast(n, all) => {
            let all: Vec<Say> = all.iter().map(self::condition).collect();
            number("if-at-least", *n).with("conditions", all)
        }
        Condition::HasSolari(n) => number("if-has-solari", *n),
        Condition::PersuasionGained(n) => number("if-persuasion-gained", *n),
        Condition::Markers(n) => number("if-markers", *n),
        Condition::Grafted => "if-grafted".into(),
        Condition::PartnerIs(of) => {
            let factions: Vec<Say> = of.iter().map(|faction| Say::new(faction.key())).collect();
            Say::new("if-partner-is").with("factions", factions)
        }
        Condition::MostDeployed => "if-most-deployed".into(),
        Condition::OpponentPlayedCombat => "if-opponent-played-combat".into(),
        Condition::TroopsLost(n) => number("if-troops-lost", *n),
        Condition::HasSpice(n) => number("if-has-spice", *n),
    }
}

fn counted(count: &Count) -> Say {
    match count {
        Count::Worms => "count-worms".into(),
        Count::CompletedContracts => "count-contracts".into(),
        Count::OtherSwordCards => "count-sword-cards".into(),
        Count::Revealed(of) => faction("count-revealed", *of),
        Count::InPlay(of) => faction("count-in-play", *of),
        Count::DreadnoughtsInConflict => "count-dreadnoughts".into(),
        Count::SwordCards => "count-all-sword-cards".into(),
        Count::LowTracks => number("count-low-tracks", LOW_TRACK),
        Count::PartnerIcons => "count-partner-icons".into(),
    }
}
