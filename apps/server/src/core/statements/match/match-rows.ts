/** A printed row as far as telling it from others goes; `reference` is the bank's own id of it, where the format has such ids. */
export type PrintedRow = {
  readonly fingerprint: string;
  readonly reference: string | null;
  /** A person put it in, so that its words say nothing of another; it is only counted among its equals. */
  readonly is_added?: boolean;
};
/** A stored transaction of the same account. */
export type StoredRow = PrintedRow & {
  readonly id: string;
  readonly nth: number;
  /** Fingerprints with which other statements print it. */
  readonly also?: readonly string[];
};

/** What a printed row is: a transaction not seen before, or one that is there; one that had no id of the bank is taken over with its id. */
export type Match =
  | { readonly kind: "new"; readonly nth: number }
  | { readonly kind: "known"; readonly transaction_id: string; readonly takes_over: boolean };

type Group = { free: StoredRow[]; taken_nth: Set<number>; next_nth: number; readonly taken: Set<string> };

/**
 * Matches the rows of one statement with the stored ones as multisets: k equal rows on paper are k transactions, whatever file they
 * came from and in whatever order. Rows with the bank's own ids are told apart by them when those can be trusted; a row without
 * one matches any equal row. The count of a group is therefore the larger of "distinct ids seen" and "most equal rows in one file".
 */
export const matchRows = (printed: readonly PrintedRow[], stored: readonly StoredRow[]): Match[] => {
  if (stored.length === 0) return numberEqualRows(printed);
  const trusted = areReferencesTrusted(printed, stored);
  const groups = toGroups(stored);
  const matches: (Match | undefined)[] = Array.from({ length: printed.length });
  const pass = (find: (group: Group, row: PrintedRow) => Match | null): void => {
    for (const [index, row] of printed.entries()) {
      if (matches[index] !== undefined || row.is_added === true) continue;
      const found = find(getGroup(groups, row.fingerprint), row);
      if (found !== null) matches[index] = found;
    }
  };
  if (trusted) {
    pass((group, { reference }) => take(group, (row) => reference !== null && row.reference === reference));
    pass((group, { reference }) => (reference === null ? null : takeUnnamed(group)));
    pass((group, { reference }) => (reference === null ? null : makeNew(group)));
  }
  return printed.map(
    ({ fingerprint, is_added }, index) =>
      matches[index] ?? (is_added === true ? makeNew : takeAnyOrMakeNew)(getGroup(groups, fingerprint)),
  );
};

/** Where nothing is there yet every row is new; equal ones are counted. */
const numberEqualRows = (printed: readonly PrintedRow[]): Match[] => {
  const counts = new Map<string, number>();
  return printed.map(({ fingerprint }) => {
    const nth = counts.get(fingerprint) ?? 0;
    counts.set(fingerprint, nth + 1);
    return { kind: "new", nth };
  });
};

const SHORTEST_REFERENCE = 6;
const CHANCE_DISAGREEMENTS = 3;

/**
 * Some banks number the rows of each download anew, or repeat a number. Ids are trusted when they are long enough and distinct in the
 * file, and when equal rows that are stored already do not all carry other ids.
 */
const areReferencesTrusted = (printed: readonly PrintedRow[], stored: readonly StoredRow[]): boolean => {
  const references = printed.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  if (references.length === 0 || new Set(references).size < references.length) return false;
  if (references.some((reference) => reference.length < SHORTEST_REFERENCE)) return false;
  const named = new Map<string, Set<string>>();
  for (const { fingerprint, reference } of stored) {
    if (reference === null) continue;
    named.set(fingerprint, (named.get(fingerprint) ?? new Set()).add(reference));
  }
  let agreeing = 0;
  let disagreeing = 0;
  for (const { fingerprint, reference } of printed) {
    const known = named.get(fingerprint);
    if (known === undefined || reference === null) continue;
    if (known.has(reference)) agreeing += 1;
    else disagreeing += 1;
  }
  return agreeing > 0 || disagreeing < CHANCE_DISAGREEMENTS;
};

/** A row that is taken in one group is gone from the others. */
type Groups = { readonly byFingerprint: Map<string, Group>; readonly taken: Set<string> };

const toGroups = (stored: readonly StoredRow[]): Groups => {
  const groups: Groups = { byFingerprint: new Map(), taken: new Set() };
  const sorted = stored.toSorted((a, b) => a.nth - b.nth);
  for (const row of sorted) {
    const group = getGroup(groups, row.fingerprint);
    if (row.is_added !== true) group.free.push(row);
    group.taken_nth.add(row.nth);
  }
  // What another statement prints alike comes after what is at home with these words.
  for (const row of sorted.filter(({ is_added }) => is_added !== true))
    for (const fingerprint of row.also ?? []) getGroup(groups, fingerprint).free.push(row);
  return groups;
};

const getGroup = ({ byFingerprint, taken }: Groups, fingerprint: string): Group => {
  const known = byFingerprint.get(fingerprint);
  if (known !== undefined) return known;
  const group: Group = { free: [], taken_nth: new Set(), next_nth: 0, taken };
  byFingerprint.set(fingerprint, group);
  return group;
};

const take = (group: Group, fits: (row: StoredRow) => boolean, takes_over = false): Match | null => {
  const index = group.free.findIndex((row) => !group.taken.has(row.id) && fits(row));
  if (index === -1) return null;
  const [row] = group.free.splice(index, 1);
  if (row !== undefined) group.taken.add(row.id);
  return row === undefined ? null : { kind: "known", transaction_id: row.id, takes_over };
};

const takeUnnamed = (group: Group): Match | null => take(group, (row) => row.reference === null, true);

const makeNew = (group: Group): Match => {
  while (group.taken_nth.has(group.next_nth)) group.next_nth += 1;
  group.taken_nth.add(group.next_nth);
  return { kind: "new", nth: group.next_nth };
};

/** A row without a trusted id leaves unnamed ones for those that have one. */
const takeAnyOrMakeNew = (group: Group): Match =>
  take(group, (row) => row.reference !== null) ?? take(group, () => true) ?? makeNew(group);
