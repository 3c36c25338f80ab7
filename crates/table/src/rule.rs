//! Rule ids, refusals, and the ledger they come from.

use std::fmt;

use serde::{Serialize, Serializer};

/// The id of a rule in the ledger, such as `CD-STORM-08`. Make one with the `rule_id!` macro, which
/// checks at compile time that the ledger has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct RuleId(&'static str);

impl RuleId {
    /// Use the `rule_id!` macro instead: it checks the id.
    pub const fn new(id: &'static str) -> RuleId {
        RuleId(id)
    }

    /// The id as written in the ledger.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// Why an action is not allowed: the rule against it, and the key of a one-sentence reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{why} ({rule})")]
pub struct Refusal {
    /// The rule in the ledger.
    pub rule: RuleId,
    /// The key of the message that gives the reason.
    pub why: &'static str,
}

impl Refusal {
    /// Not against a rule: the game's own code has failed, and the position moves no more. See
    /// [`crate::fault`].
    pub const FAULT: Refusal = Refusal::new(RuleId::new("FAULT"), "refuse-fault");

    /// A refusal by this rule, for this reason.
    pub const fn new(rule: RuleId, why: &'static str) -> Refusal {
        Refusal { rule, why }
    }
}

/// The statement of a rule in a ledger's text, without its id, tags and sources.
pub fn statement(ledger: &str, rule: RuleId) -> Option<&str> {
    statement_of(ledger, rule.as_str())
}

/// The statement of a rule that is only known by its id, as in an event that was written down.
pub fn statement_of<'a>(ledger: &'a str, rule: &str) -> Option<&'a str> {
    ledger.lines().find_map(|line| {
        let line = line.strip_prefix("- **")?.strip_prefix(rule)?.strip_prefix("**")?;
        let line = line.trim_start();
        let line = match line.strip_prefix('[').and_then(|tagged| tagged.split_once(']')) {
            Some((_, statement)) => statement.trim_start(),
            None => line,
        };
        Some(line.split(" (src ").next().unwrap_or(line).trim_end())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_is_found_by_its_id() {
        let ledger = "## Topic\n- **XY-A-01** [base duel] First thing. (src 001:1-2) (src 001:9-9)\n\
                      - **XY-A-011** Other thing.\n";
        let statement = |id| statement(ledger, RuleId::new(id));
        assert_eq!(statement("XY-A-01"), Some("First thing."));
        assert_eq!(statement("XY-A-011"), Some("Other thing."));
        assert_eq!(statement("XY-A-02"), None);
    }
}
