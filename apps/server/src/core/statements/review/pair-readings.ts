import type { ReadRow } from "../kept/details.ts";

/** Which row of a new reading is which of the former one: the same values first, then the same place in the file. */
export const pairReadings = (before: readonly ReadRow[], after: readonly ReadRow[]): (ReadRow | null)[] => {
  const paired: (ReadRow | null)[] = after.map(() => null);
  const taken = new Set<ReadRow>();
  const pass = (toKey: (row: ReadRow) => string | null): void => {
    const free = Map.groupBy(
      before.filter((row) => !taken.has(row)),
      toKey,
    );
    for (const queue of free.values()) queue.reverse();
    for (const [index, row] of after.entries()) {
      const key = paired[index] === null ? toKey(row) : null;
      const found = key === null ? undefined : free.get(key)?.pop();
      if (found === undefined) continue;
      paired[index] = found;
      taken.add(found);
    }
  };
  pass((row) => JSON.stringify([toValues(row), row.source]));
  pass(toValues);
  pass((row) => (row.source === null ? null : JSON.stringify(row.source)));
  return paired;
};

const toValues = ({ booked_on, amount, currency, description, pending }: ReadRow): string =>
  JSON.stringify([booked_on, amount, currency, description, pending]);
