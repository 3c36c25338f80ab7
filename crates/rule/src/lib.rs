//! Ties code and tests to the rules ledger: a rule id that is not in the ledger does not compile.
//!
//! In the house this crate stands below everything else. `docs/rules/*.md` lists every rule of every
//! game as one line `- **ID** statement`. A test names the rules it proves with the attribute
//! [`macro@rule`]; code that refuses an action names the rule it keeps with [`rule_id!`]. Both read the
//! ledger while compiling, so a misspelt or removed id is a compile error at the place that names it.
//! Which rules are named by which tests is written to `docs/rules-coverage.md` by
//! `cargo xtask coverage`.
//!
//! The compiler is not told that the ledger was read: after an edit of `docs/rules` alone, code that is
//! already built is not checked again. Nothing slips through for long, because `cargo xtask test` compares
//! the ids on all tests with the ledger anew each time, and a clean build checks everything.
//!
//! There are no dependencies on purpose: every other crate waits for this one to compile.

mod args;
mod ledger;

use std::collections::HashSet;
use std::path::Path;
use std::sync::OnceLock;

use args::{Fault, Piece};
use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// Names the rules that a test proves; the function itself stays as it is.
///
/// The arguments are one or more ids of the ledger, as string literals. The promise behind the
/// attribute is that the test fails when one of these rules is broken in the code.
///
/// No id at all does not compile:
///
/// ```compile_fail
/// #[rule::rule()]
/// fn proves_nothing() {}
/// ```
///
/// Neither does an id that the ledger does not know:
///
/// ```compile_fail
/// #[rule::rule("no such rule")]
/// fn proves_a_rumour() {}
/// ```
///
/// Nor an id that is not written out, because a reader could not find the test by it:
///
/// ```compile_fail
/// const ID: &str = "somewhere else";
/// #[rule::rule(ID)]
/// fn hides_what_it_proves() {}
/// ```
#[proc_macro_attribute]
pub fn rule(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = Args::read(args);
    let mut faults = match args::ids(&args.pieces) {
        Ok(ids) => known(|ledger| args::check(&ids, ledger)),
        Err(fault) => vec![fault],
    };
    if !is_function(&item) {
        faults.push(Fault::whole("a rule is proven by a test: put this attribute on a function"));
    }
    // The function is kept beside the errors, so that they are not buried under complaints about its
    // absence.
    let mut out = args.errors(&faults);
    out.extend(item);
    out
}

/// The id of a rule of the ledger, as a `table::RuleId`, for refusals and explanations.
///
/// Expands to `::table::RuleId::new("…")`, which is `const`. It takes exactly one id, as a string
/// literal.
///
/// ```compile_fail
/// let id = rule::rule_id!("no such rule");
/// ```
#[proc_macro]
pub fn rule_id(input: TokenStream) -> TokenStream {
    let args = Args::read(input);
    let faults = match args::ids(&args.pieces) {
        Ok(ids) if ids.len() > 1 => vec![Fault::at(ids[1].at, "one id only")],
        Ok(ids) => {
            let faults = known(|ledger| args::check(&ids, ledger));
            if faults.is_empty() {
                return ids.iter().map(|id| new_rule_id(&id.name)).collect();
            }
            faults
        }
        Err(fault) => vec![fault],
    };
    args.errors(&faults)
}

/// Runs a check against the ledger; a ledger that cannot be read is itself the fault.
fn known(check: impl FnOnce(&HashSet<String>) -> Vec<Fault>) -> Vec<Fault> {
    // Read once per compiled crate: there are hundreds of ids, and the ledger is long.
    static LEDGER: OnceLock<Result<HashSet<String>, String>> = OnceLock::new();
    match LEDGER.get_or_init(load) {
        Ok(ledger) => check(ledger),
        Err(why) => vec![Fault::whole(why)],
    }
}

fn load() -> Result<HashSet<String>, String> {
    let start = std::env::var_os("CARGO_MANIFEST_DIR")
        .ok_or("CARGO_MANIFEST_DIR is not set, so docs/rules cannot be found")?;
    let books = ledger::books(&ledger::find(Path::new(&start))?)?;
    Ok(books.iter().flat_map(|(_, text)| ledger::ids(text)).map(str::to_owned).collect())
}

/// The arguments of a macro, as plain pieces that can be tested and the places to point at.
struct Args {
    pieces: Vec<Piece>,
    spans: Vec<Span>,
}

impl Args {
    fn read(tokens: TokenStream) -> Self {
        let mut args = Args { pieces: Vec::new(), spans: Vec::new() };
        args.push_all(tokens);
        args
    }

    fn push_all(&mut self, tokens: TokenStream) {
        for token in tokens {
            let piece = match &token {
                // What a `macro_rules!` macro passes on comes in invisible brackets.
                TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                    self.push_all(group.stream());
                    continue;
                }
                TokenTree::Literal(literal) => Piece::Literal(literal.to_string()),
                TokenTree::Punct(punct) if punct.as_char() == ',' => Piece::Comma,
                other => Piece::Other(other.to_string()),
            };
            self.pieces.push(piece);
            self.spans.push(token.span());
        }
    }

    /// One `compile_error!` per fault, each pointing at the argument in question where there is one.
    fn errors(&self, faults: &[Fault]) -> TokenStream {
        faults
            .iter()
            .flat_map(|fault| {
                let span = fault.at.and_then(|at| self.spans.get(at));
                compile_error(&fault.why, span.copied().unwrap_or_else(Span::call_site))
            })
            .collect()
    }
}

/// `::core::compile_error! { "…" }`: with braces it stands as an item and as an expression.
fn compile_error(why: &str, span: Span) -> TokenStream {
    let mut message = TokenTree::from(Literal::string(why));
    message.set_span(span);
    let mut body = TokenTree::from(Group::new(Delimiter::Brace, message.into()));
    body.set_span(span);
    let mut out = path(&["core", "compile_error"], span);
    out.extend([punct('!', Spacing::Alone, span), body]);
    out
}

/// `::table::RuleId::new("…")`.
fn new_rule_id(id: &str) -> TokenStream {
    let span = Span::call_site();
    let mut out = path(&["table", "RuleId", "new"], span);
    let id = TokenTree::from(Literal::string(id));
    out.extend([TokenTree::from(Group::new(Delimiter::Parenthesis, id.into()))]);
    out
}

/// A path from the root, `::a::b`, so that no name in scope can stand in its way.
fn path(names: &[&str], span: Span) -> TokenStream {
    names
        .iter()
        .flat_map(|name| {
            [
                punct(':', Spacing::Joint, span),
                punct(':', Spacing::Alone, span),
                TokenTree::from(Ident::new(name, span)),
            ]
        })
        .collect()
}

fn punct(sign: char, spacing: Spacing, span: Span) -> TokenTree {
    let mut punct = TokenTree::from(Punct::new(sign, spacing));
    punct.set_span(span);
    punct
}

fn is_function(item: &TokenStream) -> bool {
    item.clone().into_iter().any(|token| matches!(token, TokenTree::Ident(word) if word.to_string() == "fn"))
}
