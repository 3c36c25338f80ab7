//! Setting the game up.

use table::fault::{less, more};
use table::{BadOptions, List, Seat, Stack, Steps, World};

use super::{round_start, team_boards};
use crate::board::{BattleIcon, Faction};
use crate::content::decks::copies;
use crate::content::{
    Card, Cards, Commander, Contract, Contracts, Hagal, Hagals, Intrigues, Leader, LevelText, Objective,
    Rival, Table, content,
};
use crate::effect::Effect;
use crate::event::Event;
use crate::options::{Difficulty, Options};
use crate::state::team::{commander_at, seat_with_board, starting_copies};
use crate::state::{DREADNOUGHTS, Fx, Imperium, IxBoard, PLAYERS, Player, TROOPS, Turn};

/// Sets the table and leaves the first round to be started.
pub(crate) fn set_up(options: &Options, w: &mut impl World<Event>) -> Result<Imperium, BadOptions> {
    options.check()?;
    let humans = options.players;
    let count = humans + options.rivals.len() as u8;
    let mut players = seat_people(options, w);
    seat_rivals(options, &mut players, w);
    let first = match options.table().text.trophies {
        true => deal_objectives(&mut players, humans, count, w),
        // DB-SETUP-13
        false if humans > 1 => Seat(w.below(humans.into()) as u8),
        // The Rival to the left of a single player. DB-RIVAL-14
        false => Seat(1),
    };
    let mut game = lay_out(options, players, first);
    for slot in 0..game.row.len() {
        game.deal_row(slot, w);
    }
    if options.immortality {
        // IM-SETUP-03
        for slot in 0..game.tleilaxu_row.len() {
            game.deal_tleilaxu(slot, w);
        }
    }
    if options.choam {
        game.lay_out_contracts(w);
    }
    match options.level() {
        Some(level) => game.begin_alone(level, w),
        None if humans == 1 && options.difficulty == Difficulty::Mercenary => {
            game.draw_intrigue(Seat(0), 1, w);
        }
        None => {}
    }
    game.push(round_start::Step::Begin);
    game.ask_masterstroke();
    if options.ix {
        game.begin_ix(options, w);
    }
    // With Rise of Ix the contracts made for it belong to the module. IU-COMBO-07
    if options.ix_contracts || options.ix && options.choam {
        game.deal_ix_contracts(w);
    }
    if game.teams
        && let Some(seat) = seat_with_board(Faction::Emperor)
    {
        // The Emperor's board lets its Commander take a card before the first round. IU-AMB-78
        game.push(team_boards::Step::Enthrone { seat });
    }
    Ok(game)
}

/// Every person gets the leader they named, or a random one, with the starting deck.
fn seat_people(options: &Options, w: &mut impl World<Event>) -> [Player; PLAYERS] {
    let count = options.players + options.rivals.len() as u8;
    let mut leaders: Vec<Leader> = options.free_leaders().collect();
    let mut players = [Player::new(None); PLAYERS];
    let mut named = options.leaders.iter().copied();
    for (seat, player) in players.iter_mut().enumerate().take(options.players.into()) {
        let seat = Seat(seat as u8);
        let commander = commander_at(seat).filter(|_| options.six());
        let chosen = if let Some(commander) = commander {
            Some(commander.text().leader)
        } else {
            named.next().flatten()
        };
        let leader = match chosen {
            Some(leader) => leader,
            None => leaders.swap_remove(w.below(leaders.len() as u32) as usize),
        };
        *player = Player::new(Some(leader));
        begin_with(player, &leader.text().start);
        w.tell(|| Event::Leads { seat, leader });
        player.deck = starting_deck(options.table(), commander, Some(leader), options.epic);
        player.water = leader.text().water;
        if options.immortality {
            lay_down_epic(player);
        }
        // IM-SETUP-05
        player.atomics = options.immortality;
        // IU-SETUP-25, IU-SIX-19; not where four players go to 11. IM-VAR-01, IU-COMBO-29
        player.vp = u8::from(count >= 4 && !options.go_to_11);
        if commander.is_some() {
            // No troops, and three points more. IU-SIX-17
            player.vp = 4;
            (player.supply, player.garrison) = (0, 0);
        }
    }
    players
}

/// What a leader begins with besides. DB-SETUP-15
fn begin_with(player: &mut Player, goods: &[Effect]) {
    for good in goods {
        match good {
            Effect::Solari(coins) => more(&mut player.solari, *coins, "Solari"),
            Effect::Spice(spice) => more(&mut player.spice, *spice, "spice"),
            _ => {}
        }
    }
}

/// House Hagal of two players has three agents, and every cube in the supply. DB-RIVAL-09
pub(crate) fn begin_spoiling(player: &mut Player) {
    player.swordmaster = true;
    more(&mut player.agents, 1, "agents");
    more(&mut player.supply, std::mem::take(&mut player.garrison), "the supply");
}

/// The Rivals named, or random ones, sit behind the people.
fn seat_rivals(options: &Options, players: &mut [Player; PLAYERS], w: &mut impl World<Event>) {
    // A leader somebody plays is no Rival. DB-RIVAL-13
    let led =
        |rival: &Rival| players[..usize::from(options.players)].iter().any(|it| it.key() == rival.key());
    let mut rivals: Vec<Rival> = options.free_rivals().filter(|rival| !led(rival)).collect();
    for (at, chosen) in options.rivals.iter().enumerate() {
        let rival = match chosen {
            Some(rival) => *rival,
            None => rivals.swap_remove(w.below(rivals.len() as u32) as usize),
        };
        let seat = Seat(options.players + at as u8);
        let player = &mut players[seat.index()];
        player.rival = Some(rival);
        if rival.text().spoiler {
            begin_spoiling(player);
        }
        // IU-RIVAL-05, IU-RIVALDIFF-02
        if options.players == 1 && options.difficulty == Difficulty::Mercenary && options.level().is_none() {
            more(&mut player.supply, std::mem::take(&mut player.garrison), "the supply");
        }
        w.tell(|| Event::Opposes { seat, rival });
    }
}

/// The board with its decks, before anything is dealt.
fn lay_out(options: &Options, players: [Player; PLAYERS], first: Seat) -> Imperium {
    let (humans, table) = (options.players, options.table());
    Imperium {
        players,
        count: humans + options.rivals.len() as u8,
        humans,
        habits: options.habits(),
        end_turn: options.end_turn,
        choam: options.choam,
        table,
        teams: options.six(),
        target: options.target(),
        round: 0,
        first,
        cursor: 0,
        reveals: 0,
        stranded: 0,
        yielded: 0,
        sent: [0; PLAYERS],
        bonus: [0; 4],
        control: [None; 3],
        wall: table.text.wall,
        mentat: None,
        mentat_next: None,
        victor: None,
        fought: 0,
        lost: [0; PLAYERS],
        forbidden: [0; PLAYERS],
        alliance: [None; 4],
        every_conflict: options.every_conflict,
        unseen: match options.every_conflict {
            true => table.every_conflict,
            false if options.epic => table.epic_conflicts,
            false => table.conflicts,
        },
        conflict: None,
        unclaimed: 0,
        row: [None; 5],
        throne: Cards::EMPTY,
        tleilaxu_row: [None; 2],
        tleilaxu: table.decks.tleilaxu,
        // IM-SETUP-02
        tleilaxu_first: table.immortality,
        imperium: table.decks.imperium[usize::from(options.choam)],
        // IU-SETUP-13
        reserve: std::array::from_fn(|at| {
            let people = &players[..usize::from(humans)];
            table.reserve.get(at).map(|&card| reserve_copies(table, people, card)).unwrap_or_default()
        }),
        gone: Cards::EMPTY,
        intrigue: table.decks.intrigue[usize::from(options.choam)],
        intrigue_top: None,
        intrigue_bottom: List::new(),
        intrigue_discard: Intrigues::EMPTY,
        offer: [None; 2],
        contracts: Contracts::EMPTY,
        sardaukar: Contracts::EMPTY,
        boxed: Contracts::EMPTY,
        hagal: hagal_deck(options),
        hagal_discard: Hagals::EMPTY,
        ix: IxBoard { epic: options.epic, ..IxBoard::default() },
        turn: Turn::new(first),
        pool: List::new(),
        stack: Stack::new(),
        over: false,
        winner: None,
    }
}

/// The House Hagal deck. IU-COMBO-14
fn hagal_deck(options: &Options) -> Hagals {
    let mut deck = options.table().decks.hagal(options.players);
    if options.keep_foldspace {
        Hagal::kept().for_each(|card| deck.add(card.0));
    }
    deck
}

/// The starting deck of a Commander or another leader. IU-SETUP-18
fn starting_deck(table: &Table, commander: Option<Commander>, leader: Option<Leader>, epic: bool) -> Cards {
    let deck = |card: Card| (card.0, starting_copies(table, commander, leader, epic, card));
    match commander {
        Some(_) => copies(Card::all().map(deck)),
        None => copies(table.decks.starting.iter().copied().map(deck)),
    }
}

/// With Immortality, Control the Spice begins in the discard pile. IM-VAR-02
fn lay_down_epic(player: &mut Player) {
    if let Some(card) = Card::find(content().epic.card).filter(|card| player.deck.remove(card.0)) {
        player.discard.add(card.0);
    }
}

/// The copies of a card of the Reserve. Uprising's has Foldspace only for the leader who can acquire it. IU-COMBO-06,
/// DC-10
pub(crate) fn reserve_copies(table: &Table, people: &[Player], card: Card) -> u8 {
    let foreign = !table.text.reserve.contains(&card.text().key);
    let wanted = people
        .iter()
        .filter_map(Player::leader)
        .any(|leader| leader.signet.iter().any(Effect::gives_foldspace));
    if foreign && !wanted { 0 } else { card.text().copies }
}

/// Deals an Objective to each player; one of them shows the first-player token. IU-SETUP-30, IU-SETUP-31, IU-SETUP-32
fn deal_objectives(
    players: &mut [Player; PLAYERS],
    humans: u8,
    count: u8,
    w: &mut impl World<Event>,
) -> Seat {
    let mut objectives: Vec<Objective> =
        Objective::all().filter(|objective| objective.text().players.contains(&count)).collect();
    let mut first = Seat(0);
    let mut count = count;
    if humans == 2 {
        // The Rival of two players always has the Ornithopter and never the token. IU-RIVAL-09, IU-RIVAL-10
        count = humans;
        let bird = objectives.iter().position(|objective| objective.text().icon == BattleIcon::Ornithopter);
        if let Some(objective) = bird.map(|at| objectives.remove(at)) {
            players[2].objective = Some(objective);
            w.tell(|| Event::Objective { seat: Seat(2), objective });
        }
    }
    for (at, player) in players.iter_mut().enumerate().take(count.into()) {
        // Commanders get none. IU-SIX-13
        if count == 6 && commander_at(Seat(at as u8)).is_some() {
            continue;
        }
        let objective = objectives.swap_remove(w.below(objectives.len() as u32) as usize);
        player.objective = Some(objective);
        w.tell(|| Event::Objective { seat: Seat(at as u8), objective });
        if objective.text().first {
            first = Seat(at as u8);
        }
    }
    if count == 6 {
        part_the_mice(players, w);
    }
    first
}

/// Where one team has both Desert Mice, the one for four and six players changes places with the Objective of the
/// neighbouring Ally of the other team. IU-SIX-14
fn part_the_mice(players: &mut [Player; PLAYERS], w: &mut impl World<Event>) {
    let mouse = |player: &Player| player.objective.filter(|card| card.text().icon == BattleIcon::DesertMouse);
    let holders: Vec<usize> = (0..PLAYERS).filter(|&at| mouse(&players[at]).is_some()).collect();
    let [one, two] = holders[..] else { return };
    if one % 2 != two % 2 {
        return;
    }
    let at = if mouse(&players[one]).is_some_and(|card| card.text().first) { two } else { one };
    // Seats 1 and 2 are neighbours, and so are 4 and 5; the Commanders sit between.
    let neighbour = match at {
        1 => 2,
        2 => 1,
        4 => 5,
        _ => 4,
    };
    let (mine, theirs) = (players[at].objective, players[neighbour].objective);
    (players[at].objective, players[neighbour].objective) = (theirs, mine);
    for at in [at, neighbour] {
        if let Some(objective) = players[at].objective {
            w.tell(|| Event::Objective { seat: Seat(at as u8), objective });
        }
    }
}

impl Imperium {
    /// Dreadnoughts, tech stacks and tokens are laid out; in Epic mode everybody draws an Intrigue card and has two more
    /// troops. RI-SETUP-03, RI-SETUP-06, RI-SETUP-09, RI-EPIC-04, RI-EPIC-05
    fn begin_ix(&mut self, options: &Options, w: &mut impl World<Event>) {
        for seat in self.seats_iter() {
            // Commanders own neither troops nor dreadnoughts. IU-SIX-17, IU-COMBO-35
            if self.is_commander(seat) {
                continue;
            }
            let human = self.is_human(seat);
            let player = self.player_mut(seat);
            player.ix.dreadnoughts.supply = DREADNOUGHTS;
            if player.leader().is_some_and(|leader| !leader.snoopers.is_empty()) {
                player.ix.snoopers = 0b1111;
            }
            if options.epic && human {
                let troops = content().epic.garrison.saturating_sub(player.garrison);
                more(&mut player.garrison, troops, "the garrison");
                less(&mut player.supply, troops, "the supply");
            }
        }
        self.lay_out_tech(w);
        for seat in Seat::first(self.humans.into()) {
            if options.epic {
                self.draw_intrigue(seat, content().epic.intrigue, w);
            }
        }
        // After all have drawn. RI-SETUP-08, RI-EPIC-04
        for seat in Seat::first(self.humans.into()) {
            for effect in self.player(seat).leader().into_iter().flat_map(|leader| &leader.opening) {
                self.push(super::effects::Step::Do { seat, effect: Fx(effect), this: None });
            }
        }
    }

    /// The Conflict cards of this game. DC-19
    pub(crate) fn conflicts_used(&self) -> u64 {
        match self.every_conflict {
            true => self.table.every_conflict,
            false if self.ix.epic => self.table.epic_conflicts,
            false => self.table.conflicts,
        }
    }

    /// What the level of the base game gives to the player and to the Rivals. DB-RIVAL-14
    fn begin_alone(&mut self, level: &'static LevelText, w: &mut impl World<Event>) {
        begin_with(self.player_mut(Seat(0)), &level.player);
        for seat in (self.humans..self.count).map(Seat) {
            let player = self.player_mut(seat);
            player.supply = TROOPS - level.garrison;
            player.garrison = level.garrison;
            self.rival_acts_on(seat, &level.rival, w);
        }
    }

    /// Mixes the contracts and lays two out; those of a leader are set aside first. IU-CHOAM-03, IU-AMB-48
    fn lay_out_contracts(&mut self, w: &mut impl World<Event>) {
        let leaders = self.players.map(|player| player.leader().and_then(|leader| leader.reserves));
        let reserved = &leaders[..self.humans.into()];
        for contract in Contract::all().filter(|contract| !contract.text().ix) {
            let text = contract.text();
            let aside = reserved.contains(&Some(text.goal));
            let pile = if aside { &mut self.sardaukar } else { &mut self.contracts };
            for _ in 0..text.copies {
                pile.add(contract.0);
            }
        }
        for slot in 0..self.offer.len() {
            self.deal_contract(slot, w);
        }
    }
}
