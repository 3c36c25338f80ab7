//! What is true and what is possible: conditions, counts, costs that can be paid, effects that would do something.

use table::Seat;

use crate::action::Zone;
use crate::board::{BattleIcon, Faction, Icon, Posts, Space, Spaces};
use crate::content::{Card, Cards, Conflict, content};
use crate::effect::{Condition, Cost, Count, Effect};
use crate::phase::influence::ALLIANCE_STEP;
use crate::state::{Imperium, Player, count_of};

/// The copies of The Spice Must Flow each Rival counts as having. DB-RIVAL-23
const RIVAL_SPICE_MUST_FLOWS: u8 = 2;
/// The most influence a track counts as low with.
pub(crate) const LOW_TRACK: u8 = 1;

impl Imperium {
    /// Does the condition hold for the player? `this` is the card it is printed on.
    pub(crate) fn holds(&self, seat: Seat, condition: &Condition, this: Option<Card>) -> bool {
        let player = self.player(seat);
        match condition {
            Condition::Influence(faction, step) => self.influence_by_icon(seat, *faction) >= *step,
            Condition::Alliance(faction) => {
                self.alliance[faction.index()] == Some(seat)
                    || self.own_alliance(seat) && self.own_faction(seat) == Some(*faction)
            }
            Condition::AnyAlliance => self.alliance.contains(&Some(seat)) || self.own_alliance(seat),
            Condition::Bond(faction) => {
                // Another card of the faction: this one does not count for itself. IU-GLOSS-04
                let own = this.is_some_and(|this| this.text().is(*faction) && self.still_in_play(seat, this));
                player.in_play(*faction) > u8::from(own)
            }
            Condition::SpiesOnBoard(count) => player.spies.count_ones() >= u32::from(*count),
            Condition::RecalledSpy => self.turn.recalled_spy,
            Condition::SpyingOnMaker => player.spied() & content().makers != 0,
            Condition::PlacedSpyAt(icons) => {
                let icons_there = self.turn.post.map_or(0, |post| content().icons_at[post.index()]);
                icons.iter().any(|icon| icons_there & 1 << icon.index() != 0)
            }
            Condition::Contracts(count) => player.completed.len() >= usize::from(*count),
            Condition::Units(count) => self.force(seat).units() >= *count,
            Condition::HasWorm => self.force(seat).worms > 0,
            Condition::Strength(least, six) => {
                let least = if self.teams { six } else { least };
                self.force(seat).strength() >= u16::from(*least)
            }
            Condition::Deployed(count) => self.turn.units >= *count,
            Condition::Hooks => self.force(seat).hooks,
            Condition::AtMaker => self.at_maker(),
            Condition::AtFaction => self.visited_faction().is_some(),
            Condition::Council => player.council,
            Condition::NoCouncil => !player.council,
            Condition::Swordmaster => player.swordmaster,
            Condition::CouncilAndSwordmaster => player.council && player.swordmaster,
            Condition::GainedSpice => self.turn.spice > 0,
            Condition::Discarded(faction) => self.turn.discarded.is_some_and(|card| card.text().is(*faction)),
            Condition::TrashedCost(least) => {
                let cost = self.turn.trashed.and_then(|card| card.text().cost);
                cost.is_some_and(|cost| cost >= *least)
            }
            Condition::BoughtSpiceMustFlow => self.turn.bought_spice_must_flow,
            Condition::OwnsSpiceMustFlow(least) => self.spice_must_flows(seat) >= *least,
            Condition::DeckHolds(least) => player.deck.len() >= usize::from(*least),
            Condition::ShadowAlliance => Faction::ALL.iter().any(|faction| {
                let theirs = self.alliance[faction.index()].is_some_and(|holder| self.opposed(seat, holder));
                theirs && self.influence(seat, *faction) >= ALLIANCE_STEP
            }),
            Condition::TurnStart => !self.turn.begun && self.unsent(seat),
            Condition::RevealTurn => self.turn.reveal,
            Condition::Won => self.victor == Some(seat),
            Condition::MostSpiceMustFlow => {
                let own = self.spice_must_flows(seat);
                self.others(seat)
                    .filter(|&other| self.opposed(seat, other))
                    .all(|other| self.spice_must_flows(other) < own)
            }
            Condition::EnemyThere => self.turn.enemy_there,
            Condition::AgentsAt(count, icons) => self.agents_at(seat, icons) >= *count,
            Condition::TechTiles(count) => player.ix.tiles.len() >= *count,
            // Commanders own none. IU-COMBO-35
            Condition::Dreadnoughts(count) => !self.is_commander(seat) && player.commissioned() >= *count,
            Condition::PersuasionGained(least) => {
                self.turn.seat == seat && self.turn.reveal && self.turn.persuasion >= *least
            }
            Condition::Tracks(count, step) => {
                // A Commander may count the own track in place of the board's. IU-COMBO-24, IU-COMBO-37
                let reached = |faction: &&Faction| self.influence_by_icon(seat, **faction) >= *step;
                Faction::ALL.iter().filter(reached).count() >= usize::from(*count)
            }
            Condition::AtLeast(count, conditions) => {
                let holding = conditions.iter().filter(|condition| self.holds(seat, condition, this));
                holding.count() >= usize::from(*count)
            }
            Condition::HasSolari(least) => player.solari >= *least,
            Condition::Markers(count) => self.markers(seat) >= *count,
            Condition::Grafted => self.partner_of(this).is_some(),
            Condition::PartnerIs(factions) => {
                let is = |card: Card| factions.iter().any(|faction| card.text().is(*faction));
                self.partner_of(this).is_some_and(is)
            }
            Condition::MostDeployed => self.most_deployed(seat),
            Condition::OpponentPlayedCombat => {
                let played = |other: Seat| self.opposed(seat, other) && self.fought & 1 << other.0 != 0;
                self.others(seat).any(played)
            }
            Condition::TroopsLost(least) => self.lost[seat.index()] >= *least,
            Condition::HasSpice(least) => player.spice >= *least,
        }
    }

    /// Is it the seat's turn, and has it neither sent an agent nor revealed?
    fn unsent(&self, seat: Seat) -> bool {
        self.turn.seat == seat && self.turn.space.is_none() && !self.turn.reveal
    }

    /// Did the agent of this turn go to a maker space?
    pub(crate) fn at_maker(&self) -> bool {
        self.turn.space.is_some_and(|space| content().makers & space.bit() != 0)
    }

    /// The copies of The Spice Must Flow among a player's cards; a Rival counts as having two. IF-98, DB-RIVAL-23
    fn spice_must_flows(&self, seat: Seat) -> u8 {
        if let Some(rival) = self.rival(seat) {
            return if rival.spoiler { 0 } else { RIVAL_SPICE_MUST_FLOWS };
        }
        let player = self.player(seat);
        let zones = [&player.hand, &player.deck, &player.discard, &player.played, &player.revealed];
        zones.iter().map(|zone| zone.count(self.table.spice_must_flow.0)).sum()
    }

    /// How many of these there are now.
    pub(crate) fn count(&self, seat: Seat, count: &Count, this: Option<Card>) -> u8 {
        let player = self.player(seat);
        match count {
            Count::Worms => self.force(seat).worms,
            Count::CompletedContracts => player.completed.len() as u8,
            // The card that counts provided a sword of its own.
            Count::OtherSwordCards => (self.turn.sword_cards.len() as u8).saturating_sub(1),
            Count::Revealed(faction) => count_of(&player.revealed, *faction),
            Count::InPlay(faction) => player.in_play(*faction),
            Count::DreadnoughtsInConflict => self.force(seat).ix.dreadnoughts.deployed,
            Count::SwordCards => self.turn.sword_cards.len() as u8,
            Count::LowTracks => {
                let low = |faction: &&Faction| self.influence(seat, **faction) <= LOW_TRACK;
                Faction::ALL.iter().filter(low).count() as u8
            }
            Count::PartnerIcons => self.partner_icons(seat, this),
        }
    }

    /// The own agents on spaces with one of these icons. RI-LEADER-01
    fn agents_at(&self, seat: Seat, icons: &[Icon]) -> u8 {
        let spaces = icons.iter().fold(0, |set, icon| set | content().by_icon[icon.index()]);
        let twice = self.player(seat).twice & spaces;
        ((self.agents_of(seat) & spaces).count_ones() + twice.count_ones()) as u8
    }

    /// The factions with an own agent on their spaces. RI-CARD-13
    pub(crate) fn agent_factions(&self, seat: Seat) -> impl Iterator<Item = Faction> + use<> {
        let sent = self.agents_of(seat) & self.table.spaces;
        let there = move |faction: &Faction| content().by_icon[faction.index()] & sent != 0;
        Faction::ALL.iter().copied().filter(there)
    }

    /// Has a Commander an agent on the personal board?
    pub(crate) fn agent_at_home(&self, seat: Seat) -> bool {
        self.commander(seat).is_some_and(|at| self.agents_of(seat) & self.table.personal[at.index()] != 0)
    }

    /// The faction of the space visited this turn.
    pub(crate) fn visited_faction(&self) -> Option<Faction> {
        self.turn.space.and_then(|space| space.text().icon.faction())
    }

    /// Is the card still in front of the player?
    pub(crate) fn still_in_play(&self, seat: Seat, card: Card) -> bool {
        let player = self.player(seat);
        player.played.has(card.0) || player.revealed.has(card.0)
    }

    /// The spies of a player on posts connected to a space.
    #[inline]
    pub(crate) fn spies_at(&self, seat: Seat, space: Space) -> Posts {
        self.player(seat).spies & content().posts_at[space.index()]
    }

    /// The spaces from which an agent can be recalled: not the one sent this turn. IU-GLOSS-01
    pub(crate) fn recallable(&self, seat: Seat) -> Spaces {
        // On some boards it may. DB-AMB-01
        let now = self.turn.seat == seat && !self.table.text.recalls_sent;
        let sent_now = self.turn.space.filter(|_| now).map_or(0, Space::bit);
        self.agents_of(seat) & !sent_now
    }

    /// The posts a spy could be placed on. IU-SPY-02
    pub(crate) fn open_posts(&self, seat: Seat, posts: Posts, shared: bool) -> Posts {
        let taken = if shared { self.player(seat).spies } else { self.watched() };
        posts & self.posts_here() & !taken
    }

    /// Could a spy be placed there at all?
    pub(crate) fn can_place(&self, seat: Seat, posts: Posts, shared: bool) -> bool {
        self.open_posts(seat, posts, shared) != 0
    }

    /// The cards that could be trashed: zones as bits in the order of [`Zone::ALL`].
    pub(crate) fn trash_candidates(
        &self,
        seat: Seat,
        zones: u8,
        faction: Option<Faction>,
        not_this: Option<Card>,
        mut each: impl FnMut(Zone, Card),
    ) {
        let player = self.player(seat);
        for (bit, zone) in Zone::ALL.into_iter().enumerate() {
            if zones & 1 << bit == 0 {
                continue;
            }
            let cards = self.zone(player, zone);
            for card in cards.kinds().map(Card) {
                let fits = faction.is_none_or(|faction| card.text().is(faction));
                // "Another card": a second copy is another card.
                let spare = Some(card) != not_this || zone != self.zone_of_this() || cards.count(card.0) > 1;
                if fits && spare {
                    each(zone, card);
                }
            }
        }
    }

    /// Where the cards whose boxes are used this turn lie.
    pub(crate) fn zone_of_this(&self) -> Zone {
        if self.turn.reveal { Zone::Revealed } else { Zone::Played }
    }

    pub(crate) fn zone<'a>(&self, player: &'a Player, zone: Zone) -> &'a Cards {
        match zone {
            Zone::Hand => &player.hand,
            Zone::Discard => &player.discard,
            Zone::Played => &player.played,
            Zone::Revealed => &player.revealed,
        }
    }

    /// Can all of the costs be paid?
    pub(crate) fn can_pay(&self, seat: Seat, costs: &[Cost], this: Option<Card>) -> bool {
        let (player, force) = (self.player(seat), self.force(seat));
        let mut influence = 0;
        costs.iter().all(|cost| match cost {
            Cost::Solari(amount) => player.solari >= *amount,
            Cost::Spice(amount) => player.spice >= *amount,
            Cost::Water(amount) => player.water >= *amount,
            // Nothing can be lost at 0. IU-AMB-17, IF-97
            Cost::LoseInfluence => {
                influence += 1;
                self.losable(seat) >= influence
            }
            Cost::Discard(cards) => player.hand.len() >= usize::from(*cards),
            Cost::TrashIntrigue => !player.intrigue.is_empty(),
            Cost::TrashThis => self.has_this(seat, this),
            // Whoever is asked for a card has one: the card just played, if no other.
            Cost::Trash => true,
            Cost::TrashFromHand(faction) => self.any_to_trash(seat, HAND, *faction, None),
            Cost::TrashInPlay(faction) => self.any_to_trash(seat, IN_PLAY, Some(*faction), this),
            Cost::RecallSpies(spies) => player.spies.count_ones() >= u32::from(*spies),
            Cost::Retreat(least, _) => force.deployed >= *least,
            Cost::LoseDeployed(troops) => force.deployed >= *troops,
            Cost::BuryIntrigue => !player.intrigue.is_empty(),
            Cost::RetreatUnits(units) => force.deployed + force.ix.dreadnoughts.deployed >= *units,
            Cost::LoseTroops(troops) => force.garrison + force.deployed >= *troops,
            Cost::Specimens(troops) => force.specimens >= *troops,
            Cost::TrashPartner => self.partner_in_play(seat, this).is_some(),
            // The card that asks for it asks for an Alliance first. IF-97
            Cost::LoseTwoInfluence => true,
            Cost::Flip(icon) => self.flippable(seat, *icon).is_some(),
        })
    }

    /// Does the card lie where its box can be used?
    pub(crate) fn has_this(&self, seat: Seat, this: Option<Card>) -> bool {
        this.is_some_and(|this| self.zone(self.player(seat), self.zone_of_this()).has(this.0))
    }

    fn any_to_trash(&self, seat: Seat, zones: u8, faction: Option<Faction>, not_this: Option<Card>) -> bool {
        // "Another card" is always one of a faction.
        if faction.is_none() {
            let player = self.player(seat);
            let among = |at: usize, zone| zones & 1 << at != 0 && !self.zone(player, zone).is_empty();
            return Zone::ALL.into_iter().enumerate().any(|(at, zone)| among(at, zone));
        }
        let mut any = false;
        self.trash_candidates(seat, zones, faction, not_this, |_, _| any = true);
        any
    }

    /// The face-up Conflict card an endgame card of this icon turns down: its own icon before the wild one.
    pub(crate) fn flippable(&self, seat: Seat, icon: BattleIcon) -> Option<Conflict> {
        let with = |icon| match self.won_with(seat, icon) {
            0 => None,
            cards => Some(Conflict(cards.trailing_zeros() as u8)),
        };
        with(icon).or_else(|| with(BattleIcon::Wild))
    }

    /// Would the effect do anything now?
    pub(crate) fn possible(&self, seat: Seat, effect: &Effect, this: Option<Card>) -> bool {
        let seat = self.receiver(seat, effect);
        let player = self.player(seat);
        match effect {
            Effect::Pay(costs, effects) | Effect::Toll(costs, effects) => {
                // What cannot be had is not paid for. DB-MENTAT-07, IF-76
                let had = effects.first().is_none_or(|effect| match effect {
                    Effect::Mentat | Effect::OpponentLosesDeployed | Effect::TrailingInfluence => {
                        self.possible(seat, effect, this)
                    }
                    Effect::Dreadnought
                    | Effect::SnooperInfluence
                    | Effect::AgentInfluence
                    | Effect::Unblocked => self.possible(seat, effect, this),
                    _ => true,
                });
                had && self.can_pay(seat, costs, this)
            }
            Effect::If(condition, effects) => {
                self.holds(seat, condition, this)
                    && effects.iter().any(|effect| self.possible(seat, effect, this))
            }
            Effect::Choose(effects) | Effect::All(effects) => {
                effects.iter().any(|effect| self.possible(seat, effect, this))
            }
            Effect::May(effect) => self.possible(seat, effect, this),
            Effect::Per(count, _) => self.count(seat, count, this) > 0,
            Effect::TrashThis | Effect::ReturnThis => self.has_this(seat, this),
            Effect::Discard(_) => !player.hand.is_empty(),
            Effect::Spy => self.can_place(seat, ALL_POSTS, false),
            Effect::SpyAt(icons) => self.can_place(seat, posts_with(icons), false),
            Effect::SpyVisited => self.can_place(seat, self.posts_at_visited(), true),
            Effect::ShieldWall => self.wall,
            Effect::RecallAgent => self.recallable(seat) != 0,
            Effect::VisitedInfluence => self.visited_faction().is_some(),
            Effect::Deploy(_) => self.can_deploy(seat),
            Effect::Retreat(_) => self.can_retreat(seat),
            Effect::DeployOrRetreat => self.can_deploy(seat) || self.can_retreat(seat),
            Effect::Levy(spice, _) => self.team_spice(seat) >= u16::from(*spice),
            Effect::Tech => self.table.ix && self.can_acquire_tech(seat, 0, false),
            Effect::TechLess(less) => self.can_acquire_tech(seat, *less, false),
            Effect::TechForSolari => self.can_acquire_tech(seat, 0, true),
            Effect::Negotiator => self.can_negotiate(seat),
            Effect::Dreadnought => self.force(seat).ix.dreadnoughts.supply > 0,
            Effect::RepelPerDeployed => self.can_repel(seat),
            Effect::TrashInPlay => self.any_to_trash(seat, IN_PLAY, None, None),
            Effect::AgentInfluence => self.agent_factions(seat).next().is_some() || self.agent_at_home(seat),
            Effect::ExchangeIntrigue => !player.intrigue.is_empty(),
            Effect::SnooperInfluence => player.ix.snoopers != 0,
            Effect::Enthrone => {
                let mut any = false;
                self.enthronable(|_| any = true);
                any
            }
            Effect::BuyWithSolari => self.any_acquirable(seat, 0, player.solari),
            Effect::AcquireExactly(cost) => self.any_acquirable(seat, *cost, *cost),
            Effect::SetAside => player.aside.is_none() && self.row.iter().any(Option::is_some),
            Effect::Training => !self.training_choices(seat).is_empty(),
            Effect::Foldspace => self.foldspace_left(),
            Effect::Mentat => self.mentat_home(),
            // Spice that is one of two things to choose from must be chosen first. IF-74
            Effect::DoubleHarvest => self.turn.base_spice > 0,
            Effect::OpponentLosesDeployed => self.with_troops(seat).next().is_some(),
            Effect::TakeDiscarded(faction) => self.can_take_back(seat, *faction),
            // Before the card is played. IF-91
            Effect::FactionIcons => self.unsent(seat) && !self.turn.envoy,
            Effect::Unblocked => self.unsent(seat) && !self.turn.unblocked,
            Effect::LookAtTop => !player.deck.is_empty(),
            Effect::TrailingInfluence => self.trailing(seat).next().is_some(),
            Effect::ChooseTwo(effects) => effects.iter().any(|effect| self.possible(seat, effect, this)),
            Effect::KeepIntrigue => !self.intrigue.is_empty() || !self.intrigue_discard.is_empty(),
            Effect::Specimens(_) => self.force(seat).supply > 0,
            Effect::Tleilaxu(_) => self.can_advance(seat),
            Effect::PartnerReturns => self.partner_in_play(seat, this).is_some(),
            Effect::RecallSentAgent => self.sent_now(seat).is_some(),
            Effect::AcquireTleilaxu => self.any_tleilaxu(seat),
            _ => true,
        }
    }

    /// Must the effect be carried out if it can be? IU-GLOSS-15, IU-AMB-33
    pub(crate) fn must(&self, seat: Seat, effect: &Effect, this: Option<Card>) -> bool {
        match effect {
            Effect::Pay(..) | Effect::May(_) | Effect::Trash | Effect::ShieldWall => false,
            Effect::Spy | Effect::SpyAt(_) | Effect::SpyShared | Effect::SpyVisited => false,
            Effect::Deploy(_) | Effect::Retreat(_) | Effect::DeployOrRetreat => false,
            // RI-TECH-01, RI-TECH-07, RI-SHIP-01, RI-DREAD-01
            Effect::Tech | Effect::TechLess(_) | Effect::TechForSolari | Effect::Negotiator => false,
            Effect::Freighter | Effect::Dreadnought | Effect::RepelPerDeployed => false,
            Effect::TrashInPlay | Effect::DeployUnits(_) => false,
            Effect::BuyWithSolari | Effect::Recollect | Effect::Trade | Effect::Levy(..) => false,
            Effect::If(condition, effects) => {
                self.holds(seat, condition, this)
                    && effects.iter().any(|effect| self.must(seat, effect, this))
            }
            Effect::Choose(effects) => effects
                .iter()
                .any(|effect| self.possible(seat, effect, this) && self.must(seat, effect, this)),
            Effect::Per(count, effect) => self.count(seat, count, this) > 0 && self.must(seat, effect, this),
            _ => self.possible(seat, effect, this),
        }
    }

    /// Is the player forbidden to deploy this turn? IU-CLARIFY-08, IU-CLARIFY-09
    pub(crate) fn banned(&self, seat: Seat) -> bool {
        self.turn.no_deployment && self.turn.open && self.army(self.turn.seat) == Some(seat)
    }

    /// Could troops of the seat, or of a Commander's activated Ally, be deployed?
    pub(crate) fn can_deploy(&self, seat: Seat) -> bool {
        self.army(seat).is_some_and(|army| self.player(army).garrison > 0 && !self.banned(army))
    }

    /// Could troops of the seat, or of a Commander's activated Ally, be retreated?
    pub(crate) fn can_retreat(&self, seat: Seat) -> bool {
        self.force(seat).deployed > 0
    }

    /// The influence the seat could lose: its own, or the activated Ally's and that of the personal board. IU-AMB-68
    fn losable(&self, seat: Seat) -> u8 {
        self.force(seat).influence.iter().sum::<u8>() + self.player(seat).own
    }

    fn any_acquirable(&self, seat: Seat, least: u8, most: u8) -> bool {
        let mut any = false;
        self.acquirable(seat, least, most, |_| any = true);
        self.throne_cards(seat, least, most, |_| any = true);
        any
    }

    /// The posts connected to the space visited this turn.
    pub(crate) fn posts_at_visited(&self) -> Posts {
        self.turn.space.map_or(0, |space| content().posts_at[space.index()])
    }
}

/// All posts, whichever side of the board they are on.
pub(crate) const ALL_POSTS: Posts = Posts::MAX;
/// Zones as bits: the hand.
pub(crate) const HAND: u8 = 1;
/// Zones as bits: cards in play.
pub(crate) const IN_PLAY: u8 = 4 | 8;
/// Zones as bits: wherever a card can be trashed from. IU-GLOSS-06
pub(crate) const ANYWHERE: u8 = 15;

/// The posts connected to a space with one of these icons. IU-SPY-04
pub(crate) fn posts_with(icons: &[Icon]) -> Posts {
    let wanted = icons.iter().fold(0u8, |set, icon| set | 1 << icon.index());
    let mut posts = 0;
    for (at, icons) in content().icons_at.iter().enumerate() {
        posts |= if icons & wanted != 0 { 1 << at } else { 0 };
    }
    posts
}
