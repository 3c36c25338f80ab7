//! What is to be done: a stack of steps. A step either runs by itself or asks a seat to decide.
//!
//! `State::options` is the one place that says what may be decided, `State::resolve` the one place
//! that says what a decision does. Legality is never written twice: `legal`, `allows` and the search for
//! forced decisions all listen to the same offers.

use std::ops::ControlFlow;

use table::{SeatSet, World};

use crate::action::Action;
use crate::board::Area;
use crate::effect::{Piece, Target, Victim, Which, WormSpot};
use crate::event::Event;
use crate::piece::{Deck, Face, Marker, Side, Unit};
use crate::state::{Manner, State};

/// The phases of a round, in order (WA-ROUND-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Phase {
    /// Cards are drawn and prescience revealed.
    Begin,
    /// Harkonnen places vehicles.
    Vehicles,
    /// Action dice are rolled.
    Roll,
    /// Bene Gesserit tokens may be placed.
    Tokens,
    /// Actions in turn.
    Actions,
    /// The action phase is over.
    ActionsEnd,
    /// Wormsign tokens are placed.
    Signs,
    /// Wormsign tokens are turned up.
    Reveal,
    /// Sandworms take effect.
    Worms,
    /// Coriolis storms.
    Storms,
    /// Spice is harvested and spent.
    Harvest,
    /// Imperium bans.
    Bans,
    /// Prescience cards are claimed at the end of the round.
    Claims,
    /// The secret objective is checked, leaders and hands are tidied.
    Tidy,
    /// Unclaimed prescience cards go.
    Foresight,
    /// The next round.
    Next,
}

/// The stages of a battle round that are decided or run in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Planning cards for dice, by this player.
    Cards(Deck),
    /// The roll.
    Roll,
    /// Which leaders use Specials.
    Specials(Side),
    /// Losses are counted.
    Hits,
    /// Is anybody left?
    After,
    /// Continue or cease?
    Continue,
    /// Continuing was paid for.
    Paid,
    /// Retreat or stand?
    Retreat,
    /// The attacker has won.
    Won,
}

/// Why a legion takes losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A battle round.
    Battle,
    /// The price of going on against a settlement.
    Price,
    /// A sandworm.
    Worm,
    /// A coriolis storm.
    Storm,
    /// Another special attack.
    Bombardment,
}

/// One thing to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Nothing.
    #[default]
    Nothing,
    /// The round goes on with this phase.
    Phase(Phase),
    /// Effects of a script from this one on.
    Run { script: u16, at: u8, it: Area, side: Side },

    /// Place vehicles.
    Vehicles { left: u8, counts: [u8; 3], must: bool },
    /// Change a die for which there is no cell.
    ChangeDie { player: Deck },
    /// Place a Bene Gesserit token?
    BeneGesserit { side: Side },
    /// A turn of the action phase.
    Turn { side: Side, acted: bool },
    /// What to use a die for.
    UseDie { player: Deck, die: Face, face: Face },
    /// Claim prescience cards that something just made possible?
    Claim,
    /// Which die to spend on a prescience card.
    ClaimDie { card: u8 },
    /// Discard cards for a prescience card.
    GiveUpToken,
    /// Where the extra steps of "Fear Is the Mind-Killer" go.
    Fear,

    /// One of several scripts.
    OneOf { script: u16, at: u8, it: Area, side: Side },
    /// Where to place figures.
    Spot { script: u16, at: u8, side: Side },
    /// One figure to place.
    Figure { piece: Piece, area: Area, side: Side, must: bool },
    /// One unit into each of several areas.
    PlaceEach { left: u8, unit: Unit, side: Side },
    /// Deploy units and a leader over settlements.
    Deploy { units: [u8; 3], leader: bool },
    /// Deploy deployment tokens.
    DeployTokens { left: u8, leader: bool, area: Area, spread: bool },
    /// Where the drawn deployment token goes.
    TokenTo { near: u8 },
    /// Replace units.
    Replace { left: u8, from: Unit, to: Unit, side: Side },
    /// A unit that is not in supply: which stands in?
    StandIn { side: Side, unit: Unit, area: Area },

    /// Draw planning cards.
    Draw { player: Deck, cards: u8 },
    /// Play one more planning card?
    PlayCard { player: Deck },
    /// Discard planning cards.
    Discard { player: Deck, left: u8 },
    /// Which player of a shared faction discards?
    WhoDiscards { side: Side, left: u8 },

    /// Which legion moves next?
    Move { left: u8, which: Which, steps: u8, it: Area, side: Side },
    /// Who goes, and where to?
    March { from: Area, which: Which, steps: u8, side: Side },
    /// With which ornithopter?
    Fly { from: Area, to: Area, side: Side, attack: bool },
    /// Check the stacking limit everywhere after a move.
    Settle { side: Side },
    /// Which legion attacks?
    Attack { which: Which, manner: Manner, it: Area, side: Side },
    /// Which area does it attack?
    AttackTarget { from: Area, manner: Manner, side: Side },
    /// A battle.
    Battle(Stage),
    /// The next coriolis storm of those marked.
    Storm,
    /// Which partner of a shared faction acts?
    WhoActs { side: Side },
    /// Which partner of a shared faction takes the next die?
    DealDie { side: Side },
    /// Losses.
    Losses { side: Side, area: Area, hits: u8, cause: Cause },
    /// Units above the stacking limit.
    Excess { side: Side, area: Area },
    /// Which of several leaders enters the tank first?
    TankOrder { side: Side },
    /// A legion leaves its area; the enemy says where to.
    Flee { side: Side, area: Area },
    /// A legion is moved off the place of the atomics.
    Displace { side: Side, area: Area },
    /// The victor may advance with a part (FAQ 3.0).
    Advance { side: Side, from: Area, to: Area },

    /// A sandworm figure for this area must come from the board.
    WormFrom { to: Area },
    /// A sandworm has come to an area with Harkonnen pieces.
    WormCame { area: Area },
    /// Save the harvester with a carryall?
    Rescue { area: Area },
    /// After a sandworm attack.
    WormSated { area: Area },
    /// Put wormsign tokens on the board.
    Wormsigns { left: u8 },
    /// Which desert is marked, when tokens are short.
    MarkDesert,
    /// Which areas sandworms appear in, when there are too many.
    WormZones { left: u8 },
    /// Which new sandworm takes effect next?
    WormOrder,
    /// Move sandworms.
    MoveWorms { left: u8 },
    /// Where the sandworm goes.
    WormTo { from: Area },
    /// Attack with a sandworm.
    WormAttack { wild: bool },
    /// What it attacks.
    WormTarget { from: Area },
    /// Place sandworms.
    PlaceWorms { left: u8, at: WormSpot },
    /// Where the Wild Maker comes.
    WildMakerComes,
    /// Leave the Wild Maker or put a sandworm in its place?
    WildMakerStays,

    /// The area an ornithopter scouts.
    Scout { zone: u8 },
    /// An enemy leader for the tank.
    Tank { victim: Victim, it: Area, side: Side },
    /// A legion carried straight to another.
    Carry { from: Area },
    /// A prescience card to shuffle back.
    ShufflePrescience,
    /// The area spies reveal.
    Spies,
    /// The die Harkonnen must use.
    ForceDie,
    /// Prescience cards to exchange.
    Exchange { gone: u8 },
    /// The marker that goes down.
    MarkerDown,
    /// The marker that goes up.
    MarkerUp { not: Marker, by: u8 },
    /// The Imperium marker that goes down.
    LowerImperium,
    /// The prescience card to attach to.
    Attach { eyes: bool },
    /// Which of the atomics.
    Atomics,
    /// Wormsign tokens to discard.
    DiscardWormsigns { left: u8 },
    /// The legion a special attack hits.
    Bombard { dice: u8, target: Target, it: Area, side: Side },
    /// Harvesters of one sector to remove.
    Swallow { left: u8, sector: u8 },
    /// Vehicles to remove in these sectors.
    RemoveVehicles { left: u8, sectors: u8 },
    /// The sector of the rockets.
    Rockets { dice: u8 },
    /// The ornithopter to capture.
    Capture,
    /// Two sietches whose tokens are swapped.
    SwapTokens { first: Area },
    /// A sietch that moves.
    MoveSietch { from: Area },
    /// An enemy legion that is moved.
    ShiftEnemy { from: Area },

    /// Spend spice.
    Spend { decided: u8, hoarded: bool },
    /// The additional ban.
    Ban { fallen: u8 },
    /// Replace named leaders on the board with generic ones.
    SwapLeaders { side: Side },
    /// Remove unclaimed prescience cards.
    Weed,
    /// The automaton rolls a die.
    Mahdi,
    /// The automaton draws and plays cards.
    MahdiPlays { left: u8, from: Option<Deck> },
}

/// Whose decision a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// Nobody's: it runs by itself.
    Nobody,
    /// A player's.
    Player(Deck),
    /// That of whoever acts for a side.
    Side(Side),
}

/// Whether to go on offering.
pub type Flow = ControlFlow<()>;

/// Goes on.
pub const ON: Flow = ControlFlow::Continue(());

/// Somebody who listens to what may be decided.
pub trait Offer {
    /// An action that may be taken. Breaks when enough has been heard.
    fn offer(&mut self, action: Action) -> Flow;
}

impl Offer for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) -> Flow {
        self.push(action);
        ON
    }
}

/// Listens for one action.
pub struct Find {
    /// The action.
    pub wanted: Action,
    /// Was it offered?
    pub found: bool,
}

impl Offer for Find {
    fn offer(&mut self, action: Action) -> Flow {
        self.found |= action == self.wanted;
        if self.found { ControlFlow::Break(()) } else { ON }
    }
}

/// Listens until it is clear whether there is a choice.
#[derive(Default)]
struct Probe {
    first: Option<Action>,
    more: bool,
}

impl Offer for Probe {
    #[inline]
    fn offer(&mut self, action: Action) -> Flow {
        if self.first.is_none() {
            self.first = Some(action);
            return ON;
        }
        self.more = true;
        ControlFlow::Break(())
    }
}

impl State {
    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        match self.stack.first() {
            Some(Step::Phase(phase)) => *phase,
            _ => Phase::Next,
        }
    }

    /// Puts a step on top.
    #[inline]
    pub(crate) fn push(&mut self, step: Step) {
        self.stack.push(step);
    }

    /// Goes to a phase.
    pub(crate) fn enter_phase(&mut self, phase: Phase) {
        if let Some(bottom) = self.stack.first_mut() {
            *bottom = Step::Phase(phase);
        }
    }

    /// Runs on until somebody must decide or the game is over.
    pub(crate) fn run(&mut self, w: &mut impl World<Event>) {
        while self.ending.is_none() {
            let Some(&step) = self.stack.last() else { return };
            if self.automatic(step, w) {
                continue;
            }
            let mut probe = Probe::default();
            let _ = self.options(step, &mut probe);
            match probe.first {
                // Nothing can be decided: the step falls away.
                None => {
                    self.stack.pop();
                }
                Some(action) if !probe.more && !self.secret(step) => {
                    self.stack.pop();
                    self.resolve(step, action, w);
                }
                Some(_) => return,
            }
        }
        self.stack.clear();
    }

    /// Carries out a step that needs no decision; `false` if it needs one.
    fn automatic(&mut self, step: Step, w: &mut impl World<Event>) -> bool {
        match step {
            Step::Phase(phase) => self.advance(phase, w),
            Step::Run { .. } => self.run_effect(w),
            Step::Battle(stage) => return self.battle_runs(stage, w),
            Step::Settle { side } => self.settle(side),
            Step::WormCame { area } => self.worm_came(area, w),
            Step::WormSated { area } => self.worm_sated(area, w),
            Step::Storm => self.next_storm(w),
            Step::Mahdi => self.mahdi_turn(w),
            Step::MahdiPlays { left, from } => self.mahdi_plays(left, from, w),
            Step::DealDie { side } if !self.dice_to_deal(side) => self.dealt(side),
            Step::Turn { side, acted: true } if self.turn_over(side) => self.end_turn(side),
            Step::Claim if !self.may_claim() => self.close_claims(),
            Step::Flee { side, area }
                if self.legion(area).is_empty() || self.retreats(side, area).is_empty() =>
            {
                self.stack.pop();
            }
            _ => return false,
        }
        true
    }

    /// Would taking this decision for the seat, because there is no choice, tell others what is hidden?
    fn secret(&self, step: Step) -> bool {
        match step {
            Step::Battle(Stage::Cards(_)) | Step::PlayCard { .. } | Step::Discard { .. } => true,
            Step::Turn { .. } | Step::UseDie { .. } => true,
            Step::Excess { area, .. } => !self.legion(area).tokens.is_empty(),
            Step::March { .. } => !self.part.tokens.is_empty(),
            Step::GiveUpToken => true,
            _ => false,
        }
    }

    /// The seats a step asks.
    pub(crate) fn decider(&self, step: Step) -> SeatSet {
        match self.who(step) {
            Who::Nobody => SeatSet::NONE,
            Who::Player(player) => SeatSet::one(self.seat_of(player)),
            Who::Side(side) => SeatSet::one(self.seat(side)),
        }
    }

    /// Whose decision a step is.
    pub(crate) fn who(&self, step: Step) -> Who {
        let side = Who::Side;
        match step {
            Step::Nothing | Step::Phase(_) | Step::Run { .. } | Step::Settle { .. } => Who::Nobody,
            Step::WormCame { .. } | Step::WormSated { .. } | Step::Storm => Who::Nobody,
            Step::Mahdi | Step::MahdiPlays { .. } => Who::Nobody,
            // The House player settles who acts (WA-TEAM-23, WA-TEAM-24).
            Step::WhoActs { side } | Step::DealDie { side } => Who::Player(side.decks()[0]),
            Step::ChangeDie { player }
            | Step::UseDie { player, .. }
            | Step::Draw { player, .. }
            | Step::PlayCard { player }
            | Step::Battle(Stage::Cards(player))
            | Step::Discard { player, .. } => Who::Player(player),
            Step::BeneGesserit { side: of }
            | Step::Turn { side: of, .. }
            | Step::OneOf { side: of, .. }
            | Step::Spot { side: of, .. }
            | Step::Figure { side: of, .. }
            | Step::PlaceEach { side: of, .. }
            | Step::Replace { side: of, .. }
            | Step::StandIn { side: of, .. }
            | Step::WhoDiscards { side: of, .. }
            | Step::Move { side: of, .. }
            | Step::March { side: of, .. }
            | Step::Fly { side: of, .. }
            | Step::Attack { side: of, .. }
            | Step::AttackTarget { side: of, .. }
            | Step::Battle(Stage::Specials(of))
            | Step::Losses { side: of, .. }
            | Step::Excess { side: of, .. }
            | Step::TankOrder { side: of }
            | Step::Advance { side: of, .. }
            | Step::Tank { side: of, .. }
            | Step::Bombard { side: of, .. }
            | Step::SwapLeaders { side: of } => side(of),
            // The enemy of a legion says where it flees to (WA-AMB-29, WA-ATOMIC-04).
            Step::Flee { side: of, .. } | Step::Displace { side: of, .. } => side(of.enemy()),
            Step::Battle(Stage::Retreat) => side(self.battle.attacker.enemy()),
            Step::Battle(_) => side(self.battle.attacker),
            Step::Vehicles { .. }
            | Step::Deploy { .. }
            | Step::Rescue { .. }
            | Step::Scout { .. }
            | Step::Carry { .. }
            | Step::ShufflePrescience
            | Step::Spies
            | Step::DiscardWormsigns { .. }
            | Step::Spend { .. }
            | Step::Ban { .. } => side(Side::Harkonnen),
            Step::Claim
            | Step::ClaimDie { .. }
            | Step::GiveUpToken
            | Step::Fear
            | Step::DeployTokens { .. }
            | Step::TokenTo { .. }
            | Step::WormFrom { .. }
            | Step::Wormsigns { .. }
            | Step::MarkDesert
            | Step::WormZones { .. }
            | Step::WormOrder
            | Step::MoveWorms { .. }
            | Step::WormTo { .. }
            | Step::WormAttack { .. }
            | Step::WormTarget { .. }
            | Step::PlaceWorms { .. }
            | Step::WildMakerComes
            | Step::WildMakerStays
            | Step::ForceDie
            | Step::Exchange { .. }
            | Step::MarkerDown
            | Step::MarkerUp { .. }
            | Step::LowerImperium
            | Step::Attach { .. }
            | Step::Atomics
            | Step::Swallow { .. }
            | Step::RemoveVehicles { .. }
            | Step::Rockets { .. }
            | Step::Capture
            | Step::SwapTokens { .. }
            | Step::MoveSietch { .. }
            | Step::ShiftEnemy { .. }
            | Step::Weed => side(Side::Atreides),
        }
    }

    /// Is this a question to the automaton?
    fn asks_mahdi(&self, step: Step) -> bool {
        let harkonnen = match self.who(step) {
            Who::Nobody => false,
            Who::Player(player) => player.side() == Side::Harkonnen,
            Who::Side(side) => side == Side::Harkonnen,
        };
        self.rules.solo && harkonnen
    }

    /// Offers every action a step allows, each once.
    pub(crate) fn options(&self, step: Step, to: &mut dyn Offer) -> Flow {
        if self.asks_mahdi(step) { self.mahdi_options(step, to) } else { self.lawful_options(step, to) }
    }

    /// Offers every action the rules allow for a step, whoever decides it.
    pub(crate) fn lawful_options(&self, step: Step, to: &mut dyn Offer) -> Flow {
        match step {
            Step::Vehicles { left, counts, must } => self.vehicle_options(left, counts, must, to),
            Step::ChangeDie { player } => self.change_die_options(player, to),
            Step::BeneGesserit { side } => self.bene_gesserit_options(side, to),
            Step::Turn { side, acted } => self.turn_options(side, acted, to),
            Step::UseDie { player, die, face } => self.use_die_options(player, die, face, to),
            Step::Claim => self.claim_options(to),
            Step::ClaimDie { .. } => self.claim_die_options(to),
            Step::GiveUpToken => self.give_up_token_options(to),
            Step::Fear => self.fear_options(to),
            Step::OneOf { script, at, it, side } => self.one_of_options(script, at, it, side, to),
            Step::Spot { script, at, side } => self.spot_options(script, at, side, to),
            Step::Figure { piece, area, side, must } => self.figure_options(piece, area, side, must, to),
            Step::PlaceEach { unit, side, .. } => self.place_each_options(unit, side, to),
            Step::Deploy { units, leader } => self.deploy_options(units, leader, to),
            Step::DeployTokens { left, leader, area, spread } => {
                self.deploy_token_options(left, leader, area, spread, to)
            }
            Step::TokenTo { near } => self.token_to_options(near, to),
            Step::Replace { left, from, to: unit, side } => self.replace_options(left, from, unit, side, to),
            Step::StandIn { side, unit, .. } => self.stand_in_options(side, unit, to),
            Step::Draw { player, cards } => self.draw_options(player, cards, to),
            Step::PlayCard { player } => self.play_card_options(player, to),
            Step::Discard { player, .. } => self.discard_options(player, to),
            Step::WhoDiscards { side, .. } => self.who_discards_options(side, to),
            Step::Move { left, which, steps, it, side } => {
                self.move_options(left, which, steps, it, side, to)
            }
            Step::March { from, which, steps, side } => self.march_options(from, which, steps, side, to),
            Step::Fly { from, side, .. } => self.fly_options(from, side, to),
            Step::Attack { which, it, side, .. } => self.attack_options(which, it, side, to),
            Step::AttackTarget { from, side, .. } => self.attack_target_options(from, side, to),
            Step::Battle(stage) => self.battle_options(stage, to),
            Step::Losses { side, area, cause, .. } => self.loss_options(side, area, cause, to),
            Step::Excess { side, area } => self.excess_options(side, area, to),
            Step::TankOrder { side } => self.tank_order_options(side, to),
            Step::Flee { side, area } => self.flee_options(side, area, to),
            Step::Displace { side, area } => self.displace_options(side, area, to),
            Step::Advance { side, .. } => self.advance_options(side, to),
            Step::WormFrom { to: area } => self.worm_from_options(area, to),
            Step::Rescue { area } => self.rescue_options(area, to),
            Step::Wormsigns { .. } => self.wormsign_options(to),
            Step::MarkDesert => self.mark_desert_options(to),
            Step::WormZones { .. } | Step::WormOrder => self.marked_options(to),
            Step::MoveWorms { .. } => self.move_worm_options(to),
            Step::WormTo { from } => self.worm_to_options(from, to),
            Step::WormAttack { wild } => self.worm_attack_options(wild, to),
            Step::WormTarget { from } => self.worm_target_options(from, to),
            Step::PlaceWorms { at, .. } => self.place_worm_options(at, to),
            Step::WildMakerComes => self.wild_maker_comes_options(to),
            Step::WildMakerStays => self.wild_maker_stays_options(to),
            Step::Spend { decided, hoarded } => self.spend_options(decided, hoarded, to),
            Step::Ban { fallen } => self.ban_options(fallen, to),
            Step::SwapLeaders { side } => self.swap_leader_options(side, to),
            Step::Weed => self.weed_options(to),
            Step::WhoActs { side } => self.who_acts_options(side, to),
            Step::DealDie { side } => self.deal_die_options(side, to),
            Step::Scout { .. }
            | Step::Tank { .. }
            | Step::Carry { .. }
            | Step::ShufflePrescience
            | Step::Spies
            | Step::ForceDie
            | Step::Exchange { .. }
            | Step::MarkerDown
            | Step::MarkerUp { .. }
            | Step::LowerImperium
            | Step::Attach { .. }
            | Step::Atomics
            | Step::DiscardWormsigns { .. }
            | Step::Bombard { .. }
            | Step::Swallow { .. }
            | Step::RemoveVehicles { .. }
            | Step::Rockets { .. }
            | Step::Capture
            | Step::SwapTokens { .. }
            | Step::MoveSietch { .. }
            | Step::ShiftEnemy { .. } => self.trick_options(step, to),
            Step::Nothing | Step::Phase(_) | Step::Run { .. } | Step::Settle { .. } => ON,
            Step::WormCame { .. } | Step::WormSated { .. } | Step::Storm => ON,
            Step::Mahdi | Step::MahdiPlays { .. } => ON,
        }
    }

    /// Carries out a decision on a step that has just been taken off the stack.
    pub(crate) fn resolve(&mut self, step: Step, action: Action, w: &mut impl World<Event>) {
        if self.asks_mahdi(step)
            && let Some(rule) = self.mahdi_rule(step, action)
        {
            w.tell(|| Event::MahdiChose { action, rule });
        }
        match step {
            Step::Vehicles { left, counts, must } => self.place_vehicle(left, counts, must, action, w),
            Step::ChangeDie { player } => self.change_die(player, action, w),
            Step::BeneGesserit { side } => self.play_bene_gesserit(side, action, w),
            Step::Turn { side, acted } => self.take_turn(side, acted, action, w),
            Step::UseDie { player, die, face } => self.use_die(player, die, face, action, w),
            Step::Claim => self.claim_now(action, w),
            Step::ClaimDie { card } => self.claim_with_die(card, action, w),
            Step::GiveUpToken => self.give_up_token(action, w),
            Step::Fear => self.fear(action, w),
            Step::OneOf { script, at, it, side } => self.choose_one(script, at, it, side, action),
            Step::Spot { script, at, side } => self.choose_spot(script, at, side, action),
            Step::Figure { area, side, .. } => self.place_figure(area, side, action, w),
            Step::PlaceEach { left, unit, side } => self.place_each(left, unit, side, action),
            Step::Deploy { units, leader } => self.deploy(units, leader, action, w),
            Step::DeployTokens { left, leader, area, spread } => {
                self.deploy_tokens(left, leader, area, spread, action, w);
            }
            Step::TokenTo { .. } => self.token_to(action, w),
            Step::Replace { left, from, to, side } => self.replace(left, from, to, side, action, w),
            Step::StandIn { side, area, .. } => self.stand_in(side, area, action, w),
            Step::Draw { player, cards } => self.draw(player, cards, action, w),
            Step::PlayCard { player } => self.play_card(player, action, w),
            Step::Discard { player, left } => self.discard_one(player, left, action, w),
            Step::WhoDiscards { side, left } => self.who_discards(side, left, action),
            Step::Move { left, which, steps, it, side } => {
                self.choose_legion(left, which, steps, it, side, action, w);
            }
            Step::March { from, which, steps, side } => self.march(from, which, steps, side, action, w),
            Step::Fly { from, to, side, attack } => self.fly(from, to, side, attack, action, w),
            Step::Attack { manner, side, .. } => self.choose_attacker(manner, side, action),
            Step::AttackTarget { from, manner, side } => self.choose_target(from, manner, side, action, w),
            Step::Battle(stage) => self.battle_decision(stage, action, w),
            Step::Losses { side, area, hits, cause } => self.take_loss(side, area, hits, cause, action, w),
            Step::Excess { side, area } => self.remove_excess(side, area, action, w),
            Step::TankOrder { side } => self.tank_next(side, action, w),
            Step::Flee { side, area } | Step::Displace { side, area } => self.flee(side, area, action, w),
            Step::Advance { side, from, to } => self.advance_part(side, from, to, action, w),
            Step::WormFrom { to } => self.worm_from(to, action, w),
            Step::Rescue { area } => self.rescue(area, action, w),
            Step::Wormsigns { left } => self.place_wormsign(left, action, w),
            Step::MarkDesert => self.mark_desert(action, w),
            Step::WormZones { left } => self.worm_zone(left, action, w),
            Step::WormOrder => self.worm_order(action),
            Step::MoveWorms { left } => self.choose_worm(left, action),
            Step::WormTo { from } => self.move_worm(from, action, w),
            Step::WormAttack { .. } => self.choose_worm_attacker(action),
            Step::WormTarget { from } => self.worm_target(from, action, w),
            Step::PlaceWorms { left, at } => self.place_worms(left, at, action, w),
            Step::WildMakerComes => self.wild_maker_comes(action, w),
            Step::WildMakerStays => self.wild_maker_stays(action, w),
            Step::Spend { decided, hoarded } => self.spend(decided, hoarded, action, w),
            Step::Ban { .. } => self.choose_ban(action, w),
            Step::SwapLeaders { side } => self.swap_leader(side, action, w),
            Step::Weed => self.weed(action, w),
            Step::WhoActs { side } => self.who_acts(side, action),
            Step::DealDie { side } => self.deal_die(side, action),
            Step::Nothing | Step::Phase(_) | Step::Run { .. } | Step::Settle { .. } => {}
            Step::WormCame { .. } | Step::WormSated { .. } | Step::Storm => {}
            Step::Mahdi | Step::MahdiPlays { .. } => {}
            trick => self.do_trick(trick, action, w),
        }
    }
}
