//! The middle of several measurements.

/// The median of measurements, which are put in order; 0 of none.
pub fn median(measured: &mut [f64]) -> f64 {
    measured.sort_by(f64::total_cmp);
    measured.get(measured.len() / 2).copied().unwrap_or(0.0)
}
