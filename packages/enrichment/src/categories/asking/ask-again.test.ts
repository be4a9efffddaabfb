import { expect, test } from "vitest";
import { chooseToAsk, LARGE_FROM, type ToldRow } from "./ask-again.ts";

const SELDOM = { vendors: 30, mixed: 0 };
const OFTEN = { vendors: 30, mixed: 9 };

const rows = (count: number, of: (index: number) => { amount: number; year: number }) =>
  Array.from({ length: count }, (_, index) => {
    const { amount, year } = of(index);
    return { id: index, amount, booked_on: `${String(year)}-05-05` };
  });
const tell = ({ amount, booked_on }: { amount: number; booked_on: string }, label = "food"): ToldRow => ({
  amount,
  booked_on,
  label,
});

test("a small vendor is settled by one answer", () => {
  const open = rows(LARGE_FROM - 1, (index) => ({ amount: -1000 * 4 ** index, year: 2010 + index }));
  expect(chooseToAsk(open, [], SELDOM)).toEqual([]);
});

test("of a large vendor rows are asked that lie apart in both year and amount", () => {
  const open = rows(40, (index) => ({ amount: index % 2 === 0 ? -1000 : -90_000, year: 2025 - (index % 4) }));
  const [first, ...others] = chooseToAsk(open, [], { vendors: 0, mixed: 0 });
  expect(first).toBe(open[0]);
  expect(others.map(({ amount }) => amount)).toContain(-90_000);
  expect(new Set([first, ...others].map((row) => row?.booked_on)).size).toBe(others.length + 1);
});

test("of equal amounts rows are asked that lie as far apart in time as may be", () => {
  const open = rows(45, (index) => ({ amount: -1000, year: 2025 - (index % 9) }));
  const asked = chooseToAsk(open, [tell({ amount: -1000, booked_on: "2025-05-05" })], SELDOM);
  expect(asked.map(({ booked_on }) => booked_on.slice(0, 4))).toEqual(["2017", "2021"]);
});

test("nothing more is asked once enough kinds were answered, or where all rows are like those that were", () => {
  const open = rows(40, (index) => ({ amount: -1000, year: 2025 - (index % 4) }));
  const told = open.slice(0, 3).map((row) => tell(row));
  expect(chooseToAsk(open, told.slice(0, 1), SELDOM).length).toBe(2);
  expect(chooseToAsk(open, told, SELDOM)).toEqual([]);
  const alike = rows(40, () => ({ amount: -1000, year: 2025 }));
  expect(chooseToAsk(alike, [tell({ amount: -1100, booked_on: "2025-01-01" })], OFTEN)).toEqual([]);
});

test("more is asked where vendors are often mixed, the more the larger, and where this one is", () => {
  const open = rows(400, (index) => ({ amount: -1000 * 2 ** (index % 7), year: 2025 - (index % 9) }));
  const told = open.slice(0, 4).map((row) => tell(row));
  expect(chooseToAsk(open, told, SELDOM)).toEqual([]);
  expect(chooseToAsk(open, told, OFTEN).length).toBe(3);
  expect(chooseToAsk(open.slice(0, 9), told, OFTEN)).toEqual([]);
  const mixed = [...told.slice(1), tell(open[0] ?? { amount: 0, booked_on: "" }, "rent")];
  expect(chooseToAsk(open, mixed, SELDOM).length).toBe(3);
});

test("money back is another kind than money out", () => {
  const open = rows(20, (index) => ({ amount: index === 19 ? 1000 : -1000, year: 2025 }));
  const told = [tell({ amount: -1000, booked_on: "2025-01-01" })];
  expect(chooseToAsk(open, told, SELDOM).map(({ id }) => id)).toEqual([19]);
});
