import fc from "fast-check";
import { expect, test } from "vitest";
import { matchRows, type PrintedRow, type StoredRow } from "./match-rows.ts";

type Ledger = StoredRow[];

/** What importing does with the matches. */
const importRows = (ledger: Ledger, printed: readonly PrintedRow[]): Ledger => {
  const matches = matchRows(printed, ledger);
  const after = ledger.map((row) => ({ ...row }));
  for (const [index, match] of matches.entries()) {
    const { fingerprint, reference } = printed[index]!;
    if (match.kind === "new")
      after.push({ id: String(after.length), fingerprint, reference, nth: match.nth });
    else if (match.takes_over)
      after.splice(
        after.findIndex((row) => row.id === match.transaction_id),
        1,
        { ...after.find((row) => row.id === match.transaction_id)!, reference },
      );
  }
  return after;
};

const row = (fingerprint: string, reference: string | null = null): PrintedRow => ({
  fingerprint,
  reference,
});
const count = (ledger: Ledger) => {
  const counts: Record<string, number> = {};
  for (const { fingerprint } of ledger) counts[fingerprint] = (counts[fingerprint] ?? 0) + 1;
  return counts;
};

test("two equal rows of one file are two transactions, and the file again adds none", () => {
  const once = importRows([], [row("coffee"), row("coffee")]);
  expect(count(once)).toEqual({ coffee: 2 });
  expect(once.map(({ nth }) => nth)).toEqual([0, 1]);
  expect(count(importRows(once, [row("coffee"), row("coffee")]))).toEqual({ coffee: 2 });
});

test("an equal row with another id of the bank is another transaction", () => {
  const once = importRows([], [row("coffee", "2026090301")]);
  expect(count(importRows(once, [row("coffee", "2026090302")]))).toEqual({ coffee: 2 });
});

test("a bank that numbers each download anew does not double its rows", () => {
  const once = importRows([], [row("a", "100001"), row("b", "100002"), row("c", "100003")]);
  const other = [row("a", "200001"), row("b", "200002"), row("c", "200003")];
  expect(count(importRows(once, other))).toEqual({ a: 1, b: 1, c: 1 });
});

test("numbers too short to be ids, or repeated in the file, tell nothing apart", () => {
  const once = importRows([], [row("a", "1")]);
  expect(count(importRows(once, [row("a", "2")]))).toEqual({ a: 1 });
  const repeated = importRows([], [row("a", "100001"), row("b", "100001")]);
  expect(count(importRows(repeated, [row("a", "999999"), row("b", "999999")]))).toEqual({ a: 1, b: 1 });
});

test("a row read without an id is the same as the row with one, whichever came first", () => {
  const bare = importRows(importRows([], [row("a")]), [row("a", "100001")]);
  const named = importRows(importRows([], [row("a", "100001")]), [row("a")]);
  expect(count(bare)).toEqual({ a: 1 });
  expect(count(named)).toEqual({ a: 1 });
  expect(count(importRows(bare, [row("a", "100002")]))).toEqual({ a: 2 });
  expect(count(importRows(named, [row("a", "100002")]))).toEqual({ a: 2 });
});

test("any files in any order, any number of times, give the largest count each row has", () => {
  const file = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 });
  const seed = fc.nat();
  fc.assert(
    fc.property(fc.array(file, { minLength: 1, maxLength: 5 }), seed, (files, number) => {
      const expected: Record<string, number> = {};
      for (const each of files)
        for (const [name, times] of Object.entries(
          count(
            importRows(
              [],
              each.map((name) => row(name)),
            ),
          ),
        ))
          expected[name] = Math.max(expected[name] ?? 0, times);
      const order = [...files, files[number % files.length]!].toSorted(
        (a, b) => ((a.length * 7 + number) % 5) - ((b.length * 7 + number) % 5),
      );
      const ledger = order.reduce<Ledger>(
        (all, each) =>
          importRows(
            all,
            each.map((name) => row(name)),
          ),
        [],
      );
      expect(count(ledger)).toEqual(expected);
      expect(new Set(ledger.map(({ fingerprint, nth }) => `${fingerprint} ${String(nth)}`)).size).toBe(
        ledger.length,
      );
    }),
  );
});
