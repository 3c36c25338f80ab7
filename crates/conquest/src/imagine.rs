//! A whole position that could be the real one for all a viewer knows.
//!
//! Everything hidden from the viewer is put into one heap and dealt out again, as often as before to each
//! place, keeping what the viewer knows: their own hand, cards seen to return to a hand, traitors shown or
//! denied, what Prescience showed them.

use table::{Chance, Offers, Seat, Steps, Viewer};

use crate::action::{Action, Element};
use crate::content::{BattleCard, Cards, LEADERS, Leader, Pile};
use crate::options::House;
use crate::phase::plan::Plan;
use crate::phase::{Step, movement, plan, shipment};
use crate::state::{Conquest, Leaders, Side};

/// Imagines a position.
pub(crate) fn imagine(game: &Conquest, viewer: Viewer, chance: &mut impl Chance) -> Conquest {
    let mut twin = *game;
    if viewer == Viewer::Everything {
        return twin;
    }
    forget_half_made(&mut twin, viewer);
    leader_sets(&mut twin, viewer, chance);
    traitors(&mut twin, viewer, chance);
    deal_hands(&mut twin, viewer, chance, Hand::Battle, |seat| known_cards(game, viewer, seat));
    deal_hands(&mut twin, viewer, chance, Hand::Market, |_| Cards::EMPTY);
    // The order of a face-down deck is nobody's knowledge.
    twin.spice_deck.shuffle();
    plans(&mut twin, game, viewer, chance);
    twin
}

/// Others do not see a group or a shipment being put together: to them it has not begun.
fn forget_half_made(twin: &mut Conquest, viewer: Viewer) {
    loop {
        let half_made = match twin.top() {
            Some(Step::Movement(movement::Step::GoTo | movement::Step::Take)) => twin.group.seat,
            Some(Step::Shipment(shipment::Step::Count(seat, _))) => Some(seat),
            _ => None,
        };
        match half_made {
            Some(seat) if !viewer.knows(seat) => {
                twin.stack.pop();
                twin.group = Default::default();
            }
            _ => return,
        }
    }
}

/// Secret leader sets of the allied duel: leaders the viewer cannot know to be in the other set change
/// places with others of the same two factions, and every card that names them with them.
fn leader_sets(twin: &mut Conquest, viewer: Viewer, chance: &mut impl Chance) {
    if twin.table.leaders_public {
        return;
    }
    // A traitor card the viewer has looked at names a leader that is in the game.
    let looked_at = match viewer {
        Viewer::Seat(seat) => twin.side(seat).seen,
        Viewer::Spectator | Viewer::Everything => Leaders::NONE,
    };
    let open = twin.all_seats().fold(looked_at, |known, seat| {
        let side = twin.side(seat);
        known.or(side.leaders_known).or(side.shown)
    });
    let mut new: [u8; LEADERS] = std::array::from_fn(|leader| leader as u8);
    for seat in twin.all_seats().filter(|&seat| !viewer.knows(seat)) {
        let side = twin.side(seat);
        let secret = side.leaders.minus(open);
        let mut outside: Cards = Leader::all()
            .filter(|leader| side.house.includes(leader.row().faction))
            .filter(|&leader| !side.leaders.has(leader) || secret.has(leader))
            .map(|leader| leader.0)
            .collect();
        let drawn: Leaders = secret.iter().filter_map(|_| outside.draw(chance)).map(Leader).collect();
        // Leaders drawn again keep their number; the others trade places one for one.
        let leaving = secret.minus(drawn).iter();
        let coming = drawn.minus(secret).iter();
        for (old, fresh) in leaving.zip(coming) {
            new[old.0 as usize] = fresh.0;
            new[fresh.0 as usize] = old.0;
        }
    }
    let set = |leaders: Leaders| -> Leaders {
        leaders.iter().map(|leader| Leader(new[leader.0 as usize])).collect()
    };
    for side in &mut twin.sides {
        side.leaders = set(side.leaders);
        side.traitors = set(side.traitors);
        side.offered = set(side.offered);
        side.seen = set(side.seen);
    }
    twin.traitor_deck.unknown = twin.traitor_deck.unknown.iter().map(|leader| new[leader as usize]).collect();
    for leader in twin.traitor_deck.bottom.iter_mut() {
        *leader = new[*leader as usize];
    }
    for plan in &mut twin.battle.plans {
        if let Some(Some(leader)) = &mut plan.leader {
            leader.0 = new[leader.0 as usize];
        }
    }
}

/// Deals the traitor cards of others anew.
fn traitors(twin: &mut Conquest, viewer: Viewer, chance: &mut impl Chance) {
    let exchanger = twin.seat_who(House::exchanges_traitors);
    let knows_bottom = exchanger.is_some_and(|seat| viewer.knows(seat));
    let mut heap = twin.traitor_deck.unknown;
    let bottom = twin.traitor_deck.bottom;
    if !knows_bottom {
        heap.pour(bottom.iter().copied().collect());
    }
    let others: Vec<Seat> = twin.all_seats().filter(|&seat| !viewer.knows(seat)).collect();
    for &seat in &others {
        let side = twin.side(seat);
        let hidden = side.traitors.minus(side.shown).or(side.offered);
        heap.pour(hidden.iter().map(|leader| leader.0).collect());
    }
    let seen = match viewer {
        Viewer::Seat(seat) => twin.side(seat).seen,
        Viewer::Spectator | Viewer::Everything => Leaders::NONE,
    };
    // Whoever keeps one card was dealt it before the viewer looked at theirs, so it is none of those;
    // only Harkonnen draw from what others gave back.
    let (last, first): (Vec<Seat>, Vec<Seat>) =
        others.iter().partition(|&&seat| twin.house(seat).exchanges_traitors());
    for seat in first.into_iter().chain(last) {
        let side = *twin.side(seat);
        let not = if side.house.exchanges_traitors() { Leaders::NONE } else { seen };
        let draw = |heap: &mut Cards, chance: &mut _, real: Leaders, not: Leaders| -> Leaders {
            real.iter().map(|real| draw_one(heap, not, real, chance)).collect()
        };
        let kept = draw(&mut heap, chance, side.traitors.minus(side.shown), not.or(side.denied));
        let offered = draw(&mut heap, chance, side.offered, not);
        let side = twin.side_mut(seat);
        side.traitors = kept.or(side.shown);
        side.offered = offered;
    }
    for seat in others {
        looked_at(twin, seat, heap, chance);
    }
    if !knows_bottom {
        for place in twin.traitor_deck.bottom.iter_mut() {
            *place = heap.draw(chance).unwrap_or(*place);
        }
    }
    twin.traitor_deck.unknown = heap;
}

/// What somebody else has looked at: the cards they have, and as many others as they gave back, whichever those were.
fn looked_at(twin: &mut Conquest, seat: Seat, heap: Cards, chance: &mut impl Chance) {
    let side = twin.side_mut(seat);
    let own = side.traitors.or(side.offered);
    let mut others: Cards = heap.kinds().filter(|&leader| !own.has(Leader(leader))).collect();
    let given_back = side.seen.len().saturating_sub(own.len());
    let given_back: Leaders = (0..given_back).filter_map(|_| others.draw(chance)).map(Leader).collect();
    side.seen = own.or(given_back);
}

/// Draws a card that is none of `not`; the real one if nothing else is possible.
fn draw_one(heap: &mut Cards, not: Leaders, real: Leader, chance: &mut impl Chance) -> Leader {
    let mut possible: Cards = heap.kinds().filter(|&leader| !not.has(Leader(leader))).collect();
    let drawn = possible.draw(chance).map_or(real, Leader);
    heap.remove(drawn.0);
    drawn
}

#[derive(Clone, Copy)]
enum Hand {
    Battle,
    Market,
}

/// Deals the battle or market cards of others anew, except those known to be held.
fn deal_hands(
    twin: &mut Conquest,
    viewer: Viewer,
    chance: &mut impl Chance,
    which: Hand,
    known: impl Fn(Seat) -> Cards,
) {
    fn hand(side: &mut Side, which: Hand) -> &mut Cards {
        match which {
            Hand::Battle => &mut side.battle_hand,
            Hand::Market => &mut side.market_hand,
        }
    }
    let others: Vec<Seat> = twin.all_seats().filter(|&seat| !viewer.knows(seat)).collect();
    let mut heap = pile(twin, which).face_down();
    for &seat in &others {
        heap.pour(hand(twin.side_mut(seat), which).minus(&known(seat)));
    }
    for &seat in &others {
        let real = *hand(twin.side_mut(seat), which);
        let mut dealt = known(seat);
        while dealt.len() < real.len() {
            match heap.draw(chance) {
                Some(card) => dealt.add(card),
                None => break,
            }
        }
        *hand(twin.side_mut(seat), which) = dealt;
    }
    let deck = pile(twin, which);
    deck.unknown = heap;
    deck.top.clear();
    deck.bottom.clear();
}

fn pile(twin: &mut Conquest, which: Hand) -> &mut Pile {
    match which {
        Hand::Battle => &mut twin.battle_deck,
        Hand::Market => &mut twin.market_deck,
    }
}

/// The battle cards the viewer knows to be in a hand: seen to return to it, lying in an open plan, or shown
/// to the viewer by Prescience.
fn known_cards(game: &Conquest, viewer: Viewer, seat: Seat) -> Cards {
    let mut known = game.side(seat).battle_known;
    let fight = &game.battle;
    let (Some(seats), Some(side)) = (fight.seats, fight.side_of(seat)) else { return known };
    if fight.settled {
        return known;
    }
    let plan = &fight.plans[side];
    let mut certain = |card: Option<BattleCard>| {
        if let Some(card) = card
            && !known.has(card.0)
        {
            known.add(card.0);
        }
    };
    if fight.revealed {
        certain(plan.weapon.flatten());
        certain(plan.defence.flatten());
    } else if viewer.knows(seats[1 - side]) {
        match fight.foreseen {
            Some((shows, Element::Weapon)) if shows == side => certain(plan.weapon.flatten()),
            Some((shows, Element::Defence)) if shows == side => certain(plan.defence.flatten()),
            _ => {}
        }
    }
    known
}

/// Forms the hidden plans of others anew: what the viewer was shown stays, the rest is any legal plan.
fn plans(twin: &mut Conquest, real: &Conquest, viewer: Viewer, chance: &mut impl Chance) {
    let Some(seats) = twin.battle.seats else { return };
    if twin.battle.revealed {
        return;
    }
    for side in (0..2).filter(|&side| !viewer.knows(seats[side])) {
        let was = real.battle.plans[side];
        let mut fresh = Plan::default();
        if let Some((shows, element)) = real.battle.foreseen
            && shows == side
        {
            // An element that was asked for and is settled stays settled, whatever it is.
            let settled = match element {
                Element::Dial => was.dial.is_some(),
                Element::Leader => was.leader.is_some(),
                Element::Weapon => was.weapon.is_some(),
                Element::Defence => was.defence.is_some(),
            };
            if settled && viewer.knows(seats[1 - side]) {
                match element {
                    Element::Dial => fresh.dial = was.dial,
                    Element::Leader => fresh.leader = was.leader,
                    Element::Weapon => fresh.weapon = was.weapon,
                    Element::Defence => fresh.defence = was.defence,
                }
            } else if settled {
                twin.battle.plans[side] = fresh;
                any_element(twin, side, element, chance);
                fresh = twin.battle.plans[side];
            }
        }
        twin.battle.plans[side] = fresh;
        let forming = matches!(twin.top(), Some(Step::Plan(plan::Step::Form)));
        if forming {
            plan::settle_forced(twin, side);
            while was.sealed
                && let Some(element) = twin.battle.plans[side].open_element()
            {
                any_element(twin, side, element, chance);
            }
            twin.battle.plans[side].sealed = was.sealed;
        }
    }
}

fn any_element(twin: &mut Conquest, side: usize, element: Element, chance: &mut impl Chance) {
    let mut offers = [Action::Pass; 32];
    let mut count = 0;
    let mut listen = |action| {
        if count < offers.len() {
            offers[count] = action;
            count += 1;
        }
    };
    plan::offer_element(twin, side, element, &mut Offers::each(&mut listen));
    match count {
        0 => twin.battle.plans[side].leave_empty(element),
        _ => {
            let action = offers[chance.below(count as u32) as usize];
            twin.battle.plans[side].set(action);
        }
    }
}
