//! What the tests need of the system, from Debian's packages.

use std::process::{Command, Stdio};

/// Installs packages where that can be done without asking anybody.
pub(crate) fn install(packages: &[&str]) -> bool {
    println!("    trying apt-get install {}", packages.join(" "));
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(args).args(packages).env("DEBIAN_FRONTEND", "noninteractive");
        apt.stdin(Stdio::null()).stdout(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    // The lists may be old, or none at all.
    apt(&["install", "--yes"]) || (update() && apt(&["install", "--yes"]))
}

fn update() -> bool {
    let mut update = Command::new("apt-get");
    update.arg("update").stdin(Stdio::null()).stdout(Stdio::null());
    update.status().is_ok_and(|status| status.success())
}
