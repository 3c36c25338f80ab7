//! RIVAL: one or two people against the House Hagal deck. What Rivals gain and do with it is in `rival_gains.rs`.

use imperium::options::{Difficulty, Options};
use imperium::{Event, Imperium};
use table::chance::Fast;
use table::{Game, Silent, Viewer, Waiting};

use crate::*;

/// With two people the Rival sits in the third place.
pub const R: Seat = C;

/// Two people against this Rival.
pub fn duel(rival: Rival) -> Scenario {
    Scenario::against(&[rival])
}

/// A Rival turns this card up in a game of two.
pub fn turn(scene: Scenario, key: &str) -> Scenario {
    scene.hagal(&[key]).rival_turn(R)
}

/// Where the Rival of two has sent its agent.
pub fn agent_of_rival(scene: &Scenario) -> Option<Space> {
    scene.view().agents.iter().find(|here| here.seats.contains(&R)).map(|here| here.space)
}

#[test]
#[rule("IU-RIVAL-01", "IU-RIVAL-02", "IU-RIVAL-07")]
fn the_house_hagal_deck_has_thirty_seven_cards() {
    let start =
        |players| Imperium::start(&Options::new(players, false), &mut Fast::new(1), &mut Silent).unwrap();
    let deck = |players| {
        let view = start(players).view(Viewer::Spectator);
        view.hagal_left + view.hagal_discard.len()
    };
    // The Reshuffle card is for two players.
    assert_eq!((deck(1), deck(2), deck(3)), (36, 37, 0));
    for text in
        Rival::ALL.iter().map(|rival| rival.text()).filter(|text| text.set == imperium::board::Set::Uprising)
    {
        let factions: std::collections::BTreeSet<_> = text.priority.iter().collect();
        assert!(factions.len() == 4 && text.swordmaster >= 4);
    }
}

#[test]
#[rule("IU-RIVAL-03", "IU-RIVAL-04", "IU-RIVALDIFF-01", "IU-RIVALDIFF-06", "IU-RIVALDIFF-13")]
fn rivals_are_chosen_by_the_number_of_players() {
    let refused = |change: &dyn Fn(&mut Options), players| {
        let mut options = Options::new(players, false);
        change(&mut options);
        Imperium::start(&options, &mut Fast::new(1), &mut Silent).is_err()
    };
    assert!(refused(&|options| options.rivals = vec![None], 1));
    assert!(refused(&|options| options.rivals = vec![None, None], 2));
    assert!(refused(&|options| options.rivals = vec![None], 3));
    assert!(refused(&|options| options.rivals = vec![Some(Rival::Baron); 2], 1));
    assert!(refused(&|options| options.rivals[0] = Some(Rival::Rabban), 1));
    assert!(!refused(&|options| options.rivals[0] = Some(Rival::Rabban), 2));
    assert!(refused(&|options| options.difficulty = Difficulty::Mentat, 2));
    assert!(!refused(&|options| options.difficulty = Difficulty::Mentat, 1));
    assert!(!refused(&|options| options.smart_politics = true, 2));
    assert!(refused(&|options| options.smart_politics = true, 3));
    assert!(refused(&|options| options.expert_deployment = true, 3));
    assert!(refused(&|options| options.ruthless_escalation = true, 3));
}

#[test]
#[rule("IU-RIVAL-05", "IU-RIVAL-06", "IU-RIVALDIFF-02", "IU-RIVALDIFF-03")]
fn rivals_start_like_players() {
    for (difficulty, garrison, intrigue) in [(Difficulty::Mercenary, 0, 1), (Difficulty::Sardaukar, 3, 0)] {
        let mut options = Options::new(1, false);
        options.difficulty = difficulty;
        // A seed where the player is first, so that no Rival has acted yet.
        let view = (0..).map(|seed| Imperium::start(&options, &mut Fast::new(seed), &mut Silent).unwrap());
        let view = view.map(|game| game.view(Viewer::Spectator)).find(|view| view.first == A).unwrap();
        assert_eq!(view.players[0].intrigue_count, intrigue);
        for rival in &view.players[1..] {
            assert_eq!(
                (rival.garrison, rival.supply, rival.agents, rival.water),
                (garrison, 12 - garrison, 2, 1)
            );
            assert_eq!((rival.influence, rival.vp, rival.strength, rival.swordmaster), ([0; 4], 0, 0, false));
            assert!(rival.rival.is_some() && rival.objective.is_some());
        }
    }
}

#[test]
#[rule("IU-RIVAL-08", "IU-RIVAL-09", "IU-RIVAL-10")]
fn objectives_with_rivals() {
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let start = |players| {
            let game =
                Imperium::start(&Options::new(players, false), &mut Fast::new(seed), &mut Silent).unwrap();
            game.view(Viewer::Spectator)
        };
        let two = start(2);
        assert_eq!(two.players[2].objective.unwrap().key(), "objective-ornithopter");
        assert_ne!(two.first, R);
        let one = start(1);
        let icons: std::collections::BTreeSet<_> =
            one.players.iter().map(|player| player.objective.unwrap().key()).collect();
        assert_eq!(icons.len(), 3);
        firsts.insert(one.first);
    }
    // Alone, a Rival can be first player.
    assert_eq!(firsts.len(), 3);
}

#[test]
#[rule("IU-RIVAL-11", "IU-AMB-58")]
fn a_rival_can_win_unless_it_is_streamlined() {
    let mut scene = duel(Rival::Baron).vp(R, 10).vp(A, 8).round(3).makers();
    assert!(matches!(scene.game().waiting(), Waiting::Over(outcome) if outcome.winners.is_empty()));
    scene = duel(Rival::Rabban).vp(R, 12).vp(A, 8).round(3).makers();
    assert_eq!(scene.winner(), None);
    assert!(matches!(scene.game().waiting(), Waiting::Seats(_)));
    scene = duel(Rival::Rabban).vp(R, 12).vp(B, 8).round(10).makers();
    assert_eq!(scene.winner(), Some(B));
}

#[test]
#[rule("IU-RIVAL-12", "IU-RIVAL-13", "IU-RIVAL-15", "IU-AMB-49", "IU-RIVAL-10")]
fn with_two_players_the_rival_follows_the_first() {
    let mut scene =
        duel(Rival::Baron).hand(A, &[FILLER, "start-dagger"]).first(B).hand(B, &["start-dagger", FILLER]);
    scene.send(B, "start-dagger", Space::GatherSupport);
    // The Rival has taken its turn, and now it is the other player's.
    assert_eq!((scene.waiting(), scene.see(R).agents), (Some(A), 1));
    scene.act(A, Action::Reveal);
    if scene.waiting() == Some(A) {
        scene.act(A, Action::EndTurn);
    }
    assert_eq!(scene.waiting(), Some(B));
    scene.act(B, Action::Reveal);
    if scene.waiting() == Some(B) {
        scene.act(B, Action::EndTurn);
    }
    // Nobody waits for the Rival to reveal; the token goes to the other player, never to the Rival.
    assert_eq!((scene.view().round, scene.view().first), (2, A));
}

/// What of interest happened up to the Combat phase: who revealed, which Rival sent an agent.
fn turns_taken(told: &[Event]) -> Vec<(&'static str, Seat)> {
    let until = told.iter().position(|event| matches!(event, Event::BonusSpice { .. })).unwrap_or(told.len());
    let turn = |event: &Event| match event {
        Event::Revealed { seat, .. } => Some(("reveals", *seat)),
        Event::RivalSent { seat, .. } => Some(("sends", *seat)),
        _ => None,
    };
    told[..until].iter().filter_map(turn).collect()
}

#[test]
#[rule("IU-RIVAL-12", "IU-ROUND-10", "IU-AMB-49")]
fn rivals_send_their_agents_after_the_people_have_revealed() {
    let reveal = |scene: &mut Scenario, seat| {
        scene.act(seat, Action::Reveal);
        if scene.waiting() == Some(seat) {
            scene.act(seat, Action::EndTurn);
        }
    };
    let mut two = duel(Rival::Baron);
    reveal(&mut two, A);
    reveal(&mut two, B);
    assert_eq!(turns_taken(&two.told), [("reveals", A), ("sends", R), ("reveals", B), ("sends", R)]);
    assert_eq!(two.view().round, 2, "and then the round is over");
    // The Swordmaster is an agent too, and of two Rivals each goes in its turn.
    let mut alone = Scenario::against(&[Rival::MuadDib, Rival::StabanTuek]).swordmaster(C);
    reveal(&mut alone, A);
    let sent = [("reveals", A), ("sends", B), ("sends", C), ("sends", B), ("sends", C), ("sends", C)];
    assert_eq!(turns_taken(&alone.told), sent);
}

#[test]
#[rule("IU-AMB-50")]
fn agents_without_a_free_space_stay_at_home_once_the_people_have_revealed() {
    let mut full = duel(Rival::Baron);
    for &space in Space::ALL {
        full = full.crowd(A, space);
    }
    let (mut game, mut chance, mut told) = (full.game().clone(), Fast::new(1), Vec::new());
    let mut tries = Vec::new();
    for seat in [A, B] {
        game.apply(seat, &Action::Reveal, &mut chance, &mut told).unwrap();
        if game.allows(seat, &Action::EndTurn).is_ok() {
            game.apply(seat, &Action::EndTurn, &mut chance, &mut told).unwrap();
        }
        tries.push(told.iter().filter(|event| matches!(event, Event::HagalCard { .. })).count());
    }
    // It looks for a space after each of them, finds none, and does not look for ever.
    assert!(tries[0] > 0 && tries[1] > tries[0]);
    assert_eq!(turns_taken(&told), [("reveals", A), ("reveals", B)]);
    // In the next round it looks again.
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.round, view.stranded), (2, vec![]));
}

#[test]
#[rule("IU-RIVAL-14", "IU-AMB-77")]
fn alone_the_token_goes_round_to_rivals_too() {
    let scene = Scenario::against(&[Rival::Baron, Rival::MuadDib]).round(1).makers();
    assert_eq!(scene.view().first, B);
    // The Rival with the token acts first, then the other one, then the player.
    assert_eq!((scene.see(B).agents, scene.see(C).agents), (1, 1));
    assert_eq!(scene.waiting(), Some(A));
}

#[test]
#[rule("IU-RIVAL-16", "IU-RIVAL-18", "IU-AMB-51", "IU-RIVAL-19")]
fn a_rival_goes_where_its_card_says_and_ignores_the_space() {
    let scene = turn(duel(Rival::Baron).goods(R, 0, 0, 0), "space-sardaukar");
    let rival = scene.see(R);
    assert_eq!(agent_of_rival(&scene), Some(Space::Sardaukar));
    // No spice was paid, no Intrigue card drawn; influence and two troops from the card.
    assert_eq!((rival.spice, rival.intrigue_count, rival.influence, rival.garrison), (0, 0, [1, 0, 0, 0], 5));
    // Sietch Tabr asks no influence of a Rival.
    assert_eq!(agent_of_rival(&turn(duel(Rival::Baron), "space-sietch-tabr")), Some(Space::SietchTabr));
    let mut occupied = duel(Rival::Baron).agent(A, Space::Sardaukar);
    occupied = turn(occupied, "space-sardaukar");
    assert!(agent_of_rival(&occupied).is_some_and(|space| space != Space::Sardaukar));
}

#[test]
#[rule("IU-RIVAL-17", "IU-AMB-50")]
fn the_deck_is_shuffled_when_it_runs_out() {
    let scene = turn(duel(Rival::Baron), "hagal-reshuffle");
    // Everything is back in the deck, less what was turned up since.
    let view = scene.view();
    assert_eq!(view.hagal_left + view.hagal_discard.len(), 37);
    assert!(agent_of_rival(&scene).is_some() && view.hagal_left > 20);
    // With every space taken the agent stays at home.
    let mut full = duel(Rival::Baron);
    for &space in Space::ALL {
        full = full.crowd(A, space);
    }
    let full = full.rival_turn(R);
    assert_eq!(full.see(R).agents, 2);
}

#[test]
#[rule("IU-RIVAL-17", "IU-AMB-50")]
fn the_agent_stays_at_home_only_when_no_card_of_a_fresh_deck_sends_it() {
    let turned_up =
        |scene: &Scenario| scene.told.iter().filter(|event| matches!(event, Event::HagalCard { .. })).count();
    // A deck that sends nobody is used up first: its spy goes out, then the shuffled discards send the agent.
    let watch = turn(duel(Rival::Baron), "hagal-place-spy-city");
    assert!(agent_of_rival(&watch).is_some() && !watch.see(R).spies.is_empty());
    // With every space taken, no card of the fresh deck is turned up that could change nothing.
    for (key, cards, left) in [("hagal-place-spy-city", 2, 36), ("hagal-reshuffle", 1, 37)] {
        let full = Space::ALL.iter().fold(duel(Rival::Baron), |scene, &space| scene.crowd(A, space));
        let full = turn(full, key);
        assert_eq!((turned_up(&full), full.view().hagal_left, full.see(R).agents), (cards, left, 2), "{key}");
    }
}

#[test]
#[rule("IU-RIVAL-20", "IU-RIVAL-33", "IU-EX-17")]
fn gather_support_and_its_numbered_influence() {
    for (emperor, second) in [(1, 0), (2, 1)] {
        let scene =
            turn(duel(Rival::Baron).influence(R, Faction::Emperor, emperor), "hagal-gather-support-b");
        if second == 1 {
            scene.example("IU-EX-17");
        }
        let rival = scene.see(R);
        assert_eq!((agent_of_rival(&scene), rival.garrison), (Some(Space::GatherSupport), 4));
        // The second faction of the Baron's list is the Emperor.
        assert_eq!(rival.influence, [emperor + second, 0, 0, 0]);
    }
}

#[test]
#[rule("IU-RIVAL-21", "IU-RIVAL-22", "IU-RIVAL-34")]
fn resources_and_signet_rings() {
    let refinery = |rival| turn(duel(rival).goods(R, 0, 0, 0), "space-spice-refinery").see(R);
    assert_eq!(refinery(Rival::Baron).intrigue_count, 1);
    assert_eq!((refinery(Rival::StabanTuek).spice, refinery(Rival::StabanTuek).solari), (1, 0));
    assert_eq!(refinery(Rival::MargotFenring).solari, 1);
    assert_eq!(refinery(Rival::MuadDib).influence, [0, 0, 0, 1]);
    assert_eq!(refinery(Rival::PrincessIrulan).spies, [Post::Emperor]);
    assert_eq!(refinery(Rival::LadyJessica).influence, [0, 0, 1, 0]);
    // Level with the holder wins no Alliance: the next track where one is to be had.
    let level =
        duel(Rival::LadyJessica).influence(R, Faction::BeneGesserit, 3).influence(R, Faction::Guild, 3);
    let level = turn(level.alliance(A, Faction::BeneGesserit, 4), "space-spice-refinery").see(R);
    assert_eq!(level.influence, [0, 4, 3, 0]);
    // Rabban recruits one more with an Alliance.
    let troops = |scene: Scenario| {
        let rival = turn(scene.troops(R, 3, 0), "space-spice-refinery").see(R);
        rival.garrison + rival.deployed
    };
    let allied = duel(Rival::Rabban).alliance(R, Faction::Fremen, 4);
    assert_eq!((troops(duel(Rival::Rabban)), troops(allied)), (3 + 1, 3 + 2));
}

#[test]
#[rule("IU-RIVAL-23", "IU-RIVAL-29", "IU-AMB-56")]
fn troops_are_deployed_at_combat_spaces() {
    let station = turn(duel(Rival::Baron), "space-research-station").see(R);
    // Two recruited and two of the three in the garrison.
    assert_eq!((station.deployed, station.garrison), (4, 1));
    let fremkit = turn(duel(Rival::Baron).troops(R, 1, 0), "space-fremkit").see(R);
    assert_eq!((fremkit.deployed, fremkit.garrison), (1, 0));
    let support = turn(duel(Rival::Baron), "hagal-gather-support-a").see(R);
    assert_eq!((support.deployed, support.garrison), (0, 4));
}

#[test]
#[rule("IU-RIVAL-24", "IU-AMB-55")]
fn secrets_steals_both_ways() {
    let four = ["int-cunning", "int-devour", "int-impress", "int-opportunism"];
    let scene =
        turn(duel(Rival::StabanTuek).intrigue(A, &four).intrigue(B, &["int-mercenaries"]), "space-secrets");
    let counts = [A, B, R].map(|seat| scene.see(seat).intrigue_count);
    assert_eq!(counts, [3, 1, 1]);
    let mut back = duel(Rival::StabanTuek).intrigue(R, &four).hand(A, &["start-diplomacy", FILLER]);
    back.send(A, "start-diplomacy", Space::Secrets);
    back.resolve(A, "Steal");
    assert_eq!((back.see(R).intrigue_count, back.see(A).intrigue_count), (3, 1));
}

#[test]
#[rule("IU-RIVAL-25", "IU-RIVAL-26", "IU-AMB-54")]
fn spies_of_rivals() {
    // The Baron's list begins with the Guild and the Emperor.
    let espionage = turn(duel(Rival::Baron).spies(A, &[Post::Guild]), "space-espionage");
    assert_eq!(espionage.see(R).spies, [Post::Emperor]);
    let full = duel(Rival::Baron)
        .spies(A, &[Post::Guild, Post::Emperor])
        .spies(B, &[Post::BeneGesserit, Post::Fremen]);
    assert!(turn(full, "space-espionage").see(R).spies.is_empty());
    // A Place Spy card is followed by another card.
    let city = turn(duel(Rival::Baron).spies(A, &[Post::CityRight]), "hagal-place-spy-city");
    assert!(city.see(R).spies.contains(&Post::CityMiddle));
    assert!(agent_of_rival(&city).is_some());
}

#[test]
#[rule("IU-RIVAL-27", "IU-RIVAL-28")]
fn hooks_and_the_shield_wall() {
    let tabr = turn(duel(Rival::Baron), "space-sietch-tabr");
    assert!(tabr.see(R).hooks && tabr.view().wall);
    assert!(turn(duel(Rival::Baron), "space-desert-tactics").view().wall);
    assert!(!turn(duel(Rival::Baron).hooks(R), "space-desert-tactics").view().wall);
}

#[test]
#[rule("IU-RIVAL-30", "IF-38", "IF-39")]
fn rivals_score_on_the_tracks_without_the_bonus() {
    let scene =
        turn(duel(Rival::Baron).influence(R, Faction::Guild, 3).goods(R, 0, 0, 0), "space-heighliner");
    let rival = scene.see(R);
    assert_eq!((rival.vp, rival.solari, scene.view().alliances[0].seat), (1, 0, R));
    assert_eq!(turn(duel(Rival::Baron).influence(R, Faction::Guild, 1), "space-heighliner").see(R).vp, 1);
}

#[test]
#[rule("IU-RIVAL-31", "IU-RIVAL-32", "IF-43", "IF-44")]
fn cards_with_two_spaces() {
    let guild =
        |step| turn(duel(Rival::Baron).influence(R, Faction::Guild, step), "hagal-accept-contract-shipping");
    assert_eq!(agent_of_rival(&guild(1)), Some(Space::AcceptContract));
    assert_eq!(agent_of_rival(&guild(2)), Some(Space::Shipping));
    // Shipping also gives influence with the third faction of the list.
    assert_eq!((guild(1).see(R).influence, guild(2).see(R).influence), ([0, 1, 0, 0], [0, 2, 1, 0]));
    let conflict = |key| turn(duel(Rival::Baron).conflict(key), "hagal-deliver-supplies-heighliner");
    assert_eq!(agent_of_rival(&conflict("con-trade-dispute")), Some(Space::DeliverSupplies));
    assert_eq!(agent_of_rival(&conflict("con-propaganda")), Some(Space::Heighliner));
    assert_eq!(
        (conflict("con-propaganda").see(R).deployed, conflict("con-trade-dispute").see(R).deployed),
        (5, 0)
    );
    // Occupied: the other space is not used.
    let taken = duel(Rival::Baron).agent(A, Space::AcceptContract);
    assert_ne!(agent_of_rival(&turn(taken, "hagal-accept-contract-shipping")), Some(Space::Shipping));
    // The other card with Deliver Supplies names Heighliner too.
    let last = duel(Rival::Baron).conflict("con-propaganda").agent(A, Space::Heighliner);
    let sent = agent_of_rival(&turn(last, "hagal-deliver-supplies-heighliner"));
    assert!(sent.is_some() && sent != Some(Space::DeliverSupplies));
}

#[test]
#[rule("IU-RIVAL-48", "IU-RIVAL-49", "IU-RIVAL-50")]
fn the_third_spy_triggers_the_scheme() {
    let two = [Post::Choam, Post::Fremen];
    let scheme = |rival| turn(duel(rival).goods(R, 0, 0, 0).spies(R, &two), "space-espionage");
    let baron = scheme(Rival::Baron).see(R);
    assert_eq!((baron.spies, baron.solari, baron.garrison), (vec![Post::Guild], 2, 5));
    let muaddib = scheme(Rival::MuadDib);
    assert!(muaddib.see(R).hooks && !muaddib.view().wall && muaddib.see(R).intrigue_count == 1);
    assert_eq!(scheme(Rival::MargotFenring).see(R).influence, [0, 0, 2, 0]);
    assert_eq!(scheme(Rival::LadyJessica).see(R).water, 2);
    // Rabban takes two where they win him the Alliance.
    let rabban = duel(Rival::Rabban).influence(R, Faction::Fremen, 2).spies(R, &two);
    assert_eq!(turn(rabban, "space-espionage").see(R).influence, [0, 0, 1, 4]);
    // A spy at the visited space is never recalled to gather or infiltrate.
    let stays = turn(duel(Rival::Baron).spies(R, &[Post::Fremen]), "space-fremkit");
    assert_eq!(stays.see(R).spies, [Post::Fremen]);
    // Troops of a scheme before the agent goes are deployed with it.
    let mut combats = 0;
    for city in 0..8 {
        let early =
            duel(Rival::AmberMetulli).spies(R, &two).troops(R, city, 0).hagal(&["hagal-place-spy-city"]);
        let early = early.luck(city.into()).rival_turn(R);
        let space = agent_of_rival(&early).unwrap();
        let recruited: u8 = early
            .told
            .iter()
            .map(|event| if let Event::Recruited { seat: R, troops } = event { *troops } else { 0 })
            .sum();
        assert!(recruited >= 3);
        let deployed = early.see(R).deployed;
        assert_eq!(deployed, if space.text().combat { recruited + city.min(2) } else { 0 });
        combats += u8::from(space.text().combat);
    }
    assert!(combats > 1);
}
