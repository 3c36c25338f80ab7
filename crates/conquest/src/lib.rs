//! Placeholder while the room is being furnished.
