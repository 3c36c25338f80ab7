//! Finds the places of a source file where a rule can be broken.
//!
//! What is changed: comparisons, conditions and their parts, `match` arms that have a `_` to fall to,
//! sums, numbers and the constants they come from, statements, functions that find something. What is not:
//! constants themselves and everything worked out while compiling (no switch can reach there), patterns,
//! macros other than `matches!`, what only tells (`world.tell(…)`, `Display`), tests, and what is `moot`.

use std::collections::HashSet;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Block, Expr, ExprMatch, Lit, Pat, ReturnType, Signature, Stmt, Type};

use crate::site::{Form, Function, Mutant, Site};
use crate::{change, moot};

/// Traits that tell or store a thing and know no rule.
const TELLING: [&str; 6] = ["Debug", "Deserialize", "Display", "Hash", "Serialize", "Visitor"];

/// Methods that ask a closure yes or no.
const ASKING: [&str; 11] = [
    "all",
    "any",
    "filter",
    "find",
    "is_none_or",
    "is_ok_and",
    "is_some_and",
    "position",
    "retain",
    "skip_while",
    "take_while",
];

/// What is found in one file.
#[derive(Debug, Default)]
pub struct Found {
    /// Its functions, in order.
    pub functions: Vec<Function>,
    /// Its places, each before those inside it; the numbers are still to be given.
    pub sites: Vec<Site>,
}

/// Finds the places of a parsed file. `constants` are the crate's constants that are numbers.
pub fn find(source: &str, file: &syn::File, constants: &HashSet<String>) -> Found {
    let mut finder = Finder { source, constants, found: Found::default(), inside: Vec::new(), ranks: None };
    finder.visit_file(file);
    finder.found
}

/// What an expression is for.
#[derive(Clone, Copy, PartialEq)]
enum Want {
    /// It has no value.
    Unit,
    /// It answers yes or no.
    Truth,
    /// Anything else.
    Value,
}

struct Finder<'s> {
    source: &'s str,
    constants: &'s HashSet<String>,
    found: Found,
    /// The functions and closures around: the index of the function, and what a `return` is for.
    inside: Vec<(usize, Want)>,
    /// The numbers of the function, if it answers with a rank.
    ranks: Option<HashSet<u64>>,
}

impl Finder<'_> {
    fn text(&self, range: &Range<usize>) -> String {
        change::short(&self.source[range.clone()])
    }

    fn add(&mut self, range: Range<usize>, form: Form, changes: Vec<(String, String)>) {
        let Some(&(function, _)) = self.inside.last() else { return };
        let before = &self.source[..range.start];
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.chars().rev().take_while(|sign| *sign != '\n').count();
        let mutants: Vec<Mutant> =
            changes.into_iter().map(|(text, what)| Mutant { id: 0, text, what }).collect();
        if !mutants.is_empty() {
            self.found.sites.push(Site { range, line, column, function, form, mutants });
        }
    }

    fn function(&mut self, attrs: &[Attribute], sig: &Signature, block: &Block) {
        if sig.constness.is_some() || is_test(attrs) || sig.ident == "fmt" {
            return;
        }
        let first = attrs.first().map_or(sig.span(), Spanned::span).start().line;
        let lines = first..block.span().end().line + 1;
        self.found.functions.push(Function { name: sig.ident.to_string(), lines });
        let want = match &sig.output {
            ReturnType::Default => Want::Unit,
            ReturnType::Type(_, of) if is_named(of, "bool") => Want::Truth,
            ReturnType::Type(..) => Want::Value,
        };
        self.inside.push((self.found.functions.len() - 1, want));
        let ranks = matches!(&sig.output, ReturnType::Type(_, of) if is_named(of, "Rank"));
        self.ranks = ranks.then(|| moot::ranks(block)).flatten();
        if let ReturnType::Type(_, of) = &sig.output
            && is_named(of, "Option")
            && !matches!(&block.stmts[..], [Stmt::Expr(Expr::Path(_), None)])
        {
            let brace = block.brace_token.span.open().byte_range();
            self.add(brace, Form::Return, vec![("None".into(), format!("`{}` finds nothing", sig.ident))]);
        }
        self.block(block, want);
        self.inside.pop();
    }

    fn block(&mut self, block: &Block, want: Want) {
        for (index, stmt) in block.stmts.iter().enumerate() {
            let last = index + 1 == block.stmts.len();
            match stmt {
                Stmt::Expr(expr, Some(semi)) => {
                    self.unit(expr, expr.span().byte_range().start..semi.span().byte_range().end);
                }
                Stmt::Expr(expr, None) if last => self.tail(expr, want),
                Stmt::Expr(expr, None) => self.tail(expr, Want::Unit),
                _ => self.visit_stmt(stmt),
            }
        }
    }

    /// An expression whose value is the value of what is around it.
    fn tail(&mut self, expr: &Expr, want: Want) {
        match expr {
            Expr::If(it) if moot::guards(it) => {}
            Expr::If(it) => {
                self.condition(&it.cond, true);
                self.block(&it.then_branch, want);
                if let Some((_, otherwise)) = &it.else_branch {
                    self.tail(otherwise, want);
                }
            }
            Expr::Match(it) => self.matching(it, want),
            Expr::Block(it) => self.block(&it.block, want),
            Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => self.expr(expr, false),
            Expr::Lit(it) if want == Want::Value => self.number(it, true),
            _ if want == Want::Unit => self.unit(expr, expr.span().byte_range()),
            _ if want == Want::Truth => self.truth(expr, true, true),
            _ => self.expr(expr, false),
        }
    }

    /// A statement, or what could be one.
    fn unit(&mut self, expr: &Expr, range: Range<usize>) {
        match expr {
            Expr::If(_) | Expr::Match(_) | Expr::Block(_) => return self.tail(expr, Want::Unit),
            Expr::MethodCall(call) if call.method == "tell" => return,
            _ if moot::faults(expr) => return,
            Expr::MethodCall(_) | Expr::Call(_) | Expr::Assign(_) => self.omit(range),
            Expr::Binary(it) if change::assigns(&it.op) => self.omit(range),
            _ => {}
        }
        self.expr(expr, false);
    }

    fn omit(&mut self, range: Range<usize>) {
        let what = format!("`{}` left out", self.text(&range));
        self.add(range, Form::Omit, vec![(String::new(), what)]);
    }

    fn matching(&mut self, it: &ExprMatch, want: Want) {
        self.visit_expr(&it.expr);
        let falls = it.arms.last().is_some_and(|arm| is_catch_all(&arm.pat));
        for (index, arm) in it.arms.iter().enumerate() {
            match &arm.pat {
                Pat::Guard(guarded) => self.condition(&guarded.guard, true),
                pat if falls && index + 1 < it.arms.len() => {
                    let range = pat.span().byte_range();
                    let what = format!("the arm `{}` never matches", self.text(&range));
                    self.add(range, Form::Arm, vec![(String::new(), what)]);
                }
                _ => {}
            }
            self.tail(&arm.body, want);
        }
    }

    /// What an `if`, a `while` or a guard asks.
    fn condition(&mut self, cond: &Expr, ever: bool) {
        if !has_let(cond) {
            return self.truth(cond, ever, true);
        }
        let range = cond.span().byte_range();
        let what = format!("`{}` never holds", self.text(&range));
        self.add(range, Form::Never, vec![(String::new(), what)]);
        self.links(cond);
    }

    /// The links of a chain with `let` in it.
    fn links(&mut self, cond: &Expr) {
        match cond {
            Expr::Let(it) => self.visit_expr(&it.expr),
            Expr::Binary(it) if has_let(cond) => {
                self.links(&it.left);
                self.links(&it.right);
            }
            _ => self.truth(cond, true, false),
        }
    }

    /// An expression that answers yes or no; `yes`, `no`: changed to be always so.
    fn truth(&mut self, expr: &Expr, yes: bool, no: bool) {
        if let Expr::Paren(inner) = expr {
            return self.truth(&inner.expr, yes, no);
        }
        // Left-out parts say more than a chain that always or never holds.
        let yes = yes && !change::is_and(expr) && !is_bool(expr, true) && !moot::saves_a_look(expr);
        let no = no && !change::is_or(expr) && !is_bool(expr, false);
        let no = no && !moot::saves_time(expr) && !moot::saves_no_look(expr);
        let range = expr.span().byte_range();
        let text = self.text(&range);
        let mut changes = Vec::new();
        if yes {
            changes.push(("yes".to_owned(), format!("`{text}` taken as true")));
        }
        if no {
            changes.push(("no".to_owned(), format!("`{text}` taken as false")));
        }
        // Macros other than `matches!` in this place do not answer: they give up.
        if !matches!(expr, Expr::Macro(it) if !it.mac.path.is_ident("matches")) {
            self.add(range, Form::Truth, changes);
        }
        self.expr(expr, true);
    }

    fn flip(&mut self, expr: &Expr) {
        let range = expr.span().byte_range();
        let what = format!("`{}` turned round", self.text(&range));
        self.add(range, Form::Truth, vec![("flip".to_owned(), what)]);
    }

    /// Any expression. `answered`: changes of its answer are there already.
    fn expr(&mut self, expr: &Expr, answered: bool) {
        match expr {
            Expr::Binary(it) => self.binary(expr, it, answered),
            Expr::Unary(it) => {
                if matches!(it.op, syn::UnOp::Not(_)) && !answered {
                    self.flip(expr);
                }
                self.visit_expr(&it.expr);
            }
            Expr::Lit(it) => match &it.lit {
                Lit::Int(_) => self.number(it, false),
                Lit::Bool(lit) if !answered => {
                    let range = expr.span().byte_range();
                    let what = format!("{} → {} in `{}`", lit.value, !lit.value, self.line(&range));
                    self.add(range, Form::Truth, vec![("flip".to_owned(), what)]);
                }
                _ => {}
            },
            Expr::Path(it) => {
                let name = it.path.segments.last().map(|segment| segment.ident.to_string());
                if let Some(name) = name.filter(|name| self.constants.contains(name)) {
                    let range = expr.span().byte_range();
                    let what = format!("{name} → {name} + 1 in `{}`", self.line(&range));
                    let text = format!("{} + 1", &self.source[range.clone()]);
                    self.add(range, Form::Value, vec![(text, what)]);
                }
            }
            Expr::Macro(it) if it.mac.path.is_ident("matches") && !answered => self.flip(expr),
            Expr::If(_) | Expr::Match(_) | Expr::Block(_) => self.tail(expr, Want::Value),
            Expr::While(it) => {
                self.condition(&it.cond, false);
                self.block(&it.body, Want::Unit);
            }
            Expr::ForLoop(it) => {
                self.visit_expr(&it.expr);
                self.block(&it.body, Want::Unit);
            }
            Expr::Loop(it) => self.block(&it.body, Want::Unit),
            Expr::Closure(it) => self.closure(it, Want::Value),
            Expr::Call(it) if moot::rank(it).is_some() => {
                moot::rank(it).into_iter().for_each(|rank| self.number(rank, true));
            }
            Expr::MethodCall(it) => self.method(expr, it),
            Expr::Return(it) => {
                let want = self.inside.last().map(|(_, want)| *want);
                match &it.expr {
                    Some(value) if want == Some(Want::Truth) => self.truth(value, true, true),
                    Some(value) => self.visit_expr(value),
                    None => {}
                }
            }
            Expr::Repeat(it) => self.visit_expr(&it.expr),
            Expr::Index(it) => {
                self.visit_expr(&it.expr);
                self.visit_expr(moot::unmasked(&it.index));
            }
            Expr::Const(_) => {}
            _ => visit::visit_expr(self, expr),
        }
    }

    /// A number; `answer`: it is what the function answers.
    fn number(&mut self, it: &syn::ExprLit, answer: bool) {
        let range = it.span().byte_range();
        let line = self.line(&range);
        let mut changes = change::number(&self.source[range.clone()], &line);
        if let (true, Some(ranks)) = (answer, &self.ranks) {
            changes.retain(|(other, _)| other.parse().is_ok_and(|other| ranks.contains(&other)));
        }
        if matches!(it.lit, Lit::Int(_)) {
            self.add(range, Form::Value, changes);
        }
    }

    /// The line something stands on.
    fn line(&self, range: &Range<usize>) -> String {
        let start = self.source[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let end = self.source[range.end..].find('\n').map_or(self.source.len(), |at| range.end + at);
        self.text(&(start..end))
    }

    fn closure(&mut self, it: &syn::ExprClosure, want: Want) {
        if let Some(&(function, _)) = self.inside.last() {
            self.inside.push((function, want));
            self.tail(&it.body, want);
            self.inside.pop();
        }
    }

    fn method(&mut self, expr: &Expr, it: &syn::ExprMethodCall) {
        if it.method == "tell" {
            return;
        }
        let name = it.method.to_string();
        if let (Some(twin), Some(arg), 1) = (change::twin(&name), it.args.first(), it.args.len()) {
            let range = expr.span().byte_range();
            let (left, right) = (it.receiver.span().byte_range(), arg.span().byte_range());
            let form = Form::Pair {
                between: left.end..right.start,
                after: right.end..range.end,
                written: format!("l.{name}(r)"),
            };
            let what = format!("{twin} instead of {name} in `{}`", self.text(&range));
            self.add(range, form, vec![(format!("l.{twin}(r)"), what)]);
        }
        self.visit_expr(&it.receiver);
        for arg in &it.args {
            match arg {
                Expr::Closure(closure) if ASKING.contains(&name.as_str()) => {
                    self.closure(closure, Want::Truth);
                }
                Expr::Closure(closure) if name == "for_each" => self.closure(closure, Want::Unit),
                _ => self.visit_expr(arg),
            }
        }
    }

    fn binary(&mut self, expr: &Expr, it: &syn::ExprBinary, answered: bool) {
        if change::is_and(expr) || change::is_or(expr) {
            let and = change::is_and(expr);
            self.truth(&it.left, and, !and);
            self.truth(&it.right, and, !and);
            return;
        }
        let range = expr.span().byte_range();
        let between = it.left.span().byte_range().end..it.right.span().byte_range().start;
        if change::equates(&it.op) {
            if !answered {
                self.flip(expr);
            }
        } else if let Some((sign, other)) = change::order(&it.op) {
            let what = format!("`{}` with {other}", self.text(&range));
            self.add(range, Form::Order { between, sign }, vec![(other.to_owned(), what)]);
        } else if let Some((sign, others)) = change::sum(&it.op) {
            let form = Form::Pair { between, after: range.end..range.end, written: format!("l {sign} r") };
            let text = self.text(&range);
            let changes = others.iter().map(|other| {
                let what = match *other {
                    "l" => format!("`{text}` without its right side"),
                    _ => format!("`{text}` with {}", other.trim_matches(['l', 'r', ' '])),
                };
                ((*other).to_owned(), what)
            });
            self.add(range, form, changes.collect());
        }
        self.visit_expr(&it.left);
        self.visit_expr(if moot::shifts(&it.op) { moot::unmasked(&it.right) } else { &it.right });
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        self.expr(expr, false);
    }

    fn visit_block(&mut self, block: &'ast Block) {
        self.block(block, Want::Value);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of = item.trait_.as_ref().and_then(|(path, _)| path.segments.last());
        if !of.is_some_and(|of| TELLING.iter().any(|telling| of.ident == telling)) {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.attrs, &item.sig, block);
        }
    }

    // What is worked out while compiling, or is no expression.
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_angle_bracketed_generic_arguments(&mut self, _: &'ast syn::AngleBracketedGenericArguments) {}
}

/// Is it only there for tests?
fn is_test(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| {
        attr.path().is_ident("test")
            || attr.path().is_ident("cfg")
                && attr.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

fn is_named(of: &Type, name: &str) -> bool {
    matches!(of, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == name))
}

/// Does a pattern take everything? A single lower-case name is a binding, not a constant.
fn is_catch_all(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(it) => {
            it.subpat.is_none() && it.ident.to_string().starts_with(|sign: char| sign.is_lowercase())
        }
        _ => false,
    }
}

fn is_bool(expr: &Expr, value: bool) -> bool {
    matches!(expr, Expr::Lit(it) if matches!(&it.lit, Lit::Bool(lit) if lit.value == value))
}

fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(it) => change::is_and(expr) && (has_let(&it.left) || has_let(&it.right)),
        _ => false,
    }
}
