//! Three and four players: shared factions.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::cards::Cards;
use arrakis::effect::Branch;
use arrakis::options::{Options, Table as Players};
use arrakis::phase::losses::Cause;
use arrakis::phase::round::Phase;
use arrakis::phase::{actions, dice, end, losses};
use arrakis::piece::{Deck, Face, Figure, Leader, Side};
use arrakis::scenario::*;
use arrakis::state::Place;
use table::Steps;
use table::{Event as _, Game, Seat, Viewer, rule};

fn four() -> Scenario {
    Scenario::with(&Arrakis::options("team", 4).unwrap())
}

fn three(shared: Side) -> Scenario {
    Scenario::with(&Options { table: Players::Three { shared }, faq3: false, spacing_guild: false })
}

fn hold(mut table: Scenario, player: Deck, id: &str) -> Scenario {
    let card = card(id);
    assert!(table.game.decks[card.deck() as usize].remove(card));
    table.game.hands[player as usize].add(card);
    table
}

#[test]
#[rule(
    "WA-TEAM-01",
    "WA-TEAM-02",
    "WA-TEAM-03",
    "WA-TEAM-04",
    "WA-TEAM-06",
    "WA-TEAM-07",
    "WA-TEAM-08",
    "WA-COMP-17"
)]
fn seats_and_cones() {
    let seats = |table: &Scenario| Deck::ALL.map(|deck| table.game.seat_of(table.game.owner(deck)).0);
    assert_eq!(seats(&three(Side::Harkonnen)), [0, 0, 1, 2]);
    assert_eq!(seats(&three(Side::Atreides)), [0, 1, 2, 2]);
    assert_eq!(seats(&four()), [0, 1, 2, 3]);
    assert_eq!((three(Side::Harkonnen).game.cones, four().game.cones), ([0, 3], [3, 3]));
    let usual = Arrakis::options("team", 3).unwrap();
    assert_eq!(usual.table, Players::Three { shared: Side::Harkonnen });
}

#[test]
#[rule(
    "WA-EX-13",
    "WA-TEAM-17",
    "WA-TEAM-18",
    "WA-TEAM-19",
    "WA-TEAM-20",
    "WA-TEAM-21",
    "WA-TEAM-22",
    "WA-AMB-08",
    "WA-AMB-71"
)]
fn the_example_of_dealing_eight_dice() {
    let mut table = three(Side::Harkonnen).at(Phase::Vehicles, end::Step::SwapLeaders { side: Atreides });
    table.game.blocked = 0;
    // 3 Strategy, 2 Deployment, 1 Leadership, 2 Mentat of Harkonnen; then four dice of Atreides.
    table.roll(Done, &[0, 0, 0, 3, 3, 2, 4, 4, 0, 2, 3, 4]);
    table.example("WA-EX-13");
    assert_eq!(table.game.dice[Deck::Corrino as usize], [2, 0, 2, 0, 0]);
    assert_eq!(
        table.game.dice[Deck::HouseHarkonnen as usize],
        [0, 1, 0, 2, 1],
        "the third Strategy became House"
    );
}

#[test]
#[rule("WA-TEAM-23", "WA-TEAM-20")]
fn the_house_player_settles_who_takes_a_die() {
    let mut table = three(Side::Harkonnen).at(Phase::Vehicles, end::Step::SwapLeaders { side: Atreides });
    table.game.blocked = 0;
    // 2 Strategy, 2 House, 1 Mentat, 3 Mentat: two each, then four to share.
    table.roll(Done, &[0, 0, 5, 5, 4, 4, 4, 4, 0, 2, 3, 4]);
    assert_eq!(table.waiting(), Some(Seat(1)));
    assert_eq!(table.legal(), [Player(Deck::HouseHarkonnen), Player(Deck::Corrino)]);
    table.act(Player(Deck::Corrino));
    assert_eq!(table.legal(), [Player(Deck::HouseHarkonnen), Player(Deck::Corrino)], "again two and two");
}

#[test]
#[rule("WA-TEAM-09", "WA-TEAM-24", "WA-TEAM-25", "WA-TEAM-27", "WA-TEAM-30", "WA-TEAM-31")]
fn partners_choose_who_acts_and_each_uses_the_own_board() {
    let mut table = four().legion(Harkonnen, CARTHAG, [1, 0, 0], 0).edit(|game| {
        game.dice = [[0; 5]; 4];
        game.dice[Deck::HouseHarkonnen as usize][Face::Leadership as usize] = 1;
        game.dice[Deck::Corrino as usize][Face::Deployment as usize] = 2;
        game.dice[Deck::HouseAtreides as usize][Face::Mentat as usize] = 1;
        game.leaders[Leader::BeastRabban as usize] = Place::Tank(0);
        game.turn = Harkonnen;
    });
    table.game.push(actions::Step::Turn { side: Harkonnen, acted: false });
    table.game.push(actions::Step::WhoActs { side: Harkonnen });
    assert_eq!(table.waiting(), Some(Seat(2)));
    table.act(Player(Deck::Corrino));
    assert_eq!((table.waiting(), table.legal()), (Some(Seat(3)), vec![Die(Deployment), Whisper]));
    table.act(Die(Deployment));
    assert!(table.may(Special(Leader::Aramsham)));
    table.act(Standard);
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Tank(1), "for either partner's die");
    assert!(
        table.may(Action::Deploy(Figure::Named(Leader::BaronHarkonnen), CARTHAG)),
        "any leader of the faction"
    );
    assert_eq!((table.game.unused(Harkonnen), table.game.unused(Atreides)), (2, 1));
}

#[test]
#[rule("WA-TEAM-26")]
fn a_house_die_used_for_a_fremen_action_is_carried_out_by_the_fremen_player() {
    let mut table = four().edit(|game| {
        game.dice = [[0; 5]; 4];
        game.dice[Deck::HouseAtreides as usize][Face::House as usize] = 1;
        game.dice[Deck::Corrino as usize][Face::Mentat as usize] = 3;
        game.turn = Atreides;
    });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    table.act(Die(House));
    assert_eq!(table.waiting(), Some(Seat(0)));
    table.act(As(Deployment));
    assert_eq!(table.waiting(), Some(Seat(1)));
    assert!(table.may(Special(Leader::Stilgar)));
    table.act(Standard);
    assert_eq!((table.game.unused(Atreides), table.waiting()), (0, Some(Seat(1))), "all of it is theirs");
}

#[test]
#[rule("WA-TEAM-12", "WA-TEAM-13", "WA-TEAM-10", "WA-AMB-70", "WA-INFO-12")]
fn each_partner_has_the_own_deck_and_a_hand_of_the_own() {
    let options = Arrakis::options("team", 4).unwrap();
    let game = Arrakis::start(&options, &mut table::chance::Fast::new(1), &mut table::Silent).unwrap();
    for deck in Deck::ALL {
        assert_eq!((game.hands[deck as usize].len(), game.hands[deck as usize].of(deck).len()), (1, 1));
    }
    let view = game.view(Viewer::Seat(Seat(0)));
    let known: Vec<_> =
        view.hands.iter().filter(|hand| hand.cards.is_some()).map(|hand| hand.player).collect();
    assert_eq!(known, [Deck::HouseAtreides], "not even the partner's hand");
    assert!(view.objectives.is_some() && game.view(Viewer::Seat(Seat(1))).objectives.is_some());
    let mut table = four().edit(|game| {
        game.dice = [[0; 5]; 4];
        game.dice[Deck::Fremen as usize][Face::Mentat as usize] = 1;
        game.dice[Deck::Corrino as usize][Face::Mentat as usize] = 3;
        game.acting[0] = Deck::Fremen;
        game.turn = Atreides;
    });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    table.acts(&[Die(Mentat), Standard]);
    assert_eq!(table.legal(), [Split(2), Pass], "two of the own deck");
    table.luck(Split(2), 1);
    assert_eq!(table.game.hands[Deck::Fremen as usize].of(Deck::Fremen).len(), 2);
}

#[test]
#[rule("WA-TEAM-11")]
fn a_cone_of_silence_opens_hands_to_the_partner_for_the_turn() {
    let mut table = hold(four(), Deck::Corrino, "card-breeding-program").edit(|game| {
        game.dice = [[0; 5]; 4];
        game.dice[Deck::HouseHarkonnen as usize][Face::Mentat as usize] = 2;
        game.turn = Harkonnen;
    });
    table.game.push(actions::Step::Turn { side: Harkonnen, acted: false });
    let sees = |table: &Scenario, seat: u8| {
        let view = table.game.view(Viewer::Seat(Seat(seat)));
        view.hands.iter().find(|hand| hand.player == Deck::Corrino).unwrap().cards.is_some()
    };
    assert!(!sees(&table, 2));
    table.act(Whisper);
    assert!(sees(&table, 2) && !sees(&table, 0) && table.game.cones == [3, 2]);
    let shown = |viewer| table.told.iter().any(|event| event.reveals_to(viewer));
    let seats = [0, 1, 2, 3].map(|seat| shown(Viewer::Seat(Seat(seat))));
    assert_eq!((seats, shown(Viewer::Spectator)), ([false, false, true, true], false));
    table.act(Die(Mentat)).act(Standard).act(Pass);
    assert!(!sees(&table, 2), "over with the turn");
}

#[test]
#[rule("WA-EX-12", "WA-TEAM-16")]
fn partners_share_what_the_opponent_must_discard() {
    let table = hold(four(), Deck::Corrino, "card-manipulation");
    let table = hold(hold(table, Deck::HouseAtreides, "card-usul"), Deck::Fremen, "card-thumpers");
    let mut table = hold(table, Deck::Fremen, "card-hieregs").edit(|game| {
        game.dice = [[0; 5]; 4];
        game.dice[Deck::Corrino as usize][Face::Mentat as usize] = 2;
        game.acting[1] = Deck::Corrino;
        game.turn = Harkonnen;
    });
    table.game.push(actions::Step::Turn { side: Harkonnen, acted: false });
    table.acts(&[Die(Mentat), Play(card("card-manipulation"))]);
    table.example("WA-EX-12");
    assert_eq!(table.legal(), [Player(Deck::HouseAtreides), Player(Deck::Fremen)]);
    table.act(Player(Deck::Fremen));
    assert_eq!(table.waiting(), Some(Seat(1)));
    table.act(Discard(card("card-hieregs")));
    table.act(Player(Deck::HouseAtreides)).act(Discard(card("card-usul")));
    assert_eq!(table.game.hands[0], Cards::NONE);
}

#[test]
#[rule("WA-TEAM-16", "WA-AMB-66")]
fn a_partner_with_nothing_but_schemes_frees_nobody() {
    let table = hold(hold(four(), Deck::HouseAtreides, "card-the-voice"), Deck::Corrino, "card-manipulation");
    let table = hold(table, Deck::HouseHarkonnen, "card-hawats-scheming");
    let mut table = table.edit(|game| {
        game.dice = [[0; 5]; 4];
        game.dice[Deck::HouseAtreides as usize][Face::Mentat as usize] = 2;
        game.acting[0] = Deck::HouseAtreides;
        game.turn = Atreides;
    });
    table.game.push(actions::Step::Turn { side: Atreides, acted: false });
    table.acts(&[Die(Mentat), Play(card("card-the-voice"))]);
    table.act(Player(Deck::HouseHarkonnen));
    assert_eq!(table.legal(), [Pass], "a scheme stays");
    table.act(Pass);
    assert_eq!(table.legal(), [Discard(card("card-manipulation"))], "then it is the partner's to discard");
    table.act(Discard(card("card-manipulation")));
    assert_eq!(table.game.hands[Deck::Corrino as usize], Cards::NONE);
}

#[test]
#[rule("WA-TEAM-14", "WA-END-06")]
fn partners_keep_four_cards_each() {
    let cards = ["card-thumpers", "card-hieregs", "card-crysknife", "card-stillsuits", "card-sandtides"];
    let table = cards.iter().fold(four(), |table, id| hold(table, Deck::Fremen, id));
    let mut table = table.at(Phase::Bans, end::Step::SwapLeaders { side: Atreides });
    table.act(Done);
    assert_eq!(table.waiting(), Some(Seat(1)));
    table.luck(Discard(card("card-hieregs")), 1);
    assert!(table.game.discards[Deck::Fremen as usize].has(card("card-hieregs")));
}

#[test]
#[rule("WA-TEAM-15")]
fn both_partners_may_add_dice_in_battle() {
    let field = area("se-plateau-1");
    let table = hold(hold(four(), Deck::HouseHarkonnen, "card-sandmasters"), Deck::Corrino, "card-shigawire");
    let mut table = table
        .legion(Harkonnen, FALSE_WALL_SOUTH, [1, 0, 0], 0)
        .legion(Atreides, field, [1, 0, 0], 0)
        .edit(|game| {
            game.dice = [[0; 5]; 4];
            game.dice[Deck::Corrino as usize][Face::Strategy as usize] = 2;
            game.acting[1] = Deck::Corrino;
            game.turn = Harkonnen;
        });
    table.game.push(actions::Step::Turn { side: Harkonnen, acted: false });
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(FALSE_WALL_SOUTH), To(field)]);
    assert_eq!(table.waiting(), Some(Seat(2)));
    table.act(Discard(card("card-sandmasters")));
    assert_eq!(table.waiting(), Some(Seat(3)));
    table.roll(Discard(card("card-shigawire")), &[BLOCK; 4]);
}

#[test]
#[rule("WA-TEAM-28", "WA-TEAM-29", "WA-TEAM-32", "WA-AMB-69")]
fn houses_and_fremen_decide_for_the_faction_outside_turns() {
    let options = Arrakis::options("team", 4).unwrap();
    let game = Arrakis::start(&options, &mut table::chance::Fast::new(1), &mut table::Silent).unwrap();
    let start = Scenario { game, told: Vec::new() };
    assert_eq!(start.waiting(), Some(Seat(2)), "House Harkonnen places vehicles");
    let prey = area("ne-desert-1");
    let mut table = four()
        .legion(Harkonnen, prey, [2, 0, 0], 0)
        .at(Phase::ActionsEnd, end::Step::SwapLeaders { side: Atreides });
    table.roll(Done, &[6]);
    assert_eq!(table.waiting(), Some(Seat(1)), "the Fremen player leads the hazards");
    table.luck(To(area("ne-deep-1")), 1);
    while table.game.phase() != Phase::Harvest {
        let action = table.legal()[0];
        table.luck(action, 1);
    }
    assert_eq!(table.game.acting, [Deck::HouseAtreides, Deck::HouseHarkonnen], "and the Houses all the rest");
}

#[test]
#[rule("WA-TEAM-05")]
fn partners_win_together() {
    let mut table = four()
        .edit(|game| {
            game.objectives = 1;
            game.objective_deck = 0b11_1110;
            game.markers = [9, 7, 5];
        })
        .at(Phase::Bans, end::Step::SwapLeaders { side: Atreides });
    table.act(Done);
    let table::Waiting::Over(outcome) = table.game.waiting() else { panic!("the game goes on") };
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}

#[test]
#[rule("WA-TEAM-33")]
fn a_token_of_the_faction_goes_to_either_board() {
    let mut table = four()
        .edit(|game| {
            game.dice = [[0; 5]; 4];
            game.dice[Deck::HouseAtreides as usize] = [0, 1, 0, 1, 1];
            game.dice[Deck::Fremen as usize] = [0, 0, 1, 0, 0];
        })
        .at(Phase::Tokens, dice::Step::BeneGesserit { side: Atreides });
    assert_eq!(table.legal(), [Action::Face(Face::Strategy), Pass]);
    table.act(Action::Face(Face::Strategy));
    assert_eq!(table.game.dice[Deck::Fremen as usize][Face::Strategy as usize], 1);
}

#[test]
#[rule("WA-TEAM-33", "WA-BG-02", "WA-AMB-69")]
fn either_partner_takes_the_token_when_both_boards_have_the_result() {
    for taker in [Deck::HouseHarkonnen, Deck::Corrino] {
        let mut table = four()
            .edit(|game| {
                (game.bene, game.bene_supply) = ([1, 2], 2);
                game.dice = [[0; 5]; 4];
                // Mentat, which both boards have, is the result with the fewest dice.
                game.dice[Deck::HouseHarkonnen as usize] = [0, 1, 0, 0, 1];
                game.dice[Deck::Corrino as usize] = [1, 0, 1, 0, 0];
            })
            .at(Phase::Tokens, dice::Step::BeneGesserit { side: Atreides });
        table.game.push(dice::Step::BeneGesserit { side: Harkonnen });
        assert_eq!(table.legal(), [Action::Face(Face::Mentat), Pass]);
        table.act(Action::Face(Face::Mentat));
        assert_eq!(table.waiting(), Some(Seat(2)), "the House player settles who takes it");
        assert_eq!(table.legal(), [Player(Deck::HouseHarkonnen), Player(Deck::Corrino)]);
        assert_eq!(table.refused(Pass), "WA-TEAM-33");
        table.act(Player(taker));
        let mentats = [Deck::HouseHarkonnen, Deck::Corrino].map(|one| table.game.dice[one as usize][3]);
        assert_eq!(mentats, [Deck::HouseHarkonnen, Deck::Corrino].map(|one| u8::from(one == taker)));
        assert_eq!(table.told, [arrakis::event::Event::BenePlayed { player: taker, face: Face::Mentat }]);
        assert_eq!(
            (table.game.bene, table.waiting()),
            ([1, 1], Some(Seat(0))),
            "one token a round for the faction"
        );
        table.sane();
    }
    // A board without an empty cell of the result is not asked about.
    let mut table = four()
        .edit(|game| {
            game.bene = [1, 1];
            game.dice = [[0; 5]; 4];
            game.dice[Deck::HouseHarkonnen as usize] = [0, 2, 0, 2, 2];
            game.dice[Deck::Corrino as usize] = [2, 0, 2, 0, 0];
        })
        .at(Phase::Tokens, dice::Step::BeneGesserit { side: Harkonnen });
    table.luck(Action::Face(Face::Mentat), 1);
    assert_eq!(table.game.dice[Deck::Corrino as usize][Face::Mentat as usize], 1);
}

/// A legion with these leaders is destroyed, and its owner sends them to the tank one by one.
fn destroyed(table: Scenario, leaders: &[Leader]) -> Scenario {
    let side = leaders[0].side();
    let mut table = table.legion(side, SPLINTERED_ROCK, [1, 0, 0], 0);
    for &leader in leaders {
        table = table.leader(leader, SPLINTERED_ROCK);
    }
    let mut table = table.edit(|game| {
        game.push(losses::Step::Losses { side, area: SPLINTERED_ROCK, hits: 1, cause: Cause::Storm });
    });
    table.act(Action::Remove(Figure::Unit(arrakis::piece::Unit::Regular)));
    for &leader in &leaders[..leaders.len() - 1] {
        table.act(Action::Leader(leader));
    }
    table
}

fn cells(table: &Scenario, leaders: &[Leader]) -> Vec<Place> {
    leaders.iter().map(|&leader| table.game.leaders[leader as usize]).collect()
}

#[test]
#[rule("WA-TEAM-30", "WA-AMB-71")]
fn each_board_has_a_tank_of_its_own() {
    let leaders = [Leader::BaronHarkonnen, Leader::Aramsham, Leader::BeastRabban];
    let [first, second] = [Place::Tank(0), Place::Tank(1)];
    let turn = |table: Scenario| {
        table.edit(|game| {
            game.dice = [[0; 5]; 4];
            game.dice[Deck::HouseHarkonnen as usize][Face::Mentat as usize] = 1;
            game.dice[Deck::Corrino as usize][Face::Mentat as usize] = 2;
            game.acting[1] = Deck::Corrino;
            game.turn = Harkonnen;
            game.push(actions::Step::Turn { side: Harkonnen, acted: false });
        })
    };
    let mut shared = destroyed(turn(four()), &leaders);
    assert_eq!(cells(&shared, &leaders), [second, first, first], "Rabban pushes only the Baron on");
    let view = shared.game.view(Viewer::Spectator);
    let tank = |leader: Leader| view.leaders.iter().find(|one| one.leader == leader).unwrap().tank;
    assert_eq!(leaders.map(tank), [Deck::HouseHarkonnen, Deck::Corrino, Deck::HouseHarkonnen].map(Some));
    shared.sane();
    shared.act(Die(Mentat)).act(Standard);
    assert_eq!(cells(&shared, &leaders), [Place::Tank(2), second, second], "both tanks for one die");
    // A whole faction has one tank.
    let whole =
        destroyed(turn(three(Side::Atreides)).edit(|game| game.acting[1] = Deck::HouseHarkonnen), &leaders);
    assert_eq!(cells(&whole, &leaders), [Place::Tank(2), second, first]);
    whole.sane();
}

#[test]
#[rule("WA-AMB-72", "WA-TEAM-30", "WA-NAMED-05")]
fn muaddib_stays_in_the_cell_he_took_over() {
    let (paul, muaddib) = (Leader::PaulAtreides, Leader::PaulMuaddib);
    let table = hold(four(), Deck::HouseAtreides, "card-alam-al-mithal");
    let mut table = table.edit(|game| {
        game.leaders[paul as usize] = Place::Tank(0);
        game.leaders[Leader::Stilgar as usize] = Place::Tank(1);
        game.markers = [0, 3, 0];
        game.dice = [[0; 5]; 4];
        game.dice[Deck::HouseAtreides as usize][Face::Mentat as usize] = 2;
        game.dice[Deck::Corrino as usize][Face::Mentat as usize] = 6;
        game.turn = Atreides;
        game.push(actions::Step::Turn { side: Atreides, acted: false });
    });
    table.acts(&[Die(Mentat), Play(card("card-alam-al-mithal"))]);
    let (down, up) = (arrakis::piece::Marker::SandDwellers, arrakis::piece::Marker::KwisatzHaderach);
    table.acts(&[Lower(down, 3), Raise(up)]);
    assert_eq!(cells(&table, &[paul, muaddib]), [Place::Gone, Place::Tank(1)], "the cell of Paul");
    assert_eq!(table.game.leaders[Leader::Stilgar as usize], Place::Tank(2));
    assert_eq!(table.game.tank_of(muaddib), Deck::HouseAtreides);
    table.sane();
    // Leaders of that board push him on and out; wounded again he goes to the tank of the Fremen.
    let table = destroyed(table, &[Leader::LadyJessica]);
    let table = destroyed(table, &[Leader::Alia]);
    assert_eq!(cells(&table, &[Leader::LadyJessica, muaddib]), [Place::Tank(1), Place::Tank(2)]);
    let table = destroyed(table, &[Leader::GurneyHalleck]);
    assert_eq!(cells(&table, &[muaddib, Leader::Stilgar]), [Place::Aside, Place::Tank(2)]);
    let table = destroyed(table, &[muaddib]);
    assert_eq!(
        (table.game.leaders[muaddib as usize], table.game.tank_of(muaddib)),
        (Place::Tank(0), Deck::Fremen)
    );
    table.sane();
}

#[test]
#[rule("WA-TEAM-26", "WA-TEAM-31")]
fn desert_power_is_on_the_board_of_the_fremen_allies_alone() {
    let may = |player: Deck| {
        let mut table = four().edit(|game| {
            game.dice = [[0; 5]; 4];
            game.dice[Deck::HouseAtreides as usize][Face::Mentat as usize] = 1;
            game.dice[Deck::Fremen as usize][Face::Deployment as usize] = 1;
            game.dice[Deck::Corrino as usize][Face::Mentat as usize] = 3;
            game.turn = Atreides;
        });
        table.game.push(actions::Step::Turn { side: Atreides, acted: false });
        table.game.push(actions::Step::WhoActs { side: Atreides });
        table.act(Player(player));
        table.may(DesertPower)
    };
    assert!(may(Deck::Fremen) && !may(Deck::HouseAtreides));
}
