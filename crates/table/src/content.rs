//! What the content files of a game say, told apart by what it does.

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::chance::hex;

/// A short name for rows of content: the same as long as the rows do the same, whatever comments, layout,
/// sources and wording surround them in their files. A game hands in what its rows do and nothing else.
pub fn fingerprint(rows: &impl Serialize) -> String {
    // Rows are plain data: they can always be written.
    let text = serde_json::to_string(rows).unwrap_or_default();
    hex(&Sha256::digest(text.as_bytes())[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_differ_have_different_names() {
        let (cheap, dear) = (fingerprint(&[("a", 1)]), fingerprint(&[("a", 2)]));
        assert_ne!(cheap, dear);
        assert_eq!(cheap, fingerprint(&[("a", 1)]));
        assert_eq!(cheap.len(), 16);
    }
}
