//! Phase 6, after the reveal: market cards, treachery, weapons, totals, losses.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::market::{self, spend};
use super::{battle, not_now, pause, plan};
use crate::action::Action;
use crate::board::Cell;
use crate::content::{BattleCard, Leader};
use crate::effect::{BattleRole, MarketEffect, Ward, Window};
use crate::event::Event;
use crate::state::Conquest;

/// The steps after the reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Market cards and treachery, until both sides pass in a row (CD-AMB-51).
    Window,
    /// The betrayed side may answer with a traitor of its own (CD-AMB-54).
    Answer(usize),
    /// The result is carried out.
    Result,
    /// The winner says where it loses so many troops (CD-AMB-10).
    Losses {
        /// The winner.
        seat: Seat,
        /// How many are still to be lost.
        left: u8,
        /// From here on.
        from: u8,
    },
}

/// How the battle stands, if nothing more is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// A weapon explodes: nobody wins.
    pub exploded: bool,
    /// Leaders killed, by side.
    pub killed: [bool; 2],
    /// The totals, by side (CD-BATTLE-09).
    pub totals: [u8; 2],
    /// The side that wins.
    pub winner: usize,
}

fn role(card: Option<BattleCard>) -> Option<&'static BattleRole> {
    card.map(|card| &card.row().role)
}

/// The kind of weapon a defence stops.
fn ward(card: Option<BattleCard>) -> Option<Ward> {
    match role(card)? {
        BattleRole::Defence { stops } => Some(*stops),
        BattleRole::Weapon { .. } | BattleRole::Worthless => None,
    }
}

/// Does the weapon kill a leader behind this defence? (CD-WEAPON-03, CD-WEAPON-04)
fn kills(weapon: Option<BattleCard>, defence: Option<BattleCard>) -> bool {
    match role(weapon) {
        Some(BattleRole::Weapon { stopped_by, .. }) => {
            !ward(defence).is_some_and(|stops| stopped_by.contains(&stops))
        }
        _ => false,
    }
}

/// Weapons and defences, totals, the winner. Weapons act on both sides at once (CD-WEAPON-06).
pub(crate) fn tally(game: &Conquest) -> Tally {
    let fight = &game.battle;
    let plans = [plan::open(game, 0), plan::open(game, 1)];
    let wards = plans.map(|plan| ward(plan.defence));
    let exploded = plans.iter().any(|plan| match role(plan.weapon) {
        Some(BattleRole::Weapon { explodes_with: Some(with), .. }) => wards.contains(&Some(*with)),
        _ => false,
    });
    let killed = [0, 1].map(|side: usize| {
        plans[side].leader.is_some() && (fight.both_die || kills(plans[1 - side].weapon, plans[side].defence))
    });
    let totals = [0, 1].map(|side: usize| {
        let dial = plans[side].dial * (1 + fight.doubled[side]);
        // CD-WEAPON-05: a killed leader adds nothing.
        let leader = plans[side].leader.filter(|_| !killed[side]).map_or(0, Leader::strength);
        dial + leader + fight.added[side]
    });
    // CD-BATTLE-11: equal totals go to the initiative.
    let winner = if totals[0] >= totals[1] { 0 } else { 1 };
    Tally { exploded, killed, totals, winner }
}

/// Can a side reveal a traitor: does it hold the card of the leader the other side played?
fn can_betray(game: &Conquest, side: usize) -> bool {
    let held = game.side(game.battle.seat(side)).traitors;
    plan::open(game, 1 - side).leader.is_some_and(|leader| held.has(leader))
}

/// Could a side reveal a traitor, for all that others know?
fn might_betray(game: &Conquest, side: usize) -> bool {
    let held = game.side(game.battle.seat(side)).traitors;
    plan::open(game, 1 - side).leader.is_some() && !held.is_empty()
}

/// The side asked next, and how many have passed by then. Sides that everybody can see to have nothing
/// to play are passed over.
fn asked(game: &Conquest) -> Option<(usize, u8)> {
    let (mut side, mut passes) = (game.battle.next_asked, game.battle.passes);
    while passes < 2 {
        let cards = !game.side(game.battle.seat(side)).market_hand.is_empty();
        if cards || might_betray(game, side) {
            return Some((side, passes));
        }
        side = 1;
        passes += 1;
    }
    None
}

/// Is there a leader in the battle whom nothing has killed yet?
pub(crate) fn has_living_leader(game: &Conquest) -> bool {
    let tally = tally(game);
    let lives = |side: usize| plan::open(game, side).leader.is_some() && !tally.killed[side];
    !tally.exploded && (lives(0) || lives(1))
}

/// Is this window open to a side now?
fn fits(game: &Conquest, side: usize, window: Window) -> bool {
    match window {
        Window::Battle => true,
        Window::BattleLosing => {
            let tally = tally(game);
            !tally.exploded && tally.winner != side
        }
        Window::AnyPause => !game.battle.truth,
        Window::BeforeStormRoll
        | Window::BeforeStormMoves
        | Window::OwnCards
        | Window::OwnRevival
        | Window::OwnShipment
        | Window::OwnMovement
        | Window::Collection => false,
    }
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        let seat = match self {
            Step::Window => asked(game).map(|(side, _)| game.battle.seat(side)),
            Step::Answer(side) => might_betray(game, side).then(|| game.battle.seat(side)),
            Step::Result => None,
            Step::Losses { seat, .. } => Some(seat),
        };
        seat.map_or(SeatSet::NONE, SeatSet::one)
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        let Some(side) = game.battle.side_of(seat) else { return };
        match self {
            Step::Window | Step::Answer(_) => {
                offers.add(Action::Pass);
                if can_betray(game, side) {
                    offers.add(Action::Treachery);
                }
                market::offer(game, seat, self, offers);
            }
            Step::Result => {}
            Step::Losses { left, from, .. } => {
                if let Some((_, fewest, most)) = next_loss(game, seat, left, from) {
                    (fewest..=most).for_each(|count| offers.add(Action::Lose(count)));
                }
            }
        }
    }

    fn refuse(self, _: &Conquest, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Window | Step::Answer(_), Action::Treachery) => {
                Refusal::new(rule_id!("CD-TREACH-01"), "refuse-not-a-traitor")
            }
            (Step::Answer(_), Action::Play(_)) => {
                Refusal::new(rule_id!("CD-TREACH-09"), "refuse-market-betrayed")
            }
            (Step::Losses { .. }, Action::Lose(_)) => Refusal::new(rule_id!("CD-BATTLE-15"), "refuse-losses"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        let Some(side) = game.battle.side_of(seat) else { return };
        match (self, action) {
            (Step::Window, Action::Treachery) => {
                betray(game, side, world);
                game.push(Step::Answer(1 - side));
            }
            (Step::Answer(_), Action::Treachery) => betray(game, side, world),
            (Step::Window, Action::Play(card)) => {
                spend(game, seat, card, world);
                // CD-AMB-28: the asking starts again with the initiative.
                game.battle.next_asked = 0;
                game.battle.passes = 0;
                game.push(self);
                play(game, side, seat, card.row().effect);
            }
            (Step::Window, _) => {
                // Whoever passes was asked; the side without the initiative comes second.
                if let Some((_, passes)) = asked(game) {
                    game.battle.next_asked = 1;
                    game.battle.passes = passes + 1;
                }
                game.push(self);
            }
            (Step::Losses { left, from, .. }, Action::Lose(count)) => {
                if let Some((cell, ..)) = next_loss(game, seat, left, from) {
                    game.kill(seat, cell, count);
                    lose(game, seat, left - count, cell.0 + 1);
                }
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        if self == Step::Result {
            result(game, world);
        }
    }
}

impl market::Opens for Step {
    fn opens(self, game: &Conquest, seat: Seat, window: Window) -> bool {
        self == Step::Window && game.battle.side_of(seat).is_some_and(|side| fits(game, side, window))
    }
}

/// Carries out a market card in the battle.
fn play(game: &mut Conquest, side: usize, seat: Seat, effect: MarketEffect) {
    match effect {
        MarketEffect::DoubleDial => fault::more(&mut game.battle.doubled[side], 1, "doubled dials"),
        MarketEffect::AddStrength(more) => fault::more(&mut game.battle.added[side], more, "strength"),
        MarketEffect::KillBothLeaders => game.battle.both_die = true,
        MarketEffect::AskTraitor => {
            game.battle.truth = true;
            game.push(pause::Step::Ask(seat));
        }
        MarketEffect::ExtraGroup
        | MarketEffect::FartherGroup(_)
        | MarketEffect::ReviveFree { .. }
        | MarketEffect::ShelterRegion
        | MarketEffect::ChooseStorm
        | MarketEffect::FreeShipping(_)
        | MarketEffect::DiscardBattleCards
        | MarketEffect::TakeSpice(_) => {}
    }
}

/// Reveals the enemy's leader as a traitor (CD-TREACH-01, CD-HIDDEN-06).
fn betray(game: &mut Conquest, side: usize, world: &mut impl World<Event>) {
    let seat = game.battle.seat(side);
    let Some(leader) = plan::open(game, 1 - side).leader else { return };
    game.battle.called[side] = true;
    let reusable = game.table.traitor_reusable;
    let holder = game.side_mut(seat);
    if reusable {
        holder.shown.add(leader); // CD-AMB-55: it stays with its holder, now public
    } else {
        holder.traitors.remove(leader);
        holder.shown.remove(leader);
        game.spent.add(leader);
    }
    world.tell(|| Event::Treachery { seat, leader });
}

/// Carries out the result (CD-AMB-51, steps 8 and 9).
fn result(game: &mut Conquest, world: &mut impl World<Event>) {
    game.battle.settled = true;
    match game.battle.called {
        [true, true] => {
            // CD-TREACH-11, CD-TREACH-12: both lose everything, nobody wins, nobody is paid.
            world.tell(|| Event::TwoTraitors);
            for side in 0..2 {
                lose_everything(game, side, world);
            }
            battle::end(game);
        }
        [true, false] => treachery(game, 0, world),
        [false, true] => treachery(game, 1, world),
        [false, false] => {
            let tally = tally(game);
            if tally.exploded {
                explosion(game, world);
            } else {
                victory(game, tally, world);
            }
        }
    }
}

/// A side wins by treachery (CD-TREACH-03 to CD-TREACH-08, CD-AMB-77).
fn treachery(game: &mut Conquest, side: usize, world: &mut impl World<Event>) {
    let seat = game.battle.seat(side);
    let traitor = plan::open(game, 1 - side).leader;
    world.tell(|| Event::Won { seat, totals: None, sides: [game.battle.seat(0), game.battle.seat(1)] });
    lose_everything(game, 1 - side, world);
    bounty(game, seat, traitor.map_or(0, Leader::strength).into(), world);
    // CD-TREACH-04, CD-AMB-56: the revealer loses nothing; all its cards return to hand.
    for card in game.battle.plans[side].cards() {
        keep(game, seat, card);
    }
    // CD-TREACH-06: its leader is back in reserve at once, whatever it did earlier this turn.
    if let Some(leader) = plan::open(game, side).leader {
        game.fought[leader.0 as usize] = None;
    }
    battle::end(game);
}

/// A weapon explodes: nobody wins, everything in the battle is lost, spice in the region too, and nobody
/// is paid. The rulebook only hints at it (CD-WEAPON-10, CD-GAP-15); the effect is our reconstruction.
fn explosion(game: &mut Conquest, world: &mut impl World<Event>) {
    world.tell(|| Event::Exploded);
    for side in 0..2 {
        lose_everything(game, side, world);
    }
    let cells = game.battle.region.cells();
    game.clear_spice(cells, world);
    battle::end(game);
}

/// The side with the higher total wins (CD-BATTLE-10).
fn victory(game: &mut Conquest, tally: Tally, world: &mut impl World<Event>) {
    let (winner, loser) = (tally.winner, 1 - tally.winner);
    let seats = [game.battle.seat(0), game.battle.seat(1)];
    let seat = seats[winner];
    world.tell(|| Event::Won { seat, totals: Some(tally.totals), sides: seats });
    let mut reward = 0;
    for (side, &led_by) in seats.iter().enumerate() {
        let Some(leader) = plan::open(game, side).leader else { continue };
        if tally.killed[side] {
            fault::more(&mut reward, leader.strength().into(), "spice"); // CD-AMB-46: the printed strength
            kill_leader(game, led_by, leader, world);
        } else {
            // CD-BATTLE-20: survivors stay in the region until the phase ends.
            game.fought[leader.0 as usize] = Some(game.battle.region);
        }
    }
    lose_troops_and_cards(game, loser, world); // CD-BATTLE-14: not its leader
    bounty(game, seat, reward, world); // CD-BATTLE-19: for both sides' leaders
    for card in game.battle.plans[winner].cards() {
        // CD-BATTLE-17, CD-AMB-47
        if card.row().kept_by_winner {
            keep(game, seat, card);
        } else {
            throw_away(game, seat, card, world);
        }
    }
    let dial = plan::open(game, winner).dial;
    if dial > 0 {
        world.tell(|| Event::Lost { seat, count: dial });
    }
    lose(game, seat, dial, 0); // CD-BATTLE-15: exactly the dialled number
}

/// A side loses all its troops in the battle and every card it played (CD-BATTLE-12, CD-BATTLE-13).
fn lose_troops_and_cards(game: &mut Conquest, side: usize, world: &mut impl World<Event>) {
    let seat = game.battle.seat(side);
    let at = game.battle.at;
    let count = game.kill_all(seat, at);
    world.tell(|| Event::Lost { seat, count });
    for card in game.battle.plans[side].cards() {
        throw_away(game, seat, card, world);
    }
}

/// The same, and its leader (CD-TREACH-05, CD-TREACH-11).
fn lose_everything(game: &mut Conquest, side: usize, world: &mut impl World<Event>) {
    lose_troops_and_cards(game, side, world);
    if let Some(leader) = plan::open(game, side).leader {
        kill_leader(game, game.battle.seat(side), leader, world);
    }
}

fn kill_leader(game: &mut Conquest, seat: Seat, leader: Leader, world: &mut impl World<Event>) {
    game.dead.add(leader); // CD-BATTLE-18
    game.fought[leader.0 as usize] = None;
    world.tell(|| Event::LeaderKilled { seat, leader });
}

/// The bank pays for killed leaders (CD-BATTLE-19).
fn bounty(game: &mut Conquest, seat: Seat, spice: u16, world: &mut impl World<Event>) {
    if spice > 0 {
        game.bank_pays(seat, spice);
        world.tell(|| Event::Bounty { seat, spice });
    }
}

/// A revealed card goes back to hand, where everybody now knows it to be.
fn keep(game: &mut Conquest, seat: Seat, card: BattleCard) {
    // No card fits both slots twice, so a copy known before is the one just shown again.
    let side = game.side_mut(seat);
    if !side.battle_known.has(card.0) {
        side.battle_known.add(card.0);
    }
}

/// A played card goes to its discard pile.
fn throw_away(game: &mut Conquest, seat: Seat, card: BattleCard, world: &mut impl World<Event>) {
    let side = game.side_mut(seat);
    side.battle_hand.take(card.0);
    side.battle_known.remove(card.0);
    game.battle_deck.discard(card.0);
    world.tell(|| Event::PlanCardDiscarded { seat, card });
}

/// The next location the winner may lose troops from, with the fewest and the most it can lose there.
pub(crate) fn next_loss(game: &Conquest, seat: Seat, left: u8, from: u8) -> Option<(Cell, u8, u8)> {
    let troops = game.battle.at.and(game.presence[seat.index()]);
    let mut cells = troops.iter().filter(|cell| cell.0 >= from);
    let cell = cells.next()?;
    let here = game.troops_at(seat, cell);
    let elsewhere: u8 = cells.map(|cell| game.troops_at(seat, cell)).sum();
    Some((cell, left.saturating_sub(elsewhere), left.min(here)))
}

/// The winner loses so many troops, choosing where if they stand in several sectors; then the battle is
/// over.
fn lose(game: &mut Conquest, seat: Seat, mut left: u8, from: u8) {
    while left > 0 {
        let Some((cell, fewest, most)) = next_loss(game, seat, left, from) else { break };
        if fewest < most {
            game.push(Step::Losses { seat, left, from });
            return;
        }
        game.kill(seat, cell, most);
        fault::less(&mut left, most, "troops");
    }
    battle::end(game);
}
