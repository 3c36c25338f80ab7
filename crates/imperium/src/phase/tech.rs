//! Tech tiles: acquired with spice and negotiators, used on the own turn.

use serde::Serialize;
use table::fault::{less, more};
use table::{Doing, Offers, Refusal, Say, Seat, SeatSet, Steps, World, rule_id};

use super::effects::{self, How};
use super::{Asking, ask, asked, not_now, payment, plain};
use crate::action::Action;
use crate::content::Tech;
use crate::effect::{Cost, Effect};
use crate::event::{Event, Good, IxEvent};
use crate::state::{Imperium, STACKS};
use crate::view::Question;

/// The steps of acquiring a tile.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A face-up tile may be acquired. RI-TECH-01, RI-TECH-02
    Acquire {
        /// By whom.
        seat: Seat,
        /// How much less it costs. RI-TECH-05
        less: u8,
        /// May it be paid in Solari? RI-TECH-20
        solari: bool,
        /// Must one be acquired? RI-CARD-16
        must: bool,
    },
    /// In what the tile is paid. RI-TECH-20
    Currency {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tech,
    },
    /// How many negotiators return for a lower price. RI-TECH-08
    Negotiators {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: Tech,
        /// What it costs without them.
        price: u8,
        /// Is it paid in Solari?
        solari: bool,
    },
    /// A troop may become a negotiator, on another player's turn too. RI-TECH-07, RI-AMB-04
    Negotiate {
        /// Whose.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Acquire { seat, .. } | Step::Currency { seat, .. } | Step::Negotiators { seat, .. } => {
                SeatSet::one(seat)
            }
            Step::Negotiate { seat } => asked(seat, game.can_negotiate(seat)),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Acquire { less, solari, must, .. } => {
                offers.extend(game.affordable_tech(seat, less, solari).map(Action::AcquireTech));
                if !must {
                    offers.add(Action::Decline);
                }
            }
            Step::Currency { tile, .. } => {
                let goods = [(Good::Spice, false), (Good::Solari, true)];
                let payable =
                    goods.into_iter().filter(|(_, solari)| game.can_pay_tech(seat, tile, 0, *solari));
                offers.extend(payable.map(|(good, _)| Action::PayIn(good)));
            }
            Step::Negotiators { price, solari, .. } => {
                let player = game.player(seat);
                let purse = if solari { player.solari } else { player.spice };
                let least = price.saturating_sub(purse);
                let most = price.min(game.negotiators_of(seat));
                offers.extend((least..=most).map(Action::ReturnNegotiators));
            }
            Step::Negotiate { .. } => offers.extend([Action::Negotiate, Action::Decline]),
        }
    }

    fn refuse(self, game: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Acquire { .. }, Action::AcquireTech(tile)) if game.face_up(tile) => {
                Refusal::new(rule_id!("RI-TECH-02"), "refuse-tech-cost")
            }
            (Step::Acquire { .. }, Action::AcquireTech(_)) => {
                Refusal::new(rule_id!("RI-TECH-02"), "refuse-tech-not-face-up")
            }
            (Step::Acquire { must: true, .. }, Action::Decline) => {
                Refusal::new(rule_id!("RI-CARD-16"), "refuse-intrigue-unpaid")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Acquire { solari: true, .. }, Action::AcquireTech(tile)) => {
                game.push(Step::Currency { seat, tile });
            }
            (Step::Acquire { less, .. }, Action::AcquireTech(tile)) => {
                game.settle_tech(seat, tile, less, false, w);
            }
            (Step::Currency { tile, .. }, Action::PayIn(good)) => {
                game.settle_tech(seat, tile, 0, good == Good::Solari, w);
            }
            (Step::Negotiators { tile, price, solari, .. }, Action::ReturnNegotiators(back)) => {
                game.buy_tech(seat, tile, price - back, back, solari, w);
            }
            (Step::Negotiate { .. }, Action::Negotiate) => game.negotiate(seat, w),
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Acquire { less: 0, .. } => plain("ask-tech", rule_id!("RI-TECH-01")),
            Step::Acquire { less, .. } => {
                ask(Say::new("ask-tech-less").with("n", less), rule_id!("RI-TECH-05"))
            }
            Step::Currency { tile, .. } => {
                ask(Say::new("ask-pay-in").with("tile", tile.key()), rule_id!("RI-TECH-20"))
            }
            Step::Negotiators { tile, price, .. } => {
                let say = Say::new("ask-negotiators").with("tile", tile.key()).with("n", price);
                ask(say, rule_id!("RI-TECH-08"))
            }
            Step::Negotiate { .. } => plain("ask-negotiate", rule_id!("RI-TECH-07")),
        }
    }
}

impl Imperium {
    /// Does the tile lie face up?
    fn face_up(&self, tile: Tech) -> bool {
        self.ix.stacks.iter().any(|stack| stack.top == Some(tile))
    }

    /// Could the tile be paid for, with negotiators? The cost never falls below 0. RI-TECH-06, RI-TECH-08
    pub(crate) fn can_pay_tech(&self, seat: Seat, tile: Tech, less: u8, solari: bool) -> bool {
        let player = self.player(seat);
        let purse = if solari { player.solari } else { player.spice };
        let price = tile.text().cost.saturating_sub(less);
        u16::from(price) <= u16::from(purse) + u16::from(self.negotiators_of(seat))
    }

    /// The negotiators that may return for a player: of a Commander the activated Ally's. IU-COMBO-32
    pub(crate) fn negotiators_of(&self, seat: Seat) -> u8 {
        self.force(seat).ix.negotiators
    }

    /// Is there a troop that could become a negotiator? IU-COMBO-32
    pub(crate) fn can_negotiate(&self, seat: Seat) -> bool {
        self.force(seat).supply > 0
    }

    /// The face-up tiles the player could pay for. RI-TECH-02
    fn affordable_tech(&self, seat: Seat, less: u8, solari: bool) -> impl Iterator<Item = Tech> + '_ {
        self.ix.stacks.iter().filter_map(|stack| stack.top).filter(move |&tile| {
            self.can_pay_tech(seat, tile, less, false) || solari && self.can_pay_tech(seat, tile, less, true)
        })
    }

    /// Is there a tile the player could acquire?
    pub(crate) fn can_acquire_tech(&self, seat: Seat, less: u8, solari: bool) -> bool {
        self.affordable_tech(seat, less, solari).next().is_some()
    }

    /// Asks for a tile to acquire. There are none without Rise of Ix. IU-AMB-89
    pub(crate) fn ask_tech(&mut self, seat: Seat, less: u8, solari: bool) {
        if self.table.ix {
            self.push(Step::Acquire { seat, less, solari, must: false });
        }
    }

    /// The price is settled, or the player asked about negotiators.
    fn settle_tech(&mut self, seat: Seat, tile: Tech, less: u8, solari: bool, w: &mut impl World<Event>) {
        let price = tile.text().cost.saturating_sub(less);
        if self.negotiators_of(seat) > 0 {
            self.push(Step::Negotiators { seat, tile, price, solari });
        } else {
            self.buy_tech(seat, tile, price, 0, solari, w);
        }
    }

    /// The tile is paid for, and the next one of its stack turned up. RI-TECH-02, RI-TECH-08
    pub(crate) fn buy_tech(
        &mut self,
        seat: Seat,
        tile: Tech,
        price: u8,
        back: u8,
        solari: bool,
        w: &mut impl World<Event>,
    ) {
        self.lose(seat, if solari { Good::Solari } else { Good::Spice }, price, w);
        // IU-COMBO-32
        if let Some(army) = self.army(seat) {
            let player = self.player_mut(army);
            less(&mut player.ix.negotiators, back, "negotiators");
            more(&mut player.supply, back, "the supply");
        }
        self.player_mut(seat).ix.tiles.add(tile);
        w.tell(|| IxEvent::Tech { seat, tile, negotiators: back }.into());
        self.turn_up_tech(tile, w);
        self.churn_tech(w);
        let text = tile.text();
        if !self.is_human(seat) {
            return self.rival_acts_on(seat, &text.acquire, w);
        }
        // A tile acquired on the Reveal turn works on it. RI-AMB-10
        if self.revealing(seat) {
            text.reveal.iter().for_each(|effect| self.due(seat, effect, None, w));
        }
        self.push(effects::Step::lines(seat, &text.acquire, How::Optional));
    }

    /// The next tile of a stack comes face up in place of this one; an empty stack stays empty. RI-TECH-02, RI-TECH-03
    fn turn_up_tech(&mut self, gone: Tech, w: &mut impl World<Event>) {
        if let Some(stack) = self.ix.stacks.iter().position(|stack| stack.top == Some(gone)) {
            self.reveal_tech(stack, w);
        }
    }

    /// Turns the next tile of a stack up.
    pub(crate) fn reveal_tech(&mut self, stack: usize, w: &mut impl World<Event>) {
        self.ix.stacks[stack].top = None;
        if self.ix.stacks[stack].left == 0 {
            return;
        }
        let among = w.below(self.ix.face_down.len().into()) as usize;
        if let Some(tile) = self.ix.face_down.iter().nth(among) {
            self.ix.face_down.remove(tile);
            less(&mut self.ix.stacks[stack].left, 1, "a stack");
            self.ix.stacks[stack].top = Some(tile);
            w.tell(|| IxEvent::TechRevealed { tile }.into());
        }
    }

    /// The stacks are laid out. RI-SETUP-03
    pub(crate) fn lay_out_tech(&mut self, w: &mut impl World<Event>) {
        let tiles = crate::state::Tiles::all();
        self.ix.face_down = tiles;
        for stack in 0..STACKS {
            self.ix.stacks[stack].left = tiles.len() / STACKS as u8;
        }
        for stack in 0..STACKS {
            self.reveal_tech(stack, w);
        }
        self.churn_tech(w);
    }

    /// A tile leaves the game. RI-TECH-21
    pub(crate) fn scrap(&mut self, seat: Seat, tile: Tech, w: &mut impl World<Event>) {
        self.player_mut(seat).ix.tiles.remove(tile);
        self.ix.scrapped.add(tile);
        w.tell(|| IxEvent::TechScrapped { tile }.into());
    }

    /// A troop of the supply goes to the Ix board; for a Commander one of the activated Ally. RI-TECH-07, RI-TECH-09,
    /// IU-COMBO-32
    pub(crate) fn negotiate(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let Some(supply) = player.supply.checked_sub(1) else { return };
        player.supply = supply;
        more(&mut player.ix.negotiators, 1, "negotiators");
        w.tell(|| IxEvent::Negotiator { seat }.into());
    }

    /// A negotiator becomes possible: in the own turn at once, otherwise its owner is asked.
    pub(crate) fn ask_negotiate(&mut self, seat: Seat, w: &mut impl World<Event>) {
        match self.turn.open && self.turn.seat == seat {
            true => self.negotiate(seat, w),
            false => self.push(Step::Negotiate { seat }),
        }
    }

    /// The tiles the player could use now: turned over once per round, or for what they cost. RI-TECH-11, RI-TECH-13
    pub(crate) fn usable_tiles(&self, seat: Seat) -> impl Iterator<Item = Tech> + '_ {
        let own = self.player(seat).ix;
        // A Commander without an activated Ally uses what needs none. IU-SIX-21
        let free = move |effect: &Effect| self.army(seat).is_some() || !effect.needs_ally();
        own.tiles.iter().filter(move |&tile| {
            let text = tile.text();
            let flips = |effect: &Effect| free(effect) && self.possible(seat, effect, None);
            let flips = !own.flipped.has(tile) && text.flip.iter().any(flips);
            flips || text.turn.iter().any(|effect| free(effect) && self.tile_payable(seat, effect))
        })
    }

    /// Why a tile cannot be used now.
    pub(crate) fn refuse_tile(&self, seat: Seat, tile: Tech) -> Refusal {
        let own = self.player(seat).ix;
        match () {
            () if !own.tiles.has(tile) => Refusal::new(rule_id!("RI-TECH-02"), "refuse-tech-not-owned"),
            () if own.flipped.has(tile) => Refusal::new(rule_id!("RI-TECH-11"), "refuse-tech-flipped"),
            () => Refusal::new(rule_id!("RI-TECH-13"), "refuse-effect-impossible"),
        }
    }

    /// Can what a tile costs on the own turn be paid, the tile itself aside?
    fn tile_payable(&self, seat: Seat, effect: &Effect) -> bool {
        match effect {
            Effect::Pay(costs, gains) => {
                let others = |cost: &Cost| {
                    *cost == Cost::TrashThis || self.can_pay(seat, std::slice::from_ref(cost), None)
                };
                costs.iter().all(others) && gains.iter().any(|gain| self.possible(seat, gain, None))
            }
            effect => self.possible(seat, effect, None),
        }
    }

    /// A tile is used.
    pub(crate) fn use_tile(&mut self, seat: Seat, tile: Tech, w: &mut impl World<Event>) {
        let text = tile.text();
        self.turn.begun = true;
        w.tell(|| IxEvent::TechUsed { seat, tile }.into());
        for effect in &text.flip {
            self.player_mut(seat).ix.flipped.add(tile);
            self.act(seat, effect, None, w);
        }
        for effect in &text.turn {
            if matches!(effect, Effect::Pay(costs, _) if costs.contains(&Cost::TrashThis)) {
                self.scrap(seat, tile, w);
            }
            payment::begin(self, seat, effect, None);
        }
    }

    /// What a seat's tiles give at a moment.
    pub(crate) fn tiles_give(
        &mut self,
        seat: Seat,
        when: impl Fn(Tech) -> &'static [Effect],
        w: &mut impl World<Event>,
    ) {
        for tile in self.player(seat).ix.tiles.iter() {
            when(tile).iter().for_each(|effect| self.due(seat, effect, None, w));
        }
    }
}
