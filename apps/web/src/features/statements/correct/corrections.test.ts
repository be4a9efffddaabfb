import { describe, expect, test } from "vitest";
import type { RowChange } from "@passbook/contract/statements";
import { listDifferences } from "../../../lib/versions/compare-fields.ts";
import {
  addCorrections,
  dropCorrection,
  listChangedRows,
  pickChangedRows,
  toFields,
  withFields,
} from "./corrections.ts";

const read = (row: number) => ({ row, source: { line: row } });
const added = (row: number) => ({ row, source: null });
const insert = (after: number, amount: number): RowChange => ({
  op: "insert",
  after,
  booked_on: "2026-07-02",
  amount,
  description: "Bakery",
});

describe("corrections of rows as they were read", () => {
  const rows = [read(1), read(2), read(3)];

  test("each row that was read has one correction, the later word counts", () => {
    const once = addCorrections([], rows, [{ op: "set", row: 2, amount: -500, description: "Rent" }]);
    const twice = addCorrections(once, rows, [{ op: "set", row: 2, amount: -600 }]);
    expect(twice).toEqual([{ op: "set", row: 2, amount: -600, description: "Rent" }]);
    expect(addCorrections(twice, rows, [{ op: "remove", row: 2 }])).toEqual([{ op: "remove", row: 2 }]);
  });

  test("an added row is changed and removed in the insertion that made it", () => {
    const changes = [insert(1, -100), { op: "set", row: 3, amount: 7 } as const, insert(0, -200)];
    const listed = [added(5), read(1), added(4), read(2), read(3)];
    expect(addCorrections(changes, listed, [{ op: "set", row: 5, amount: -250 }])).toEqual([
      changes[0],
      changes[1],
      insert(0, -250),
    ]);
    expect(addCorrections(changes, listed, [{ op: "remove", row: 4 }])).toEqual([changes[1], changes[2]]);
  });

  test("a row added below an added one stands behind it, after the same row of the file", () => {
    const listed = [read(1), added(4), read(2), read(3)];
    expect(addCorrections([insert(1, -100)], listed, [insert(4, -300)])).toEqual([
      insert(1, -100),
      insert(1, -300),
    ]);
  });

  test("a repair of several changes is taken as a whole", () => {
    const repair = [insert(2, -40), { op: "set", row: 2, amount: -60 } as const];
    expect(addCorrections([], rows, repair)).toEqual([repair[1], repair[0]]);
  });

  test("one correction is taken back without the others", () => {
    const changes = [{ op: "set", row: 1, amount: 5 } as const, { op: "remove", row: 2 } as const];
    expect(dropCorrection(changes, 0)).toEqual([changes[1]]);
    expect([...listChangedRows(changes)]).toEqual([1]);
  });
});

test("what two people corrected is told apart row by row, and joined", () => {
  const seen: RowChange[] = [
    { op: "set", row: 1, amount: -100 },
    { op: "insert", after: 2, booked_on: "2026-10-01", amount: -1, description: "Kiosk" },
  ];
  const mine: RowChange[] = [
    { op: "set", row: 1, amount: -200 },
    { op: "remove", row: 4 },
  ];
  const change = pickChangedRows(mine, seen);
  expect(Object.values(change)).toEqual([mine[0], mine[1], null]);
  const theirs: RowChange[] = [...seen, { op: "set", row: 9, description: "Bakery" }];
  expect(withFields(theirs, change)).toEqual([mine[0], theirs[2], mine[1]]);
  expect(withFields(seen, pickChangedRows(seen, seen))).toEqual(seen);
  const twice = [insert(2, -1), insert(2, -1)];
  expect(withFields(seen, pickChangedRows([...seen, ...twice], seen))).toEqual([...seen, ...twice]);
  const names = Object.keys(change);
  expect(listDifferences(change, toFields(seen), toFields(theirs))).toEqual([]);
  const others = toFields([{ op: "set", row: 1, amount: -300 }]);
  expect(listDifferences(change, toFields(seen), others)).toEqual([
    { name: names[0], mine: mine[0], theirs: { op: "set", row: 1, amount: -300 } },
  ]);
});
