//! The macro that puts the steps of a game's phases together.

/// The steps of a game, phase by phase: an enum with one variant for each phase's own steps, which passes on
/// whatever it is asked.
///
/// ```text
/// table::steps! {
///     /// Something still to be done.
///     pub enum Step for Conquest {
///         /// Phase 1.
///         Storm(storm::Step),
///         /// Phase 2.
///         SpiceBlow(spice_blow::Step),
///     }
/// }
/// ```
#[macro_export]
macro_rules! steps {
    ($(#[$about:meta])* $vis:vis enum $name:ident for $game:ty {
        $($(#[$doc:meta])* $phase:ident($step:ty)),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        $vis enum $name {
            $($(#[$doc])* $phase($step)),*
        }

        $(impl From<$step> for $name {
            #[inline]
            fn from(step: $step) -> $name {
                $name::$phase(step)
            }
        })*

        impl $crate::step::Doing<$game> for $name {
            #[inline]
            fn asks(self, game: &$game) -> $crate::SeatSet {
                match self { $($name::$phase(step) => step.asks(game)),* }
            }

            #[inline]
            fn open(self, game: &$game) -> bool {
                match self { $($name::$phase(step) => step.open(game)),* }
            }

            #[inline]
            fn offer(
                self,
                game: &$game,
                seat: $crate::Seat,
                offers: &mut $crate::step::Offers<'_, <$game as $crate::Rules>::Action>,
            ) {
                match self { $($name::$phase(step) => step.offer(game, seat, offers)),* }
            }

            fn refuse(
                self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Rules>::Action,
            ) -> $crate::Refusal {
                match self { $($name::$phase(step) => step.refuse(game, seat, action)),* }
            }

            fn take(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                action: <$game as $crate::Rules>::Action,
                world: &mut impl $crate::World<<$game as $crate::Rules>::Event>,
            ) {
                match self { $($name::$phase(step) => step.take(game, seat, action, world)),* }
            }

            fn run(
                self,
                game: &mut $game,
                world: &mut impl $crate::World<<$game as $crate::Rules>::Event>,
            ) {
                match self { $($name::$phase(step) => step.run(game, world)),* }
            }
        }
    };
}
