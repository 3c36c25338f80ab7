//! What each thing adds to the chance of winning, given everything else: a logistic regression on all of it at once, held
//! back a little (ridge) so that what is rare does not run away.

/// What a thing adds, in hundredths of a victory, with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Weight {
    /// What it adds.
    pub adds: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How sure it is that it adds or takes anything: its weight in standard errors, without a sign.
    pub sure: f64,
}

/// How strongly weights are held back.
const RIDGE: f64 = 1.0;

/// How often the weights are mended; they settle long before.
const MENDED: usize = 12;

/// Weighs `count` things that are there or not: each row lists those that are, and the share that was won.
pub fn weigh(count: usize, rows: &[(Vec<usize>, f64)]) -> Vec<Weight> {
    // The last place is what everybody has.
    let size = count + 1;
    let mut weights = vec![0.0; size];
    let mut factor = Vec::new();
    for _ in 0..MENDED {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut bend = vec![0.0; size * size];
        (0..size).for_each(|at| bend[at * size + at] = RIDGE);
        for (there, share) in rows {
            let all = || there.iter().copied().chain([count]);
            let chance = logistic(all().map(|at| weights[at]).sum());
            let width = chance * (1.0 - chance);
            for one in all() {
                slope[one] += share - chance;
                for other in all().filter(|other| *other <= one) {
                    bend[one * size + other] += width;
                }
            }
        }
        factor = cholesky(bend, size);
        let step = solve(&factor, size, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    let sums = sums(&weights, count, rows);
    (0..count)
        .map(|at| {
            let mut unit = vec![0.0; size];
            unit[at] = 1.0;
            let error = solve(&factor, size, unit)[at].max(0.0).sqrt();
            let points = |weight: f64| 100.0 * added(at, weights[at], weight, rows, &sums);
            Weight {
                adds: points(weights[at]),
                low: points(weights[at] - 1.96 * error),
                high: points(weights[at] + 1.96 * error),
                sure: weights[at].abs() / error.max(1e-9),
            }
        })
        .collect()
}

/// What every row comes to.
fn sums(weights: &[f64], count: usize, rows: &[(Vec<usize>, f64)]) -> Vec<f64> {
    rows.iter().map(|(there, _)| there.iter().map(|at| weights[*at]).sum::<f64>() + weights[count]).collect()
}

/// How much a thing of this weight adds to the chance of the average row, beside the row without it.
fn added(at: usize, own: f64, weight: f64, rows: &[(Vec<usize>, f64)], sums: &[f64]) -> f64 {
    let adds = |((there, _), sum): (&(Vec<usize>, f64), &f64)| {
        let without = if there.contains(&at) { sum - own } else { *sum };
        logistic(without + weight) - logistic(without)
    };
    rows.iter().zip(sums).map(adds).sum::<f64>() / rows.len().max(1) as f64
}

fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + (-sum).exp())
}

/// The lower triangle whose product with itself is the matrix, of which only the lower triangle is looked at.
fn cholesky(mut matrix: Vec<f64>, size: usize) -> Vec<f64> {
    for row in 0..size {
        for column in 0..=row {
            let inner: f64 = (0..column).map(|at| matrix[row * size + at] * matrix[column * size + at]).sum();
            let left = matrix[row * size + column] - inner;
            matrix[row * size + column] =
                if row == column { left.max(1e-12).sqrt() } else { left / matrix[column * size + column] };
        }
    }
    matrix
}

fn solve(factor: &[f64], size: usize, mut right: Vec<f64>) -> Vec<f64> {
    for row in 0..size {
        let inner: f64 = (0..row).map(|at| factor[row * size + at] * right[at]).sum();
        right[row] = (right[row] - inner) / factor[row * size + row];
    }
    for row in (0..size).rev() {
        let inner: f64 = (row + 1..size).map(|at| factor[at * size + row] * right[at]).sum();
        right[row] = (right[row] - inner) / factor[row * size + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use table::Chance;
    use table::chance::Fast;

    use super::*;

    #[test]
    fn what_helps_is_told_from_what_comes_with_it() {
        // Thing 0 helps; thing 1 mostly comes with it and does nothing; thing 2 does nothing and comes alone.
        let mut chance = Fast::new(5);
        let mut rows = Vec::new();
        for _ in 0..20_000 {
            let first = chance.below(2) == 0;
            let second = if chance.below(5) == 0 { !first } else { first };
            let won = chance.below(100) < if first { 60 } else { 30 };
            let there = [first, second, chance.below(2) == 0];
            let there = there.iter().enumerate().filter(|(_, there)| **there).map(|(at, _)| at).collect();
            rows.push((there, f64::from(u8::from(won))));
        }
        let weights = weigh(3, &rows);
        assert!((weights[0].adds - 30.0).abs() < 3.0 && weights[0].low > 25.0, "{weights:?}");
        assert!(weights[1].adds.abs() < 2.5 && weights[1].low < 0.0 && weights[1].high > 0.0, "{weights:?}");
        assert!(weights[2].adds.abs() < 2.0, "{weights:?}");
        assert!(weights[0].sure > 10.0 && weights[1].sure < 2.5 && weights[2].sure < 2.5, "{weights:?}");
    }

    #[test]
    fn nothing_known_is_nothing_added() {
        assert_eq!(weigh(0, &[]), []);
        assert!(weigh(1, &[]).iter().all(|weight| weight.adds == 0.0));
    }
}
