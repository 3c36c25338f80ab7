//! Battles, round by round (WA-BATTLE-…).

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::Area;
use crate::content::content;
use crate::effect::Which;
use crate::event::Event;
use crate::phase::losses::Cause;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question, prescience, retreat};
use crate::piece::{Deck, Figure, Leader, Legion, Power, Side};
use crate::state::{Arrakis, Battle};

/// The steps of a battle, round by round.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
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
    /// The victor may advance with a part (FAQ 3.0).
    Advance { side: Side, from: Area, to: Area },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self {
            _ if !game.battle_asks(self) => Who::Nobody,
            Step::Cards(player) => Who::Player(player),
            Step::Specials(side) | Step::Advance { side, .. } => Who::Side(side),
            Step::Retreat => Who::Side(game.battle.attacker.enemy()),
            _ => Who::Side(game.battle.attacker),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Cards(_) => rule_id!("WA-BATTLE-08"),
            Step::Specials(_) => rule_id!("WA-BATTLE-17"),
            Step::Continue | Step::Paid => rule_id!("WA-BATTLE-21"),
            Step::Retreat => rule_id!("WA-BATTLE-23"),
            Step::Roll | Step::Hits | Step::After | Step::Won => rule_id!("WA-BATTLE-20"),
            Step::Advance { .. } => rule_id!("WA-BATTLE-29"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        !matches!(self, Step::Cards(_)) // What is in hand is hidden.
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        game.battle_options(self, offers);
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Cards(_), Action::Discard(card)) if !Arrakis::may_discard(card) => {
                Refusal::new(rule_id!("WA-NAMED-09"), "refuse-discard-scheme")
            }
            (Step::Cards(_), Action::Discard(_)) => {
                Refusal::new(rule_id!("WA-PLAN-04"), "refuse-not-in-hand")
            }
            _ => other_question(self.rule(game.phase())),
        }
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        game.battle_decision(self, action, world);
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        game.battle_runs(self, world);
    }
}

/// No roll is larger (WA-BATTLE-10).
const MOST_DICE: u8 = 6;
const HIT: usize = 0;
const BLOCK: usize = 1;
const SPECIAL: usize = 2;

impl Arrakis {
    /// Rolls combat dice: hits, blocks, specials.
    pub(crate) fn roll(&mut self, dice: u8, w: &mut impl World<Event>) -> [u8; 3] {
        let tracks = &content().tracks;
        let mut faces = [0; 3];
        for _ in 0..dice {
            let face = match w.below(6) {
                face if face < tracks.combat_hits => HIT,
                face if face < tracks.combat_hits + tracks.combat_shields => BLOCK,
                _ => SPECIAL,
            };
            faces[face] += 1;
        }
        faces
    }

    /// The figures of a side that fight: Great House troops do not ride into battle (WA-GUILD-TROOP-04), so
    /// they neither roll nor suffer there; leaders whose riders are all gone stay with them.
    fn fighting(&self, side: Side) -> Legion {
        let mut legion = *self.legion(self.battlefield(side));
        if side == self.battle.attacker && self.battle.manner.mounted {
            legion.troops = 0;
        }
        legion
    }

    /// The figures of a legion that hits can take.
    pub(crate) fn exposed(&self, side: Side, area: Area, cause: Cause) -> Legion {
        let battle = matches!(cause, Cause::Battle | Cause::Price) && area == self.battlefield(side);
        if battle { self.fighting(side) } else { *self.legion(area) }
    }

    fn battlefield(&self, side: Side) -> Area {
        if side == self.battle.attacker { self.battle.from } else { self.battle.to }
    }

    /// Dice a side rolls, with the cards discarded so far (WA-BATTLE-09, WA-BATTLE-10).
    pub(crate) fn combat_dice(&self, side: Side) -> u8 {
        let battle = &self.battle;
        let attacks = side == battle.attacker;
        let bonus = if attacks { battle.manner.extra_dice } else { self.rank(battle.to, side) };
        let dice = self.fighting(side).fighters() + battle.cards[side.index()] + bonus;
        dice.min(self.most_dice(side))
    }

    fn most_dice(&self, side: Side) -> u8 {
        let battle = &self.battle;
        let capped = side != battle.attacker && battle.round == 1;
        battle.manner.enemy_dice.filter(|_| capped).unwrap_or(MOST_DICE)
    }

    /// The stage that follows the cards of this player.
    fn after_cards(&self, player: Deck) -> Step {
        let side = player.side();
        let decks = side.decks();
        if self.rules.shared[side.index()] && player == decks[0] {
            Step::Cards(decks[1])
        } else if side == self.battle.attacker {
            Step::Cards(side.enemy().decks()[0])
        } else {
            Step::Roll
        }
    }

    /// Does a stage need a decision? That depends on what everybody can see: hand sizes, dice, bans.
    pub(crate) fn battle_asks(&self, stage: Step) -> bool {
        match stage {
            Step::Cards(player) => !self.automaton(player.side()) && self.may_add_dice(player),
            Step::Specials(side) => self.must_choose_leaders(side),
            Step::Retreat => !self.retreats(self.battle.attacker.enemy(), self.battle.to).is_empty(),
            Step::Continue | Step::Advance { .. } => true,
            Step::Roll | Step::Hits | Step::After | Step::Paid | Step::Won => false,
        }
    }

    /// Carries a stage out that needs no decision.
    pub(crate) fn battle_runs(&mut self, stage: Step, w: &mut impl World<Event>) {
        match stage {
            Step::Cards(player) => {
                let automaton = self.rules.solo && player.side() == Side::Harkonnen;
                if automaton && self.battle.attacker == Side::Harkonnen && self.mahdi_ceases() {
                    // WA-SOLO-BATTLE-08: before the first round too, now that all tokens are open.
                    w.tell(|| Event::MahdiFollowed { rule: rule_id!("WA-SOLO-BATTLE-08") });
                    return self.cease(w);
                }
                if automaton {
                    self.mahdi_adds_dice(w);
                }
                self.push(self.after_cards(player));
            }
            Step::Roll => {
                if self.battle.round == 1 {
                    // Tokens are open by now: there may be a Bashar among them.
                    self.battle.leader = self.legion(self.battle.to).leaders() > 0;
                }
                self.roll_battle(w);
                self.push(Step::Specials(self.battle.attacker));
            }
            Step::Specials(side) => {
                self.activate_all(side, w);
                let attacks = side == self.battle.attacker;
                self.push(if attacks { Step::Specials(side.enemy()) } else { Step::Hits });
            }
            Step::Hits => self.deal_hits(w),
            Step::After => self.after_losses(w),
            Step::Paid => {
                // WA-AMB-28
                if self.fighting(self.battle.attacker).size() == 0 {
                    self.battle_ends(false);
                } else {
                    self.push(Step::Retreat);
                }
            }
            Step::Retreat => self.next_battle_round(),
            Step::Won => self.attack_won(w),
            Step::Continue | Step::Advance { .. } => {}
        }
    }

    /// The automaton discards reinforcements until it rolls six dice (WA-SOLO-BATTLE-01,
    /// WA-SOLO-SPECIAL-11).
    fn mahdi_adds_dice(&mut self, w: &mut impl World<Event>) {
        let side = Side::Harkonnen;
        if !self.banned(Power::Landsraad) {
            let wanted = self.most_dice(side).saturating_sub(self.combat_dice(side));
            if wanted > 0 && !self.hands[Deck::HouseHarkonnen as usize].is_empty() {
                w.tell(|| Event::MahdiFollowed { rule: rule_id!("WA-SOLO-BATTLE-01") });
            }
            self.battle.cards[side.index()] = self.lose_reinforcements(wanted, w);
        }
    }

    fn may_add_dice(&self, player: Deck) -> bool {
        let side = player.side();
        let banned = side == Side::Harkonnen && self.banned(Power::Landsraad);
        !banned && !self.hands[player as usize].is_empty() && self.combat_dice(side) < self.most_dice(side)
    }

    fn roll_battle(&mut self, w: &mut impl World<Event>) {
        let attacker = self.battle.attacker;
        for side in [attacker, attacker.enemy()] {
            let mut roll = self.roll(self.combat_dice(side), w);
            if side == attacker && self.battle.round == 1 && self.battle.manner.surprise {
                // WA-AMB-02: the result a surprise attack adds is a Special.
                roll[SPECIAL] += 1;
            }
            self.battle.roll[side.index()] = roll;
            self.battle.activated[side.index()] = (0, 0);
            w.tell(|| Event::CombatRoll {
                side,
                hits: roll[HIT],
                blocks: roll[BLOCK],
                specials: roll[SPECIAL],
            });
        }
    }

    /// Leaders that have not used a Special this round: generic ones (troops included) and named bits.
    fn idle_leaders(&self, side: Side) -> (u8, u8) {
        let legion = self.fighting(side);
        let (generic, named) = self.battle.activated[side.index()];
        (legion.generic + legion.troops - generic, legion.named & !named)
    }

    /// The figure that leads next among those that are alike: Naibs or Bashars, then Great House troops.
    fn next_generic(&self, side: Side) -> Figure {
        let (used, _) = self.battle.activated[side.index()];
        if used < self.fighting(side).generic { Figure::Generic } else { Figure::Troop }
    }

    /// More leaders than Specials (WA-BATTLE-17)?
    fn must_choose_leaders(&self, side: Side) -> bool {
        let specials = self.battle.roll[side.index()][SPECIAL];
        let (generic, named) = self.idle_leaders(side);
        specials > 0 && specials < generic + named.count_ones() as u8
    }

    fn activate_all(&mut self, side: Side, w: &mut impl World<Event>) {
        let (generic, named) = self.idle_leaders(side);
        for leader in Leader::of(side, named) {
            self.activate(side, Figure::Named(leader), w);
        }
        for _ in 0..generic {
            self.activate(side, self.next_generic(side), w);
        }
    }

    /// A leader turns a Special into what the card says (WA-BATTLE-14..16).
    fn activate(&mut self, side: Side, leader: Figure, w: &mut impl World<Event>) {
        let roll = &mut self.battle.roll[side.index()];
        if roll[SPECIAL] == 0 {
            return;
        }
        less(&mut roll[SPECIAL], 1, "a Special");
        let (hits, blocks) = match leader {
            Figure::Named(leader) => content().leader(leader).combat,
            _ => (1, 0),
        };
        roll[HIT] += hits;
        roll[BLOCK] += blocks;
        let used = &mut self.battle.activated[side.index()];
        match leader {
            Figure::Named(leader) => used.1 |= leader.bit(),
            _ => used.0 += 1,
        }
        w.tell(|| Event::LeaderFought { side, leader });
    }

    /// What each side suffers (WA-BATTLE-18, WA-BATTLE-19).
    fn deal_hits(&mut self, w: &mut impl World<Event>) {
        let Battle { attacker, from, to, roll, .. } = self.battle;
        let defender = attacker.enemy();
        let suffered = |side: Side, state: &Arrakis| {
            let enemy = side.enemy();
            let blocks = roll[side.index()][BLOCK];
            let cancelled = state.legion(state.battlefield(enemy)).units[2];
            roll[enemy.index()][HIT].saturating_sub(blocks.saturating_sub(cancelled))
        };
        let (of_attacker, of_defender) = (suffered(attacker, self), suffered(defender, self));
        self.push(Step::After);
        // The attacker's losses come first (WA-BATTLE-20), so they lie on top.
        self.suffer(defender, to, of_defender, Cause::Battle, w);
        self.suffer(attacker, from, of_attacker, Cause::Battle, w);
    }

    fn after_losses(&mut self, _w: &mut impl World<Event>) {
        let attackers = self.fighting(self.battle.attacker).size();
        let defenders = self.legion(self.battle.to).size();
        match (attackers, defenders) {
            (0, _) => self.battle_ends(false),
            (_, 0) => self.push(Step::Won),
            _ => self.push(Step::Continue),
        }
    }

    fn next_battle_round(&mut self) {
        self.battle.round += 1;
        self.battle.cards = [0; 2];
        self.push(Step::Cards(self.battle.attacker.decks()[0]));
        self.pause();
    }

    /// Is going on paid for with a hit (WA-BATTLE-22)?
    pub(crate) fn continuing_costs(&self) -> bool {
        let defender = self.battle.attacker.enemy();
        // WA-SOLO-BATTLE-10
        let automaton = self.rules.solo && self.battle.attacker == Side::Harkonnen;
        self.settlements_of(defender).has(self.battle.to) && !self.battle.manner.merciless && !automaton
    }

    pub(crate) fn battle_options(&self, stage: Step, to: &mut Offers<'_, Action>) {
        match stage {
            Step::Cards(player) => {
                to.add(Action::Done);
                for card in self.hands[player as usize].kinds().filter(|&card| Arrakis::may_discard(card)) {
                    to.add(Action::Discard(card));
                }
            }
            Step::Specials(side) => {
                let (generic, named) = self.idle_leaders(side);
                if generic > 0 {
                    to.add(Action::Use(self.next_generic(side)));
                }
                for leader in Leader::of(side, named) {
                    to.add(Action::Use(Figure::Named(leader)));
                }
            }
            Step::Continue => {
                to.add(Action::Continue);
                to.add(Action::Cease)
            }
            Step::Retreat => {
                to.add(Action::Retreat);
                to.add(Action::Stand);
            }
            Step::Advance { side, .. } => self.advance_options(side, to),
            _ => {}
        }
    }

    pub(crate) fn battle_decision(&mut self, stage: Step, action: Action, w: &mut impl World<Event>) {
        match (stage, action) {
            (Step::Cards(player), Action::Discard(card)) => {
                self.discard(player, card, w);
                self.battle.cards[player.side().index()] += 1;
                self.push(stage);
            }
            (Step::Cards(player), _) => self.push(self.after_cards(player)),
            (Step::Specials(side), Action::Use(leader)) => {
                self.activate(side, leader, w);
                self.push(stage);
            }
            (Step::Continue, Action::Continue) => {
                self.push(Step::Paid);
                if self.continuing_costs() {
                    self.suffer(self.battle.attacker, self.battle.from, 1, Cause::Price, w);
                }
            }
            (Step::Continue, _) => self.cease(w),
            (Step::Retreat, Action::Retreat) => {
                let (side, area) = (self.battle.attacker.enemy(), self.battle.to);
                self.push(Step::Won);
                self.push(retreat::Step::Flee { side, area });
            }
            (Step::Retreat, _) => self.next_battle_round(),
            (Step::Advance { side, from, to }, _) => self.advance_part(side, from, to, action, w),
            _ => {}
        }
    }

    /// The attacker ceases the attack; everybody stays where they were (WA-BATTLE-24).
    fn cease(&mut self, w: &mut impl World<Event>) {
        let side = self.battle.attacker;
        w.tell(|| Event::Ceased { side });
        self.battle_ends(false);
    }

    /// The attacker wins: the settlement falls and the legion moves in (WA-BATTLE-29..32).
    fn attack_won(&mut self, w: &mut impl World<Event>) {
        let Battle { attacker, from, to, leader, .. } = self.battle;
        self.battle_ends(attacker == Side::Atreides && leader);
        w.tell(|| Event::Won { side: attacker, area: to });
        self.settlement_falls(to, w);
        let victors = self.fighting(attacker);
        if self.rules.faq3 {
            self.part = victors;
            self.push(Step::Advance { side: attacker, from, to });
            return;
        }
        self.relocate_part(attacker, from, to, &victors, w);
        self.go_in(attacker, to, w);
    }

    /// The battle is over; what prescience cards may ask for is noted.
    fn battle_ends(&mut self, beat_leader: bool) {
        self.happened.beat_leader |= beat_leader;
        self.happened.sietch_held |= self.battle_left_sietch();
        if self.happened.beat_leader || self.happened.sietch_held {
            self.push(prescience::Step::Claim);
        }
    }

    fn battle_left_sietch(&self) -> bool {
        // A won attack destroys the sietch right after this.
        let held = self.legion(self.battle.to).size() > 0 || self.legion(self.battle.from).size() == 0;
        held && self.sietch_areas.has(self.battle.to)
    }

    pub(crate) fn advance_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        to.add(Action::Done);
        to.add(Action::Pass);
        self.leave_options(self.battle.from, Which::Any, false, side, to)
    }

    /// The victor advances with all, some or none (FAQ 3.0, modified rule 3).
    pub(crate) fn advance_part(
        &mut self,
        side: Side,
        from: Area,
        to: Area,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match action {
            Action::Leave(figure) => {
                self.part.remove(figure);
                self.push(Step::Advance { side, from, to });
            }
            Action::Done => {
                let part = self.part;
                self.relocate_part(side, from, to, &part, w);
                self.go_in(side, to, w);
            }
            _ => {}
        }
    }
}
