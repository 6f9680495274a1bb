//! The same arithmetic for processors that work on many numbers at a time:
//! sixteen with AVX2, eight in the browser.
//!
//! The compiler makes the wide instructions out of the plain loops; all that
//! is said here is when they may be used. On x86-64 that is asked of the
//! processor while running, so that one program is fast on new machines and
//! right on old ones. WebAssembly cannot be asked: a browser without its wide
//! instructions (before 2021; Safari 2023) refuses the whole engine. Elsewhere
//! the plain loops are used, for whatever width the target is compiled for.

use super::{Row, change_plainly, weigh_plainly};

/// The sums with some rows of weights added and others taken away.
#[inline]
#[cfg(not(target_arch = "wasm32"))]
pub(in super::super) fn change(sums: &mut Row, rows: &[Row], added: &[u16], taken: &[u16]) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        #[expect(unsafe_code, reason = "the only way to call what needs AVX2")]
        // SAFETY: the processor has just been asked, and has AVX2.
        unsafe {
            change_with_avx2(sums, rows, added, taken);
        }
        return;
    }
    change_plainly(sums, rows, added, taken);
}

/// The clipped squares of the sums, weighed and added up.
#[inline]
#[cfg(not(target_arch = "wasm32"))]
pub(in super::super) fn weigh(sums: &Row, weights: &Row) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        #[expect(unsafe_code, reason = "the only way to call what needs AVX2")]
        // SAFETY: the processor has just been asked, and has AVX2.
        return unsafe { weigh_with_avx2(sums, weights) };
    }
    weigh_plainly(sums, weights)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn change_with_avx2(sums: &mut Row, rows: &[Row], added: &[u16], taken: &[u16]) {
    change_plainly(sums, rows, added, taken);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn weigh_with_avx2(sums: &Row, weights: &Row) -> i32 {
    weigh_plainly(sums, weights)
}

/// The sums with some rows of weights added and others taken away.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
pub(in super::super) fn change(sums: &mut Row, rows: &[Row], added: &[u16], taken: &[u16]) {
    change_plainly(sums, rows, added, taken);
}

/// The clipped squares of the sums, weighed and added up.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
pub(in super::super) fn weigh(sums: &Row, weights: &Row) -> i32 {
    weigh_plainly(sums, weights)
}
