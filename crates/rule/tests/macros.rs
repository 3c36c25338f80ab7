//! The macros as their users meet them.
//!
//! The attribute goes by another name here: the tests of this crate prove no rule of a game, and a count
//! of what is proven must not be led to think so. What must not compile stands in the crate's
//! documentation.

// Stands in for the kernel, which is built on this crate and so cannot be used by it.
extern crate self as table;

use rule::{rule as names, rule_id};

/// The kernel's type, as far as the macro knows it.
#[derive(Debug, PartialEq)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Must be `const`, so that refusals cost nothing.
    pub const fn new(id: &'static str) -> Self {
        RuleId(id)
    }
}

#[names("CD-STORM-01")]
fn with_one_id(by: u8) -> u8 {
    by + 1
}

#[names("CD-STORM-01", "CD-STORM-02")]
const fn with_several_ids() -> u8 {
    7
}

#[test]
#[names("CD-STORM-01")]
fn a_function_with_ids_stays_as_it_is() {
    const SEVEN: u8 = with_several_ids();
    assert_eq!(with_one_id(SEVEN), 8);
}

#[test]
fn an_id_becomes_a_constant() {
    const ID: RuleId = rule_id!("CD-STORM-01");
    assert_eq!(ID, RuleId::new("CD-STORM-01"));
}

#[test]
fn an_id_may_come_through_another_macro() {
    macro_rules! pass_on {
        ($id:literal) => {
            rule_id!($id)
        };
    }
    assert_eq!(pass_on!("CD-STORM-02"), RuleId::new("CD-STORM-02"));
}
