//! Reads a net from its file, and checks all of it: names, kinds, shapes, and that it was made for the game and with the
//! layout it is to be used with.

use std::collections::HashMap;

use safetensors::tensor::{Dtype, SafeTensors, TensorView};
use table::encode::{BadLayout, Layout, Marks};

use crate::sums::{Linear, Norm, Tokens};
use crate::{Block, LABELS, Net};

/// Why a net cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNet {
    /// The file is broken.
    #[error("the file cannot be read: {0}")]
    Unreadable(String),
    /// The file does not say something about itself.
    #[error("the file does not say its `{0}`")]
    Silent(&'static str),
    /// A net of another game.
    #[error("it plays `{found}`, not `{wanted}`")]
    Game {
        /// The game it is to play.
        wanted: String,
        /// The game it plays.
        found: String,
    },
    /// It was made with another layout.
    #[error(transparent)]
    Layout(#[from] BadLayout),
    /// More labels than a net has room for.
    #[error("it was made with {0} labels; there is room for {LABELS}")]
    Labels(usize),
    /// A part is missing.
    #[error("its part `{0}` is missing")]
    Missing(String),
    /// A part that no net has.
    #[error("it has a part `{0}` that no net has")]
    Unknown(String),
    /// A part of other numbers than it should be.
    #[error("its part `{name}` should be {wanted}")]
    Kind {
        /// The part.
        name: String,
        /// What it should be.
        wanted: &'static str,
    },
    /// A part of another size.
    #[error("its part `{name}` is {found:?} where {wanted:?} fits the others")]
    Shape {
        /// The part.
        name: String,
        /// Its shape.
        found: Vec<usize>,
        /// The shape that fits.
        wanted: Vec<usize>,
    },
    /// Something that is no number, or endless.
    #[error("its part `{0}` holds something that is no number")]
    NoNumber(String),
}

impl Net {
    /// Reads a net of a game from its file. It must have been made with this layout or with the beginning of it.
    pub fn read(file: &[u8], game: &str, layout: &Layout) -> Result<Net, BadNet> {
        let unreadable = |bad: safetensors::SafeTensorError| BadNet::Unreadable(bad.to_string());
        let (_, about) = SafeTensors::read_metadata(file).map_err(unreadable)?;
        let about = about.metadata().iter().flatten();
        let about: HashMap<&str, &str> = about.map(|(name, said)| (name.as_str(), said.as_str())).collect();
        let found = *about.get("game").ok_or(BadNet::Silent("game"))?;
        if found != game {
            return Err(BadNet::Game { wanted: game.to_owned(), found: found.to_owned() });
        }
        let marks = marks(&about)?;
        layout.begins_as(&marks)?;
        let [labels, table, rows] = marks.counts;
        if labels > LABELS {
            return Err(BadNet::Labels(labels));
        }
        let file = SafeTensors::deserialize(file).map_err(unreadable)?;
        let parts = file.iter().map(|(name, part)| (name.to_owned(), part)).collect();
        Parts { parts }.net(table, rows)
    }
}

/// The marks of the layout a net was made with: for each part of it how many there are, and what tells them apart.
fn marks(about: &HashMap<&str, &str>) -> Result<Marks, BadNet> {
    let mut read = Marks { counts: [0; 3], marks: Default::default() };
    for (at, part) in ["labels", "table", "rows"].into_iter().enumerate() {
        let said = about.get(part).and_then(|said| said.split_once(' '));
        let said = said.and_then(|(count, mark)| Some((count.parse().ok()?, mark)));
        let (count, mark) = said.ok_or(BadNet::Silent(part))?;
        read.counts[at] = count;
        read.marks[at] = mark.to_owned();
    }
    Ok(read)
}

/// The parts of a file that nobody has taken yet.
struct Parts<'a> {
    parts: HashMap<String, TensorView<'a>>,
}

impl Parts<'_> {
    fn net(mut self, table: usize, rows: usize) -> Result<Net, BadNet> {
        let width = self.size_of("table_bias")?;
        let choice = self.size_of("weigh")?;
        let head = self.size_of("value_up.bias")?;
        let mut blocks = Vec::new();
        while self.parts.contains_key(&format!("blocks.{}.norm.weight", blocks.len())) {
            let part = |name: &str| format!("blocks.{}.{name}", blocks.len());
            blocks.push(Block {
                norm: self.norm(&part("norm"), width)?,
                up: self.linear(&part("up"), width, width)?,
                down: self.linear(&part("down"), width, width)?,
            });
        }
        let net = Net {
            table: Tokens { weights: self.rounded("table", [table, width])? },
            table_bias: self.exact("table_bias", &[width])?,
            gain: self.exact("gain", &[LABELS, width])?,
            shift: self.exact("shift", &[LABELS, width])?,
            blocks,
            norm: self.norm("norm", width)?,
            to_choice: self.linear("to_choice", choice, width)?,
            rows: Tokens { weights: self.rounded("rows", [rows, choice])? },
            weigh: self.exact("weigh", &[choice])?,
            value_up: self.linear("value_up", head, width)?,
            value: self.linear("value", LABELS, head)?,
        };
        match self.parts.into_keys().min() {
            Some(left) => Err(BadNet::Unknown(left)),
            None => Ok(net),
        }
    }

    /// How long a row of numbers is that others go by; never nothing.
    fn size_of(&self, name: &str) -> Result<usize, BadNet> {
        let part = self.parts.get(name).ok_or_else(|| BadNet::Missing(name.to_owned()))?;
        match part.shape() {
            &[size] if size > 0 => Ok(size),
            found => Err(BadNet::Shape { name: name.to_owned(), found: found.to_vec(), wanted: vec![1] }),
        }
    }

    fn norm(&mut self, name: &str, width: usize) -> Result<Norm, BadNet> {
        let mut part = |part| self.exact(&format!("{name}.{part}"), &[width]);
        Ok(Norm { gain: part("weight")?, shift: part("bias")? })
    }

    fn linear(&mut self, name: &str, outputs: usize, inputs: usize) -> Result<Linear, BadNet> {
        let weights = self.rounded(&format!("{name}.weight"), [outputs, inputs])?;
        Ok(Linear { weights, bias: self.exact(&format!("{name}.bias"), &[outputs])? })
    }

    /// A matrix that was rounded to eight bits with a scale a row.
    fn rounded(&mut self, name: &str, shape: [usize; 2]) -> Result<Vec<f32>, BadNet> {
        let scales = self.exact(&format!("{name}.scale"), &shape[..1])?;
        let bytes = self.take(name, &shape, Dtype::I8, "numbers of eight bits")?;
        let rows = bytes.chunks_exact(shape[1]).zip(scales);
        Ok(rows
            .flat_map(|(row, scale)| row.iter().map(move |&weight| f32::from(weight as i8) * scale))
            .collect())
    }

    /// Numbers as they are.
    fn exact(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>, BadNet> {
        let bytes = self.take(name, shape, Dtype::F32, "numbers of 32 bits")?;
        let numbers: Vec<f32> =
            bytes.as_chunks().0.iter().map(|&number| f32::from_le_bytes(number)).collect();
        if numbers.iter().all(|number| number.is_finite()) {
            Ok(numbers)
        } else {
            Err(BadNet::NoNumber(name.to_owned()))
        }
    }

    /// The bytes of a part, which must be as it is wanted.
    fn take(
        &mut self,
        name: &str,
        shape: &[usize],
        kind: Dtype,
        wanted: &'static str,
    ) -> Result<&[u8], BadNet> {
        let name = name.to_owned();
        let Some(part) = self.parts.remove(&name) else { return Err(BadNet::Missing(name)) };
        if part.dtype() != kind {
            return Err(BadNet::Kind { name, wanted });
        }
        if part.shape() != shape {
            return Err(BadNet::Shape { name, found: part.shape().to_vec(), wanted: shape.to_vec() });
        }
        Ok(part.data())
    }
}
