//! Finds the functions of a Rust file that carry the `rule` attribute.
//!
//! A few dozen lines of lexing stand in for a full parser here: what comments and strings say must not
//! count, and nothing else about the language matters.

/// A function that names rules.
#[derive(Debug, PartialEq)]
pub(crate) struct Proof<'a> {
    /// Its name.
    pub(crate) function: &'a str,
    /// The ids it names, in the order written.
    pub(crate) ids: Vec<&'a str>,
    /// Whether it is a test at all.
    pub(crate) is_test: bool,
}

/// All functions of a file that carry the `rule` attribute, in order.
pub(crate) fn proofs(source: &str) -> Vec<Proof<'_>> {
    let mut tokens = Lexer { rest: source }.peekable();
    let mut proofs = Vec::new();
    let mut attributes: Vec<Attribute> = Vec::new();
    while let Some(token) = tokens.next() {
        match token {
            Token::Sign('#') if tokens.peek() == Some(&Token::Sign('[')) => {
                attributes.push(attribute(&mut tokens));
            }
            Token::Word("fn") => {
                let carried = std::mem::take(&mut attributes);
                if let Some(Token::Word(function)) = tokens.next()
                    && carried.iter().any(|attribute| attribute.name == "rule")
                {
                    proofs.push(proof(function, carried));
                }
            }
            // An item that is no function ends here, and its attributes with it.
            Token::Sign(';' | '{' | '}') => attributes.clear(),
            _ => {}
        }
    }
    proofs
}

fn proof<'a>(function: &'a str, attributes: Vec<Attribute<'a>>) -> Proof<'a> {
    let is_test = attributes.iter().any(|attribute| attribute.name == "test");
    let ids = attributes
        .into_iter()
        .filter(|attribute| attribute.name == "rule")
        .flat_map(|attribute| attribute.texts)
        .collect();
    Proof { function, ids, is_test }
}

struct Attribute<'a> {
    /// The last word of its path: `test` for `#[tokio::test]`.
    name: &'a str,
    /// The strings among its arguments.
    texts: Vec<&'a str>,
}

/// Reads an attribute from its opening bracket to the closing one.
fn attribute<'a>(tokens: &mut impl Iterator<Item = Token<'a>>) -> Attribute<'a> {
    let mut name = "";
    let mut texts = Vec::new();
    let mut in_path = true;
    let mut depth = 0;
    for token in tokens {
        match token {
            Token::Sign('[') => depth += 1,
            Token::Sign(']') => depth -= 1,
            Token::Sign(':') => {}
            Token::Sign(_) => in_path = false,
            Token::Word(word) if in_path => name = word,
            Token::Word(_) => {}
            Token::Text(text) => texts.push(text),
        }
        if depth == 0 {
            break;
        }
    }
    Attribute { name, texts }
}

#[derive(Debug, PartialEq)]
enum Token<'a> {
    /// A name, keyword or number.
    Word(&'a str),
    /// What stands between the quotes of a string, escapes and all.
    Text(&'a str),
    /// Any other single character.
    Sign(char),
}

struct Lexer<'a> {
    rest: &'a str,
}

impl<'a> Lexer<'a> {
    /// Takes so many bytes off the front.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (front, rest) = self.rest.split_at(bytes.min(self.rest.len()));
        self.rest = rest;
        front
    }

    /// Takes everything before `end`, and drops `end`.
    fn take_until(&mut self, end: &str) -> &'a str {
        let bytes = self.rest.find(end).unwrap_or(self.rest.len());
        let front = self.take(bytes);
        self.take(end.len());
        front
    }

    /// Takes the rest of a comment that may hold others, after its opening.
    fn skip_block_comment(&mut self) {
        let mut depth = 1;
        while depth > 0 && !self.rest.is_empty() {
            let open = self.rest.find("/*").unwrap_or(self.rest.len());
            let close = self.rest.find("*/").unwrap_or(self.rest.len());
            depth += if open < close { 1 } else { -1 };
            self.take(open.min(close) + 2);
        }
    }

    /// Takes up to a quote that no backslash precedes, and drops the quote.
    fn quoted(&mut self, quote: char) -> &'a str {
        let mut escaped = false;
        let end = self.rest.find(|sign| {
            let found = sign == quote && !escaped;
            escaped = sign == '\\' && !escaped;
            found
        });
        let text = self.take(end.unwrap_or(self.rest.len()));
        self.take(quote.len_utf8());
        text
    }

    /// Takes a raw string after its `r`, if there is one.
    fn raw_string(&mut self) -> Option<&'a str> {
        let hashes = self.rest.len() - self.rest.trim_start_matches('#').len();
        if !self.rest[hashes..].starts_with('"') {
            return None;
        }
        self.take(hashes + 1);
        Some(self.take_until(&format!("\"{}", "#".repeat(hashes))))
    }

    /// After a single quote: skips a character, leaves a lifetime's name.
    fn skip_character(&mut self) {
        let mut signs = self.rest.chars();
        let (first, second) = (signs.next(), signs.next());
        if first == Some('\\') || second == Some('\'') {
            self.quoted('\'');
        }
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            self.rest = self.rest.trim_start();
            let first = self.rest.chars().next()?;
            if self.rest.starts_with("//") {
                self.take_until("\n");
            } else if self.rest.starts_with("/*") {
                self.take(2);
                self.skip_block_comment();
            } else if in_word(first) {
                let end = self.rest.find(|sign| !in_word(sign));
                let word = self.take(end.unwrap_or(self.rest.len()));
                if matches!(word, "r" | "br" | "cr")
                    && let Some(text) = self.raw_string()
                {
                    return Some(Token::Text(text));
                }
                return Some(Token::Word(word));
            } else {
                self.take(first.len_utf8());
                match first {
                    '"' => return Some(Token::Text(self.quoted('"'))),
                    '\'' => self.skip_character(),
                    sign => return Some(Token::Sign(sign)),
                }
            }
        }
    }
}

fn in_word(sign: char) -> bool {
    sign == '_' || sign.is_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test sources write the attribute as `§`, so that nothing which reads this file as plain text
    /// takes their ids for real ones.
    fn found(source: &str) -> Vec<(String, Vec<String>, bool)> {
        let source = source.replace('§', "rule");
        proofs(&source)
            .into_iter()
            .map(|proof| {
                let ids = proof.ids.into_iter().map(str::to_owned).collect();
                (proof.function.to_owned(), ids, proof.is_test)
            })
            .collect()
    }

    fn one(function: &str, ids: &[&str]) -> Vec<(String, Vec<String>, bool)> {
        let ids = ids.iter().map(|id| (*id).to_owned()).collect();
        vec![(function.to_owned(), ids, true)]
    }

    #[test]
    fn a_test_names_one_rule_or_several() {
        let source = "#[test] #[§(\"A-1\")] fn moves() {}";
        assert_eq!(found(source), one("moves", &["A-1"]));
        let source = "#[test]\n#[§(\n    \"A-1\",\n    \"A-2\",\n)]\nfn moves() {}";
        assert_eq!(found(source), one("moves", &["A-1", "A-2"]));
        let source = "#[§(\"A-1\")] #[§(\"A-2\")] #[test] fn moves() {}";
        assert_eq!(found(source), one("moves", &["A-1", "A-2"]));
    }

    #[test]
    fn attributes_may_be_written_with_a_path() {
        let source = "#[tokio::test] #[§::§(\"A-1\")] pub(crate) async fn moves() {}";
        assert_eq!(found(source), one("moves", &["A-1"]));
    }

    #[test]
    fn other_attributes_do_not_disturb() {
        let source = "#[test] #[§(\"A-1\")] #[should_panic(expected = \"a[0]\")] #[cfg(x)] fn moves() {}";
        assert_eq!(found(source), one("moves", &["A-1"]));
    }

    #[test]
    fn a_function_that_is_no_test_is_told_apart() {
        assert!(!found("#[§(\"A-1\")] #[cfg(test)] fn moves() {}")[0].2);
    }

    #[test]
    fn functions_without_the_attribute_do_not_count() {
        let source = "#[test] fn moves() { let id = §_id!(\"A-1\"); §(\"A-2\"); }";
        assert_eq!(found(source), []);
        let source = "#[§(\"A-1\")] struct Storm; fn moves() {}";
        assert_eq!(found(source), []);
    }

    #[test]
    fn comments_and_strings_do_not_count() {
        for quiet in [
            "// #[§(\"A-9\")]\n",
            "/// #[§(\"A-9\")] fn not_this() {}\n",
            "/* /* */ #[§(\"A-9\")] fn not_this() {} */",
            "const A: &str = \"\\\" #[§('A-9')] fn not_this() {}\";",
            "const A: &str = r#\"\" #[§(\"A-9\")] fn not_this() {}\"#;",
            "const A: char = '\"'; const B: char = '\\''; const C: u8 = b'\"';",
            "fn other<'a>(text: &'a str) -> fn(&'a str) -> r#type {}",
        ] {
            let source = format!("{quiet} #[test] #[§(\"A-1\")] fn moves() {{}}");
            assert_eq!(found(&source), one("moves", &["A-1"]), "{quiet}");
        }
    }

    #[test]
    fn a_file_that_breaks_off_is_no_trouble() {
        for broken in ["#", "#[", "#[§(", "#[§(\"A", "r#\"", "'", "'\\", "/*", "fn"] {
            assert_eq!(found(broken), [], "{broken}");
        }
    }
}
