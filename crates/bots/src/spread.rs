//! Work spread over threads, and gathered in its order.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

/// Does pieces of work `0..count`, each hand on a thread of its own, and gathers what comes of them in their order. The
/// first piece is always done; after `until` no further one is begun.
pub(crate) fn spread<H: Send, T: Send>(
    hands: &mut [H],
    count: u32,
    until: Option<Instant>,
    piece: impl Fn(&mut H, u32) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(0);
    let (next, piece) = (&next, &piece);
    let work = move |hand: &mut H| {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let late = number > 0 && until.is_some_and(|until| Instant::now() >= until);
            if number >= count || late {
                return done;
            }
            done.push((number, piece(hand, number)));
        }
    };
    let (own, others) = hands.split_at_mut(hands.len().min(1));
    let mut done = Vec::new();
    std::thread::scope(|scope| {
        let busy = others.len().min(count.saturating_sub(1) as usize);
        let others: Vec<_> = others[..busy].iter_mut().map(|hand| scope.spawn(move || work(hand))).collect();
        done.extend(own.iter_mut().flat_map(work));
        for other in others {
            // A panic is a fault in a game or a mind; it goes on as the panic it is.
            done.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, came)| came).collect()
}
