/** The one there is; null where there is none, or one of several would be a guess. */
export const findOnly = <T>(found: readonly T[]): T | null =>
  found.length === 1 ? (found[0] ?? null) : null;
