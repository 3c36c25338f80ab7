//! A simple player for tests: of all it may do it takes what leaves it best off at once.

use imperium::view::PlayerView;
use imperium::{Action, Imperium};
use table::chance::{Chance, Fast};
use table::{Game, Seat, Silent, Viewer, Waiting};

#[allow(dead_code, reason = "see `pick`")]
/// What a player has, in points that make the end of the game come nearer.
fn worth(player: &PlayerView) -> i32 {
    let influence: u8 = player.influence.iter().sum();
    let cards = |cards: &[imperium::content::Card]| -> i32 {
        cards.iter().map(|card| i32::from(card.text().cost.unwrap_or(0))).sum()
    };
    let goods = i32::from(player.solari) + 2 * i32::from(player.spice) + 2 * i32::from(player.water);
    100 * i32::from(player.vp)
        + 12 * i32::from(influence)
        + 12 * i32::from(player.own.as_ref().map_or(0, |own| own.step))
        + 2 * goods
        + 3 * player.intrigue_count as i32
        + 8 * player.contracts.len() as i32
        + 12 * player.completed.len() as i32
        + 3 * i32::from(player.garrison)
        + 2 * i32::from(player.strength)
        + 25 * i32::from(player.council)
        + 40 * i32::from(player.swordmaster)
        + 10 * i32::from(player.hooks)
        + 4 * player.spies.len() as i32
        + 3 * (cards(&player.discard) + cards(&player.deck.clone().unwrap_or_default()))
        - 6 * i32::from(player.reveal_number > 0)
}

/// The action after which random play on gives the seat most points over the best of the others, a round more being
/// worth `patience` points. The real position is
/// played on, not one the seat could imagine: this player is for making records, not for judging play.
#[allow(dead_code, reason = "not every test that plays greedily also looks ahead")]
pub fn look_ahead(
    game: &Imperium,
    seat: Seat,
    legal: &[Action],
    patience: i32,
    chance: &mut impl Chance,
) -> usize {
    if legal.len() == 1 {
        return 0;
    }
    let mut best = (i32::MIN, 0);
    let mut moves = Vec::new();
    for (at, action) in legal.iter().enumerate() {
        let mut sum = 0;
        for _ in 0..24 {
            let mut next = game.clone();
            let mut luck = Fast::new(u64::from(chance.below(1 << 30)));
            next.apply(seat, action, &mut luck, &mut Silent).unwrap();
            while let Waiting::Seats(waiting) = next.waiting() {
                let mover = waiting.lowest().unwrap();
                moves.clear();
                next.legal(mover, &mut moves);
                let action = moves[luck.below(moves.len() as u32) as usize];
                next.apply(mover, &action, &mut luck, &mut Silent).unwrap();
            }
            let scores = next.waiting().outcome().unwrap().scores.map(i32::from);
            let others = (0..scores.len()).filter(|&at| at != seat.index()).map(|at| scores[at]).max();
            let rounds = i32::from(next.view(Viewer::Spectator).round);
            sum += scores[seat.index()] - others.unwrap_or(0) + patience * rounds;
        }
        if sum > best.0 {
            best = (sum, at);
        }
    }
    best.1
}

/// The action after which the seat is best off; the first of several.
#[allow(dead_code, reason = "not every test that looks ahead also plays greedily")]
pub fn pick(game: &Imperium, seat: Seat, legal: &[Action], chance: &mut impl Chance) -> usize {
    let mut best = (i32::MIN, 0);
    for (at, action) in legal.iter().enumerate() {
        let mut next = game.clone();
        let mut luck = Fast::new(u64::from(chance.below(1 << 20)));
        next.apply(seat, action, &mut luck, &mut Silent).unwrap();
        let value = worth(&next.view(Viewer::Everything).players[seat.index()]);
        if value > best.0 {
            best = (value, at);
        }
    }
    best.1
}
