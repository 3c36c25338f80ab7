//! What finding and weaving make of small sources. That the result compiles and works is shown on a whole
//! game in `tests/small_game.rs`.

use crate::site::Mutant;
use crate::{constants, find, switch, weave};

/// The rewritten source, with `on(1)` for `crate::mutant::on(1)`, and what was changed.
fn rewritten(source: &str) -> (String, Vec<String>) {
    let file = syn::parse_file(source).unwrap();
    let mut found = find::find(source, &file, &constants::of(&file));
    let mut whats = Vec::new();
    for Mutant { id, what, .. } in found.sites.iter_mut().flat_map(|site| &mut site.mutants) {
        whats.push(what.clone());
        *id = whats.len() as u32;
    }
    let text = weave::weave(source, &found.sites, |_| true).text;
    syn::parse_file(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(text.lines().count(), source.lines().count(), "{text}");
    (text.replace("crate::mutant::", ""), whats)
}

fn text(source: &str) -> String {
    rewritten(source).0
}

/// The source must stay as it is.
fn untouched(source: &str) {
    assert_eq!(text(source), source);
}

#[test]
fn comparisons_are_turned_round_or_their_border_moved() {
    assert_eq!(text("fn f() -> u8 { g(a == b) }"), "fn f() -> u8 { g(flip(1, a == b)) }");
    let (text, whats) = rewritten("fn f() -> u8 { g(a\n    < b) }");
    assert_eq!(text, "fn f() -> u8 { g((match (&(a), &(\nb)) { (l, r) => pick(1, *l < *r, *l <= *r) })) }");
    assert_eq!(whats, ["`a < b` with <="]);
}

#[test]
fn conditions_are_taken_as_true_and_as_false_and_chains_lose_a_part() {
    assert_eq!(text("fn f() { if a { g() } }"), "fn f() { if yes(1, no(2, a)) { if !on(3) { g() } } }");
    assert_eq!(text("fn f() { while a {} }"), "fn f() { while no(1, a) {} }");
    let (text, whats) = rewritten("fn f() { if a && !b {} }");
    assert_eq!(text, "fn f() { if no(1, yes(2, a) && yes(3, !b)) {} }");
    assert_eq!(whats, ["`a && !b` taken as false", "`a` taken as true", "`!b` taken as true"]);
}

#[test]
fn chains_with_a_pattern_stay_chains() {
    let text = text("fn f() { if let Some(x) = a && x == y {} while let Some(x) = b() {} }");
    assert_eq!(
        text,
        "fn f() { if let Some(x) = a && yes(2, x == y) && !on(1) {} while let Some(x) = b() && !on(3) {} }"
    );
}

#[test]
fn arms_do_not_match_where_another_takes_everything() {
    assert_eq!(
        text("fn f() { match a { A | B => g(), C if c => {} _ => {} } }"),
        "fn f() { match a { A | B if !on(1) => if !on(2) { g() }, C if yes(3, no(4, c)) => {} _ => {} } }"
    );
    untouched("fn f() { match a { A => {} B => {} } }");
}

#[test]
fn statements_are_left_out_but_not_what_only_tells() {
    assert_eq!(
        text("fn f() { a.b(); x = y; x -= y; }"),
        "fn f() { if !on(1) { a.b(); } if !on(2) { x = y; } if !on(3) { x -= y; } }"
    );
    untouched("fn f() { world.tell(|| Event::Moved { from: 1, to: a + b }); assert!(a == b); }");
    untouched("fn f() -> X { let a = b; g(a) }");
    assert_eq!(
        text("fn f() { a.for_each(|x| g(x)) }"),
        "fn f() { if !on(1) { a.for_each(|x| if !on(2) { g(x) }) } }"
    );
}

#[test]
fn values_inside_values_do_not_multiply() {
    assert_eq!(
        text("fn f() -> u8 { a + b - 2 }"),
        "fn f() -> u8 { (match (((match ((a), (b)) { (l, r) => if on(3) { l - r } else { l + r } })), \
         ((if on(4) { 3 } else if on(5) { 1 } else { 2 }))) \
         { (l, r) => if on(1) { l + r } else if on(2) { l } else { l - r } }) }"
    );
    assert_eq!(
        text("fn f() -> u8 { a.min(b) }"),
        "fn f() -> u8 { (match ((a), (b)) { (l, r) => if on(1) { l.max(r) } else { l.min(r) } }) }"
    );
}

#[test]
fn constants_are_changed_where_they_are_used() {
    let (text, whats) =
        rewritten("const MOST: u8 = 3;\nconst NAME: &str = \"\";\nfn f() -> X { g(MOST, NAME) }");
    assert_eq!(text.lines().last(), Some("fn f() -> X { g((if on(1) { MOST + 1 } else { MOST }), NAME) }"));
    assert_eq!(whats, ["MOST → MOST + 1 in `fn f() -> X { g(MOST, NAME) }`"]);
}

#[test]
fn answers_are_changed_wherever_they_are_given() {
    assert_eq!(
        text("fn f() -> bool { if a { return b; } match c { A => g(), B => true } }"),
        "fn f() -> bool { if yes(1, no(2, a)) { return yes(3, no(4, b)); } \
         match c { A => yes(5, no(6, g())), B => no(7, true) } }"
    );
    assert_eq!(
        text("fn f() -> X { a.filter(|x| g(x)) }"),
        "fn f() -> X { a.filter(|x| yes(1, no(2, g(x)))) }"
    );
    assert_eq!(text("fn f() -> X { g(matches!(a, B)) }"), "fn f() -> X { g(flip(1, matches!(a, B))) }");
    assert_eq!(
        text("fn f() -> Option<u8> { g() }"),
        "fn f() -> Option<u8> { if on(1) { return None; } g() }"
    );
}

#[test]
fn what_no_switch_can_reach_is_left_alone() {
    untouched("const A: u8 = 1 + 2; static B: bool = 1 < 2; const fn f(a: u8) -> u8 { a + 1 }");
    untouched("fn f() -> X { let [a, 3] = b else { return c }; [a; 4] }");
    untouched("impl Display for X { fn show() -> bool { a == b } }");
    untouched("#[cfg(test)] mod tests { fn f() -> bool { a == b } }");
    untouched("fn f() -> X { g::<3>(0xff) }");
}

#[test]
fn what_cannot_matter_is_left_alone() {
    assert_eq!(text("fn f() { if to.enough() {} }"), "fn f() { if yes(1, to.enough()) {} }");
    let ways = |text: &str| rewritten(text).1;
    assert_eq!(
        ways("fn f() -> bool { a.looks_for_ix() && b }").iter().filter(|way| way.starts_with("`a.")).count(),
        1
    );
    assert!(
        !ways("fn f() { if !a.looks_for_ix() { b() } }")
            .contains(&"`!a.looks_for_ix()` taken as false".to_owned())
    );
    untouched("fn f() { fault::raise(Fault::Missing(a)); }");
    untouched("fn f() { if a == b { fault::raise(Fault::Missing(a)); } }");
    untouched("fn f() -> bool { if a > b { return fault::raise(c); } g!() }");
    untouched("fn f() -> X { a[b & 7] }");
    untouched("fn f() -> X { g(a << (b & 7)) }");
    assert_eq!(rewritten("fn f() -> X { a[b & c] }").1, ["`b & c` without its right side"]);
    let rank = "match a { A => 2, B => 3, _ => 9 }";
    let changed = |of: &str| rewritten(&format!("fn f() -> {of} {{ {rank} }}")).1.len();
    assert_eq!((changed("Rank"), changed("u32")), (4, 8), "two arms, and numbers that meet another");
    let listed = |last: &str| {
        rewritten(&format!("fn f() -> Rank {{ match a {{ A => Rank::By(2), {last} }} }}")).1.len()
    };
    assert_eq!(["B => Rank::Last", "B => Rank::By(3)", "B => Rank::By(b)"].map(listed), [0, 2, 2]);
}

#[test]
fn changes_that_are_not_kept_leave_no_trace() {
    let source = "fn f() { if a == b { g(1); } }";
    let file = syn::parse_file(source).unwrap();
    let found = find::find(source, &file, &constants::of(&file));
    assert_eq!(weave::weave(source, &found.sites, |_| false).text, source);
}

#[test]
fn a_switch_nobody_touches_changes_nothing() {
    assert!(!switch::on(1));
    for is in [false, true] {
        assert_eq!([switch::yes(1, is), switch::no(1, is), switch::flip(1, is)], [is; 3]);
    }
}
