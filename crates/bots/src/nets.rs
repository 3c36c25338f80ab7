//! The nets shipped with the program: minds that learned a game by playing it.
//!
//! A net is two files in `nets/`: the weights, and the layout that says what its numbers mean. Both are part of the
//! program, so nothing is fetched or looked for. A net is read when it is first asked for, once in a process, and shared
//! by all who think with it. One that does not fit is refused, and the game is played without.

use std::sync::{Arc, OnceLock};

use net::{BadNet, Net};
use table::Game;
use table::content::fingerprint;
use table::encode::{BadLayout, Ear, Encoder, Label, Layout, Numbers};
use table::seat::MAX_SEATS;

use crate::Glimpse;
use crate::mind::{Mind, Room};

/// The files of a net: the game it plays, its weights, its layout.
type Files = (&'static str, &'static [u8], &'static str);

/// Every net there is. Another one is two files and a line:
/// `("GAME", include_bytes!("../nets/GAME.safetensors"), include_str!("../nets/GAME.layout.txt")),`
const SHIPPED: &[Files] = &[
    ("arrakis", include_bytes!("../nets/arrakis.safetensors"), include_str!("../nets/arrakis.layout.txt")),
    ("conquest", include_bytes!("../nets/conquest.safetensors"), include_str!("../nets/conquest.layout.txt")),
    ("imperium", include_bytes!("../nets/imperium.safetensors"), include_str!("../nets/imperium.layout.txt")),
];

/// Each net as it was read.
static READ: [OnceLock<Result<Arc<Learned>, NoMind>>; SHIPPED.len()] =
    [const { OnceLock::new() }; SHIPPED.len()];

/// Why a game has no mind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoMind {
    /// None is shipped.
    #[error("there is no net for `{0}`")]
    None(String),
    /// It has a layout that cannot be read.
    #[error("the layout of the net for `{game}` cannot be used: {why}")]
    Layout {
        /// The game.
        game: String,
        /// Why it cannot.
        why: BadLayout,
    },
    /// It cannot be used.
    #[error("the net for `{game}` cannot be used: {why}")]
    Net {
        /// The game.
        game: String,
        /// Why it cannot.
        why: BadNet,
    },
}

/// A mind that learned its game by playing it.
#[derive(Debug)]
pub struct Learned {
    net: Net,
    layout: Layout,
    /// How the layout hears the game, once it is known which that is.
    ear: OnceLock<Ear>,
}

/// What a net uses again at its next thought.
#[derive(Default)]
struct Thought {
    encoder: Encoder,
    numbers: Numbers,
    room: net::Room,
}

impl Learned {
    /// Reads a net for a game from its two files.
    pub fn read(game: &str, net: &[u8], layout: &str) -> Result<Learned, NoMind> {
        let named = || game.to_owned();
        let layout = Layout::read(layout).map_err(|why| NoMind::Layout { game: named(), why })?;
        let net = Net::read(net, game, &layout).map_err(|why| NoMind::Net { game: named(), why })?;
        Ok(Learned { net, layout, ear: OnceLock::new() })
    }

    /// The layout of the net shipped for a game.
    pub fn layout_of(game: &str) -> Option<&'static str> {
        SHIPPED.iter().find(|(known, ..)| *known == game).map(|(_, _, layout)| *layout)
    }

    /// What tells the net shipped for a game from any other, its layout included.
    pub fn fingerprint_of(game: &str) -> Option<String> {
        let (_, net, layout) = SHIPPED.iter().find(|(known, ..)| *known == game)?;
        Some(fingerprint(&(net, layout)))
    }

    /// The net shipped for a game, or why there is none.
    pub fn shipped(game: &str) -> Result<Arc<Learned>, NoMind> {
        let none = || NoMind::None(game.to_owned());
        let at = SHIPPED.iter().position(|(known, ..)| *known == game).ok_or_else(none)?;
        let (game, net, layout) = SHIPPED[at];
        READ[at].get_or_init(|| Learned::read(game, net, layout).map(Arc::new)).clone()
    }
}

impl<G: Game> Mind<G> for Learned {
    fn think(&self, glimpse: &Glimpse<'_, G>, room: &mut Room, weights: &mut Vec<f32>) -> [f32; MAX_SEATS] {
        let Thought { encoder, numbers, room } = room.of();
        let ear = self.ear.get_or_init(|| Ear::of::<G>(&self.layout));
        glimpse.numbers(encoder, (&self.layout, ear), numbers);
        let by_label = self.net.think(numbers, room, weights);
        let share = |label: Option<Label>| by_label.get(label?.index()).map(|share| share.clamp(0.0, 1.0));
        numbers.labels.map(|label| share(label).unwrap_or(0.0))
    }
}
