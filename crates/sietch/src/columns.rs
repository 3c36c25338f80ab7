//! `sietch sim --records DIR`: games as open data. Each is kept as a record, and all of them as two tables of columns in
//! Parquet files, which pandas, polars and others read at once: `seats.parquet` has a line for every seat of every game,
//! `moves.parquet` one for every decision with a choice.

use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::Kind;
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, FloatType, Int32Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use serde_json::json;

use crate::chronicle::{Chronicle, Plan};
use crate::cli::SimArgs;
use crate::save::{self, Replace};
use crate::setup::Setup;
use crate::sim::{cores, progress_bar};
use crate::trouble::Trouble;

/// Lines of a table that are written together.
const TOGETHER: usize = 100_000;

const MOVES: &str = "message moves {
    REQUIRED INT32 game; REQUIRED INT32 move; REQUIRED INT32 seat; REQUIRED INT32 round; REQUIRED INT32 choices;
    REQUIRED INT32 number; REQUIRED BYTE_ARRAY action (STRING); REQUIRED BYTE_ARRAY rule (STRING);
}";

const SEATS: &str = "message seats {
    REQUIRED INT32 game; REQUIRED INT32 seat; REQUIRED BYTE_ARRAY side (STRING); REQUIRED BYTE_ARRAY bot (STRING);
    REQUIRED FLOAT share; REQUIRED INT32 score; REQUIRED BYTE_ARRAY ending (STRING); REQUIRED INT32 rounds;
    REQUIRED INT32 moves;
}";

/// Plays the games and writes them down.
pub fn run(args: &SimArgs, setup: &Setup, bots: &[Kind], folder: &Path) -> Result<(), Trouble> {
    let threads = args.threads.map_or_else(cores, |threads| threads as usize);
    let (games, seed, rotate) = (args.games, args.seed, args.rotate);
    let plan = Plan { setup, bots, rotate, games, seed, threads, records: true };
    // Records of a longer run would be taken for some of this one.
    if folder.join(record(games)).exists() {
        return Err(Trouble::OtherRecords { folder: folder.to_owned(), games });
    }
    let mut columns = Columns::create(folder, setup.entry.door.actions())?;
    let bar = progress_bar(games);
    let mut decisions = 0;
    plan.play(|game| {
        decisions += game.moves.len();
        bar.inc(1);
        columns.add(&game, &plan.seated(game.game))
    })?;
    columns.close()?;
    bar.finish_and_clear();
    let told = json!({ "games": games, "decisions": decisions, "folder": folder });
    if args.json {
        println!("{told}");
    } else {
        println!("{games} games with {decisions} decisions in {}", folder.display());
    }
    Ok(())
}

/// The file that keeps a game, by its number.
fn record(game: u64) -> String {
    format!("{game:06}.sietch")
}

/// A column that is filled until it is written.
enum Column {
    Int(Vec<i32>),
    Float(Vec<f32>),
    Text(Vec<ByteArray>),
}

/// A file of columns.
struct Table {
    path: PathBuf,
    writer: SerializedFileWriter<File>,
    columns: Vec<Column>,
    lines: usize,
}

/// A value of a line.
enum Cell<'a> {
    Int(i32),
    Float(f32),
    Text(&'a str),
}

impl Table {
    fn create(path: PathBuf, schema: &str, columns: Vec<Column>) -> Result<Table, Trouble> {
        let file = File::create(&path).map_err(|problem| Trouble::Write { path: path.clone(), problem })?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let made = parse_message_type(schema)
            .and_then(|schema| SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties)));
        let writer = made.map_err(|problem| columns_trouble(&path, problem))?;
        Ok(Table { path, writer, columns, lines: 0 })
    }

    fn line(&mut self, cells: &[Cell<'_>]) -> Result<(), Trouble> {
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            match (column, cell) {
                (Column::Int(list), Cell::Int(value)) => list.push(*value),
                (Column::Float(list), Cell::Float(value)) => list.push(*value),
                (Column::Text(list), Cell::Text(value)) => list.push(ByteArray::from(*value)),
                // Columns and cells are written down side by side below.
                _ => debug_assert!(false, "a cell of another kind than its column"),
            }
        }
        self.lines += 1;
        if self.lines == TOGETHER { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), Trouble> {
        self.lines = 0;
        self.write().map_err(|problem| columns_trouble(&self.path, problem))
    }

    fn write(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for column in &mut self.columns {
            let Some(mut writer) = group.next_column()? else { break };
            match column {
                Column::Int(list) => {
                    writer.typed::<Int32Type>().write_batch(list, None, None)?;
                    list.clear();
                }
                Column::Float(list) => {
                    writer.typed::<FloatType>().write_batch(list, None, None)?;
                    list.clear();
                }
                Column::Text(list) => {
                    writer.typed::<ByteArrayType>().write_batch(list, None, None)?;
                    list.clear();
                }
            }
            writer.close()?;
        }
        group.close()?;
        Ok(())
    }

    fn close(mut self) -> Result<(), Trouble> {
        if self.lines > 0 {
            self.flush()?;
        }
        let Table { path, writer, .. } = self;
        writer.close().map(drop).map_err(|problem| columns_trouble(&path, problem))
    }
}

fn columns_trouble(path: &Path, problem: ParquetError) -> Trouble {
    Trouble::Write { path: path.to_owned(), problem: std::io::Error::other(problem) }
}

/// Where games go.
pub struct Columns {
    folder: PathBuf,
    moves: Table,
    seats: Table,
    numbers: HashMap<&'static str, i32>,
}

impl Columns {
    /// Makes the folder and its files; `actions` lists a game's actions by number.
    pub fn create(folder: &Path, actions: &'static str) -> Result<Columns, Trouble> {
        let trouble = |problem| Trouble::Write { path: folder.to_owned(), problem };
        std::fs::create_dir_all(folder).map_err(trouble)?;
        let (int, text) = (|| Column::Int(Vec::new()), || Column::Text(Vec::new()));
        let moves = vec![int(), int(), int(), int(), int(), int(), text(), text()];
        let seats =
            vec![int(), int(), text(), text(), Column::Float(Vec::new()), int(), text(), int(), int()];
        Ok(Columns {
            folder: folder.to_owned(),
            moves: Table::create(folder.join("moves.parquet"), MOVES, moves)?,
            seats: Table::create(folder.join("seats.parquet"), SEATS, seats)?,
            numbers: (0..).zip(actions.lines()).map(|(number, action)| (action, number)).collect(),
        })
    }

    /// Writes a game down; `bots` are those in its seats.
    pub fn add(&mut self, game: &Chronicle, bots: &[Kind]) -> Result<(), Trouble> {
        use Cell::{Float, Int, Text};
        let number = game.game as i32;
        for step in &game.moves {
            let action = step.action.text();
            self.moves.line(&[
                Int(number),
                Int(step.at as i32),
                Int(step.seat.0.into()),
                Int(step.round.into()),
                Int(step.choices as i32),
                Int(self.numbers.get(action).copied().unwrap_or(-1)),
                Text(action),
                Text(step.rule.as_str()),
            ])?;
        }
        for (seat, (side, bot)) in game.sides.iter().zip(bots).enumerate() {
            self.seats.line(&[
                Int(number),
                Int(seat as i32),
                Text(side),
                Text(&bot.to_string()),
                Float(game.share(seat) as f32),
                Int(game.outcome.scores[seat].into()),
                Text(game.outcome.ending),
                Int(game.rounds.len() as i32),
                Int(game.moves.len() as i32),
            ])?;
        }
        match &game.record {
            Some(kept) => save::write(&self.folder.join(record(game.game)), kept, Replace::Yes),
            None => Ok(()),
        }
    }

    /// Closes the files: without this nobody can read them.
    pub fn close(self) -> Result<(), Trouble> {
        self.moves.close()?;
        self.seats.close()
    }
}
