//! Tables over real sockets and a real file.

mod bad_input;
mod clock;
mod closed;
mod elsewhere;
mod fairness;
mod hints;
mod internet;
mod lobby;
mod notices;
mod patches;
mod people;
mod play;
mod reminders;
mod review;
mod saved;
mod secrets;
mod support;
mod thinking;
mod twins;
mod undo;
