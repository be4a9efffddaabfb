const FEW = 4;

/** The list with one more; a short one is made anew, for one that grows in place keeps room for many that never come. */
export const append = <T>(list: readonly T[], item: T): readonly T[] => {
  if (list.length < FEW) return [...list, item];
  // Lists that are longer were made here and are nobody else's.
  (list as T[]).push(item);
  return list;
};
