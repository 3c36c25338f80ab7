//! Setting the game up.

use table::{BadOptions, List, Seat, World};

use crate::board::Space;
use crate::content::{
    Card, Cards, Contract, Contracts, FIRST_STARTING, Goal, Intrigue, Intrigues, Leader, Objective,
};
use crate::event::Event;
use crate::options::Options;
use crate::state::{Imperium, NONE, PLAYERS, Player, Turn, starting_copies};
use crate::step::Step;

/// Sets the table and leaves the first round to be started.
pub(crate) fn set_up(options: &Options, w: &mut impl World<Event>) -> Result<Imperium, BadOptions> {
    options.check()?;
    let count = options.players;
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
    let first = deal_objectives(&mut players, count, w);
    let in_use = |choam: bool| !choam || options.choam;
    let mut game = Imperium {
        players,
        count,
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
fn deal_objectives(players: &mut [Player; PLAYERS], count: u8, w: &mut impl World<Event>) -> Seat {
    let mut objectives: Vec<Objective> =
        Objective::all().filter(|objective| objective.text().players.contains(&count)).collect();
    let mut first = Seat(0);
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
