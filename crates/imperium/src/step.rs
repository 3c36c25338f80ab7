//! What is pending: the steps on the stack.
//!
//! The top step is carried out next. Some steps run by themselves, the others wait for a seat; [`Imperium::asks`]
//! tells which. Whether a seat is asked depends only on what everybody can see, so that being asked tells nothing.

use table::{List, Seat};

use crate::board::{Faction, Posts, Space};
use crate::content::Intrigue;
use crate::effect::{Cost, Effect};
use crate::state::{Fx, Fxs, Imperium, NONE};

/// A pending step.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Step {
    /// Nothing; fills unused places of the stack.
    #[default]
    Nothing,
    /// Phase 1.
    RoundStart,
    /// Phase 1, the controller of the location in question may defend it.
    Defend { seat: Seat },
    /// Phase 1, everybody draws a hand.
    Hands,
    /// Phase 2, the next player's turn.
    Turns,
    /// Phase 2, a player begins a turn.
    Turn { seat: Seat },
    /// Phase 2, a Rival's turn.
    RivalTurn { seat: Seat },
    /// An agent arrives: which spy is recalled to infiltrate.
    Infiltrate { seat: Seat, space: Space },
    /// An agent arrives: is the extra price paid.
    Extra { seat: Seat, space: Space },
    /// An agent arrives: is intelligence gathered.
    Gather { seat: Seat, space: Space },
    /// An agent has arrived: control bonus, then the pool opens.
    Arrive { seat: Seat, space: Space },
    /// The effects of the turn, in the player's order.
    Pool { seat: Seat },
    /// Phase 3.
    Combat,
    /// Phase 3, a player may play combat cards.
    CombatChance { place: u8, passes: u8, played: bool },
    /// Phase 3, an Ally tied with the team's other Ally may yield.
    Yield { place: u8 },
    /// Phase 3, the rewards.
    Resolution,
    /// Phase 3, one player's reward.
    Reward { seat: Seat, place: u8 },
    /// Phase 3, the winner takes the card and the units go home.
    Aftermath { winner: u8 },
    /// Phase 4.
    Makers,
    /// Phase 5.
    Recall,
    /// The end of the game, a player may play endgame cards.
    Endgame { place: u8 },
    /// The end of the game: who won.
    Count,

    /// Before the first round: which of two contracts made for Rise of Ix is kept.
    Keep { seat: Seat },
    /// All have chosen; of six players the Allies, or the Commanders.
    ShowKept { commanders: bool },
    /// Six players: a Commander activates an Ally, one of these.
    Activate { seat: Seat, allies: u8 },
    /// Six players: a Commander's Reveal turn begins once an Ally is activated.
    RevealTurn { seat: Seat },
    /// Six players: the activated Ally may deploy troops in the Commander's turn.
    CallUp { seat: Seat },
    /// Six players: the turn ends once the activated Ally has decided about deployment.
    EndTurn { seat: Seat },
    /// Six players: how reinforcements are split; so many troops.
    Split { seat: Seat, troops: u8 },
    /// Six players: whom to trade with.
    TradeWith { seat: Seat },
    /// Six players: what to give; Intrigue cards are given one by one.
    Give { seat: Seat, to: Seat, back: bool, cards: bool },
    /// Six players: a card of the Row for the Throne Row.
    Enthrone { seat: Seat },
    /// Six players: which of two contracts the left Ally gets.
    ShareContracts { seat: Seat },
    /// Six players: an Ally may contribute spice to what the Commander pays.
    Contribute { seat: Seat, effect: Fx, this: u8, at: u8, given: [u8; 2] },
    /// Six players: an icon a Commander reads as a board track or as the own one.
    ReadIcon { seat: Seat, faction: Faction, amount: u8 },

    /// An effect is carried out.
    Do { seat: Seat, effect: Fx, this: u8 },
    /// Effects are carried out one after another.
    Sequence { seat: Seat, effects: Fxs, at: u8, this: u8 },
    /// Costs are paid one after another.
    Costs { seat: Seat, effect: Fx, at: u8, this: u8 },
    /// Lines of an Intrigue card, a reward or an acquire box: those that must be carried out, then those that may.
    Lines { seat: Seat, lines: Fxs, done: u8, how: How },
    /// An Intrigue card that was played is put away.
    PutAway { seat: Seat, intrigue: Intrigue },

    /// One of several effects.
    Choose { seat: Seat, options: Fxs, this: u8 },
    /// A faction to gain influence with.
    GainInfluence { seat: Seat, amount: u8, not: u8, again: bool },
    /// A faction to lose influence with.
    LoseInfluence { seat: Seat },
    /// Who gets an Alliance token that its holder loses.
    GiveAlliance { seat: Seat, faction: Faction, to: u8 },
    /// A card to discard.
    Discard { seat: Seat },
    /// A card to trash.
    Trash { seat: Seat, zones: u8, faction: u8, may: bool, not_this: u8 },
    /// An Intrigue card to trash.
    TrashIntrigue { seat: Seat },
    /// A post to place a spy on; was one recalled for it?
    PlaceSpy { seat: Seat, posts: Posts, shared: bool, this: u8, recalled: bool },
    /// A spy to recall.
    RecallSpy { seat: Seat },
    /// An agent to recall.
    RecallAgent { seat: Seat },
    /// A contract to take.
    TakeContract { seat: Seat },
    /// How many troops to retreat.
    Retreat { seat: Seat, least: u8, most: u8 },
    /// How many troops to deploy; troops just recruited by reinforcements?
    Deploy { seat: Seat, most: u8, fresh: bool },
    /// One troop to deploy or retreat.
    DeployOrRetreat { seat: Seat },
    /// Is the Shield Wall removed.
    ShieldWall { seat: Seat },
    /// A card to acquire.
    Acquire { seat: Seat, least: u8, most: u8, to_hand: bool, solari: bool, may: bool },
    /// A card of the Row to set aside.
    SetAside { seat: Seat },
    /// Which of the looked-at cards is drawn, then which is discarded.
    Look { seat: Seat, cards: List<u8, 3> },
    /// A step of the training track.
    Train { seat: Seat },
}

impl Imperium {
    /// The seat this step waits for, or nobody if it runs by itself.
    pub(crate) fn asks(&self, step: &Step) -> Option<Seat> {
        let ask = |seat: Seat, asked: bool| asked.then_some(seat);
        match *step {
            Step::Defend { seat } => Some(seat),
            Step::Turn { seat } => {
                // Without an agent or a card there is only the Reveal turn, but an Intrigue card may come before it
                // and bring a card; which one is held, nobody else knows. IU-ROUND-08, IU-AMB-03
                let player = self.player(seat);
                ask(seat, player.agents > 0 && !player.hand.is_empty() || !player.intrigue.is_empty())
            }
            Step::Infiltrate { seat, space } => ask(seat, self.spies_at(seat, space).count_ones() > 1),
            Step::Extra { seat, space } => ask(seat, self.can_pay_extra(seat, space)),
            Step::Gather { seat, space } => ask(seat, self.spies_at(seat, space) != 0),
            Step::Pool { seat } => ask(seat, self.pool_asks(seat)),
            Step::CombatChance { place, .. } => {
                let seat = self.in_order(place);
                let cards = !self.player(seat).intrigue.is_empty();
                ask(seat, cards && self.is_human(seat) && self.fights(seat))
            }
            Step::Endgame { place } => {
                let seat = self.in_order(place);
                let asked = !self.player(seat).intrigue.is_empty() || self.wild_partners(seat) != 0;
                ask(seat, self.is_human(seat) && asked)
            }
            Step::Lines { seat, lines, done, how } => {
                let next = self.next_line(seat, lines.0, done, how);
                ask(seat, next == NextLine::Ask)
            }
            Step::Choose { seat, options, this } => {
                ask(seat, options.0.iter().filter(|option| self.possible(seat, option, this)).count() > 1)
            }
            Step::GainInfluence { seat, .. } => Some(seat),
            Step::LoseInfluence { seat } => ask(seat, self.losable_tracks(seat) > 1),
            Step::GiveAlliance { seat, to, .. } => ask(seat, to.count_ones() > 1),
            Step::Discard { seat } => ask(seat, self.player(seat).hand.len() > 1),
            Step::Trash { seat, zones, faction, may, not_this } => {
                let mut candidates = 0;
                self.trash_candidates(seat, zones, faction, not_this, |_, _| candidates += 1);
                // A choice from the hand is asked even when it is forced: others cannot see that it is.
                let hidden = zones & 1 != 0 && self.player(seat).hand.len() > 1;
                ask(seat, hidden || candidates > 1 || may && candidates == 1)
            }
            Step::TrashIntrigue { seat } => ask(seat, self.player(seat).intrigue.len() > 1),
            // Placing may be declined, but not after a spy was recalled for it. IU-SPY-03, IU-AMB-11
            Step::PlaceSpy { seat, posts, shared, recalled, .. } => {
                let open = self.open_posts(seat, posts, shared).count_ones();
                ask(seat, open > u32::from(recalled))
            }
            Step::RecallSpy { seat } => ask(seat, self.player(seat).spies.count_ones() > 1),
            Step::RecallAgent { seat } => ask(seat, self.recallable(seat).count_ones() > 1),
            Step::TakeContract { seat } => ask(seat, self.takeable(seat).count() > 1),
            Step::Retreat { seat, least, most } => {
                let most = most.min(self.force(seat).map_or(0, |player| player.deployed));
                ask(seat, most > least)
            }
            Step::Deploy { seat, .. } => ask(seat, self.player(seat).garrison > 0),
            Step::DeployOrRetreat { seat } => {
                ask(seat, self.force(seat).is_some_and(|player| player.garrison > 0 || player.deployed > 0))
            }
            Step::ShieldWall { seat } => ask(seat, self.wall),
            Step::Acquire { seat, least, most, may, .. } => {
                let mut choices = 0;
                self.acquirable(seat, least, most, |_| choices += 1);
                self.throne_cards(seat, least, most, |_| choices += 1);
                ask(seat, choices > usize::from(!may))
            }
            Step::SetAside { seat } => ask(seat, self.row.iter().any(|&card| card != NONE)),
            Step::Look { seat, cards } => ask(seat, cards.len() > 1),
            Step::Keep { seat } => Some(seat),
            Step::Train { seat } => ask(seat, self.training_choices(seat).len() > 1),
            _ => self.team_asks(step),
        }
    }

    /// What comes next among the lines of a card or reward.
    pub(crate) fn next_line(&self, seat: Seat, lines: &'static [Effect], done: u8, how: How) -> NextLine {
        let mut open = None;
        let mut several = false;
        for (at, line) in lines.iter().enumerate() {
            if done & 1 << at != 0 || !self.possible(seat, line, NONE) {
                continue;
            }
            if line.plain() || how != How::Optional && self.must(seat, line, NONE) {
                return NextLine::Run(at as u8);
            }
            several |= open.is_some();
            open = Some(at as u8);
        }
        match open {
            None => NextLine::Finished,
            // An Intrigue card with a single line is played for that line. IU-INTRIGUE-08
            Some(at) if how == How::AtLeastOne && done == 0 && !several => NextLine::Run(at),
            // A single effect that can be declined where it asks is not asked about twice.
            Some(at) if !several && lines[usize::from(at)].can_be_declined() => NextLine::Run(at),
            Some(_) => NextLine::Ask,
        }
    }

    /// Pays for and carries out an arrow's effect: costs first, then what they buy.
    pub(crate) fn push_payment(&mut self, seat: Seat, effect: &'static Effect, this: u8) {
        if let Effect::Pay(_, effects) | Effect::Toll(_, effects) = effect {
            self.stack.push(Step::Sequence { seat, effects: Fxs(effects), at: 0, this });
            self.stack.push(Step::Costs { seat, effect: Fx(effect), at: 0, this });
        }
    }
}

/// How the lines of a card or reward are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum How {
    /// As printed: what is not optional must be carried out.
    #[default]
    AsPrinted,
    /// As printed, but one line at least: a card is not played for nothing. IU-INTRIGUE-08
    AtLeastOne,
    /// Every line may be left, whatever it says: an acquire box. IU-AMB-34
    Optional,
}

/// What comes next among the lines of a card or reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NextLine {
    /// This line is carried out.
    Run(u8),
    /// The player chooses.
    Ask,
    /// Nothing is left.
    Finished,
}

/// What an arrow or toll costs.
pub(crate) fn costs_of(effect: &'static Effect) -> &'static [Cost] {
    match effect {
        Effect::Pay(costs, _) | Effect::Toll(costs, _) => costs,
        _ => &[],
    }
}
