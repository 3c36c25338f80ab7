//! The rules as a player reads them: a text of short pages, each of which says which rules of the ledger it
//! tells.
//!
//! ```text
//! # Title of the game
//!
//! ## storm: The storm
//! covers: CD-STORM CD-AMB-03
//! group: The turn
//!
//! Paragraphs and `- ` lists, with **bold** terms. A rule is cited at the end of its sentence. [CD-STORM-03]
//!
//! | roll | moves |
//! |---|---|
//! | 3 | 3 sectors |
//! ```
//!
//! On a `covers:` line, an id stands for that rule, and an id without its number for every rule of the topic. A page
//! with a `group:` line begins a group of pages; the pages after it belong to the group until the next one begins.

use std::collections::BTreeSet;

/// One page of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its name in addresses, the same in every language.
    pub slug: String,
    /// Its title, in the language.
    pub title: String,
    /// Ids of rules and of topics it tells.
    pub covers: Vec<String>,
    /// The group of pages that begins with it, in the language.
    pub group: Option<String>,
    /// What it says: paragraphs, lists, tables, bold terms and cited ids.
    pub body: String,
}

/// Reads a text of pages.
///
/// # Errors
///
/// Says in words what is wrong, and on which page.
pub fn pages(text: &str) -> Result<Vec<Page>, String> {
    let mut sections = text.split("\n## ");
    let title = sections.next().unwrap_or_default().trim();
    if title.strip_prefix("# ").is_none_or(|title| title.trim().is_empty() || title.contains('\n')) {
        return Err("the text must begin with one line `# Title of the game`".to_owned());
    }
    let mut pages: Vec<Page> = Vec::new();
    for section in sections {
        let page = page(section)?;
        if pages.iter().any(|other| other.slug == page.slug) {
            return Err(format!("page `{}`: there are two pages of this name", page.slug));
        }
        for id in &page.covers {
            if let Some(other) = pages.iter().find(|other| other.covers.contains(id)) {
                return Err(format!(
                    "page `{}`: {id} is already covered by page `{}`",
                    page.slug, other.slug
                ));
            }
        }
        pages.push(page);
    }
    if pages.is_empty() {
        Err("there is no page; one begins with `## slug: Title`".to_owned())
    } else {
        Ok(pages)
    }
}

/// The page that tells a rule: the one that covers its very id, or else the longest topic it belongs to.
pub fn page_of<'a>(pages: &'a [Page], id: &str) -> Option<&'a Page> {
    let closeness = |page: &Page| {
        let covering = page.covers.iter().filter(|covers| belongs(id, covers));
        covering.map(String::len).max()
    };
    let close = pages.iter().filter_map(|page| Some((closeness(page)?, page)));
    close.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, page)| page)
}

/// The ids of rules a body cites, in order.
pub fn cited(body: &str) -> impl Iterator<Item = &str> {
    body.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(id, _)| id)
}

/// Do these pages tell the ledger? In every language the same pages cover the same rules and cite the same
/// rules; every rule of the ledgers has its page; nothing is covered or cited that is not in the ledgers.
///
/// # Errors
///
/// Says in words what is wrong first, in which language and on which page.
pub fn tell_all(ledgers: &[&str], languages: &[(&str, &str)]) -> Result<(), String> {
    let rules: Vec<&str> = ledgers.iter().flat_map(|ledger| rules(ledger)).collect();
    let mut first: Option<Vec<Page>> = None;
    for (language, text) in languages {
        let read = pages(text).map_err(|why| format!("{language}: {why}"))?;
        if let Some(rule) = rules.iter().find(|rule| page_of(&read, rule).is_none()) {
            return Err(format!("{language}: no page covers {rule}"));
        }
        for page in &read {
            let wrong = |why: String| Err(format!("{language}: page `{}`: {why}", page.slug));
            if let Some(id) = page.covers.iter().find(|id| !rules.iter().any(|rule| belongs(rule, id))) {
                return wrong(format!("it covers {id}, which the ledger does not know"));
            }
            if let Some(id) = cited(&page.body).find(|id| !rules.contains(id)) {
                return wrong(format!("it cites {id}, which the ledger does not know"));
            }
        }
        let Some(first) = &first else {
            first = Some(read);
            continue;
        };
        if first.len() != read.len() {
            return Err(format!("{language}: {} pages instead of {}", read.len(), first.len()));
        }
        for (one, other) in first.iter().zip(&read) {
            let wrong = |why: &str| Err(format!("{language}: page `{}` {why}", other.slug));
            if one.slug != other.slug {
                return wrong(&format!("stands where page `{}` should", one.slug));
            }
            if one.covers != other.covers {
                return wrong("covers other rules than in the first language");
            }
            if one.group.is_some() != other.group.is_some() {
                return wrong("and the first language do not both begin a group");
            }
            let cites = |page: &Page| cited(&page.body).map(str::to_owned).collect::<BTreeSet<_>>();
            if let Some(id) = cites(one).symmetric_difference(&cites(other)).next() {
                return wrong(&format!("and the first language do not both cite {id}"));
            }
        }
    }
    Ok(())
}

/// The ids of the rules a ledger states, on lines of the form `- **ID** …`.
pub(crate) fn rules(ledger: &str) -> impl Iterator<Item = &str> {
    let stated = ledger.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    stated.map(|(id, _)| id).filter(|id| is_id(id))
}

/// Is this the id, or the topic of the id?
fn belongs(id: &str, covers: &str) -> bool {
    id.strip_prefix(covers).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn page(section: &str) -> Result<Page, String> {
    let (heading, rest) = section.split_once('\n').unwrap_or((section, ""));
    let (slug, title) = heading
        .split_once(": ")
        .map(|(slug, title)| (slug.trim(), title.trim()))
        .filter(|(_, title)| !title.is_empty())
        .ok_or_else(|| format!("`## {heading}`: a page begins with `## slug: Title`"))?;
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if slug.is_empty() || !slug.chars().all(plain) {
        return Err(format!("`## {heading}`: a slug is made of a–z, 0–9 and hyphens"));
    }
    let wrong = |why: String| format!("page `{slug}`: {why}");
    let (covers, body) = rest.trim_start().split_once('\n').unwrap_or((rest.trim_start(), ""));
    let covers = covers
        .strip_prefix("covers:")
        .ok_or_else(|| wrong("the line after its heading must be `covers:` with ids of rules".to_owned()))?;
    let covers: Vec<String> = covers.split_whitespace().map(str::to_owned).collect();
    for (at, id) in covers.iter().enumerate() {
        if !is_topic(id) {
            return Err(wrong(format!("`{id}` on its `covers:` line is not an id or a topic")));
        }
        if covers[..at].contains(id) {
            return Err(wrong(format!("{id} is twice on its `covers:` line")));
        }
    }
    let (group, body) =
        match body.strip_prefix("group:").map(|rest| rest.split_once('\n').unwrap_or((rest, ""))) {
            Some((group, body)) => (Some(group.trim().to_owned()), body),
            None => (None, body),
        };
    if group.as_deref() == Some("") {
        return Err(wrong("its group has no name".to_owned()));
    }
    let body = body.trim();
    check(body).map_err(wrong)?;
    Ok(Page { slug: slug.to_owned(), title: title.to_owned(), covers, group, body: body.to_owned() })
}

/// Only what every reader can show: paragraphs, lists of one level, tables, bold terms, cited ids.
fn check(body: &str) -> Result<(), String> {
    if body.is_empty() {
        return Err("it says nothing".to_owned());
    }
    for block in body.split("\n\n").filter(|block| block.starts_with('|')) {
        check_table(block)?;
    }
    for line in body.lines() {
        let told = |why: &str| Err(format!("{why}: `{line}`"));
        if line.starts_with('#') {
            return told("a page has no headings of its own");
        }
        if line.starts_with([' ', '\t']) {
            return told("lists have one level, and no line is indented");
        }
        if line.contains(['<', '>', '`']) || (line.contains('|') && !line.starts_with('|')) {
            return told("a page has no markup and no code, and a table stands by itself");
        }
        if line.matches("**").count() % 2 != 0 {
            return told("a bold term begins and ends with ** on the same line");
        }
        if line.matches('[').count() != line.matches(']').count() || !cited(line).all(is_id) {
            return told("square brackets hold the id of one rule");
        }
    }
    Ok(())
}

/// A table is its head, a line of hyphens and its rows, each with as many cells as the head.
fn check_table(block: &str) -> Result<(), String> {
    let cells = |line: &str| line.matches('|').count();
    let mut lines = block.lines();
    let (head, under) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
    if under.is_empty() || under.contains(|letter| letter != '|' && letter != '-') {
        return Err(format!("a line of hyphens stands under the head of a table: `{head}`"));
    }
    match block.lines().find(|line| !line.ends_with('|') || cells(line) != cells(head)) {
        Some(line) => Err(format!("a row of a table has as many cells as its head: `{line}`")),
        None => Ok(()),
    }
}

/// Words of capitals and digits with hyphens between, as in CD-STORM or IF.
fn is_topic(text: &str) -> bool {
    text.split('-').all(|word| {
        !word.is_empty() && word.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
    })
}

/// A topic and a number, as in CD-STORM-03 or IF-12.
fn is_id(text: &str) -> bool {
    let number = |word: &str| word.chars().all(|letter| letter.is_ascii_digit());
    is_topic(text) && text.rsplit_once('-').is_some_and(|(_, word)| number(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A game

## storm: The storm
covers: CD-STORM CD-AMB-03

The **storm** moves. [CD-STORM-01]

- It strikes sand. [CD-STORM-03]

## powers: Powers of the storm
covers: CD-STORM-POWER CD-STORM-04

Somebody is spared.
";

    fn with(body: &str) -> String {
        format!("# A game\n\n## one: One\ncovers: CD-ONE\n\n{body}\n")
    }

    #[test]
    fn a_page_has_a_name_a_title_its_rules_and_a_text() {
        let pages = pages(TEXT).unwrap();
        assert_eq!(pages.len(), 2);
        assert_eq!(pages[0].slug, "storm");
        assert_eq!(pages[0].title, "The storm");
        assert_eq!(pages[0].covers, ["CD-STORM", "CD-AMB-03"]);
        assert!(pages[0].body.starts_with("The **storm**") && pages[0].body.ends_with("[CD-STORM-03]"));
        assert_eq!(cited(&pages[0].body).collect::<Vec<_>>(), ["CD-STORM-01", "CD-STORM-03"]);
    }

    #[test]
    fn a_title_may_have_a_colon_and_a_page_may_cover_nothing() {
        let text = "# A game\n\n## start: In short: play\ncovers:\n\nPlay.\n";
        let pages = pages(text).unwrap();
        assert_eq!((pages[0].title.as_str(), pages[0].covers.len()), ("In short: play", 0));
    }

    #[test]
    fn a_page_may_begin_a_group_and_have_a_table() {
        let text =
            "# A game\n\n## one: One\ncovers:\ngroup: The war\n\n| a | b |\n|---|---|\n| 1 | **2** |\n";
        let pages = pages(text).unwrap();
        assert_eq!(pages[0].group.as_deref(), Some("The war"));
        assert!(pages[0].body.starts_with("| a | b |"));
    }

    #[test]
    fn a_rule_is_told_where_its_id_or_else_its_longest_topic_stands() {
        let pages = pages(TEXT).unwrap();
        let told = |id| page_of(&pages, id).map(|page| page.slug.as_str());
        assert_eq!(told("CD-STORM-01"), Some("storm"));
        assert_eq!(told("CD-STORM-04"), Some("powers"), "the id itself comes first");
        assert_eq!(told("CD-STORM-POWER-01"), Some("powers"), "the longer topic comes first");
        assert_eq!(told("CD-AMB-03"), Some("storm"));
        assert_eq!(told("CD-AMB-04"), None);
        assert_eq!(told("CD-STORMY-01"), None, "a topic is whole words");
    }

    #[test]
    fn a_topic_may_be_a_single_word() {
        let text = "# A game\n\n## faq: Answers\ncovers: IF CD-A-01\n\nAsked before. [IF-12]\n";
        let pages = pages(text).unwrap();
        assert_eq!(page_of(&pages, "IF-12").map(|page| page.slug.as_str()), Some("faq"));
        assert_eq!(page_of(&pages, "IFX-12"), None);
    }

    #[test]
    fn mistakes_are_told_in_words() {
        for (text, words) in [
            (String::new(), "must begin with one line"),
            ("# A game\n\nmore\n\n## a: A\ncovers:\n\nx".to_owned(), "must begin with one line"),
            ("# A game\n".to_owned(), "there is no page"),
            ("# A game\n\n## One\ncovers:\n\nx".to_owned(), "begins with `## slug: Title`"),
            ("# A game\n\n## One: One\ncovers:\n\nx".to_owned(), "a slug is made of"),
            ("# A game\n\n## one: One\n\nx".to_owned(), "page `one`: the line after its heading"),
            ("# A game\n\n## one: One\ncovers: storm\n\nx".to_owned(), "`storm` on its `covers:` line"),
            ("# A game\n\n## one: One\ncovers: CD-A CD-A\n\nx".to_owned(), "CD-A is twice"),
            (with("x") + "\n## one: One\ncovers:\n\nx", "two pages of this name"),
            (with("x") + "\n## two: Two\ncovers: CD-ONE\n\nx", "already covered by page `one`"),
            (with(""), "it says nothing"),
            (with("### More"), "no headings"),
            (with("- one\n  - two"), "lists have one level"),
            (with("a | b |"), "a table stands by itself"),
            (with("| a | b |"), "a line of hyphens"),
            (with("| a | b |\n|---|---|\n| a |"), "as many cells as its head"),
            (with("| a | b |\n|---|---|\nmore"), "as many cells as its head"),
            ("# A game\n\n## one: One\ncovers:\ngroup:\n\nx".to_owned(), "its group has no name"),
            (with("<b>a</b>"), "no markup"),
            (with("a **bold word"), "begins and ends with **"),
            (with("see [here](there)"), "the id of one rule"),
            (with("see [CD-ONE-01"), "the id of one rule"),
            (with("see [CD-ONE]"), "the id of one rule"),
        ] {
            let told = pages(&text).unwrap_err();
            assert!(told.contains(words), "{text:?} was refused with: {told}");
        }
    }

    const LEDGER: &str =
        "# Ledger\n\n- **CD-STORM-01** [base] It moves.\n- **CD-STORM-03** [base] It strikes.
- **CD-STORM-04** [base] Not them.\n- **CD-STORM-POWER-01** [base] Nor them.\n- **CD-AMB-03** [base] Why.\n";

    #[test]
    fn pages_that_tell_the_whole_ledger_alike_in_every_language_are_fine() {
        let other = TEXT.replace("The storm moves", "Буря рухається").replace("The storm", "Буря");
        assert_eq!(tell_all(&[LEDGER], &[("en", TEXT), ("uk", &other)]), Ok(()));
    }

    #[test]
    fn pages_that_leave_out_or_invent_or_differ_are_not() {
        let told =
            |ledger: &str, other: &str| tell_all(&[ledger], &[("en", TEXT), ("uk", other)]).unwrap_err();
        let more = format!("{LEDGER}- **CD-WIN-01** [base] Win.\n");
        assert_eq!(told(&more, TEXT), "en: no page covers CD-WIN-01");
        let less = LEDGER.replace("CD-AMB-03", "CD-STORM-05");
        assert_eq!(
            told(&less, TEXT),
            "en: page `storm`: it covers CD-AMB-03, which the ledger does not know"
        );
        for (from, to, why) in [
            ("[CD-STORM-03]", "[CD-STORM-09]", "uk: page `storm`: it cites CD-STORM-09, which the ledger"),
            ("## powers", "## power", "uk: page `power` stands where page `powers` should"),
            ("CD-STORM CD-AMB-03", "CD-AMB-03 CD-STORM", "uk: page `storm` covers other rules"),
            ("[CD-STORM-03]", "", "uk: page `storm` and the first language do not both cite CD-STORM-03"),
            (
                "CD-STORM-04\n",
                "CD-STORM-04\ngroup: More\n",
                "uk: page `powers` and the first language do not both begin",
            ),
            ("Somebody", "## new: New\ncovers:\n\nSomebody", "uk: page `powers`: it says nothing"),
        ] {
            let refused = told(LEDGER, &TEXT.replace(from, to));
            assert!(refused.starts_with(why), "{refused}");
        }
        let short = TEXT.replace("## powers: Powers of the storm\ncovers: CD-STORM-POWER CD-STORM-04\n", "");
        assert_eq!(told(LEDGER, &short), "uk: 1 pages instead of 2");
    }
}
