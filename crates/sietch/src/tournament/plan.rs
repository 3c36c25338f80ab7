//! Who plays whom in which seat, with which seed.

use bots::Kind;
use table::Chance;
use table::chance::{Fast, Seed};

use crate::cli::Program;
use crate::setup::Setup;
use crate::trouble::Trouble;

/// A tournament.
pub struct Plan {
    /// What is played.
    pub setup: Setup,
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// What everything comes from.
    pub seed: u64,
    /// How long an outside program may think about a decision.
    pub seconds: f64,
    /// The language outside programs are told things in.
    pub language: String,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// The name in the table.
    pub name: String,
    /// Who decides.
    pub player: Player,
}

/// Who decides for an entrant.
#[derive(Clone, PartialEq, Debug)]
pub enum Player {
    /// A bot of ours.
    Bot(Kind),
    /// A program, by its command line.
    Program(String),
}

impl Entrant {
    /// Those named on the command line, each once.
    pub fn all(bots: &str, programs: &[Program]) -> Result<Vec<Entrant>, Trouble> {
        let mut entrants = Vec::new();
        for name in bots.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let kind: Kind = name.parse()?;
            entrants.push(Entrant { name: kind.to_string(), player: Player::Bot(kind) });
        }
        for Program { name, command } in programs {
            entrants.push(Entrant { name: name.clone(), player: Player::Program(command.clone()) });
        }
        for (at, entrant) in entrants.iter().enumerate() {
            if entrants[..at].iter().any(|other| other.name == entrant.name) {
                return Err(Trouble::Entrant(format!("`{}` is named twice", entrant.name)));
            }
        }
        if entrants.len() < 2 {
            return Err(Trouble::Entrant("a tournament needs at least two".to_owned()));
        }
        Ok(entrants)
    }
}

impl Plan {
    /// Does everybody play alone, against the game?
    pub fn alone(&self) -> bool {
        self.setup.seats == 1
    }

    /// How many games a deal is played in: one for every seat or, alone, one for every entrant.
    pub fn games_a_deal(&self) -> u64 {
        (if self.alone() { self.entrants.len() } else { self.setup.seats }) as u64
    }

    /// The deal a game belongs to: games of a deal have the same seed and the same entrants, each one seat on; alone,
    /// each entrant after another.
    pub fn deal(&self, game: u64) -> u64 {
        game / self.games_a_deal()
    }

    /// The entrant in each seat of a game.
    pub fn seated(&self, game: u64) -> Vec<usize> {
        let (seats, count) = (self.setup.seats, self.entrants.len());
        if self.alone() {
            return vec![(game % count as u64) as usize];
        }
        let deal = self.deal(game);
        let mut chance = Fast::new(self.seed ^ deal.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        // The list of entrants is gone through again and again, each time in another order, and a deal takes the next.
        let first = (deal as usize).wrapping_mul(seats);
        let next = |seat: usize| first.wrapping_add(seat);
        let mut seated: Vec<usize> = if count > seats {
            (0..seats).map(next).map(|at| self.round(at / count)[at % count]).collect()
        } else {
            (0..seats).map(|seat| next(seat) % count).collect()
        };
        if count > seats {
            dedup(&mut seated, count, &mut chance);
        }
        shuffle(&mut seated, &mut chance);
        seated.rotate_left((game % seats as u64) as usize);
        seated
    }

    /// The order in which entrants come to the table in a round of all of them.
    fn round(&self, round: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.entrants.len()).collect();
        shuffle(
            &mut all,
            &mut Fast::new(self.seed.wrapping_add(round as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93)),
        );
        all
    }

    /// The seed of a deal.
    pub fn game_seed(&self, game: u64) -> Seed {
        Seed::from_number(Fast::new(self.seed.wrapping_add(self.deal(game))).word())
    }

    /// What an entrant's own thoughts come from.
    pub fn thoughts(&self, game: u64, seat: usize) -> u64 {
        let mut mixed = Fast::new(self.seed.wrapping_mul(31).wrapping_add(game));
        (0..=seat).fold(0, |_, _| mixed.word())
    }
}

fn shuffle(list: &mut [usize], chance: &mut Fast) {
    for at in (1..list.len()).rev() {
        list.swap(at, chance.below(at as u32 + 1) as usize);
    }
}

/// Somebody who would sit twice, because a round ends at this table and the next begins, gives the second seat up.
fn dedup(seated: &mut [usize], count: usize, chance: &mut Fast) {
    for at in 1..seated.len() {
        while seated[..at].contains(&seated[at]) {
            seated[at] = chance.below(count as u32) as usize;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Wish;

    fn plan(bots: &str, mode: &str) -> Plan {
        plan_of("conquest", bots, mode)
    }

    fn plan_of(game: &str, bots: &str, mode: &str) -> Plan {
        let wish = Wish { mode: Some(mode.to_owned()), seats: None, option: Vec::new() };
        let setup = Setup::new(game, &wish, None).unwrap();
        let entrants = Entrant::all(bots, &[]).unwrap();
        Plan { setup, entrants, seed: 7, seconds: 1.0, language: "en".to_owned() }
    }

    #[test]
    fn a_deal_has_everybody_in_every_seat_with_the_same_seed() {
        let plan = plan("random,novice,regular,veteran", "standard");
        for deal in 0..5 {
            let games: Vec<u64> = (deal * 4..deal * 4 + 4).collect();
            for seat in 0..4 {
                let mut sat: Vec<usize> = games.iter().map(|game| plan.seated(*game)[seat]).collect();
                sat.sort_unstable();
                assert_eq!(sat, [0, 1, 2, 3]);
            }
            assert!(games.iter().all(|game| plan.game_seed(*game) == plan.game_seed(games[0])));
        }
        assert_ne!(plan.game_seed(0), plan.game_seed(4));
    }

    #[test]
    fn many_entrants_all_play_and_none_plays_itself() {
        let plan = plan("random,novice,regular,veteran,mc:1", "duel");
        let mut pairs = std::collections::BTreeMap::new();
        for game in 0..400 {
            let mut seated = plan.seated(game);
            assert_ne!(seated[0], seated[1]);
            seated.sort_unstable();
            *pairs.entry(seated).or_insert(0) += 1;
        }
        assert!(pairs.len() == 10 && pairs.values().all(|games| *games >= 16), "{pairs:?}");
    }

    #[test]
    fn alone_a_deal_has_everybody_with_the_same_seed() {
        let plan = plan_of("imperium", "random,novice,veteran", "solo");
        for deal in 0..5 {
            let games: Vec<u64> = (deal * 3..deal * 3 + 3).collect();
            assert_eq!(games.iter().flat_map(|game| plan.seated(*game)).collect::<Vec<_>>(), [0, 1, 2]);
            assert!(games.iter().all(|game| plan.game_seed(*game) == plan.game_seed(games[0])));
            assert_ne!(plan.game_seed(games[0]), plan.game_seed(games[0] + 3));
        }
    }

    #[test]
    fn few_entrants_fill_the_seats_evenly() {
        let plan = plan("random,novice", "standard");
        assert!((0..40).all(|game| plan.seated(game).iter().filter(|who| **who == 0).count() == 2));
    }

    #[test]
    fn who_is_named_twice_or_alone_is_told() {
        assert!(Entrant::all("novice,novice", &[]).is_err() && Entrant::all("novice", &[]).is_err());
        assert!(Entrant::all("wizard,novice", &[]).is_err());
    }
}
