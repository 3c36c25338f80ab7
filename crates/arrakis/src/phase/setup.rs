//! Setup (WA-SETUP-…).

use table::{Chance, List, Stack, Steps, World};

use crate::board::{self, AreaSet, COUNT, SIETCH_PLACES};
use crate::cards::{Card, Cards, Objective};
use crate::content::{TokenFace, content};
use crate::event::Event;
use crate::options::Options;
use crate::phase::round::Phase;
use crate::piece::{Deck, Figure, Legion, Side, Token, Tokens, Unit};
use crate::state::guild::Guild;
use crate::state::{Arrakis, Battle, Happened, Place, Rules, Sietch, Solo};

/// Sets a table up (WA-SETUP-…).
pub(crate) fn set_up(options: &Options, w: &mut impl World<Event>) -> Arrakis {
    let mut state = bare(options);
    state.full_supply();
    // WA-SETUP-11
    for card in &content().leaders {
        if card.at_start {
            state.leaders[card.leader as usize] = Place::Aside;
        }
    }
    state.lay_sietches(w);
    state.lay_garrisons(w);
    let mut deck: Cards = Cards::NONE;
    // WA-GUILD-SETUP-08
    for (number, card) in
        content().cards.iter().enumerate().filter(|(_, card)| options.spacing_guild || !card.guild)
    {
        for _ in 0..card.copies {
            deck.add(Card(number as u8));
        }
    }
    state.decks = Deck::ALL.map(|one| deck.of(one));
    // WA-SETUP-15
    let objective = Objective(w.below(6) as u8);
    state.objectives = objective.bit();
    state.objective_deck = 0b11_1111 & !state.objectives;
    let eyes = state.seats_of(Side::Atreides);
    w.tell(|| Event::ObjectiveDrawn { objective: Some(objective), eyes });
    state.push(Phase::Next);
    state
}

impl From<&Options> for Rules {
    fn from(options: &Options) -> Rules {
        Rules {
            faq3: options.faq3,
            guild: options.spacing_guild,
            seats: options.seating(),
            shared: Side::BOTH.map(|side| options.shared(side)),
            solo: options.solo(),
            count: options.seats() as u8,
        }
    }
}

/// The table before anything is laid out.
fn bare(options: &Options) -> Arrakis {
    let tracks = &content().tracks;
    Arrakis {
        rules: Rules::from(options),
        round: 0,
        legions: [Legion::NONE; COUNT],
        held: [AreaSet::NONE; 2],
        units: [[0; 3]; 2],
        generic: [0; 2],
        leaders: [Place::Waiting; 15],
        used: 0,
        resting: 0,
        dying: 0,
        lodging: None,
        sietches: [Sietch::default(); 8],
        sietch_areas: board::SIETCHES,
        settlements: board::SETTLEMENTS,
        stations: board::STATIONS,
        station_faces: tracks.stations,
        wormsigns: AreaSet::NONE,
        wormsign_faces: tracks.wormsigns,
        wormsign_spent: [0; 3],
        worms: AreaSet::NONE,
        wild_maker: None,
        harvesters: AreaSet::NONE,
        air: Default::default(),
        supremacy: 0,
        markers: [0; 3],
        atomics_ready: false,
        detonated: None,
        rows: [0; 3],
        bans: 0,
        blocked: 0,
        reserve: 0,
        spice: 0,
        harvest: 0,
        decks: [Cards::NONE; 4],
        hands: [Cards::NONE; 4],
        discards: [Cards::NONE; 4],
        objectives: 0,
        objective_deck: 0,
        foresight: u16::MAX >> (16 - content().prescience.len()),
        open: 0,
        claimed: 0,
        claims: 0,
        hastened: None,
        kept_open: None,
        token_supply: tokens(&tracks.standard, 4),
        lost_tokens: Tokens::NONE,
        shown_tokens: Tokens::NONE,
        drawn: None,
        dice: [[0; 5]; 4],
        to_deal: [[0; 5]; 2],
        set_aside: [0; 2],
        spare: [0; 4],
        // WA-TEAM-06, WA-TEAM-07
        cones: Side::BOTH.map(|side| if options.shared(side) && !options.solo() { 3 } else { 0 }),
        whispering: [false; 2],
        // WA-SETUP-17
        bene: [1, 0],
        bene_supply: 4,
        forced: None,
        hunted: 0,
        turn: Side::Atreides,
        tank_due: false,
        desert_power: false,
        acting: [Deck::HouseAtreides, Deck::HouseHarkonnen],
        happened: Happened::default(),
        harvesters_lost: 0,
        battle: Battle::default(),
        part: Legion::NONE,
        moved: List::new(),
        asked: false,
        marked: AreaSet::NONE,
        solo: Solo { black: copies(&tracks.black), silver: copies(&tracks.silver), ..Solo::default() },
        guild: if options.spacing_guild { Guild::set_up() } else { Guild::default() },
        stack: Stack::new(),
        ending: None,
    }
}

fn copies<const N: usize>(faces: &[TokenFace]) -> [u8; N] {
    std::array::from_fn(|kind| faces.get(kind).map_or(0, |face| face.copies))
}

/// A set of tokens as kinds, counted from `first`.
pub(crate) fn tokens(faces: &[TokenFace], first: u8) -> Tokens {
    let mut all = Tokens::NONE;
    for (kind, face) in faces.iter().enumerate() {
        for _ in 0..face.copies {
            all.add(Token(first + kind as u8));
        }
    }
    all
}

/// Shuffles a few things.
pub(crate) fn shuffle<T>(items: &mut [T], chance: &mut impl Chance) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

impl Arrakis {
    /// Sietches with a token and a Naib each (WA-SETUP-02, WA-SETUP-03).
    fn lay_sietches(&mut self, w: &mut impl World<Event>) {
        let mut ranks = content().tracks.sietch_ranks;
        shuffle(&mut ranks, w);
        let starting = tokens(&content().tracks.starting, 0);
        let mut set: List<Token, 8> = starting.each(Side::Atreides).collect();
        shuffle(&mut set, w);
        for ((at, &area), rank) in SIETCH_PLACES.iter().enumerate().zip(ranks) {
            self.sietches[at] = Sietch { area, rank, seen: false, stands: true };
            if let Some(&token) = set.get(at) {
                self.put(Side::Atreides, Figure::Token(token), area);
            }
            self.put(Side::Atreides, Figure::Generic, area);
        }
    }

    /// Harkonnen garrisons: one black and one silver token each, turned up at once (WA-SETUP-06).
    fn lay_garrisons(&mut self, w: &mut impl World<Event>) {
        let tracks = &content().tracks;
        for set in [&tracks.black, &tracks.silver] {
            let kinds = set.iter().enumerate();
            let mut faces: List<u8, 8> =
                kinds.flat_map(|(kind, face)| (0..face.copies).map(move |_| kind as u8)).collect();
            shuffle(&mut faces, w);
            for (area, &kind) in board::SETTLEMENTS.iter().zip(faces.iter()) {
                let face = &set[kind as usize];
                for unit in Unit::ALL {
                    for _ in 0..face.units[unit as usize] {
                        self.put(Side::Harkonnen, Figure::Unit(unit), area);
                    }
                }
                for _ in 0..face.leaders {
                    self.put(Side::Harkonnen, Figure::Generic, area);
                }
            }
        }
    }
}
