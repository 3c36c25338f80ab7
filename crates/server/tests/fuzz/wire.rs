//! The wire: messages and patches, read without a server.

use proptest::prelude::*;
use serde_json::{Value, json};
use server::patch;
use server::protocol::client::FromClient;
use server::protocol::http::{MineAsked, NewTable, TakeSeat};
use server::protocol::patch::Op;

use crate::changed::changed;
use crate::fuzz;

/// A sound message of every kind.
pub fn messages() -> Vec<String> {
    let secret = "0123456789abcdef0123456789abcdef";
    [
        json!({ "type": "hello", "secrets": [secret], "watch": true, "sections": true,
            "have": { "epoch": "5f", "viewers": [{ "viewer": { "seat": 0 }, "seq": 3 }, { "viewer": "spectator", "seq": 1 }] } }),
        json!({ "type": "act", "id": 7, "seat": 0, "action": { "ship_to": 17 }, "seq": 1, "epoch": "5f" }),
        json!({ "type": "act", "id": 7, "seat": 1, "action": "pass" }),
        json!({ "type": "why_not", "id": 8, "seat": 0, "action": { "dial": 3 } }),
        json!({ "type": "hint", "id": 16, "seat": 0 }),
        json!({ "type": "undo", "id": 9, "seat": 0 }),
        json!({ "type": "ask_undo", "id": 10, "seat": 0, "step": 2 }),
        json!({ "type": "ask_undo", "id": 10, "seat": 1, "stand_in": true }),
        json!({ "type": "consent", "id": 11, "seat": 1, "agree": true, "number": 1 }),
        json!({ "type": "chat", "id": 12, "seat": 0, "text": "Щасти! \u{1f3b2}" }),
        json!({ "type": "give_to_bot", "id": 13, "seat": 0, "give": 0, "bot": "random" }),
        json!({ "type": "take_back_seat", "id": 14, "seat": 0 }),
        json!({ "type": "replay", "id": 15, "viewer": { "seat": 0 }, "step": 0 }),
        json!({ "type": "bug_report", "id": 16, "viewer": { "seat": 1 } }),
        json!({ "type": "all", "id": 17 }),
        json!({ "type": "ping", "id": 18 }),
    ]
    .map(|message| message.to_string())
    .into()
}

/// A sound body of every kind.
pub fn bodies() -> Vec<String> {
    let target = json!({ "endpoint": "https://push.example.invalid/push", "p256dh": "BAAA", "auth": "AAAA" });
    [
        json!({ "game": "conquest", "mode": "standard", "hot_seat": false, "options": { "market_hand_limit": 1 },
            "seats": [{ "me": "Ann" }, "open", { "bot": "regular" }, { "bot": "mc:3" }],
            "clock": { "budget_s": 1800, "bonus_s": 15 } }),
        json!({ "game": "conquest", "mode": "kanly", "seats": ["open", "open"] }),
        json!({ "name": "Пол" }),
        json!({ "secrets": ["0123456789abcdef0123456789abcdef", ""] }),
        json!({ "secret": "0123456789abcdef0123456789abcdef" }),
        json!({ "secret": "0123456789abcdef0123456789abcdef", "words": "Погано" }),
        json!({ "secret": "0123456789abcdef0123456789abcdef", "target": target }),
        json!({ "secret": "0123456789abcdef0123456789abcdef", "target": null }),
        json!({ "push": true, "email": false, "webhook": true }),
        json!({ "lang": "uk", "languages": ["uk", "en"], "webhook": "https://hook.example.invalid/hook" }),
        json!({ "target": target, "on": true }),
        json!({ "address": "ann@example.invalid" }),
        json!({ "code": "ABCD-EFGH" }),
        json!({ "days": 3 }),
        json!({ "everywhere": true }),
        json!({ "step": 3, "seat": 0, "name": "Ann", "bot": "regular", "act": { "ship_to": 17 } }),
        json!({ "game": "conquest", "mode": "standard", "seats": 4, "options": { "market_hand_limit": 1 } }),
        json!({ "game": "conquest", "mode": "kanly", "seats": [{ "me": "Ann" }, "open"], "rated": true, "hints": true,
            "public": { "title": "Пісок", "languages": ["uk"], "strength": 2 } }),
    ]
    .map(|body| body.to_string())
    .into()
}

#[test]
fn a_message_is_read_as_it_is_written_or_not_at_all() {
    fuzz(&changed(messages()), |text| {
        if let Ok(message) = FromClient::read(&text) {
            let written = serde_json::to_string(&message).expect("what was read can be written");
            assert_eq!(FromClient::read(&written).expect("and read again"), message);
        }
    });
}

#[test]
fn bodies_are_read_or_refused() {
    fuzz(&changed(bodies()), |text| {
        if let Ok(table) = serde_json::from_str::<NewTable>(&text) {
            let written = serde_json::to_string(&table).expect("what was read can be written");
            let again: NewTable = serde_json::from_str(&written).expect("and read again");
            // Numbers beyond all sense may lose their last digit.
            assert_eq!(
                NewTable { options: Value::Null, ..again },
                NewTable { options: Value::Null, ..table }
            );
        }
        let _ = serde_json::from_str::<TakeSeat>(&text);
        let _ = serde_json::from_str::<MineAsked>(&text);
        if let Some(name) = server::names::name(&text) {
            assert_eq!(server::names::name(&name), Some(name), "a name stays as it is");
        }
    });
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[a-c\"\\\\,{}\\[\\]]{0,6}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            proptest::collection::btree_map("[a-c\"]{0,2}", inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

#[test]
fn any_two_texts_are_a_patch_apart_and_a_foreign_patch_does_no_harm() {
    fuzz(&(value(), value(), value()), |(before, after, other)| {
        let mut ops = String::new();
        patch::diff(&before.to_string(), &after.to_string(), &[], &mut ops);
        let ops: Vec<Op> = serde_json::from_str(&format!("[{ops}]")).expect("a patch can be read");
        let mut patched = before.clone();
        assert!(patch::apply(&mut patched, &ops).is_ok());
        assert_eq!(patched, after);
        let mut foreign = other;
        let _ = patch::apply(&mut foreign, &ops);
    });
}
