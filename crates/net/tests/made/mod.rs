//! Nets made by chance, of any size, as files. Tests of the bots use them too.

use std::collections::HashMap;

use safetensors::tensor::{Dtype, TensorView};
use table::Chance;
use table::chance::Fast;
use table::encode::Layout;

/// The game they know nothing of.
pub const GAME: &str = "made";

/// How big a net is.
#[derive(Clone, Copy)]
pub struct Size {
    pub width: usize,
    pub blocks: usize,
    pub choice: usize,
    pub head: usize,
}

/// A part of a file.
pub struct Part {
    pub kind: Dtype,
    pub shape: Vec<usize>,
    pub bytes: Vec<u8>,
}

impl Part {
    fn view(&self) -> TensorView<'_> {
        TensorView::new(self.kind, self.shape.clone(), &self.bytes).unwrap()
    }
}

/// A file before it is written, so that a test can spoil it.
pub struct Made {
    pub about: HashMap<String, String>,
    pub parts: HashMap<String, Part>,
}

/// A layout with so many tokens.
pub fn layout(labels: usize, table: usize, rows: usize) -> Layout {
    let names = |of: &str, count| (0..count).map(|at| format!("{of}={at}\n")).collect::<String>();
    let text = [("label", "labels", labels), ("table", "table", table), ("row", "rows", rows)];
    let text: String = text.map(|(of, part, count)| format!("# {part}\n{}", names(of, count))).concat();
    Layout::read(&text).unwrap()
}

impl Made {
    /// A net of this size for this layout.
    pub fn new(size: Size, layout: &Layout) -> Made {
        let Size { width, blocks, choice, head } = size;
        let marks = layout.marks();
        let mut about = HashMap::from([("game".to_owned(), GAME.to_owned())]);
        for (at, part) in ["labels", "table", "rows"].into_iter().enumerate() {
            about.insert(part.to_owned(), format!("{} {}", marks.counts[at], marks.marks[at]));
        }
        let mut made = Made { about, parts: HashMap::new() };
        let mut chance = Fast::new(1);
        made.rounded("table", layout.table.len(), width, &mut chance);
        made.rounded("rows", layout.rows.len(), choice, &mut chance);
        for name in ["gain", "shift"] {
            made.exact(name, &[net::LABELS, width], &mut chance);
        }
        made.exact("table_bias", &[width], &mut chance);
        made.exact("weigh", &[choice], &mut chance);
        let block = |at| {
            [("up", width, width), ("down", width, width)]
                .map(|(name, a, b)| (format!("blocks.{at}.{name}"), a, b))
        };
        let last = [("to_choice", choice, width), ("value_up", head, width), ("value", net::LABELS, head)];
        let last = last.map(|(name, a, b)| (name.to_owned(), a, b));
        for (name, outputs, inputs) in (0..blocks).flat_map(block).chain(last) {
            made.rounded(&format!("{name}.weight"), outputs, inputs, &mut chance);
            made.exact(&format!("{name}.bias"), &[outputs], &mut chance);
        }
        for name in (0..blocks).map(|at| format!("blocks.{at}.norm")).chain(["norm".to_owned()]) {
            made.exact(&format!("{name}.weight"), &[width], &mut chance);
            made.exact(&format!("{name}.bias"), &[width], &mut chance);
        }
        made
    }

    fn rounded(&mut self, name: &str, rows: usize, width: usize, chance: &mut Fast) {
        let bytes = (0..rows * width).map(|_| chance.below(255) as u8).collect();
        self.parts.insert(name.to_owned(), Part { kind: Dtype::I8, shape: vec![rows, width], bytes });
        let bytes = [0.001f32.to_le_bytes()].repeat(rows).concat();
        self.parts.insert(format!("{name}.scale"), Part { kind: Dtype::F32, shape: vec![rows], bytes });
    }

    fn exact(&mut self, name: &str, shape: &[usize], chance: &mut Fast) {
        let numbers = (0..shape.iter().product()).map(|_| (chance.below(2_000) as f32 - 1_000.0) / 5_000.0);
        let bytes = numbers.flat_map(f32::to_le_bytes).collect();
        self.parts.insert(name.to_owned(), Part { kind: Dtype::F32, shape: shape.to_vec(), bytes });
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let parts: Vec<_> = self.parts.iter().map(|(name, part)| (name, part.view())).collect();
        safetensors::serialize(parts, Some(self.about.clone().into_iter().collect())).unwrap()
    }
}
