//! What is built into Sietch may be, and is needed: every licence is one `deny.toml` allows, everything comes
//! from the registry or from here, and every dependency a crate names is used by it.
//!
//! `cargo deny` and `cargo machete` say the same; they have to be compiled for minutes first, so what we ask
//! of them is checked here, from the same files, on every run of the tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package};
use spdx::{Expression, Licensee};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn metadata() -> Metadata {
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join("Cargo.toml")).other_options(["--locked".to_owned()]);
    command.exec().expect("cargo metadata reads this workspace")
}

fn policy() -> toml::Table {
    fs::read_to_string(root().join("deny.toml")).unwrap().parse().unwrap()
}

fn strings(table: &toml::Table, section: &str, name: &str) -> Vec<String> {
    let list = table[section][name].as_array().unwrap();
    list.iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_licence_is_allowed() {
    let allowed: Vec<Licensee> = strings(&policy(), "licenses", "allow")
        .iter()
        .map(|name| Licensee::parse(name).unwrap_or_else(|bad| panic!("deny.toml allows {name}: {bad}")))
        .collect();
    let problem = |package: &Package| {
        let named = || format!("{} {}", package.name, package.version);
        let Some(licence) = &package.license else { return Some(format!("{} names no licence", named())) };
        // Some still separate licences by a slash.
        let licence = Expression::parse(&licence.replace('/', " OR "));
        let Ok(licence) = licence else { return Some(format!("{}: licence cannot be read", named())) };
        let fine = licence.evaluate(|wanted| allowed.iter().any(|licensee| licensee.satisfies(wanted)));
        (!fine).then(|| format!("{}: {licence} is not allowed", named()))
    };
    let problems: Vec<String> = metadata().packages.iter().filter_map(problem).collect();
    assert_eq!(problems, Vec::<String>::new());
}

#[test]
fn everything_comes_from_the_registry_or_from_here() {
    let allowed = strings(&policy(), "sources", "allow-registry");
    for package in metadata().packages {
        match &package.source {
            Some(source) => {
                let from = source.repr.trim_start_matches("registry+");
                assert!(allowed.iter().any(|registry| registry == from), "{}: {source}", package.name);
            }
            None => assert!(package.manifest_path.starts_with(root()), "{}", package.manifest_path),
        }
    }
}

#[test]
fn every_dependency_has_a_version_or_a_path() {
    for package in metadata().workspace_packages() {
        for dependency in &package.dependencies {
            let fixed = dependency.path.is_some() || dependency.req.to_string() != "*";
            assert!(fixed, "{}: {} has no version", package.name, dependency.name);
        }
    }
}

#[test]
fn every_dependency_is_used() {
    let mut unused = BTreeSet::new();
    for package in metadata().workspace_packages() {
        let folder = package.manifest_path.parent().unwrap();
        let code = code_below(folder.as_std_path());
        for dependency in &package.dependencies {
            let name = dependency.rename.as_ref().unwrap_or(&dependency.name).replace('-', "_");
            // A build dependency is used by the build script alone.
            let code = match dependency.kind {
                DependencyKind::Build => &fs::read_to_string(folder.join("build.rs")).unwrap_or_default(),
                _ => &code,
            };
            if !mentions(code, &name) {
                unused.insert(format!("{} names {} and does not use it", package.name, dependency.name));
            }
        }
    }
    assert_eq!(unused, BTreeSet::new());
}

/// Is the crate named where code names crates: before `::`, or in a `use` of the crate itself?
fn mentions(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let starts = !code[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        let after = &code[at + name.len()..];
        let used = code[..at].ends_with("use ") && after.starts_with([';', ' ']);
        starts && (after.starts_with("::") || used)
    })
}

fn code_below(folder: &Path) -> String {
    let mut code = String::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                code += &fs::read_to_string(path).unwrap();
            }
        }
    }
    code
}

#[test]
fn a_mention_is_told_from_a_likeness() {
    assert!(mentions("use serde::Serialize;", "serde") && mentions("use open;", "open"));
    assert!(!mentions("my_serde::x()", "serde") && !mentions("let open = 1;", "open"));
}
