//! A simple greedy player finishes games of every mode, in no more rounds than there are Conflict cards.

mod greedy;

use imperium::Imperium;
use table::chance::Fast;
use table::{Game, Silent, Viewer, Waiting};

#[test]
fn greedy_games_end_in_every_mode() {
    for mode in Imperium::about().modes {
        let seats = usize::from(mode.seats[0]);
        for seed in 0..12 {
            let mut chance = Fast::new(seed);
            let options = Imperium::options(mode.id, seats).unwrap();
            let mut game = Imperium::start(&options, &mut chance, &mut Silent).unwrap();
            let (mut legal, mut decisions) = (Vec::new(), 0);
            while let Waiting::Seats(waiting) = game.waiting() {
                let seat = waiting.lowest().unwrap();
                legal.clear();
                game.legal(seat, &mut legal);
                let action = legal[greedy::pick(&game, seat, &legal, &mut chance)];
                game.apply(seat, &action, &mut chance, &mut Silent).unwrap();
                game.audit().unwrap();
                decisions += 1;
                assert!(decisions < 3_000, "{} from number {seed} does not end", mode.id);
            }
            let last = if mode.id == "six" { 9 } else { 10 };
            assert!(game.view(Viewer::Spectator).round <= last);
        }
    }
}
