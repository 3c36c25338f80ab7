//! What is counted in a game that is over, as the ending in the browser counts it: points with what brought them, everybody's
//! way through the rounds, key figures. It reads what a spectator was told and saw, nothing else.

use serde_json::Value;
use table::open::{OpenTable, Told};
use table::seat::MAX_SEATS;
use table::{Say, Seat, Viewer};

/// A stronghold of Conquest counts as much as so much spice where spice decides.
const STRONGHOLD: i64 = 5;

/// A figure: the kind of event it counts, the field that says how much (one each without it), and the good it is about.
type Figure = (&'static str, &'static [&'static str], Option<&'static str>, Option<&'static str>);

const CONQUEST: &[Figure] = &[
    ("sietch-figure-battles", &["won"], None, None),
    ("sietch-figure-lost", &["lost", "destroyed"], Some("count"), None),
    ("sietch-figure-leaders", &["leader_killed"], None, None),
    ("sietch-figure-spice", &["collected"], Some("amount"), None),
    ("sietch-figure-market", &["played"], None, None),
];
const IMPERIUM: &[Figure] = &[
    ("sietch-figure-spice", &["gained"], Some("amount"), Some("spice")),
    ("sietch-figure-battles", &["won"], None, None),
    ("sietch-figure-acquired", &["acquired"], None, None),
    ("sietch-figure-spies", &["spy_placed"], None, None),
    ("sietch-figure-intrigues", &["played"], None, None),
];
const ARRAKIS: &[Figure] = &[
    ("sietch-figure-battles", &["won"], None, None),
    ("sietch-figure-lost", &["lost"], None, None),
    ("sietch-figure-worms", &["worm_attacked"], None, None),
    ("sietch-figure-spice", &["harvested"], Some("spice"), None),
    ("sietch-figure-claimed", &["claimed"], None, None),
];

/// Events that points are traced back to.
const CAUSES: &[&str] = &[
    "influence",
    "paired",
    "acquired",
    "played",
    "completed",
    "won",
    "sent",
    "reward",
    "sietch_revealed",
    "destroyed",
    "hoarded",
    "claimed",
    "settlement_fell",
    "station_captured",
];

/// Points, and what brought them.
pub struct Course {
    /// Whose they are.
    pub seat: Seat,
    /// How many.
    pub value: i64,
    /// What brought them.
    pub name: Say,
}

/// A game in numbers.
pub struct Counted {
    /// A message: what the curve is about.
    pub curve: &'static str,
    /// Seats that are told of: one of those that share a score.
    pub shown: Vec<Seat>,
    /// By the start and the end of each round: the score of every seat.
    pub scores: Vec<[i64; MAX_SEATS]>,
    /// How each point came about, in the order they did.
    pub courses: Vec<Course>,
    /// The figures: a message, and a number for every seat.
    pub figures: Vec<(&'static str, [i64; MAX_SEATS])>,
}

impl Counted {
    /// How many rounds were played.
    pub fn rounds(&self) -> usize {
        self.scores.len().saturating_sub(1)
    }
}

/// Which of the games it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Conquest,
    Imperium,
    Arrakis,
}

/// Counts.
pub fn count(table: &dyn OpenTable) -> Counted {
    let kind = match table.header().game.as_str() {
        "conquest" => Kind::Conquest,
        "arrakis" => Kind::Arrakis,
        _ => Kind::Imperium,
    };
    let begins = match kind {
        Kind::Conquest => "turn_began",
        Kind::Imperium => "round_started",
        Kind::Arrakis => "round_began",
    };
    let told: Vec<Vec<Told>> = (0..=table.entries()).map(|at| table.told(at, Viewer::Spectator)).collect();
    let starts = |at: &usize| told[*at].iter().any(|told| held(&told.event, begins).is_some());
    // A round ends before the next begins: after the entry before the one that tells of it.
    let mut ends: Vec<usize> = (0..told.len()).filter(starts).map(|at| at.saturating_sub(1)).collect();
    ends.push(table.entries());
    ends.dedup();
    let scores = ends.iter().map(|&at| scores(kind, table, at)).collect();
    let all = told.iter().flatten();
    let figures = match kind {
        Kind::Conquest => CONQUEST,
        Kind::Imperium => IMPERIUM,
        Kind::Arrakis => ARRAKIS,
    };
    let figures =
        figures.iter().map(|figure| (figure.0, add_up(kind, table, all.clone(), *figure))).collect();
    let curve = match kind {
        Kind::Conquest => "sietch-curve-spice",
        Kind::Imperium => "sietch-curve-points",
        Kind::Arrakis => "sietch-curve-near",
    };
    Counted { curve, shown: shown(kind, table), scores, courses: courses(kind, table, all), figures }
}

/// What an event of this kind holds.
fn held<'a>(event: &'a Value, kind: &str) -> Option<&'a Value> {
    event.as_object()?.get(kind)
}

fn number(value: &Value, field: &str) -> i64 {
    value.get(field).and_then(Value::as_i64).unwrap_or(0)
}

/// In War for Arrakis those of one faction have one score.
fn shown(kind: Kind, table: &dyn OpenTable) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::first(table.seats()).collect();
    if kind == Kind::Arrakis {
        let mut known = Vec::new();
        seats.retain(|seat| {
            let key = table.side_key(*seat);
            let new = !known.contains(&key);
            known.push(key);
            new
        });
    }
    seats
}

/// What a seat of the position counts.
fn own<'a>(view: &'a Value, list: &str, seat: Seat) -> Option<&'a Value> {
    let of = |one: &&Value| number(one, "seat") == i64::from(seat.0);
    view.get(list)?.as_array()?.iter().find(of)
}

fn scores(kind: Kind, table: &dyn OpenTable, at: usize) -> [i64; MAX_SEATS] {
    let view = table.at(at).view(Viewer::Spectator);
    let mut scores = [0; MAX_SEATS];
    for seat in Seat::first(table.seats()) {
        scores[seat.index()] = match kind {
            Kind::Conquest => own(&view, "sides", seat)
                .map_or(0, |side| number(side, "strongholds") * STRONGHOLD + number(side, "spice")),
            Kind::Imperium => own(&view, "players", seat).map_or(0, |player| number(player, "vp")),
            Kind::Arrakis if is_harkonnen(table, seat) => number(&view, "supremacy"),
            Kind::Arrakis => {
                let markers = view.get("markers").and_then(Value::as_array);
                markers.map_or(0, |markers| markers.iter().filter_map(Value::as_i64).sum())
            }
        };
    }
    scores
}

fn is_harkonnen(table: &dyn OpenTable, seat: Seat) -> bool {
    table.side_key(seat).contains("harkonnen")
}

/// The seat an event is about; a faction of War for Arrakis is the first of its seats.
fn seat_of(kind: Kind, table: &dyn OpenTable, event: &str, held: &Value) -> Option<Seat> {
    if kind != Kind::Arrakis {
        let seat = held.get("seat")?.as_u64()?;
        return Seat::first(table.seats()).find(|one| u64::from(one.0) == seat);
    }
    let side = match held.get("side").and_then(Value::as_str) {
        Some(side) => side,
        None if event == "worm_attacked" || event == "claimed" => "atreides",
        None => "harkonnen",
    };
    Seat::first(table.seats()).find(|seat| table.side_key(*seat).ends_with(side))
}

fn add_up<'a>(
    kind: Kind,
    table: &dyn OpenTable,
    told: impl Iterator<Item = &'a Told>,
    (_, events, field, good): Figure,
) -> [i64; MAX_SEATS] {
    let mut sums = [0; MAX_SEATS];
    for told in told {
        for event in events {
            let Some(held) = held(&told.event, event) else { continue };
            let meant = good.is_none_or(|good| held.get("good").and_then(Value::as_str) == Some(good));
            if let Some(seat) = seat_of(kind, table, event, held).filter(|_| meant) {
                sums[seat.index()] += field.map_or(1, |field| number(held, field));
            }
        }
    }
    sums
}

fn courses<'a>(kind: Kind, table: &dyn OpenTable, told: impl Iterator<Item = &'a Told>) -> Vec<Course> {
    match kind {
        Kind::Conquest => holdings(table),
        Kind::Imperium => points(table, told),
        Kind::Arrakis => tracks(table, told),
    }
}

/// In Conquest what one holds in the end counts.
fn holdings(table: &dyn OpenTable) -> Vec<Course> {
    let view = table.view(Viewer::Spectator);
    let mut courses = Vec::new();
    for seat in Seat::first(table.seats()) {
        let Some(side) = own(&view, "sides", seat) else { continue };
        let spice = number(side, "spice");
        for _ in 0..number(side, "strongholds") {
            courses.push(Course { seat, value: STRONGHOLD, name: Say::new("sietch-point-stronghold") });
        }
        if spice > 0 {
            courses.push(Course { seat, value: spice, name: Say::new("sietch-point-spice") });
        }
    }
    courses
}

/// In Imperium every point has an event; what is left is what one began with.
fn points<'a>(table: &dyn OpenTable, told: impl Iterator<Item = &'a Told>) -> Vec<Course> {
    let mut found = Vec::new();
    let mut cause: [Option<Say>; MAX_SEATS] = [const { None }; MAX_SEATS];
    let mut sums = [0; MAX_SEATS];
    for told in told {
        let event = told.event.as_object().and_then(|event| event.iter().next());
        let Some((event, held)) = event else { continue };
        let Some(seat) = seat_of(Kind::Imperium, table, event, held) else { continue };
        if CAUSES.contains(&event.as_str()) {
            cause[seat.index()] = Some(told.say.clone());
        }
        let sign = match event.as_str() {
            "gained" => 1,
            "lost" => -1,
            _ => continue,
        };
        if held.get("good").and_then(Value::as_str) == Some("vp") {
            let value = sign * number(held, "amount");
            sums[seat.index()] += value;
            let name = cause[seat.index()].clone().unwrap_or_else(|| Say::new("sietch-point-other"));
            found.push(Course { seat, value, name });
        }
    }
    found.retain(|course| course.value > 0);
    let view = table.view(Viewer::Spectator);
    let begun = Seat::first(table.seats()).filter_map(|seat| {
        let value = number(own(&view, "players", seat)?, "vp") - sums[seat.index()];
        (value > 0).then(|| Course { seat, value, name: Say::new("sietch-report-start") })
    });
    begun.chain(found).collect()
}

/// In War for Arrakis: Supremacy for one faction, the Prescience markers for the other.
fn tracks<'a>(table: &dyn OpenTable, told: impl Iterator<Item = &'a Told>) -> Vec<Course> {
    let mut found: Vec<Course> = Vec::new();
    let mut cause = Say::new("sietch-point-other");
    let (mut supremacy, mut markers) = (0, std::collections::BTreeMap::new());
    for told in told {
        if CAUSES.iter().any(|kind| held(&told.event, kind).is_some()) {
            cause = told.say.clone();
        }
        let (value, harkonnen) = if let Some(moved) = held(&told.event, "supremacy") {
            (number(moved, "to") - std::mem::replace(&mut supremacy, number(moved, "to")), true)
        } else if let Some(moved) = held(&told.event, "marker_moved") {
            let marker = moved.get("marker").map(Value::to_string).unwrap_or_default();
            (number(moved, "to") - markers.insert(marker, number(moved, "to")).unwrap_or(0), false)
        } else {
            continue;
        };
        let seat = Seat::first(table.seats()).find(|seat| is_harkonnen(table, *seat) == harkonnen);
        let Some(seat) = seat.filter(|_| value > 0) else { continue };
        // Markers that move together are one course.
        match found.last_mut() {
            Some(last) if last.seat == seat && last.name == cause => last.value += value,
            _ => found.push(Course { seat, value, name: cause.clone() }),
        }
    }
    found
}
