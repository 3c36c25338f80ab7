//! The sums a net is made of, written so that the compiler makes wide instructions of them.
//!
//! A sum in its written order cannot be made wide, so each runs in lanes that are added up at the end. The order is
//! fixed and nothing is fused: a net thinks the same to the last bit on every machine.

/// Numbers that are added up side by side.
const LANES: usize = 8;

/// Outputs that are worked out together, so that the inputs are read once for all of them.
const TOGETHER: usize = 4;

/// Columns of tokens that are added up in registers.
const BLOCK: usize = 32;

/// A matrix with a row an output, and what is added to each.
#[derive(Debug)]
pub(crate) struct Linear {
    /// Row after row.
    pub(crate) weights: Vec<f32>,
    pub(crate) bias: Vec<f32>,
}

impl Linear {
    pub(crate) fn outputs(&self) -> usize {
        self.bias.len()
    }

    /// Every output for these inputs.
    pub(crate) fn apply(&self, inputs: &[f32], outputs: &mut [f32]) {
        let width = inputs.len();
        let outputs = outputs.chunks_mut(TOGETHER).zip(self.bias.chunks(TOGETHER));
        for ((outputs, bias), rows) in outputs.zip(self.weights.chunks(TOGETHER * width)) {
            if rows.len() == TOGETHER * width {
                let (first, second) = rows.split_at(2 * width);
                let ((a, b), (c, d)) = (first.split_at(width), second.split_at(width));
                let sums = dots([a, b, c, d], inputs);
                for ((output, bias), sum) in outputs.iter_mut().zip(bias).zip(sums) {
                    *output = bias + sum;
                }
            } else {
                for ((output, bias), row) in outputs.iter_mut().zip(bias).zip(rows.chunks_exact(width)) {
                    *output = bias + dots([row], inputs)[0];
                }
            }
        }
    }
}

/// Each row times the inputs.
fn dots<const ROWS: usize>(rows: [&[f32]; ROWS], inputs: &[f32]) -> [f32; ROWS] {
    let (inputs, last) = inputs.as_chunks::<LANES>();
    let parts = rows.map(|row| row.as_chunks::<LANES>());
    let mut sums = [[0.0; LANES]; ROWS];
    for (at, inputs) in inputs.iter().enumerate() {
        for (sums, (row, _)) in sums.iter_mut().zip(&parts) {
            let row = &row[at];
            for lane in 0..LANES {
                sums[lane] += row[lane] * inputs[lane];
            }
        }
    }
    std::array::from_fn(|row| {
        let rest = parts[row].1.iter().zip(last).map(|(weight, input)| weight * input);
        add_up(&sums[row]) + rest.sum::<f32>()
    })
}

/// The lanes together, in halves.
fn add_up(lanes: &[f32; LANES]) -> f32 {
    let mut lanes = *lanes;
    let mut half = LANES / 2;
    while half > 0 {
        for lane in 0..half {
            lanes[lane] += lanes[lane + half];
        }
        half /= 2;
    }
    lanes[0]
}

/// A row for every token.
#[derive(Debug)]
pub(crate) struct Tokens {
    /// Row after row.
    pub(crate) weights: Vec<f32>,
}

impl Tokens {
    /// Adds the rows of these tokens. One that has no row says nothing: the net was made before there was such a token.
    pub(crate) fn add(&self, tokens: &[u16], into: &mut [f32]) {
        let width = into.len();
        let (blocks, last) = into.as_chunks_mut::<BLOCK>();
        let rest = width - last.len();
        for (at, block) in blocks.iter_mut().enumerate() {
            let mut sums = *block;
            for token in tokens {
                let from = usize::from(*token) * width + at * BLOCK;
                if let Some(row) = self.weights.get(from..).and_then(|row| row.first_chunk::<BLOCK>()) {
                    for lane in 0..BLOCK {
                        sums[lane] += row[lane];
                    }
                }
            }
            *block = sums;
        }
        for token in tokens {
            let from = usize::from(*token) * width;
            let row = self.weights.get(from + rest..from + width).unwrap_or_default();
            for (sum, weight) in last.iter_mut().zip(row) {
                *sum += weight;
            }
        }
    }
}

/// Brings numbers to a mean of 0 and a spread of 1, and then to the gain and shift that were learned.
#[derive(Debug)]
pub(crate) struct Norm {
    pub(crate) gain: Vec<f32>,
    pub(crate) shift: Vec<f32>,
}

/// Keeps the spread from being nothing, as PyTorch has it.
const LEAST: f32 = 1e-5;

impl Norm {
    pub(crate) fn apply(&self, inputs: &[f32], outputs: &mut [f32]) {
        let count = inputs.len() as f32;
        let mean = sum(inputs, |input| input) / count;
        let spread = sum(inputs, |input| (input - mean) * (input - mean)) / count;
        let scale = 1.0 / (spread + LEAST).sqrt();
        let learned = self.gain.iter().zip(&self.shift);
        for ((output, input), (gain, shift)) in outputs.iter_mut().zip(inputs).zip(learned) {
            *output = (input - mean) * scale * gain + shift;
        }
    }
}

fn sum(numbers: &[f32], of: impl Fn(f32) -> f32) -> f32 {
    let (chunks, last) = numbers.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for chunk in chunks {
        for lane in 0..LANES {
            sums[lane] += of(chunk[lane]);
        }
    }
    add_up(&sums) + last.iter().map(|number| of(*number)).sum::<f32>()
}

/// What is left of each number above nothing.
pub(crate) fn relu(numbers: &mut [f32]) {
    for number in numbers {
        *number = number.max(0.0);
    }
}

/// What a choice weighs: what is said of it and what is asked for, as far as they come to more than nothing.
pub(crate) fn weigh(said: &[f32], asked: &[f32], weights: &[f32]) -> f32 {
    let (said, last) = said.as_chunks::<LANES>();
    let (asked, last_asked) = asked.as_chunks::<LANES>();
    let (weights, last_weights) = weights.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for ((said, asked), weights) in said.iter().zip(asked).zip(weights) {
        for lane in 0..LANES {
            sums[lane] += (said[lane] + asked[lane]).max(0.0) * weights[lane];
        }
    }
    let rest = last.iter().zip(last_asked).zip(last_weights);
    add_up(&sums) + rest.map(|((said, asked), weight)| (said + asked).max(0.0) * weight).sum::<f32>()
}
