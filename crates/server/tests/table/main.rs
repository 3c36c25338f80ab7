//! Tables over real sockets and a real file.

mod bad_input;
mod clock;
mod closed;
mod fairness;
mod internet;
mod patches;
mod play;
mod secrets;
mod support;
mod thinking;
mod twins;
mod undo;
