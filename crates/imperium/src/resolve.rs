//! The interpreter: carries out effects and pays costs.
//!
//! What needs a decision is put on the stack as a step that asks; everything else happens at once.

use table::{List, Seat, World};

use crate::board::Posts;
use crate::condition::{ALL_POSTS, ANYWHERE, HAND, IN_PLAY, posts_with};
use crate::content::{Card, Contract, Goal, content};
use crate::effect::{Cost, Effect};
use crate::event::{Event, Good};
use crate::state::{Fx, Fxs, Imperium, Item, NONE};
use crate::step::{Step, costs_of};

impl Imperium {
    /// An effect becomes due. In a player's own turn it waits in the pool for its place in the player's order,
    /// otherwise it is carried out next. IU-AGENT-13, IU-REVEAL-04, IU-AMB-01
    pub(crate) fn due(&mut self, seat: Seat, effect: &'static Effect, this: u8, w: &mut impl World<Event>) {
        if effect.plain() || !self.is_human(seat) {
            self.act(seat, effect, this, w);
        } else if let Effect::Either(condition, yes, no) = effect {
            let branch = if self.holds(seat, condition, this) { yes } else { no };
            for effect in branch {
                self.due(seat, effect, this, w);
            }
        } else if let Effect::Signet = effect {
            for effect in &self.player(seat).leader.text().signet {
                self.due(seat, effect, this, w);
            }
        } else if self.turn.open && self.turn.seat == seat {
            self.turn.pool.push(Item { effect: Fx(effect), this });
        } else {
            self.stack.push(Step::Do { seat, effect: Fx(effect), this });
        }
    }

    /// Carries an effect out.
    pub(crate) fn act(&mut self, seat: Seat, effect: &'static Effect, this: u8, w: &mut impl World<Event>) {
        if !self.is_human(seat) {
            return self.rival_act(seat, effect, w);
        }
        let seat = self.receiver(seat, effect);
        match effect {
            Effect::Solari(amount) => self.gain(seat, Good::Solari, *amount, w),
            Effect::Spice(amount) => self.gain(seat, Good::Spice, *amount, w),
            Effect::Water(amount) => self.gain(seat, Good::Water, *amount, w),
            Effect::Persuasion(amount) => self.gain(seat, Good::Persuasion, *amount, w),
            Effect::Swords(amount) => {
                if self.turn.reveal {
                    self.turn.sword_cards.add(this);
                }
                self.gain(seat, Good::Swords, *amount, w);
            }
            Effect::Vp(amount) => self.gain(seat, Good::Vp, *amount, w),
            Effect::Troops(troops) => self.recruit(seat, *troops, w),
            Effect::Draw(cards) => self.draw(seat, *cards, w),
            Effect::Intrigue(cards) => self.draw_intrigue(seat, *cards, w),
            Effect::Influence(faction, amount) => self.influence_of_icon(seat, *faction, *amount, w),
            Effect::AnyInfluence(amount) => {
                self.stack.push(Step::GainInfluence { seat, amount: *amount, not: NONE, again: false });
            }
            Effect::TwoInfluence => {
                self.stack.push(Step::GainInfluence { seat, amount: 1, not: NONE, again: true });
            }
            Effect::VisitedInfluence => self.visited_influence(seat, w),
            Effect::SpiedInfluence => {
                let spied = self.player(seat).spied();
                for &faction in crate::board::Faction::ALL {
                    if content().by_icon[faction.index()] & spied != 0 {
                        self.gain_influence(seat, faction, w);
                    }
                }
            }
            Effect::Spy => self.ask_spy(seat, ALL_POSTS, false, this),
            Effect::SpyAt(icons) => self.ask_spy(seat, posts_with(icons), false, this),
            Effect::SpyShared => self.ask_spy(seat, ALL_POSTS, true, this),
            Effect::SpyVisited => self.ask_spy(seat, self.posts_at_visited(), true, this),
            Effect::Contract => self.stack.push(Step::TakeContract { seat }),
            Effect::Hooks => self.take_hooks(seat, w),
            Effect::Worms(worms) => self.summon(seat, *worms, w),
            Effect::ShieldWall => self.stack.push(Step::ShieldWall { seat }),
            Effect::RecallAgent => self.stack.push(Step::RecallAgent { seat }),
            Effect::Trash => self.ask_trash(seat, ANYWHERE, NONE, true, NONE),
            Effect::TrashThis => self.trash(seat, self.zone_of_this(), Card(this), NONE, w),
            Effect::ReturnThis => {
                let player = self.player_mut(seat);
                if player.played.remove(this) {
                    player.hand.add(this);
                    player.known.add(this);
                    w.tell(|| Event::Returned { seat, card: Card(this) });
                }
            }
            Effect::Discard(cards) => {
                // What was discarded before is nothing to a condition on this discard.
                self.turn.discarded = NONE;
                for _ in 0..*cards {
                    self.stack.push(Step::Discard { seat });
                }
            }
            Effect::OpponentsDiscard => {
                // Clockwise: the player to the left is on top of the stack.
                for step in (1..self.count).rev() {
                    let other = Seat((seat.0 + step) % self.count);
                    if self.opposed(seat, other) {
                        self.stack.push(Step::Discard { seat: other });
                    }
                }
            }
            Effect::Steal => self.steal(seat, w),
            Effect::Signet => self.due(seat, effect, this, w),
            Effect::CouncilSeat => {
                self.player_mut(seat).council = true;
                w.tell(|| Event::Seated { seat });
                // A seat speaks on every own Reveal turn from then on, this one included. IU-SPACE-04, IU-AMB-86
                if self.turn.open && self.turn.reveal && self.turn.seat == seat {
                    self.gain(seat, Good::Persuasion, 2, w);
                }
            }
            Effect::Swordmaster => {
                let player = self.player_mut(seat);
                player.swordmaster = true;
                player.agents += 1;
                w.tell(|| Event::Swordmaster { seat });
            }
            Effect::BonusSpice => {
                let bonus = self.visited().and_then(|space| self.bonus_at(space)).map_or(0, std::mem::take);
                self.gain(seat, Good::Spice, bonus, w);
            }
            Effect::DeployRecruits => self.turn.deploy_recruits = true,
            Effect::NoDeployment => self.turn.no_deployment = true,
            // A Commander's Ally decides about deployment. IU-AMB-60
            Effect::Deploy(most) => {
                if let Some(seat) = self.army(seat) {
                    self.stack.push(Step::Deploy { seat, most: *most, fresh: false });
                }
            }
            Effect::Retreat(most) => self.stack.push(Step::Retreat { seat, least: 0, most: *most }),
            Effect::DeployOrRetreat => self.stack.push(Step::DeployOrRetreat { seat }),
            Effect::Acquire(most) => self.ask_acquire(seat, 0, *most, false, false, false),
            Effect::AcquireToHand(most) => self.ask_acquire(seat, 0, *most, true, false, false),
            Effect::AcquireExactly(cost) => self.ask_acquire(seat, *cost, *cost, true, false, false),
            Effect::BuyWithSolari => self.ask_acquire(seat, 0, self.player(seat).solari, true, true, false),
            Effect::SetAside => self.stack.push(Step::SetAside { seat }),
            // Counted when a card is acquired, while the Intrigue card lies face up.
            Effect::CallToArms => {}
            Effect::LookAtThree => self.look_at_three(seat, w),
            Effect::Training => self.stack.push(Step::Train { seat }),
            Effect::Memory => {
                let player = self.player_mut(seat);
                if player.supply > 0 {
                    player.supply -= 1;
                    player.memories += 1;
                    w.tell(|| Event::Memory { seat });
                }
            }
            Effect::Recollect => self.recollect(seat, w),
            Effect::RepeatSpace => {
                if let Some(space) = self.visited() {
                    for effect in &space.text().effects {
                        self.due(seat, effect, NONE, w);
                    }
                }
            }
            Effect::Reinforce(troops) => self.stack.push(Step::Split { seat, troops: *troops }),
            Effect::Trade => self.stack.push(Step::TradeWith { seat }),
            Effect::Enthrone => self.stack.push(Step::Enthrone { seat }),
            Effect::ShareContracts => self.stack.push(Step::ShareContracts { seat }),
            Effect::Levy(..) => {
                self.stack.push(Step::Contribute { seat, effect: Fx(effect), this, at: 0, given: [0; 2] });
            }
            Effect::ForAlly(effect) => {
                if let Some(ally) = self.army(seat) {
                    self.act(ally, effect, NONE, w);
                }
            }
            Effect::EachAlly(effect) => {
                self.allies_of(seat).into_iter().for_each(|ally| self.act(ally, effect, NONE, w));
            }
            Effect::BoardInfluence(faction) => self.gain_influence(seat, *faction, w),
            Effect::OwnInfluence => self.gain_own(seat, w),
            // There are no tech tiles. IU-AMB-89
            Effect::Tech => {}
            // Words only Rivals use.
            Effect::AllianceInfluence(_)
            | Effect::MostInfluence
            | Effect::NumberedInfluence(_)
            | Effect::MakerYield => {}
            Effect::Pay(..) | Effect::Toll(..) => self.push_payment(seat, effect, this),
            Effect::If(condition, effects) => {
                if self.holds(seat, condition, this) {
                    self.stack.push(Step::Sequence { seat, effects: Fxs(effects), at: 0, this });
                }
            }
            Effect::Either(condition, yes, no) => {
                let effects = if self.holds(seat, condition, this) { yes } else { no };
                self.stack.push(Step::Sequence { seat, effects: Fxs(effects), at: 0, this });
            }
            Effect::Choose(options) => self.stack.push(Step::Choose { seat, options: Fxs(options), this }),
            Effect::All(effects) => {
                self.stack.push(Step::Sequence { seat, effects: Fxs(effects), at: 0, this })
            }
            Effect::May(effect) => self.act(seat, effect, this, w),
            Effect::Per(count, effect) => {
                // Counted at one moment; the gains of one card are one gain.
                let count = self.count(seat, count);
                let sword_cards = self.turn.sword_cards;
                for _ in 0..count {
                    self.act(seat, effect, this, w);
                }
                if self.turn.sword_cards != sword_cards {
                    self.turn.sword_cards = sword_cards;
                    self.turn.sword_cards.add(this);
                }
            }
        }
    }

    /// Pays one cost.
    pub(crate) fn pay(&mut self, seat: Seat, cost: &Cost, this: u8, w: &mut impl World<Event>) {
        match cost {
            Cost::Solari(amount) => self.lose(seat, Good::Solari, *amount, w),
            Cost::Spice(amount) => self.lose(seat, Good::Spice, *amount, w),
            Cost::Water(amount) => self.lose(seat, Good::Water, *amount, w),
            Cost::LoseInfluence => self.stack.push(Step::LoseInfluence { seat }),
            Cost::Discard(cards) => {
                for _ in 0..*cards {
                    self.stack.push(Step::Discard { seat });
                }
            }
            Cost::TrashIntrigue => self.stack.push(Step::TrashIntrigue { seat }),
            Cost::TrashThis => self.trash(seat, self.zone_of_this(), Card(this), NONE, w),
            Cost::Trash => self.ask_trash(seat, ANYWHERE, NONE, false, NONE),
            Cost::TrashFromHand(faction) => {
                self.ask_trash(seat, HAND, faction.map_or(NONE, |faction| faction as u8), false, NONE);
            }
            Cost::TrashInPlay(faction) => self.ask_trash(seat, IN_PLAY, *faction as u8, false, this),
            // All there are: nothing to choose.
            Cost::RecallSpies(spies) if self.player(seat).spies.count_ones() == u32::from(*spies) => {
                for post in crate::board::posts(self.player(seat).spies) {
                    self.recall_spy(seat, post, w);
                }
            }
            Cost::RecallSpies(spies) => {
                for _ in 0..*spies {
                    self.stack.push(Step::RecallSpy { seat });
                }
            }
            Cost::Retreat(least, most) => {
                self.stack.push(Step::Retreat { seat, least: *least, most: *most });
            }
            Cost::Flip(icon) => {
                if let Some(card) = self.flippable(seat, *icon) {
                    let player = self.player_mut(seat);
                    player.won &= !(1 << card.0);
                    player.won_down |= 1 << card.0;
                }
            }
        }
    }

    /// Carries out the next of several costs.
    pub(crate) fn next_cost(&mut self, seat: Seat, effect: Fx, at: u8, this: u8, w: &mut impl World<Event>) {
        let costs = costs_of(effect.0);
        if let Some(cost) = costs.get(usize::from(at)) {
            self.stack.push(Step::Costs { seat, effect, at: at + 1, this });
            self.pay(seat, cost, this, w);
        }
    }

    /// Carries out the next of several effects.
    pub(crate) fn next_effect(
        &mut self,
        seat: Seat,
        effects: Fxs,
        at: u8,
        this: u8,
        w: &mut impl World<Event>,
    ) {
        if let Some(effect) = effects.0.get(usize::from(at)) {
            if usize::from(at) + 1 < effects.0.len() {
                self.stack.push(Step::Sequence { seat, effects, at: at + 1, this });
            }
            self.act(seat, effect, this, w);
        }
    }

    fn ask_spy(&mut self, seat: Seat, posts: Posts, shared: bool, this: u8) {
        self.stack.push(Step::PlaceSpy { seat, posts, shared, this, recalled: false });
    }

    fn ask_trash(&mut self, seat: Seat, zones: u8, faction: u8, may: bool, not_this: u8) {
        self.stack.push(Step::Trash { seat, zones, faction, may, not_this });
    }

    fn ask_acquire(&mut self, seat: Seat, least: u8, most: u8, to_hand: bool, solari: bool, may: bool) {
        self.stack.push(Step::Acquire { seat, least, most, to_hand, solari, may });
    }

    fn look_at_three(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        let mut cards = List::new();
        while cards.len() < 3 {
            match player.deck.draw(w) {
                Some(card) => cards.push(card),
                None => break,
            }
        }
        w.tell(|| Event::LookedAt { seat, cards: Some(cards.iter().map(|&card| Card(card)).collect()) });
        self.stack.push(Step::Look { seat, cards });
    }

    /// Lady Jessica: every memory returns for a card, and she becomes the Reverend Mother.
    fn recollect(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        let memories = std::mem::take(&mut player.memories);
        player.supply += memories;
        player.leader = crate::content::Leader::ReverendMother;
        w.tell(|| Event::Flipped { seat });
        self.draw(seat, memories, w);
        // Her ability may be used on the turn she is turned over. IU-CLARIFY-02
        self.leader_visit(seat, w);
    }

    /// The leader's ability for the space visited this turn becomes due.
    pub(crate) fn leader_visit(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(space) = self.visited() else { return };
        for (icons, effect) in &self.player(seat).leader.text().visits {
            if icons.contains(&space.text().icon) {
                self.due(seat, effect, NONE, w);
            }
        }
    }

    /// Completes every contract whose goal is met and that was held when the agent was sent. IU-CHOAM-16, IU-CHOAM-17
    pub(crate) fn complete_held(
        &mut self,
        seat: Seat,
        met: impl Fn(Goal) -> bool,
        w: &mut impl World<Event>,
    ) {
        if self.turn.held.is_empty() {
            return;
        }
        for contract in Contract::all() {
            while met(contract.text().goal) && self.turn.held.remove(contract.0) {
                self.complete(seat, contract, w);
            }
        }
    }

    /// Completes a contract: it is turned face down and its reward is due. IU-CHOAM-15
    pub(crate) fn complete(&mut self, seat: Seat, contract: Contract, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        if player.contracts.remove(contract.0) {
            player.completed.add(contract.0);
            w.tell(|| Event::Completed { seat, contract });
            for effect in &contract.text().reward {
                self.due(seat, effect, NONE, w);
            }
        }
    }
}
