//! Several servers on one store.
//!
//! Each is a *node*: it says again and again that it is there ([`crate::store::Store::beat`]), and one that has been silent for
//! [`LEASE`] is struck off the list by any of the others. A table is led by one node at a time. While that node is on the
//! list nobody else takes the table; once it is not, whoever comes first does, and the table's *fence* is raised by one.
//! Every append names the fence it was made under and is refused, in the same transaction, if it is not the table's own
//! any more. So a node that was cut off, stopped for a while or simply slow can never write beside the one after it,
//! whatever the clocks say; time decides only how soon a dead node's tables are taken over.

use std::collections::HashSet;
use std::time::Duration;

/// How long a node may be silent before its tables are anybody's.
pub const LEASE: Duration = Duration::from_secs(4);

/// A server among several on one store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Another one for each life of the process.
    pub id: String,
    /// Where the others reach it: an address and a port, not for the public.
    pub address: String,
}

/// Who leads a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Led {
    /// This node, and its appends name this fence.
    Here(u64),
    /// Another one.
    There(Node),
}

impl Led {
    /// The other one that leads it.
    pub fn there(&self) -> Option<&Node> {
        match self {
            Led::Here(_) => None,
            Led::There(node) => Some(node),
        }
    }
}

/// What came of saying that one is there.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Beat {
    /// This node was not on the list: whatever it led may be led by others now.
    pub anew: bool,
    /// The nodes that are on the list no more since this one last looked, whoever struck them off: there may be tables that
    /// nobody leads. News tell of them sooner, but news can be missed.
    pub gone: Vec<String>,
}

/// What nodes tell each other through the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A node has gone or was struck off: there may be tables that nobody leads.
    Gone {
        /// Its id.
        node: String,
    },
}

/// Which nodes are gone: those that were just struck off and those that were known, less those that are on the list now,
/// which are known from here on.
pub(super) fn no_more(
    known: &mut HashSet<String>,
    struck: Vec<String>,
    listed: HashSet<String>,
) -> Vec<String> {
    known.extend(struck);
    let mut gone: Vec<String> = known.difference(&listed).cloned().collect();
    gone.sort_unstable();
    *known = listed;
    gone
}
