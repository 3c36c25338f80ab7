//! A position that could be the real one for all a viewer knows.

use table::{Chance, List, Viewer};

use crate::phase::setup::shuffle;
use crate::phase::{Step, battle, movement};
use crate::piece::{Deck, Side, Token, Tokens};
use crate::state::Arrakis;

/// A whole position that agrees with everything the viewer may know.
pub(crate) fn imagine(state: &Arrakis, viewer: Viewer, chance: &mut impl Chance) -> Arrakis {
    let mut twin = state.clone();
    for player in Deck::ALL {
        if !state.knows_hand(viewer, player) {
            twin.deal_hand_anew(player, chance);
        }
    }
    if viewer != Viewer::Everything {
        twin.deal_guards_anew(chance);
    }
    if !state.knows(viewer, Side::Atreides) {
        twin.shuffle_ranks(chance);
        twin.shuffle_tokens(chance);
    }
    if !state.knows_objectives(viewer) {
        twin.draw_objectives_anew(chance);
    }
    twin
}

impl Arrakis {
    /// May the viewer know what this side knows?
    pub(crate) fn knows(&self, viewer: Viewer, side: Side) -> bool {
        match viewer {
            Viewer::Everything => true,
            Viewer::Spectator => false,
            Viewer::Seat(seat) => self.seats_of(side).has(seat),
        }
    }

    /// May the viewer know the secret objectives? At the end of the game everybody may (WA-INFO-06).
    pub(crate) fn knows_objectives(&self, viewer: Viewer) -> bool {
        self.ending.is_some() || self.knows(viewer, Side::Atreides)
    }

    /// May the viewer look at this hand? In a cone of silence partners share what they hold (WA-TEAM-11).
    pub(crate) fn knows_hand(&self, viewer: Viewer, player: Deck) -> bool {
        let side = player.side();
        if self.rules.solo && side == Side::Harkonnen {
            return viewer == Viewer::Everything;
        }
        viewer.knows(self.seat_of(player)) || (self.whispering[side.index()] && self.knows(viewer, side))
    }

    /// The backs tell which deck a card in hand is from, and nothing else.
    fn deal_hand_anew(&mut self, player: Deck, chance: &mut impl Chance) {
        for deck in Deck::ALL {
            let held = self.hands[player as usize].of(deck);
            if held.is_empty() {
                continue;
            }
            let mut pool = self.decks[deck as usize].plus(held);
            for card in held.iter() {
                self.hands[player as usize].remove(card);
            }
            for _ in 0..held.len() {
                if let Some(card) = pool.draw(chance) {
                    self.hands[player as usize].add(card);
                }
            }
            self.decks[deck as usize] = pool;
        }
    }

    fn shuffle_ranks(&mut self, chance: &mut impl Chance) {
        let unseen = self.sietches.iter().filter(|sietch| sietch.stands && !sietch.seen);
        let mut ranks: List<u8, 8> = unseen.map(|sietch| sietch.rank).collect();
        // How they lay says nothing about how they lie now.
        ranks.sort_unstable();
        shuffle(&mut ranks, chance);
        let mut next = ranks.iter();
        for sietch in self.sietches.iter_mut().filter(|sietch| sietch.stands && !sietch.seen) {
            if let Some(&rank) = next.next() {
                sietch.rank = rank;
            }
        }
    }

    /// Face-down tokens of one back are exchanged at random, wherever they lie.
    fn shuffle_tokens(&mut self, chance: &mut impl Chance) {
        for standard in [false, true] {
            let of_set = |tokens: Tokens| {
                tokens.each(Side::Atreides).filter(move |token| token.standard() == standard)
            };
            let areas = self.with_tokens(Side::Atreides);
            let mut kinds: List<Token, 16> =
                areas.iter().flat_map(|area| of_set(self.legion(area).tokens)).collect();
            for token in of_set(self.token_supply).chain(of_set(self.lost_tokens)) {
                kinds.push(token);
            }
            if let Some(token) = self.drawn.filter(|token| token.standard() == standard) {
                kinds.push(token);
            }
            kinds.sort_unstable();
            shuffle(&mut kinds, chance);
            let mut deal = |tokens: &mut Tokens| {
                let count = of_set(*tokens).count();
                tokens.0 &= if standard { 0x0000_FFFF } else { 0xFFFF_0000 };
                for _ in 0..count {
                    if let Some(kind) = kinds.pop() {
                        tokens.add(kind);
                    }
                }
            };
            for area in areas.iter() {
                deal(&mut self.legions[area.index()].tokens);
            }
            deal(&mut self.token_supply);
            deal(&mut self.lost_tokens);
            if self.drawn.is_some_and(|token| token.standard() == standard) {
                let mut one = Tokens::NONE;
                one.add(Token(if standard { 4 } else { 0 }));
                deal(&mut one);
                self.drawn = one.kinds(Side::Atreides).next();
            }
        }
        self.match_parts();
    }

    /// Parts of legions on the move must be parts of what the areas now hold.
    fn match_parts(&mut self) {
        let pick = |tokens: Tokens, from: &mut Tokens| {
            let mut picked = Tokens::NONE;
            for standard in [false, true] {
                for _ in tokens.each(Side::Atreides).filter(|token| token.standard() == standard) {
                    let Some(token) = from.kinds(Side::Atreides).find(|token| token.standard() == standard)
                    else {
                        break;
                    };
                    from.remove(token);
                    picked.add(token);
                }
            }
            picked
        };
        let mut left = self.legions.map(|legion| legion.tokens);
        for at in 0..self.moved.len() {
            let moved = self.moved[at];
            let tokens = pick(moved.part.tokens, &mut left[moved.area.index()]);
            self.moved[at].part.tokens = tokens;
        }
        let from = match self.next() {
            Some(
                Step::Movement(movement::Step::March { from, .. })
                | Step::Battle(battle::Step::Advance { from, .. }),
            ) => Some(from),
            Some(Step::Movement(movement::Step::Fly { from, attack: false, .. })) => Some(from),
            _ => None,
        };
        if let Some(from) = from {
            self.part.tokens = pick(self.part.tokens, &mut left[from.index()]);
        }
    }

    fn draw_objectives_anew(&mut self, chance: &mut impl Chance) {
        let held = self.objectives.count_ones();
        let mut cards: [u8; 6] = std::array::from_fn(|card| card as u8);
        shuffle(&mut cards, chance);
        self.objectives = cards[..held as usize].iter().fold(0, |bits, card| bits | 1 << card);
        self.objective_deck = 0b11_1111 & !self.objectives;
    }
}
