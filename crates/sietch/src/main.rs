//! The binary; everything it does is in the library beside it.

use std::process::ExitCode;

/// A server makes and forgets a great many small texts, which the system's own allocator is slow at.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    sietch::main()
}
