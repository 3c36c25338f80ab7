//! Setting the game up.

use table::{BadOptions, List, Seat, World};

use crate::board::{BattleIcon, Space};
use crate::content::{
    Card, Cards, Contract, Contracts, Destination, FIRST_STARTING, Goal, Hagal, Hagals, Intrigue, Intrigues,
    Leader, Objective, Rival,
};
use crate::event::Event;
use crate::options::{Difficulty, Options};
use crate::state::{Imperium, NONE, PLAYERS, Player, Turn, starting_copies};
use crate::step::Step;

/// Sets the table and leaves the first round to be started.
pub(crate) fn set_up(options: &Options, w: &mut impl World<Event>) -> Result<Imperium, BadOptions> {
    options.check()?;
    let humans = options.players;
    let count = humans + options.rivals.len() as u8;
    let mut leaders: Vec<Leader> = options.free_leaders().collect();
    let mut players = [Player::new(Leader::GurneyHalleck); PLAYERS];
    for (seat, (player, chosen)) in players.iter_mut().zip(&options.leaders).enumerate() {
        let seat = Seat(seat as u8);
        let leader = match chosen {
            Some(leader) => *leader,
            None => leaders.swap_remove(w.below(leaders.len() as u32) as usize),
        };
        *player = Player::new(leader);
        w.tell(|| Event::Leads { seat, leader });
        player.deck = starting_deck(leader);
        // IU-SETUP-25
        player.vp = u8::from(count == 4);
    }
    let mut rivals: Vec<Rival> = options.free_rivals().collect();
    for (at, chosen) in options.rivals.iter().enumerate() {
        let rival = match chosen {
            Some(rival) => *rival,
            None => rivals.swap_remove(w.below(rivals.len() as u32) as usize),
        };
        let seat = Seat(humans + at as u8);
        let player = &mut players[seat.index()];
        player.rival = rival as u8;
        // IU-RIVAL-05, IU-RIVALDIFF-02
        if humans == 1 && options.difficulty == Difficulty::Mercenary {
            player.supply += std::mem::take(&mut player.garrison);
        }
        w.tell(|| Event::Opposes { seat, rival });
    }
    let first = deal_objectives(&mut players, humans, count, w);
    let in_use = |choam: bool| !choam || options.choam;
    let mut game = Imperium {
        players,
        count,
        humans,
        habits: options.habits(),
        choam: options.choam,
        round: 0,
        first,
        cursor: 0,
        reveals: 0,
        agents: [0; crate::board::SPACES],
        bonus: [0; 3],
        control: [NONE; 3],
        wall: true,
        alliance: [NONE; 4],
        unseen: u16::MAX,
        conflict: NONE,
        unclaimed: 0,
        row: [NONE; 5],
        // IU-SETUP-10, IU-CHOAM-04
        imperium: Card::all()
            .filter(|card| card.0 < FIRST_STARTING && in_use(card.text().choam))
            .flat_map(|card| std::iter::repeat_n(card.0, card.text().copies.into()))
            .collect(),
        // IU-SETUP-13
        reserve: [
            crate::content::PREPARE_THE_WAY.text().copies,
            crate::content::SPICE_MUST_FLOW.text().copies,
        ],
        gone: Cards::EMPTY,
        intrigue: Intrigue::all()
            .filter(|card| in_use(card.text().choam))
            .flat_map(|card| std::iter::repeat_n(card.0, card.text().copies.into()))
            .collect(),
        intrigue_discard: Intrigues::EMPTY,
        intrigue_gone: Intrigues::EMPTY,
        offer: [NONE; 2],
        contracts: Contracts::EMPTY,
        sardaukar: Contracts::EMPTY,
        hagal: Hagal::all()
            .filter(|card| humans == 2 || humans == 1 && card.text().to != Destination::Reshuffle)
            .flat_map(|card| std::iter::repeat_n(card.0, card.text().copies.into()))
            .collect(),
        hagal_discard: Hagals::EMPTY,
        turn: Turn::new(first),
        stack: List::new(),
        over: false,
        winner: NONE,
    };
    for slot in 0..game.row.len() {
        game.deal_row(slot, w);
    }
    if options.choam {
        game.lay_out_contracts(w);
    }
    if humans == 1 && options.difficulty == Difficulty::Mercenary {
        game.draw_intrigue(Seat(0), 1, w);
    }
    game.stack.push(Step::RoundStart);
    Ok(game)
}

/// The starting deck of a leader. IU-SETUP-18
pub(crate) fn starting_deck(leader: Leader) -> Cards {
    Card::all()
        .filter(|card| card.0 >= FIRST_STARTING && card.text().cost.is_none())
        .flat_map(|card| std::iter::repeat_n(card.0, starting_copies(leader, card).into()))
        .collect()
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
            players[2].objective = objective.0;
            w.tell(|| Event::Objective { seat: Seat(2), objective });
        }
    }
    for (at, player) in players.iter_mut().enumerate().take(count.into()) {
        let objective = objectives.swap_remove(w.below(objectives.len() as u32) as usize);
        player.objective = objective.0;
        w.tell(|| Event::Objective { seat: Seat(at as u8), objective });
        if objective.text().first {
            first = Seat(at as u8);
        }
    }
    first
}

impl Imperium {
    /// Mixes the contracts and lays two out; Shaddam's are set aside first. IU-CHOAM-03, IU-AMB-48
    fn lay_out_contracts(&mut self, w: &mut impl World<Event>) {
        let shaddam = self.seats_iter().any(|seat| self.player(seat).leader == Leader::Shaddam);
        for contract in Contract::all() {
            let text = contract.text();
            let reserved = shaddam && text.goal == Goal::Visit(Space::Sardaukar);
            let pile = if reserved { &mut self.sardaukar } else { &mut self.contracts };
            for _ in 0..text.copies {
                pile.add(contract.0);
            }
        }
        for slot in 0..self.offer.len() {
            self.deal_contract(slot, w);
        }
    }

    /// Fills a place of the contract offer. IU-CHOAM-08
    pub(crate) fn deal_contract(&mut self, slot: usize, w: &mut impl World<Event>) {
        let contract = self.contracts.draw(w);
        self.offer[slot] = contract.unwrap_or(NONE);
        if let Some(contract) = contract {
            w.tell(|| Event::Offered { contract: Contract(contract) });
        }
    }
}
