//! Carrying effects out and paying costs.
//!
//! What needs a decision is put on the stack as a step that asks; everything else happens at once.

use table::fault::more;
use table::{Seat, Steps, World};

use crate::board::{Faction, Posts};
use crate::content::{Card, Printed, content};
use crate::effect::condition::{ALL_POSTS, ANYWHERE, HAND, IN_PLAY, posts_with};
use crate::effect::{Cost, Effect};
use crate::event::{Event, Good};
use crate::phase::{
    acquire, agent_turn, cards, contracts, deck_top, dreadnoughts, effects, grafting, influence,
    intrigue_deck, leaders, losses, payment, shipping, spies, team_boards, team_gifts, tleilaxu, turns,
    units, voice,
};
use crate::state::{Fx, Fxs, Imperium, Item};

impl Imperium {
    /// An effect becomes due. In a player's own turn it waits in the pool for its place in the player's order,
    /// otherwise it is carried out next. IU-AGENT-13, IU-REVEAL-04, IU-AMB-01
    pub(crate) fn due(
        &mut self,
        seat: Seat,
        effect: &'static Effect,
        this: Option<Card>,
        w: &mut impl World<Event>,
    ) {
        if effect.plain() || !self.is_human(seat) {
            self.act(seat, effect, this, w);
        } else if let Effect::Either(condition, yes, no) = effect {
            let branch = if self.holds(seat, condition, this) { yes } else { no };
            for effect in branch {
                self.due(seat, effect, this, w);
            }
        } else if let Effect::Signet = effect {
            for effect in self.player(seat).leader().into_iter().flat_map(|leader| &leader.signet) {
                self.due(seat, effect, this, w);
            }
        } else if let Effect::CopyPartner = effect {
            self.copy_partner(seat, this, w);
        } else if self.turn.open && self.turn.seat == seat {
            self.pool.push(Item { effect: Printed::of(effect), this });
        } else {
            self.push(effects::Step::Do { seat, effect: Fx(effect), this });
        }
    }

    /// A marker is reached or an Alliance changes hands: of two things a box gives, the other one may be due now. The
    /// condition counts when the effect is carried out, not when the agent was sent. IM-TRACK-06, DB-LEADER-07
    pub(crate) fn reread(&mut self) {
        let seat = self.turn.seat;
        let played = [self.turn.card, self.turn.partner].into_iter().flatten();
        let boxes = played.map(|card| &card.text().agent);
        let signet = self.player(seat).leader().map(|leader| &leader.signet);
        for effect in boxes.chain(signet).flatten() {
            let Effect::Either(condition, yes, no) = effect else { continue };
            if !condition.may_come() {
                continue;
            }
            let holds = self.holds(seat, condition, None);
            let (then, now) = if holds { (no, yes) } else { (yes, no) };
            for (then, now) in then.iter().zip(now) {
                let (then, now) = (Printed::of(then), Printed::of(now));
                self.pool.iter_mut().filter(|item| item.effect == then).for_each(|item| item.effect = now);
            }
        }
    }

    /// Carries an effect out.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        effect: &'static Effect,
        this: Option<Card>,
        w: &mut impl World<Event>,
    ) {
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
                this.into_iter().for_each(|card| self.provides_swords(card));
                self.gain(seat, Good::Swords, *amount, w);
            }
            Effect::Vp(amount) => self.gain(seat, Good::Vp, *amount, w),
            Effect::Troops(troops) => self.recruit_or_ask(seat, *troops, w),
            Effect::Draw(cards) => self.draw(seat, *cards, w),
            Effect::Intrigue(cards) => self.draw_intrigue(seat, *cards, w),
            Effect::Influence(faction, amount) => self.influence_of_icon(seat, *faction, *amount, w),
            Effect::AnyInfluence(amount) => {
                self.push(influence::Step::Gain { seat, amount: *amount, first: None, again: false });
            }
            Effect::TwoInfluence => {
                self.push(influence::Step::Gain { seat, amount: 1, first: None, again: true });
            }
            Effect::VisitedInfluence => {
                // Once for both of two grafted cards. IM-CARD-02
                if self.turn.partner.is_none() || !std::mem::replace(&mut self.turn.courted, true) {
                    self.visited_influence(seat, w);
                }
            }
            Effect::SpiedInfluence => {
                let spied = self.player(seat).spied();
                for &faction in Faction::ALL {
                    if content().by_icon[faction.index()] & spied != 0 {
                        self.gain_influence(seat, faction, w);
                    }
                }
            }
            Effect::Spy => self.ask_spy(seat, ALL_POSTS, false, this),
            Effect::SpyAt(icons) => self.ask_spy(seat, posts_with(icons), false, this),
            Effect::SpyShared => self.ask_spy(seat, ALL_POSTS, true, this),
            Effect::SpyVisited => self.ask_spy(seat, self.posts_at_visited(), true, this),
            Effect::Contract => self.push(contracts::Step::Take { seat }),
            Effect::Hooks => self.take_hooks(seat, w),
            Effect::Worms(worms) => self.summon(seat, *worms, w),
            Effect::ShieldWall => self.push(units::Step::ShieldWall { seat }),
            Effect::RecallAgent => self.push(agent_turn::Step::Recall { seat }),
            Effect::Trash => self.ask_trash(seat, ANYWHERE, None, true, None),
            Effect::TrashThis => self.trash_this(seat, this, w),
            Effect::ReturnThis => {
                let player = self.player_mut(seat);
                if let Some(card) = this.filter(|card| player.played.remove(card.0)) {
                    player.hand.add(card.0);
                    player.known.add(card.0);
                    w.tell(|| Event::Returned { seat, card });
                }
            }
            Effect::Discard(cards) => {
                // What was discarded before is nothing to a condition on this discard.
                self.turn.discarded = None;
                for _ in 0..*cards {
                    self.push(cards::Step::Discard { seat });
                }
            }
            Effect::OpponentsDiscard => {
                // Clockwise: the player to the left is on top of the stack.
                for step in (1..self.count).rev() {
                    let other = Seat((seat.0 + step) % self.count);
                    if self.opposed(seat, other) {
                        self.push(cards::Step::Discard { seat: other });
                    }
                }
            }
            Effect::Steal => self.steal(seat, w),
            Effect::Signet => self.due(seat, effect, this, w),
            Effect::CouncilSeat => {
                self.player_mut(seat).council = true;
                w.tell(|| Event::Seated { seat });
                // A seat speaks on every own Reveal turn from then on, this one included. IU-SPACE-04, IU-AMB-86
                if self.revealing(seat) {
                    self.gain(seat, Good::Persuasion, 2, w);
                }
                if let Some(effect) = self.player(seat).leader().and_then(|leader| leader.seat.as_ref()) {
                    self.due(seat, effect, None, w);
                }
            }
            Effect::Swordmaster => {
                let player = self.player_mut(seat);
                player.swordmaster = true;
                more(&mut player.agents, 1, "agents");
                w.tell(|| Event::Swordmaster { seat });
            }
            Effect::BonusSpice => {
                if let Some(bonus) = self.turn.space.and_then(|space| self.bonus_at(space)) {
                    let bonus = std::mem::take(bonus);
                    self.gain(seat, Good::Spice, bonus, w);
                }
            }
            Effect::DeployRecruits => self.turn.deploy_recruits = true,
            Effect::NoDeployment => self.turn.no_deployment = true,
            // A Commander's Ally decides about deployment. IU-AMB-60
            Effect::Deploy(most) => {
                if let Some(seat) = self.army(seat) {
                    self.push(units::Step::Deploy { seat, most: *most, fresh: false });
                }
            }
            Effect::Retreat(most) => self.push(units::Step::Retreat { seat, least: 0, most: *most }),
            Effect::DeployOrRetreat => self.push(units::Step::DeployOrRetreat { seat }),
            Effect::Acquire(most) => self.ask_acquire(seat, (0, *most), To::Discard, false),
            Effect::AcquireToHand(most) => self.ask_acquire(seat, (0, *most), To::Hand, false),
            Effect::AcquireToDeck(most) => self.ask_acquire(seat, (0, *most), To::Deck, false),
            Effect::AcquireExactly(cost) => self.ask_acquire(seat, (*cost, *cost), To::Hand, false),
            Effect::BuyWithSolari => {
                self.ask_acquire(seat, (0, self.player(seat).solari), To::Hand, true);
            }
            Effect::SetAside => self.push(acquire::Step::SetAside { seat }),
            // Counted when a card is acquired, while the Intrigue card lies face up.
            Effect::EachAcquired(_) => {}
            Effect::LookAtThree => self.look_at_three(seat, w),
            Effect::Training => self.push(leaders::Step::Train { seat }),
            Effect::Memory => self.memory(seat, w),
            Effect::Recollect => self.recollect(seat, w),
            Effect::RepeatSpace => {
                if let Some(space) = self.turn.space {
                    for effect in &space.text().effects {
                        self.due(seat, effect, None, w);
                    }
                }
            }
            Effect::Reinforce(troops) => self.push(team_gifts::Step::Split { seat, troops: *troops }),
            Effect::Trade => self.push(team_gifts::Step::TradeWith { seat }),
            Effect::Enthrone => self.push(team_boards::Step::Enthrone { seat }),
            Effect::ShareContracts => self.push(team_gifts::Step::ShareContracts { seat }),
            Effect::Levy(..) => {
                let effect = Fx(effect);
                self.push(team_gifts::Step::Contribute { seat, effect, this, at: 0, given: [0; 2] });
            }
            Effect::ForAlly(effect) => {
                if let Some(ally) = self.army(seat) {
                    self.act(ally, effect, None, w);
                }
            }
            Effect::EachAlly(effect) => {
                self.allies_of(seat).into_iter().for_each(|ally| self.act(ally, effect, None, w));
            }
            Effect::BoardInfluence(faction) => self.gain_influence(seat, *faction, w),
            Effect::OwnInfluence => self.gain_own(seat, w),
            Effect::Tech => self.ask_tech(seat, 0, false),
            Effect::Foldspace => self.acquire_foldspace(seat, w),
            Effect::Mentat => self.take_mentat(seat, w),
            Effect::MentatNextRound => self.mentat_next = Some(seat),
            Effect::DoubleHarvest => {
                // Not the bonus spice. Doubled again, it is four times as much. IF-73, IF-75
                self.gain(seat, Good::Spice, self.turn.base_spice << self.turn.doublings, w);
                more(&mut self.turn.doublings, 1, "doublings");
            }
            Effect::CheaperSpiceMustFlow(less) => more(&mut self.turn.cheaper, *less, "a discount"),
            Effect::OpponentsLoseGarrison => self.opponents_lose_garrison(seat, w),
            Effect::OpponentLosesDeployed => self.push(losses::Step::Target { seat }),
            Effect::TroopsToConflict(troops) => self.land(seat, *troops, w),
            Effect::TroopsMayDeploy(troops) => {
                self.recruit_may_deploy(seat, *troops, w);
            }
            Effect::TakeDiscarded(faction) => {
                self.push(deck_top::Step::TakeBack { seat, faction: *faction });
            }
            Effect::OpponentsDiscardOrLose => self.ask_discard_or_lose(seat),
            Effect::ForbidSpace => self.push(voice::Step::Forbid { seat }),
            Effect::PassTurn => self.push(turns::Step::Pass { seat }),
            // A card that waits for the Reveal turn lies face up until then.
            Effect::OnReveal(effect) => {
                if self.turn.reveal {
                    self.act(seat, effect, this, w);
                }
            }
            Effect::AcquiredOnTop => self.turn.on_top = true,
            Effect::FactionIcons => self.turn.envoy = true,
            Effect::Unblocked => self.turn.unblocked = true,
            Effect::LookAtTop => self.look_at_top(seat, w),
            Effect::ShuffleDiscard => self.shuffle_discard(seat, w),
            Effect::TrailingInfluence => self.push(influence::Step::Trailing { seat }),
            Effect::ChooseTwo(options) => {
                self.push(effects::Step::ChooseTwo { seat, options: Fxs(options), first: None, this });
            }
            Effect::Freighter => self.push(shipping::Step::Freighter { seat }),
            Effect::Dividends(own, others) => self.dividends(seat, *own, *others, w),
            Effect::TechLess(less) => self.ask_tech(seat, *less, false),
            Effect::TechForSolari => self.ask_tech(seat, 0, true),
            Effect::Negotiator => self.ask_negotiate(seat, w),
            Effect::Dreadnought => self.commission(seat, w),
            Effect::RepelPerDeployed => self.push(dreadnoughts::Step::Repel { seat }),
            Effect::AnotherTurn => more(&mut self.turn.another, 1, "turns"),
            Effect::TrashInPlay => self.ask_trash(seat, IN_PLAY, None, true, None),
            Effect::OpponentsRetreatDreadnought => self.opponents_retreat_dreadnought(seat, w),
            Effect::AgentInfluence => {
                for faction in self.agent_factions(seat) {
                    self.gain_influence(seat, faction, w);
                }
                // An agent on the personal board is one with its faction. IU-SIX-33
                if self.agent_at_home(seat) {
                    self.gain_own(seat, w);
                }
            }
            // A Commander's Ally decides about deployment. IU-AMB-60
            Effect::DeployUnits(most) => {
                if let Some(seat) = self.army(seat) {
                    self.push(dreadnoughts::Step::Deploy { seat, left: *most });
                }
            }
            // Commanders never win. IU-COMBO-19
            Effect::OnWin(_) if self.is_commander(seat) => {}
            Effect::OnWin(then) => self.player_mut(seat).ix.on_win = Some(Printed::of(then)),
            Effect::ExchangeIntrigue => self.push(intrigue_deck::Step::Exchange { seat, buried: 0 }),
            Effect::SnooperInfluence => self.push(influence::Step::Snooped { seat }),
            // Read where a token is reached.
            Effect::TrackBonus | Effect::TrackInfluence => {}
            // Besides whatever else the space gave. IM-CARD-10
            Effect::SentInfluence => self.visited_influence(seat, w),
            Effect::KeepIntrigue => self.look_at_intrigue(seat, w),
            Effect::Research => self.research(seat, w),
            Effect::Tleilaxu(steps) => self.advance_tleilaxu(seat, *steps, w),
            Effect::Specimens(troops) => self.breed(seat, *troops, w),
            Effect::CombatIcon => self.turn.combat_icon = true,
            Effect::TrashGrafted => self.push(grafting::Step::Trash { seat }),
            Effect::PartnerReturns => self.lead_back(seat, this),
            Effect::CopyPartner => self.copy_partner(seat, this, w),
            Effect::RecallSentAgent => self.recall_sent(seat, w),
            Effect::AcquireTleilaxu => self.push(tleilaxu::Step::Acquire { seat }),
            Effect::ReplaceTleilaxu(place) => self.replace_tleilaxu(*place, w),
            // Words only Rivals use.
            Effect::AllianceInfluence(_)
            | Effect::MostInfluence
            | Effect::NumberedInfluence(_)
            | Effect::MakerYield => {}
            Effect::Pay(..) | Effect::Toll(..) => payment::begin(self, seat, effect, this),
            Effect::If(condition, effects) => {
                if self.holds(seat, condition, this) {
                    self.push(effects::Step::sequence(seat, effects, this));
                }
            }
            Effect::Either(condition, yes, no) => {
                let effects = if self.holds(seat, condition, this) { yes } else { no };
                self.push(effects::Step::sequence(seat, effects, this));
            }
            Effect::Choose(options) => self.push(effects::Step::Choose { seat, options: Fxs(options), this }),
            Effect::All(effects) => self.push(effects::Step::sequence(seat, effects, this)),
            Effect::May(effect) => self.act(seat, effect, this, w),
            Effect::Per(count, effect) => {
                // Counted at one moment; the gains of one card are one gain.
                let count = self.count(seat, count, this);
                if let Effect::Solari(each) = &**effect {
                    return self.gain(seat, Good::Solari, each * count, w);
                }
                let sword_cards = self.turn.sword_cards;
                for _ in 0..count {
                    self.act(seat, effect, this, w);
                }
                if let Some(card) = this.filter(|_| self.turn.sword_cards != sword_cards) {
                    self.turn.sword_cards = sword_cards;
                    self.provides_swords(card);
                }
            }
        }
    }

    /// Pays one cost.
    pub(crate) fn pay(&mut self, seat: Seat, cost: &Cost, this: Option<Card>, w: &mut impl World<Event>) {
        match cost {
            Cost::Solari(amount) => self.lose(seat, Good::Solari, *amount, w),
            Cost::Spice(amount) => self.lose(seat, Good::Spice, *amount, w),
            Cost::Water(amount) => self.lose(seat, Good::Water, *amount, w),
            Cost::LoseInfluence => self.push(influence::Step::Lose { seat }),
            Cost::Discard(cards) => {
                for _ in 0..*cards {
                    self.push(cards::Step::Discard { seat });
                }
            }
            Cost::TrashIntrigue => self.push(cards::Step::TrashIntrigue { seat }),
            Cost::TrashThis => self.trash_this(seat, this, w),
            Cost::Trash => self.ask_trash(seat, ANYWHERE, None, false, None),
            Cost::TrashFromHand(faction) => {
                self.ask_trash(seat, HAND, *faction, false, None);
            }
            Cost::TrashInPlay(faction) => self.ask_trash(seat, IN_PLAY, Some(*faction), false, this),
            // All there are: nothing to choose.
            Cost::RecallSpies(spies) if self.player(seat).spies.count_ones() == u32::from(*spies) => {
                for post in crate::board::posts(self.player(seat).spies) {
                    self.recall_spy(seat, post, w);
                }
            }
            Cost::RecallSpies(spies) => {
                for _ in 0..*spies {
                    self.push(spies::Step::Recall { seat });
                }
            }
            Cost::Retreat(least, most) => {
                self.push(units::Step::Retreat { seat, least: *least, most: *most });
            }
            Cost::LoseDeployed(troops) => self.lose_deployed(seat, *troops, w),
            Cost::BuryIntrigue => self.push(intrigue_deck::Step::Bury { seat }),
            Cost::RetreatUnits(left) => self.push(dreadnoughts::Step::Retreat { seat, left: *left }),
            // A Commander's activated Ally loses them. IU-COMBO-18
            Cost::LoseTroops(troops) => {
                if let Some(seat) = self.army(seat) {
                    self.push(losses::Step::Lose { seat, troops: *troops });
                }
            }
            Cost::Specimens(troops) => self.release(seat, *troops, w),
            Cost::TrashPartner => self.trash_partner(seat, this, w),
            Cost::LoseTwoInfluence => self.push(influence::Step::LoseTwo { seat }),
            Cost::Flip(icon) => {
                if let Some(card) = self.flippable(seat, *icon) {
                    let player = self.player_mut(seat);
                    player.won &= !(1 << card.0);
                    player.won_down |= 1 << card.0;
                }
            }
        }
    }

    fn ask_spy(&mut self, seat: Seat, posts: Posts, shared: bool, this: Option<Card>) {
        self.push(spies::Step::Place { seat, posts, shared, this, recalled: false });
    }

    fn ask_trash(
        &mut self,
        seat: Seat,
        zones: u8,
        faction: Option<Faction>,
        may: bool,
        not_this: Option<Card>,
    ) {
        self.push(cards::Step::Trash { seat, zones, faction, may, not_this });
    }

    /// A revealed card provides swords. It counts once, however many of its lines do. RI-CARD-01
    fn provides_swords(&mut self, card: Card) {
        let copies = self.player(self.turn.seat).revealed.count(card.0);
        if self.turn.sword_cards.count(card.0) < copies {
            self.turn.sword_cards.add(card.0);
        }
    }

    fn trash_this(&mut self, seat: Seat, this: Option<Card>, w: &mut impl World<Event>) {
        if let Some(card) = this.filter(|_| self.has_this(seat, this)) {
            self.trash(seat, self.zone_of_this(), card, None, w);
        }
    }

    fn ask_acquire(&mut self, seat: Seat, (least, most): (u8, u8), to: To, solari: bool) {
        let (to_hand, to_deck) = (to == To::Hand, to == To::Deck);
        self.push(acquire::Step::Acquire { seat, least, most, to_hand, to_deck, solari });
    }
}

/// Where an acquired card goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum To {
    Discard,
    Hand,
    Deck,
}
