//! Every mode passes the kernel's suite, and ten thousand random games of each end as they should.

use conquest::Conquest;
use table::Game;
use table::conformance::{Plan, play, play_fast};

/// The contract, checked at every decision.
fn keeps_the_contract(mode: &str, seats: usize) {
    let options = Conquest::options(mode, seats).unwrap();
    let report = play::<Conquest>(mode, &options, Plan { games: 25, ..Plan::default() });
    assert!(report.twins > 1_000, "{report:?}");
}

/// No panic, no dead end, nothing created or lost, every way of ending seen.
fn ends_in_every_way(mode: &str, seats: usize) {
    let options = Conquest::options(mode, seats).unwrap();
    let report = play_fast::<Conquest>(&options, Plan { games: 10_000, ..Plan::default() });
    let endings: Vec<&str> = report.endings.keys().copied().collect();
    assert_eq!(endings, ["win-economic", "win-military", "win-shared"], "{report:?}");
}

macro_rules! modes {
    ($($name:ident: $mode:literal, $seats:literal;)*) => {
        $(
            mod $name {
                #[test]
                fn keeps_the_contract() {
                    super::keeps_the_contract($mode, $seats);
                }

                #[test]
                fn ends_in_every_way() {
                    super::ends_in_every_way($mode, $seats);
                }
            }
        )*

        #[test]
        fn no_mode_is_left_out() {
            let tested = [$(($mode, $seats)),*];
            let listed = Conquest::about().modes.iter();
            let listed = listed.flat_map(|mode| mode.seats.iter().map(|&seats| (mode.id, usize::from(seats))));
            assert!(listed.eq(tested), "the modes of the game and of this list differ");
        }
    };
}

modes! {
    standard_4: "standard", 4;
    standard_3: "standard", 3;
    beginner_4: "beginner", 4;
    beginner_3: "beginner", 3;
    beginner_2: "beginner", 2;
    duel: "duel", 2;
    cousins: "cousins", 2;
    quarrel: "quarrel", 2;
    kanly: "kanly", 2;
    desert_rats: "desert-rats", 2;
    suspicion: "suspicion", 2;
    opposites: "opposites", 2;
    allied: "allied", 2;
}
