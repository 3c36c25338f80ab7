//! What can go wrong, in words a person understands.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use bots::arena::Halt;
use bots::kind::UnknownKind;
use server::store::StoreError;
use table::content::BadContent;
use table::words::BadWords;
use table::{BadOptions, BadRecord};

/// A command that could not be carried out.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Something that is asked for in the browser, not on the command line.
    #[error("these settings are for a game in the terminal: add --text, or choose them in the browser")]
    TextOnly,
    /// The terminal has no page to choose a game on.
    #[error("name a game to play in the terminal; see `sietch games`")]
    NoGame,
    /// The address cannot be listened at.
    #[error("cannot listen at {address}: {problem}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        problem: io::Error,
    },
    /// The tables cannot be kept there.
    #[error("{}: {problem}", path.display())]
    Store {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: StoreError,
    },
    /// Another server has the folder.
    #[error("another Sietch serves the tables in {}; stop it first, or name another folder with --data", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// Nothing says which tables are meant.
    #[error("name tables, or say --older-than DAYS or --over")]
    WhichTables,
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Database(StoreError),
    /// A secret that is none.
    #[error(
        "the servers' secret has at least {shortest} characters, and neither spaces nor letters beyond ASCII"
    )]
    NodeSecret {
        /// How many it must have.
        shortest: usize,
    },
    /// The system gives no random numbers.
    #[error("the system gives no random numbers for a secret")]
    NoSecret,
    /// No folder is known.
    #[error("it is not known where your data is kept; name a folder with --data")]
    NoDataFolder,
    /// There is no such game.
    #[error("there is no game `{name}`; there are: {known}")]
    UnknownGame {
        /// The name given.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The game has no such mode.
    #[error("{game} has no mode `{mode}`; there are: {known}")]
    UnknownMode {
        /// The game.
        game: &'static str,
        /// The mode asked for.
        mode: String,
        /// The modes there are.
        known: String,
    },
    /// The options are refused by the game.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// There is no such bot.
    #[error(transparent)]
    UnknownBot(#[from] UnknownKind),
    /// Not one bot for each seat.
    #[error("{bots} bots are named for {seats} seats: name one for each seat, or one for all")]
    BotCount {
        /// The bots named.
        bots: usize,
        /// The seats there are.
        seats: usize,
    },
    /// Nobody can play such a tournament.
    #[error("those who play: {0}")]
    Entrant(String),
    /// An outside program does not play.
    #[error("the program `{name}` does not play: {problem}")]
    Program {
        /// Its name in the table.
        name: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The file holds other results.
    #[error("{} holds the results of another tournament{}", path.display(), if what.is_empty() { String::new() } else { format!(": other {what}") })]
    OtherTournament {
        /// The file.
        path: PathBuf,
        /// What is other there, if it is known.
        what: String,
    },
    /// The folder holds the records of a longer run.
    #[error("{} holds the records of more than {games} games; name another folder", folder.display())]
    OtherRecords {
        /// The folder.
        folder: PathBuf,
        /// The games that were to be kept there.
        games: u64,
    },
    /// A game goes no further.
    #[error("game {game} does not end")]
    Stuck {
        /// Its number, from 0.
        game: u64,
    },
    /// More sitters than seats.
    #[error("{sitters} players are named for {seats} seats")]
    TooManySitters {
        /// The sitters named.
        sitters: usize,
        /// The seats there are.
        seats: usize,
    },
    /// The table does not speak this language.
    #[error("there is no language `{language}` for this game; there are: {known}")]
    UnknownLanguage {
        /// The language asked for.
        language: String,
        /// The languages there are.
        known: String,
    },
    /// A language file has a mistake.
    #[error(transparent)]
    Words(#[from] BadWords),
    /// The simulation stopped.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// A content pack cannot be used.
    #[error("the content pack in {} cannot be used: {problem}", folder.display())]
    Pack {
        /// Its folder.
        folder: PathBuf,
        /// What is wrong with it.
        problem: BadContent,
    },
    /// A file cannot be opened or read.
    #[error("{} cannot be read: {problem}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        problem: io::Error,
    },
    /// A folder, a device or the like.
    #[error("{} is not a file", path.display())]
    NotAFile {
        /// What was named.
        path: PathBuf,
    },
    /// Far larger than any game.
    #[error("{} is larger than {most} MiB: no saved game is", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most that is read.
        most: u64,
    },
    /// The file is not text.
    #[error("{} is not a saved game of Sietch: it is not text", path.display())]
    NotText {
        /// The file.
        path: PathBuf,
    },
    /// The file's content cannot be used.
    #[error("{}: {problem}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: BadRecord,
    },
    /// The saved game is a copy for readers.
    #[error("{} does not hold its seed: it can be replayed, but not gone on with", path.display())]
    Seedless {
        /// The file.
        path: PathBuf,
    },
    /// A page is about games that are over.
    #[error("{}: the game in it is not over; its page can be written when it is", path.display())]
    NotOver {
        /// The file.
        path: PathBuf,
    },
    /// A page would replace the game it is about.
    #[error("{} is the saved game itself; name another file with --out", path.display())]
    SameFile {
        /// The file.
        path: PathBuf,
    },
    /// The file is there already.
    #[error("{} is there already and was left as it is; name another file, or add --force to replace it", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// A file cannot be written.
    #[error("{} cannot be written: {problem}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        problem: io::Error,
    },
    /// The game is shorter than that.
    #[error("the game has {entries} choices; --at takes a number from 0 to {entries}")]
    At {
        /// The choices there are.
        entries: usize,
    },
    /// There is no such seat.
    #[error("there is no seat {seat}; the seats are 0 to {}", seats.saturating_sub(1))]
    NoSeat {
        /// The seat asked for.
        seat: u8,
        /// The seats there are.
        seats: usize,
    },
    /// No game could be started or gone on with.
    #[error(transparent)]
    Start(BadRecord),
    /// A bot's choice was refused, or it had none.
    #[error("a bot could not go on: this is a mistake in the game")]
    Bot,
    /// No secret seed could be made.
    #[error("the system gives no random numbers: {0}")]
    NoRandomness(getrandom::Error),
    /// The terminal cannot be read or written.
    #[error("the terminal: {0}")]
    Terminal(#[from] io::Error),
}

impl Trouble {
    /// The exit code that tells of it: 2 where the command line asked for what there is not, else 1.
    pub fn exit_code(&self) -> u8 {
        match self {
            Trouble::TextOnly
            | Trouble::NoGame
            | Trouble::NoDataFolder
            | Trouble::WhichTables
            | Trouble::UnknownGame { .. }
            | Trouble::UnknownMode { .. }
            | Trouble::Options(_)
            | Trouble::UnknownBot(_)
            | Trouble::BotCount { .. }
            | Trouble::Entrant(_)
            | Trouble::TooManySitters { .. }
            | Trouble::UnknownLanguage { .. }
            | Trouble::At { .. }
            | Trouble::NoSeat { .. } => 2,
            _ => 1,
        }
    }

    /// Did whoever read our output go away?
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Trouble::Terminal(problem) if problem.kind() == io::ErrorKind::BrokenPipe)
    }
}
