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
///
/// Everybody has just one thing of a family. What it would be to have none of them nobody has tried, so these are weighed beside
/// each other: what one adds is what it adds to their average.
pub fn weigh(count: usize, rows: &[(Vec<usize>, f64)], families: &[Vec<usize>]) -> Vec<Weight> {
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
            let alone = [at];
            let family =
                families.iter().find(|family| family.contains(&at)).map_or(&alone[..], Vec::as_slice);
            let others = parts(family, rows);
            let base: f64 = others.iter().map(|(other, part)| weights[*other] * part).sum();
            let mut beside = vec![0.0; size];
            beside[at] = 1.0;
            others.iter().for_each(|(other, part)| beside[*other] -= part);
            let spread = solve(&factor, size, beside.clone());
            let error =
                beside.iter().zip(&spread).map(|(one, other)| one * other).sum::<f64>().max(0.0).sqrt();
            let without = without(family, &weights, rows, &sums);
            let points = |weight: f64| 100.0 * added(&without, base, weight);
            Weight {
                adds: points(weights[at]),
                low: points(weights[at] - 1.96 * error),
                high: points(weights[at] + 1.96 * error),
                sure: (weights[at] - base).abs() / error.max(1e-9),
            }
        })
        .collect()
}

/// Which part of the rows has each thing of a family; nothing where there is only one, which is weighed beside having none.
fn parts(family: &[usize], rows: &[(Vec<usize>, f64)]) -> Vec<(usize, f64)> {
    if family.len() < 2 {
        return Vec::new();
    }
    let part = |thing: &usize| {
        let met = rows.iter().filter(|(there, _)| there.contains(thing)).count();
        (*thing, met as f64 / rows.len().max(1) as f64)
    };
    family.iter().map(part).collect()
}

/// What every row comes to.
fn sums(weights: &[f64], count: usize, rows: &[(Vec<usize>, f64)]) -> Vec<f64> {
    rows.iter().map(|(there, _)| there.iter().map(|at| weights[*at]).sum::<f64>() + weights[count]).collect()
}

/// What every row would come to without the things of a family.
fn without(family: &[usize], weights: &[f64], rows: &[(Vec<usize>, f64)], sums: &[f64]) -> Vec<f64> {
    let own = |there: &[usize]| -> f64 {
        there.iter().filter(|thing| family.contains(thing)).map(|thing| weights[*thing]).sum()
    };
    rows.iter().zip(sums).map(|((there, _), sum)| sum - own(there)).collect()
}

/// How much a thing of this weight adds to the chance of the average row, beside one of the weight `base`.
fn added(without: &[f64], base: f64, weight: f64) -> f64 {
    let adds = |sum: &f64| logistic(sum + weight) - logistic(sum + base);
    without.iter().map(adds).sum::<f64>() / without.len().max(1) as f64
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
        let weights = weigh(3, &rows, &[]);
        assert!((weights[0].adds - 30.0).abs() < 3.0 && weights[0].low > 25.0, "{weights:?}");
        assert!(weights[1].adds.abs() < 2.5 && weights[1].low < 0.0 && weights[1].high > 0.0, "{weights:?}");
        assert!(weights[2].adds.abs() < 2.0, "{weights:?}");
        assert!(weights[0].sure > 10.0 && weights[1].sure < 2.5 && weights[2].sure < 2.5, "{weights:?}");
    }

    #[test]
    fn nothing_known_is_nothing_added() {
        assert_eq!(weigh(0, &[], &[]), []);
        assert!(weigh(1, &[], &[]).iter().all(|weight| weight.adds == 0.0));
    }
    #[test]
    fn what_everybody_has_one_of_is_weighed_beside_the_others() {
        // Of three cards everybody has one; the first wins 45 of 100 games, the others 30.
        let mut chance = Fast::new(7);
        let rows: Vec<(Vec<usize>, f64)> = (0..20_000)
            .map(|_| {
                let card = chance.below(3) as usize;
                let won = chance.below(100) < if card == 0 { 45 } else { 30 };
                (vec![card], f64::from(u8::from(won)))
            })
            .collect();
        let apart = weigh(3, &rows, &[]);
        assert!(apart.iter().all(|weight| weight.high - weight.low > 20.0), "nobody had none: {apart:?}");
        let weights = weigh(3, &rows, &[vec![0, 1, 2]]);
        let adds: Vec<f64> = weights.iter().map(|weight| weight.adds).collect();
        assert!((adds[0] - 10.0).abs() < 1.5 && (adds[1] + 5.0).abs() < 1.5, "{weights:?}");
        assert!(weights.iter().all(|weight| weight.high - weight.low < 3.0), "{weights:?}");
        assert!(weights[0].low > 0.0 && weights[1].high < 0.0 && weights[2].high < 0.0, "{weights:?}");
    }
}
