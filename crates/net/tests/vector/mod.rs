//! Decisions with what PyTorch says of them, as `lab/vectors.py` writes them.

use net::{Net, Room};
use serde::{Deserialize, Serialize};
use table::encode::{Label, Numbers};

/// A decision, and what PyTorch said of it.
#[derive(Serialize, Deserialize)]
pub struct Vector {
    pub table: Vec<u16>,
    pub rows: Vec<Vec<u16>>,
    pub labels: Vec<u8>,
    pub me: u8,
    #[serde(default)]
    pub weights: Vec<f32>,
    #[serde(default)]
    pub value: Vec<f32>,
}

impl Vector {
    /// The decision alone.
    pub fn numbers(&self) -> Numbers {
        let ends = self.rows.iter().scan(0, |end, row| {
            *end += row.len() as u32;
            Some(*end)
        });
        let (table, rows, ends) = (self.table.clone(), self.rows.concat(), ends.collect());
        Numbers { table, rows, ends, me: Label::new(self.me), ..Numbers::default() }
    }

    /// Holds what the net thinks against what PyTorch said.
    #[track_caller]
    pub fn hold(&self, net: &Net, room: &mut Room, weights: &mut Vec<f32>) {
        let value = net.think(&self.numbers(), room, weights);
        close(weights, &self.weights);
        close(&value, &self.value);
    }
}

#[track_caller]
fn close(ours: &[f32], theirs: &[f32]) {
    assert_eq!(ours.len(), theirs.len());
    let far = ours.iter().zip(theirs).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
    assert!(far < 1e-3, "{far} apart: {ours:?}, PyTorch has {theirs:?}");
}
