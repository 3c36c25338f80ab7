//! The rules, one by one: every test names those it proves.

mod basics;
mod battles;
mod cards;
mod choices;
mod decks;
mod desert;
mod examples;
mod faq;
mod faults;
mod guild;
mod map;
mod movement;
mod setup;
mod solo;
mod team;
mod turns;
