//! The places where a rule can be broken, and how.

use std::ops::Range;

/// One change of the source, switched on by its number.
#[derive(Clone, Debug, PartialEq)]
pub struct Mutant {
    /// Its number, from 1, the same in every run over the same sources.
    pub id: u32,
    /// What is written instead; what that means depends on the form of its site.
    pub text: String,
    /// What was changed, for a person.
    pub what: String,
}

/// A place in a source file that can be changed in one way or several.
#[derive(Clone, Debug, PartialEq)]
pub struct Site {
    /// What is changed, in bytes of the file.
    pub range: Range<usize>,
    /// The line it begins on, from 1.
    pub line: usize,
    /// The column it begins in, from 1.
    pub column: usize,
    /// The function it is in, as an index into [`Source::functions`].
    pub function: usize,
    /// How the source is rewritten.
    pub form: Form,
    /// The changes.
    pub mutants: Vec<Mutant>,
}

/// How a place is rewritten so that its changes are there to be switched on. Nothing is written twice, so
/// that places inside places do not multiply.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A condition: passed through a function of the switch, `yes`, `no` or `flip`.
    Truth,
    /// `left < right`: both sides by reference, then one comparison or the other.
    Order {
        /// From the end of the left side to the start of the right.
        between: Range<usize>,
        /// The sign that is written.
        sign: &'static str,
    },
    /// `left + right` or `left.min(right)`: both sides by value, as `l` and `r`.
    Pair {
        /// From the end of the left side to the start of the right.
        between: Range<usize>,
        /// From the end of the right side to the end of the whole.
        after: Range<usize>,
        /// What is written, in `l` and `r`.
        written: String,
    },
    /// A number.
    Value,
    /// A statement, or an expression without a value, that can be left out.
    Omit,
    /// An `if let` or `while let`: its pattern is taken not to match.
    Never,
    /// A pattern of a `match`: taken not to match.
    Arm,
    /// The opening brace of a function: it returns at once.
    Return,
}

/// A function of a source file.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Its lines, comments above it included, from 1.
    pub lines: Range<usize>,
}

/// A source file with its places.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its path from the project's root, with slashes.
    pub path: String,
    /// Its text.
    pub text: String,
    /// Its functions, in order.
    pub functions: Vec<Function>,
    /// Its places, each before those inside it.
    pub sites: Vec<Site>,
}
