//! Two tables that differ only in what is hidden from somebody sound alike to them, byte for byte.
//!
//! Both are opened with the same seed and play the first lesson of Conquest up to the moment before the plans are
//! revealed. The second plays it with other secrets: other traitors kept, another plan sealed.

use bots::Budget;
use serde_json::{Value, json};
use server::Settings;
use server::journal::{Head, HeadSeat};
use server::protocol::client::{Hello, Wish};
use server::protocol::server::FromServer;
use server::secret;
use server::store::sqlite::Sqlite;
use server::store::{Store, Write};
use table::Game;
use table::chance::Seed;
use table::lesson::{Script, Step};

use crate::support::{Person, Server, hello, quick, watching};

const SECRETS: [&str; 2] = ["00000000000000000000000000000000", "11111111111111111111111111111111"];

/// The lesson up to the last step before the plans are revealed.
fn script() -> Script {
    let lesson = &conquest::Conquest::about().lessons[0];
    let mut script: Script = serde_json::from_str(lesson.script).unwrap();
    let last = script.steps.iter().rposition(|step| step.action == json!("seal")).unwrap();
    script.steps.truncate(last);
    script
}

/// The same steps with another secret in the place of some of them.
fn otherwise(steps: &[Step], seat: u8, others: &[(Value, Value)]) -> Vec<Step> {
    let mut used = 0;
    let steps = steps.iter().map(|step| {
        let other = others.iter().find(|(action, _)| step.seat.0 == seat && step.action == *action);
        used += usize::from(other.is_some());
        Step { action: other.map_or(&step.action, |(_, other)| other).clone(), ..step.clone() }
    });
    let steps = steps.collect();
    assert_eq!(used, others.len());
    steps
}

/// Everything about the game that somebody who looks on and the first seat hear at this table.
async fn heard(script: &Script, steps: &[Step]) -> [Vec<String>; 2] {
    let data = tempfile::tempdir().unwrap();
    let id = "twins2twins2twin";
    let hashes: Vec<_> = SECRETS.iter().map(|secret| secret::hash(secret).unwrap()).collect();
    let person = |(name, hash): (&str, &secret::Hash)| HeadSeat::Person {
        name: name.to_owned(),
        hash: secret::hex(hash),
        account: None,
    };
    let head = Head {
        game: "conquest".into(),
        mode: script.mode.clone(),
        options: serde_json::to_value(conquest::Conquest::options(&script.mode, script.seats).unwrap())
            .unwrap(),
        pack: None,
        seed: Seed::from_number(script.seed),
        created: 0,
        hot_seat: false,
        clock: None,
        seats: ["Ann", "Bob"].into_iter().zip(&hashes).map(person).collect(),
        terms: server::journal::Terms { hints: true, rated: false },
        public: None,
        origin: None,
    };
    let secrets = hashes.iter().copied().zip(0..).collect();
    let write = Write::create(id, &head, secrets);
    Sqlite::open(&data.path().join("tables.db")).unwrap().write(&[write]).remove(0).unwrap();
    let server = Server::start(Settings { thinking: Budget::Visits(3), ..quick() }, data.path()).await;
    let mut watcher = Person::come(&server, id, Hello { sections: true, ..watching() }).await;
    let mut people = Vec::new();
    for secret in SECRETS {
        people.push(Person::come(&server, id, Hello { sections: true, ..hello(&[secret]) }).await);
    }
    for (number, Step { seat, action }) in steps.iter().enumerate() {
        if seat.0 == 0 && number % 6 == 0 {
            let hint = people[0].ask(Wish::Hint { seat: 0 }).await;
            assert!(matches!(hint, FromServer::Hint(_)), "{hint:?}");
        }
        people[seat.index()]
            .done(Wish::Act { seat: seat.0, action: action.into(), seq: None, epoch: None })
            .await;
        watcher.catch_up().await;
        for person in &mut people {
            person.catch_up().await;
        }
    }
    server.stop().await;
    let updates = |person: &Person| {
        let of_the_game = |text: &&String| text.contains("\"update\"") || text.contains("\"hint\",");
        person.heard.iter().filter(of_the_game).cloned().collect::<Vec<_>>()
    };
    [updates(&watcher), updates(&people[0])]
}

#[tokio::test]
async fn tables_that_differ_in_secrets_sound_alike_to_those_who_may_not_know_them() {
    let script = script();
    let [watcher, enemy] = heard(&script, &script.steps).await;
    assert!(watcher.len() > 10 && enemy.len() > 10, "there was something to hear");

    // The other side keeps other traitors and seals another plan; its defence was shown to the enemy.
    let secret = [
        (json!({ "keep_traitor": "duke-leto" }), json!({ "keep_traitor": "lady-jessica" })),
        (json!({ "keep_traitor": "paul-atreides" }), json!({ "keep_traitor": "captain-nefud" })),
        (json!({ "dial": 3 }), json!({ "dial": 6 })),
        (json!({ "lead": "beast-rabban" }), json!({ "lead": "umman-kudu" })),
        (json!({ "arm": "chaumas" }), json!({ "arm": "gom-jabbar" })),
    ];
    let steps = otherwise(&script.steps, 1, &secret);
    let [twin_watcher, twin_enemy] = heard(&script, &steps).await;
    assert_eq!(watcher, twin_watcher, "a spectator hears what Harkonnen hide");
    assert_eq!(enemy, twin_enemy, "Atreides hear what Harkonnen hide");

    // So does the learner's side, and the spectator hears nothing of it either, nor what was foreseen.
    let secret = [
        (json!({ "keep_traitor": "baron-harkonnen" }), json!({ "keep_traitor": "piter-de-vries" })),
        (json!({ "dial": 4 }), json!({ "dial": 0 })),
        (json!({ "arm": "poison-blade" }), json!({ "arm": "lasgun" })),
    ];
    let steps = otherwise(&steps, 0, &secret);
    let steps = otherwise(&steps, 1, &[(json!({ "guard": "shield" }), json!({ "guard": "snooper" }))]);
    let [twin_watcher, twin_enemy] = heard(&script, &steps).await;
    assert_eq!(watcher, twin_watcher, "a spectator hears what was foreseen or what Atreides hide");
    assert_ne!(enemy, twin_enemy, "what differs is heard by those who may know it");
}
