//! How large the hash table is.

/// The size of the hash table, at least one mebibyte.
///
/// ```
/// use rokade_engine::HashSize;
/// assert_eq!(HashSize::mebibytes(0), HashSize::mebibytes(1));
/// assert_eq!(HashSize::mebibytes(16).bytes(), 16 * 1024 * 1024);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HashSize {
    mebibytes: u16,
}

const BYTES_PER_MEBIBYTE: usize = 1024 * 1024;

impl HashSize {
    /// So many mebibytes; none counts as one. The memory is taken at once.
    #[must_use]
    pub const fn mebibytes(mebibytes: u16) -> HashSize {
        HashSize { mebibytes: if mebibytes == 0 { 1 } else { mebibytes } }
    }

    /// The size in bytes.
    #[must_use]
    pub const fn bytes(self) -> usize {
        (self.mebibytes as usize).saturating_mul(BYTES_PER_MEBIBYTE)
    }
}

impl Default for HashSize {
    /// 16 mebibytes: the custom of UCI engines.
    fn default() -> HashSize {
        HashSize::mebibytes(16)
    }
}
