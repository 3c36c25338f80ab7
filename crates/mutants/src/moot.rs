//! Changes that cannot matter by the way a thing is written, each with the reason; they are not made.

use std::collections::HashSet;

use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, ExprCall, ExprIf, ExprLit, Lit, Stmt, UnOp};

/// `to.enough()` only asks whether anybody still listens to what may be done: never stopping early offers the
/// same. Stopping always is a change.
pub(crate) fn saves_time(expr: &Expr) -> bool {
    matches!(expr, Expr::MethodCall(call) if call.method == "enough" && call.args.is_empty())
}

/// `table.looks_for_ix()` only asks whether it is worth looking for something: always looking finds the same. Never
/// looking is a change.
pub(crate) fn saves_a_look(expr: &Expr) -> bool {
    matches!(expr, Expr::MethodCall(call) if call.method.to_string().starts_with("looks_for_") && call.args.is_empty())
}

/// `!table.looks_for_ix()`, the other way round.
pub(crate) fn saves_no_look(expr: &Expr) -> bool {
    matches!(expr, Expr::Unary(it) if matches!(it.op, UnOp::Not(_)) && saves_a_look(&it.expr))
}

/// `fault::raise(…)` stands where the rules never lead: a fault is what cannot happen and does.
pub(crate) fn faults(expr: &Expr) -> bool {
    let Expr::Call(call) = expr else { return false };
    let Expr::Path(path) = &*call.func else { return false };
    let mut names = path.path.segments.iter().map(|segment| segment.ident.to_string());
    names.next().as_deref() == Some("fault") && names.next().as_deref() == Some("raise")
}

/// `if … { fault::raise(…) }` asks for what never is, so it may ask what it likes.
pub(crate) fn guards(it: &ExprIf) -> bool {
    it.else_branch.is_none()
        && match it.then_branch.stmts.first() {
            Some(Stmt::Expr(Expr::Return(it), _)) => it.expr.as_deref().is_some_and(faults),
            Some(Stmt::Expr(expr, _)) => faults(expr),
            _ => false,
        }
}

/// `at & 7` as an index or a shift keeps the compiler from asking for more than there is: what is masked is
/// smaller already, or the table would be too short without it. What is left of it.
pub(crate) fn unmasked(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(inner) => unmasked(&inner.expr),
        Expr::Binary(it) if matches!(it.op, BinOp::BitAnd(_)) && number(&it.right).is_some() => &it.left,
        _ => expr,
    }
}

pub(crate) fn shifts(op: &BinOp) -> bool {
    matches!(op, BinOp::Shl(_) | BinOp::Shr(_))
}

/// The numbers of a function that answers with a `Rank`. Of ranks only the order counts, so a rank that moves by
/// one and meets no other of these stays where it was. Nothing, if it works some rank out: that may be met too.
pub(crate) fn ranks(block: &Block) -> Option<HashSet<u64>> {
    struct Numbers(Option<HashSet<u64>>);
    impl<'ast> Visit<'ast> for Numbers {
        fn visit_expr(&mut self, expr: &'ast Expr) {
            if let Some(numbers) = &mut self.0 {
                numbers.extend(number(expr));
            }
            if matches!(expr, Expr::Call(it) if is_rank(it) && rank(it).is_none()) {
                self.0 = None;
            }
            visit::visit_expr(self, expr);
        }
    }
    let mut numbers = Numbers(Some(HashSet::new()));
    numbers.visit_block(block);
    numbers.0
}

/// The number of `Rank::By(2)`.
pub(crate) fn rank(it: &ExprCall) -> Option<&ExprLit> {
    match it.args.first() {
        Some(Expr::Lit(number)) if is_rank(it) => Some(number),
        _ => None,
    }
}

fn is_rank(it: &ExprCall) -> bool {
    let Expr::Path(path) = &*it.func else { return false };
    path.path.segments.last().is_some_and(|name| name.ident == "By")
}

fn number(expr: &Expr) -> Option<u64> {
    match expr {
        Expr::Lit(it) => match &it.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            _ => None,
        },
        _ => None,
    }
}
