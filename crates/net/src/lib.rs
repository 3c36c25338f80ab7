//! Nets that learned a game by playing it, run in plain Rust.
//!
//! A net is trained by `lab/train.py` and shipped as safetensors with eight bits a weight. It reads a decision in
//! numbers ([`table::encode`]) and says what each choice weighs and how likely each seat is to win. [`Net::read`] checks
//! a file through and through; [`Net::think`] cannot fail and allocates nothing once its rooms have their size.
//!
//! Plain code, because most of the work is not what an inference library is good at: sums of some hundred rows out of
//! thousands, picked by tokens, and choices of which there are two or two hundred, each with its own number of tokens.
//! What is left are a few small matrices times one vector. None of the libraries (candle, tract, burn) has been measured
//! against it; `benches/think.rs` has what this one takes.
//!
//! Weights are kept as 32-bit numbers in memory, four times the file, so that no sum has to unpack them; keeping eight
//! bits has not been measured either.

mod read;
mod sums;

use table::encode::Numbers;

pub use read::BadNet;

use sums::{Linear, Norm, Tokens};

/// A net has this many labels for seats, used or not.
pub const LABELS: usize = 16;

/// A net that knows a game.
#[derive(Debug)]
pub struct Net {
    /// What the table says.
    table: Tokens,
    table_bias: Vec<f32>,
    /// How the seat that looks opens and closes what the table says: a row a label.
    gain: Vec<f32>,
    shift: Vec<f32>,
    blocks: Vec<Block>,
    norm: Norm,
    to_choice: Linear,
    /// What choices say.
    rows: Tokens,
    weigh: Vec<f32>,
    value_up: Linear,
    value: Linear,
}

#[derive(Debug)]
struct Block {
    norm: Norm,
    up: Linear,
    down: Linear,
}

/// Room to think in, used again and again. What lies in it changes no thought.
#[derive(Clone, Debug, Default)]
pub struct Room {
    table: Vec<f32>,
    normed: Vec<f32>,
    hidden: Vec<f32>,
    change: Vec<f32>,
    asked: Vec<f32>,
    said: Vec<f32>,
    head: Vec<f32>,
}

impl Room {
    fn fit(&mut self, net: &Net) {
        let width = net.table_bias.len();
        for room in [&mut self.table, &mut self.normed, &mut self.hidden, &mut self.change] {
            room.resize(width, 0.0);
        }
        for room in [&mut self.asked, &mut self.said] {
            room.resize(net.weigh.len(), 0.0);
        }
        self.head.resize(net.value_up.outputs(), 0.0);
    }
}

impl Net {
    /// How good each choice looks (log-weights that are not normalised into `weights`, which is emptied first, one a
    /// choice), and the share of the game that each label will win.
    pub fn think(&self, numbers: &Numbers, room: &mut Room, weights: &mut Vec<f32>) -> [f32; LABELS] {
        room.fit(self);
        self.look(numbers, room);
        self.to_choice.apply(&room.normed, &mut room.asked);
        weights.clear();
        let mut from = 0;
        for end in &numbers.ends {
            let end = *end as usize;
            let row = numbers.rows.get(from..end).unwrap_or_default();
            from = end;
            room.said.fill(0.0);
            self.rows.add(row, &mut room.said);
            weights.push(sums::weigh(&room.said, &room.asked, &self.weigh));
        }
        self.value_up.apply(&room.normed, &mut room.head);
        sums::relu(&mut room.head);
        let mut shares = [0.0; LABELS];
        self.value.apply(&room.head, &mut shares);
        shares
    }

    /// What the table comes to, in `room.normed`.
    fn look(&self, numbers: &Numbers, room: &mut Room) {
        room.table.copy_from_slice(&self.table_bias);
        self.table.add(&numbers.table, &mut room.table);
        let width = room.table.len();
        let me =
            numbers.me.map(|label| label.index() * width..(label.index() + 1) * width).unwrap_or_default();
        // A label that came after the net neither opens nor closes anything.
        if let (Some(gain), Some(shift)) = (self.gain.get(me.clone()), self.shift.get(me)) {
            for ((number, gain), shift) in room.table.iter_mut().zip(gain).zip(shift) {
                *number = *number * (1.0 + gain) + shift;
            }
        }
        for block in &self.blocks {
            block.norm.apply(&room.table, &mut room.normed);
            block.up.apply(&room.normed, &mut room.hidden);
            sums::relu(&mut room.hidden);
            block.down.apply(&room.hidden, &mut room.change);
            for (number, change) in room.table.iter_mut().zip(&room.change) {
                *number += change;
            }
        }
        self.norm.apply(&room.table, &mut room.normed);
    }
}
