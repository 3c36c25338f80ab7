//! What strangers, files and disks can hand to the server, tried at random: whatever it is, nothing panics, nothing that
//! was sound is harmed, and nothing unsound is taken for sound.
//!
//! Each target runs for `SIETCH_FUZZ_SECONDS`; 5 if nothing is said, so that every run of the tests tries for half a
//! minute. `cargo xtask fuzz` tries for an hour. An input that fails is made small and shown.

mod changed;
mod door;
mod records;
mod stores;
mod wire;

use std::time::{Duration, Instant};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestRunner};

/// How many inputs are tried between two looks at the clock.
const TOGETHER: u32 = 32;

/// How long each target runs.
fn time() -> Duration {
    let seconds = std::env::var("SIETCH_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs(seconds.unwrap_or(5))
}

/// Tries inputs until the time is up.
fn fuzz<S: Strategy>(inputs: &S, mut holds: impl FnMut(S::Value)) {
    let until = Instant::now() + time();
    let holds = std::cell::RefCell::new(&mut holds);
    while Instant::now() < until {
        let config = Config { cases: TOGETHER, failure_persistence: None, ..Config::default() };
        let tried = TestRunner::new(config).run(inputs, |input| {
            (holds.borrow_mut())(input);
            Ok(())
        });
        if let Err(failed) = tried {
            panic!("{failed}");
        }
    }
}
