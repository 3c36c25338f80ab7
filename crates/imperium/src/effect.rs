//! What a card, a space, a leader, a contract or a reward can do: one language for all of them.
//!
//! Content files are written in these words; `act` carries them out, `condition` says what is true and possible. A word is added only when no combination
//! of the others says it.

use serde::{Deserialize, Serialize};

use crate::board::{Faction, Icon};

pub(crate) mod act;
pub(crate) mod condition;
pub(crate) mod goods;
mod terms;

pub use terms::{Condition, Cost, Count};

/// Something that happens to the player who uses it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Effect {
    /// Gain so many Solari.
    Solari(u8),
    /// Gain so much spice.
    Spice(u8),
    /// Gain so much water.
    Water(u8),
    /// Gain so much persuasion.
    Persuasion(u8),
    /// Gain so many swords.
    Swords(u8),
    /// Recruit so many troops.
    Troops(u8),
    /// Draw so many cards.
    Draw(u8),
    /// Draw so many Intrigue cards.
    Intrigue(u8),
    /// Gain so many victory points.
    Vp(u8),
    /// Gain influence with this faction.
    Influence(Faction, u8),
    /// Gain so much influence with one faction of the player's choice.
    AnyInfluence(u8),
    /// Gain one influence with each of two different factions.
    TwoInfluence,
    /// The visited faction space gives one influence more.
    VisitedInfluence,
    /// Gain one influence with each faction the player's spies look at.
    SpiedInfluence,
    /// Place a spy on a free post.
    Spy,
    /// Place a spy on a free post at a space with one of these icons.
    SpyAt(Vec<Icon>),
    /// Place a spy on any post, shared or not.
    SpyShared,
    /// Place a spy on a post at the space visited this turn, shared or not.
    SpyVisited,
    /// Take a contract, or 2 Solari.
    Contract,
    /// Take maker hooks.
    Hooks,
    /// Summon so many sandworms.
    Worms(u8),
    /// The Shield Wall may be removed.
    ShieldWall,
    /// Recall another agent.
    RecallAgent,
    /// A card may be trashed from hand, discard pile or play.
    Trash,
    /// Trash this very card.
    TrashThis,
    /// Take this very card back into the hand.
    ReturnThis,
    /// Discard so many cards.
    Discard(u8),
    /// Every opponent discards a card.
    OpponentsDiscard,
    /// Every opponent with four or more Intrigue cards gives one at random.
    Steal,
    /// Use the leader's Signet Ring ability.
    Signet,
    /// Take a seat in the High Council.
    CouncilSeat,
    /// Gain the third agent.
    Swordmaster,
    /// Take the bonus spice of the visited space.
    BonusSpice,
    /// Troops recruited this turn may be deployed, wherever the agent went.
    DeployRecruits,
    /// Up to so many troops of the garrison may be deployed.
    Deploy(u8),
    /// One troop may be deployed or retreated.
    DeployOrRetreat,
    /// Up to so many troops may be retreated.
    Retreat(u8),
    /// No troop may be deployed for the rest of the turn.
    NoDeployment,
    /// Acquire a card that costs at most this.
    Acquire(u8),
    /// Acquire a card that costs at most this into the hand.
    AcquireToHand(u8),
    /// Acquire a card that costs exactly this into the hand.
    AcquireExactly(u8),
    /// A card may be acquired into the hand, paid for with Solari.
    BuyWithSolari,
    /// Set a card of the Imperium Row aside, to be acquired for one less on the Reveal turn.
    SetAside,
    /// While the card lies face up, every card acquired on the Reveal turn gives this.
    EachAcquired(Box<Effect>),
    /// Look at the top three cards: draw one, discard one, trash one.
    LookAtThree,
    /// Move on along the training track.
    Training,
    /// Move a troop from the supply to the Bene Gesserit as a memory.
    Memory,
    /// All memories may return for a card each, and the leader is turned over.
    Recollect,
    /// The visited space's printed effects happen once more.
    RepeatSpace,

    /// The team's two Allies recruit so many troops between them, which may be deployed.
    Reinforce(u8),
    /// A tech tile may be acquired. RI-TECH-01
    Tech,
    /// Trade with a member of the team.
    Trade,
    /// A card of the Imperium Row that is not of the Fremen goes to the Throne Row.
    Enthrone,
    /// The two face-up contracts go to the two Allies.
    ShareContracts,
    /// The effects may be had for so much spice, to which the Allies may contribute.
    Levy(u8, Vec<Effect>),
    /// The activated Ally does this.
    ForAlly(Box<Effect>),
    /// Each Ally of the Commander does this.
    EachAlly(Box<Effect>),
    /// Gain one influence on the board track with this icon, whatever else the icon may be read as.
    BoardInfluence(Faction),
    /// Gain one influence on the personal board's track.
    OwnInfluence,

    /// Acquire a Foldspace card from the Reserve.
    Foldspace,
    /// Take the Mentat, if it is on its space.
    Mentat,
    /// Take the Mentat at the start of the next round.
    MentatNextRound,
    /// The spice of the visited maker space, without its bonus spice, is doubled.
    DoubleHarvest,
    /// The Spice Must Flow costs so much less this turn.
    CheaperSpiceMustFlow(u8),
    /// Every opponent loses a troop of the garrison.
    OpponentsLoseGarrison,
    /// An opponent of the player's choice loses a troop in the Conflict.
    OpponentLosesDeployed,
    /// So many troops go from the supply straight into the Conflict.
    TroopsToConflict(u8),
    /// Recruit so many troops; any of these may be deployed.
    TroopsMayDeploy(u8),
    /// Take a card of this faction from the own discard pile into the hand.
    TakeDiscarded(Faction),
    /// Every opponent discards a card or loses a troop in the Conflict.
    OpponentsDiscardOrLose,
    /// Name a space: opponents cannot send agents there until the player's next turn.
    ForbidSpace,
    /// The turn may be passed.
    PassTurn,
    /// Acquire a card that costs at most this onto the own deck.
    AcquireToDeck(u8),
    /// The Reveal turn of this round gives this.
    OnReveal(Box<Effect>),
    /// Cards acquired this turn may go onto the own deck.
    AcquiredOnTop,
    /// The card played this turn also has the four faction icons.
    FactionIcons,
    /// Enemy agents do not block the agent sent this turn.
    Unblocked,
    /// Look at the top card of the own deck: draw or trash it.
    LookAtTop,
    /// Shuffle the own discard pile into the own deck.
    ShuffleDiscard,
    /// Gain one influence with a faction where an opponent has more.
    TrailingInfluence,
    /// Two different ones of the effects happen.
    ChooseTwo(Vec<Effect>),

    /// The freighter may be advanced or recalled.
    Freighter,
    /// Solari for the player, and some for each opponent.
    Dividends(u8, u8),
    /// A tech tile may be acquired for so much less spice.
    TechLess(u8),
    /// A tech tile may be acquired, for Solari in place of spice.
    TechForSolari,
    /// A troop of the supply may become a negotiator.
    Negotiator,
    /// A dreadnought of the supply may be commissioned.
    Dreadnought,
    /// For each troop deployed this turn, an enemy unit may be forced to retreat.
    RepelPerDeployed,
    /// Another turn may be taken after this one.
    AnotherTurn,
    /// A card in play may be trashed.
    TrashInPlay,
    /// Every opponent retreats a dreadnought.
    OpponentsRetreatDreadnought,
    /// Gain one influence with the faction whose space the agent was sent to.
    SentInfluence,
    /// Gain one influence with each faction that has an own agent on its spaces.
    AgentInfluence,
    /// Up to so many units of the garrison may be deployed.
    DeployUnits(u8),
    /// Happens when the player alone wins this Conflict.
    OnWin(Box<Effect>),
    /// Any number of Intrigue cards go under their deck, and as many are drawn.
    ExchangeIntrigue,
    /// Look at the top two Intrigue cards, keep one, put the other back.
    KeepIntrigue,
    /// The bonus of step 4 of the track a Snooper token lay on.
    TrackBonus,
    /// Gain one influence on the track a Snooper token lay on.
    TrackInfluence,
    /// Gain one influence with a faction whose Snooper token still lies on its track.
    SnooperInfluence,

    /// Move on along the research track.
    Research,
    /// Move so many spaces along the Tleilaxu track.
    Tleilaxu(u8),
    /// So many troops of the supply become specimens.
    Specimens(u8),
    /// Troops may be deployed as if the agent had gone to a combat space.
    CombatIcon,
    /// One of the two grafted cards is trashed.
    TrashGrafted,
    /// The other grafted card comes back into the hand when the Reveal turn begins.
    PartnerReturns,
    /// The agent box of the other grafted card once more.
    CopyPartner,
    /// Recall the agent sent this turn.
    RecallSentAgent,
    /// A Tleilaxu card may be acquired for its specimens.
    AcquireTleilaxu,
    /// This card of the Tleilaxu Row, from the left, is replaced.
    ReplaceTleilaxu(u8),

    /// A Rival gains so much influence with one faction, if it can with one where that wins the Alliance.
    AllianceInfluence(u8),
    /// A Rival gains one influence where it has most.
    MostInfluence,
    /// A Rival gains one influence with the faction at this place of its priority list.
    NumberedInfluence(u8),
    /// A Rival on a maker space summons sandworms if it can, otherwise it takes the space's spice.
    MakerYield,

    /// The effects may be had for the costs, once.
    Pay(Vec<Cost>, Vec<Effect>),
    /// The effects are had for the costs, which must be paid.
    Toll(Vec<Cost>, Vec<Effect>),
    /// The effects happen if the condition holds.
    If(Condition, Vec<Effect>),
    /// The first effects happen if the condition holds when it is read, otherwise the second.
    Either(Condition, Vec<Effect>, Vec<Effect>),
    /// One of the effects happens.
    Choose(Vec<Effect>),
    /// All of the effects happen, one after another.
    All(Vec<Effect>),
    /// The effect may be left out.
    May(Box<Effect>),
    /// The effect happens once for each of these.
    Per(Count, Box<Effect>),
}

impl Effect {
    /// Is it a plain gain, which nobody would want to have later rather than at once? Such effects are not put to the
    /// player to be ordered.
    pub fn plain(&self) -> bool {
        use Effect::*;
        matches!(
            self,
            Solari(_)
                | Spice(_)
                | Water(_)
                | Persuasion(_)
                | Swords(_)
                | Vp(_)
                | Hooks
                | BonusSpice
                | CouncilSeat
        ) || matches!(self, Swordmaster | DeployRecruits | NoDeployment | EachAcquired(_))
            || matches!(self, Mentat | MentatNextRound | CheaperSpiceMustFlow(_) | AcquiredOnTop)
            || matches!(self, AnotherTurn | CombatIcon)
    }
}

impl Effect {
    /// Does it give a Foldspace card?
    pub(crate) fn gives_foldspace(&self) -> bool {
        match self {
            Effect::Foldspace => true,
            Effect::Pay(_, gains) => gains.iter().any(Effect::gives_foldspace),
            _ => false,
        }
    }

    /// Is it a word that only Rise of Ix has a choice about?
    pub(crate) fn of_ix(&self) -> bool {
        use Effect::*;
        matches!(self, Dividends(..) | Tech | TechLess(_) | Negotiator)
    }

    /// Does it ask in such a way that it can still be declined?
    pub fn can_be_declined(&self) -> bool {
        use Effect::*;
        matches!(self, Spy | SpyAt(_) | SpyShared | SpyVisited | Trash | ShieldWall | Retreat(_))
            || matches!(self, Deploy(_) | DeployOrRetreat | Freighter | Tech | TechLess(_) | TechForSolari)
            || matches!(self, TrashInPlay | RepelPerDeployed | DeployUnits(_))
    }
}

impl Effect {
    /// Is it something a player simply gets? A combat card of a Commander gives it to the Ally it is played for.
    pub(crate) fn gain(&self) -> bool {
        use Effect::*;
        matches!(self, Solari(_) | Spice(_) | Water(_) | Vp(_) | Draw(_) | Intrigue(_) | Contract | Trash)
            || matches!(self, Spy | SpyAt(_) | SpyShared | SpyVisited | Acquire(_) | AcquireToHand(_))
    }

    /// Does a Commander need an activated Ally for it? IU-SIX-21
    pub(crate) fn needs_ally(&self) -> bool {
        use Effect::*;
        match self {
            Troops(_) | Swords(_) | Influence(..) | AnyInfluence(_) | TwoInfluence | VisitedInfluence
            | SpiedInfluence | BoardInfluence(_) | Hooks | Worms(_) | ForAlly(_)
            | Deploy(_) | DeployOrRetreat | Retreat(_)
            // IU-COMBO-26, IU-COMBO-28
            | SentInfluence | Research
            // IU-COMBO-32, IU-COMBO-33, IU-COMBO-35
            | Freighter | Negotiator | Dreadnought | DeployUnits(_) | AgentInfluence
            | TroopsToConflict(_) | TroopsMayDeploy(_) | RepelPerDeployed => true,
            Pay(costs, effects) | Toll(costs, effects) => {
                costs.iter().any(Cost::needs_ally) || effects.iter().any(Effect::needs_ally)
            }
            If(condition, effects) => condition.needs_ally() || effects.iter().any(Effect::needs_ally),
            Either(condition, ..) => condition.needs_ally(),
            Choose(effects) | All(effects) => effects.iter().any(Effect::needs_ally),
            _ => false,
        }
    }
}
