//! The client is built by another tool chain and put into this crate as it is. Where it was not built, an
//! empty folder stands in for it, and the server says how to build it.

use std::path::Path;

fn main() {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(problem) = std::fs::create_dir_all(&client) {
        println!("cargo::error=cannot make {}: {problem}", client.display());
    }
    println!("cargo::rerun-if-changed={}", client.display());
}
