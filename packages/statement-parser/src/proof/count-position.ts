type AtRow = { at: number; balance: number };

/**
 * Where balances printed between rows of the file stand in an order of those rows, ascending: where exactly the rows before
 * them, or exactly those after them, come first. One that an order by day tears apart is left out.
 */
export const countPosition = (order: readonly number[], printed: readonly AtRow[]): AtRow[] => {
  if (printed.length === 0) return [];
  const size = order.length;
  const highest = [-1];
  const lowest = [size];
  for (const [at, index] of order.entries()) {
    highest.push(Math.max(highest[at] ?? -1, index));
    lowest.push(Math.min(lowest[at] ?? size, index));
  }
  const descending = (order[0] ?? 0) > (order.at(-1) ?? 0);
  const placed = printed.flatMap(({ at, balance }): AtRow[] => {
    const atAnEnd = at === 0 || at === size;
    if (highest[at] === at - 1 && !(atAnEnd && descending)) return [{ at, balance }];
    return lowest[size - at] === at ? [{ at: size - at, balance }] : [];
  });
  return placed.toSorted((a, b) => a.at - b.at);
};
