//! What a table may choose before the start.

use serde::{Deserialize, Serialize};
use table::BadOptions;

use crate::content::Leader;

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many people play: three or four.
    pub players: u8,
    /// Is the CHOAM module used? IU-CHOAM-01
    pub choam: bool,
    /// Each seat's leader; a seat without one gets a random leader. IU-SETUP-15
    pub leaders: Vec<Option<Leader>>,
}

impl Options {
    /// The usual options for so many players.
    pub fn new(players: u8, choam: bool) -> Options {
        Options { players, choam, leaders: vec![None; usize::from(players)] }
    }

    /// Checks that a game can be set up with these.
    pub fn check(&self) -> Result<(), BadOptions> {
        let rule = |why: &str| Err(BadOptions::Rule(why.to_owned()));
        if !(3..=4).contains(&self.players) {
            return rule("three or four people play (IU-SETUP-01)");
        }
        if self.leaders.len() != usize::from(self.players) {
            return rule("name one leader, or null for a random one, for each player");
        }
        for (seat, leader) in self.leaders.iter().enumerate() {
            let Some(leader) = leader else { continue };
            if self.leaders[..seat].contains(&Some(*leader)) {
                return rule("every leader card exists once (IU-SETUP-15)");
            }
            self.may_lead(*leader)?;
        }
        Ok(())
    }

    fn may_lead(&self, leader: Leader) -> Result<(), BadOptions> {
        if leader == Leader::ReverendMother {
            return Err(BadOptions::Rule(
                "Lady Jessica starts with her front side up (IU-CLARIFY-01)".into(),
            ));
        }
        if leader == Leader::Shaddam && !self.choam {
            return Err(BadOptions::Rule("Shaddam Corrino IV needs the CHOAM module (IU-SETUP-16)".into()));
        }
        Ok(())
    }

    /// The leaders a seat without one may get.
    pub fn free_leaders(&self) -> impl Iterator<Item = Leader> + '_ {
        Leader::ALL
            .iter()
            .copied()
            .filter(|leader| self.may_lead(*leader).is_ok() && !self.leaders.contains(&Some(*leader)))
    }
}
