/** The growth from `n` to eight times `n` that is allowed: work in proportion gives 8, work that grows with the square 64. */
export const MOST_GROWTH = 24;
