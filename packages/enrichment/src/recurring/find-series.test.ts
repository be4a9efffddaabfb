import { describe, expect, test } from "vitest";
import { makeContext, makeRow } from "../../testing/finder-rows.ts";
import type { FinderRow, SeriesAnswer } from "../finding-types.ts";
import { byDayAndId } from "../rows/row-groups.ts";
import { makeJudgement } from "../transfers/find-transfers.ts";
import { findGroupSeries } from "./find-series.ts";

const TODAY = "2026-06-30";
const { read, places } = makeJudgement(makeContext());
const scene = { transferIds: new Set<string>(), read, ownWords: places.words };
const find = (
  rows: readonly FinderRow[],
  { answers = [], today = TODAY }: { answers?: readonly SeriesAnswer[]; today?: string } = {},
) => findGroupSeries(rows.toSorted(byDayAndId), answers, { ...scene, today });

const pay = (booked_on: string, amount = -999, changes: Partial<FinderRow> = {}): FinderRow =>
  makeRow({
    id: `${booked_on}:${String(amount)}`,
    booked_on,
    amount,
    description: "LUMO STREAM",
    vendor_key: "lumo",
    ...changes,
  });
const pad = (part: number): string => String(part).padStart(2, "0");
const months = (from: number, to: number, day: number, amount = -999) =>
  Array.from({ length: to - from + 1 }, (_, at) => pay(`2026-${pad(from + at)}-${pad(day)}`, amount));
const every = (days: number, count: number, amounts: readonly number[] = [-999]) =>
  Array.from({ length: count }, (_, at) =>
    pay(
      new Date(Date.parse("2026-01-05") + at * days * 86_400_000).toISOString().slice(0, 10),
      amounts[at % amounts.length] ?? -999,
    ),
  );

describe("cash drawn every month", () => {
  const drawn = (description: string) =>
    months(1, 6, 1, -20_000).map((row) => ({ ...row, description, vendor_key: "cash" }));

  test.each([
    "ATM WITHDRAWAL 0042 HIGH STREET",
    "CASH 1 JUN",
    "RETRAIT DAB 01/06 PARIS",
    "NOSTO OTTO. HELSINKI",
    "PRELIEVO BANCOMAT VIA ROMA",
    "BARGELDAUSZAHLUNG KOELN",
  ])("as %j is no series", (description) => {
    expect(find(drawn(description))).toEqual([]);
  });

  test("is one where the person says so", () => {
    const rows = drawn("ATM WITHDRAWAL 0042 HIGH STREET");
    const answers = [{ kind: "confirmed", member_ids: rows.map(({ id }) => id) }] as const;
    expect(find(rows, { answers })).toMatchObject([{ answer: "confirmed", kind: "transfer" }]);
  });
});

describe("a series", () => {
  test.each([
    ["APPLE.COM/BILL 866-712-7753 CA", "subscription"],
    ["ZELLE PAYMENT TO PINEWOOD PROPERTIES LLC", "bill"],
    ["COMCAST CABLE COMM 800-266-2278 CA", "bill"],
    ["MONTHLY ACCOUNT FEE", "fee"],
    ["HARBOUR BANK MONTHLY SERVICE FEE", "fee"],
    ["Kontoführungsgebühr 01.06.2026", "fee"],
    ["FRAIS DE TENUE DE COMPTE", "fee"],
    ["FELLSIDE FITNESS MONTHLY FEE", "bill"],
    ["CASH AND CARRY CLUB", "subscription"],
    ["OTTO GMBH", "subscription"],
    ["NAVIENT DES:STUDNTLOAN", "bill"],
    ["TOYOTA AUTO FINANCE", "bill"],
    ["FIRST HARBOUR LN PYMT", "bill"],
    ["RATENZAHLUNG KREDITRATE", "bill"],
    ["LENING AFLOSSING 4411", "bill"],
  ])("of %j is a %s", (description, kind) => {
    const rows = months(1, 6, 12).map((row) => ({ ...row, description }));
    expect(find(rows)).toMatchObject([{ kind }]);
  });

  test("knows its interval, its day, what comes next and its members", () => {
    const [series, ...others] = find(months(1, 6, 12));
    expect(others).toEqual([]);
    expect(series).toMatchObject({
      id: "v:lumo|GBP|out|monthly|2026-01-12:-999",
      interval: "monthly",
      direction: "out",
      kind: "subscription",
      usual_day: 12,
      state: "active",
      expected: { on: "2026-07-12", amount: -999, low: -999, high: -999 },
      missed: [],
    });
    expect(series?.member_ids).toHaveLength(6);
  });

  test.each([
    [7, "weekly"],
    [14, "fortnightly"],
    [28, "four_weekly"],
  ])("every %d days is %s", (days, interval) => {
    expect(find(every(days, 6)).map((each) => each.interval)).toEqual([interval]);
  });

  test.each([
    [2, "two_monthly"],
    [3, "quarterly"],
    [6, "half_yearly"],
    [12, "yearly"],
  ])("every %d months is %s", (step, interval) => {
    const rows = Array.from({ length: 4 }, (_, at) => {
      const month = at * step;
      return pay(`${String(2022 + Math.floor(month / 12))}-${pad((month % 12) + 1)}-15`);
    });
    expect(find(rows).map((each) => each.interval)).toEqual([interval]);
  });

  test("twice a month is one, paid before weekends, and goes on by its two days", () => {
    const days = ["01-15", "01-30", "02-13", "02-27", "03-13", "03-31", "04-15", "04-30"];
    const [series] = find(
      days.map((day) => pay(`2026-${day}`, 150_000)),
      { today: "2026-05-01" },
    );
    expect(series).toMatchObject({
      interval: "semi_monthly",
      kind: "income",
      expected: { on: "2026-05-15" },
    });
  });

  test("at the end of months stays there", () => {
    const days = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"];
    const [series] = find(
      days.map((day) => pay(day)),
      { today: "2026-05-10" },
    );
    expect(series).toMatchObject({ usual_day: 31, expected: { on: "2026-05-31" } });
  });

  test("with amounts that change expects a range", () => {
    const amounts = [-8_000, -6_500, -9_100, -7_700, -5_900, -8_200];
    const rows = amounts.map((amount, at) => pay(`2026-${pad(at + 1)}-${pad(20 + (at % 3))}`, amount));
    const [series] = find(rows, { today: "2026-07-01" });
    expect(series).toMatchObject({ kind: "bill", fixed_amount: false });
    expect(series?.expected).toEqual({ on: "2026-07-21", amount: -7_850, low: -8_200, high: -5_900 });
  });

  test("goes on after a trial, whose end is a new price", () => {
    const rows = [...months(1, 3, 12, -99), ...months(4, 6, 12, -1_199)];
    expect(find(rows)).toMatchObject([
      { member_ids: { length: 6 }, price_changes: [{ on: "2026-04-12", from: -99, to: -1_199 }] },
    ]);
  });

  test("of a year stands beside one of months at the same counterparty", () => {
    const yearly = [pay("2025-03-20", -8_900), pay("2026-03-20", -8_900)];
    const found = find([...months(1, 6, 12), ...yearly]);
    expect(found.map(({ interval, member_ids }) => [interval, member_ids.length])).toEqual([
      ["monthly", 6],
      ["yearly", 2],
    ]);
  });

  test("tells when its price rose", () => {
    const [series] = find([...months(1, 3, 5), ...months(4, 6, 5, -1_299)]);
    expect(series?.price_changes).toEqual([{ on: "2026-04-05", from: -999, to: -1_299 }]);
    expect(series?.member_ids).toHaveLength(6);
  });

  test("tells which days were missed, and survives a pause and a moved day", () => {
    const [missed] = find([...months(1, 2, 5), ...months(4, 6, 5)]);
    expect(missed).toMatchObject({ missed: ["2026-03-05"] });
    const moved = find([...months(1, 5, 5), ...months(6, 10, 20)], { today: "2026-10-25" });
    expect(moved.map(({ member_ids }) => member_ids.length)).toEqual([10]);
    const late = pay("2026-03-14");
    expect(find([...months(1, 2, 5), late, ...months(4, 6, 5)])[0]?.member_ids).toHaveLength(6);
  });

  test("is late after its day and ended when nothing comes", () => {
    const rows = months(1, 5, 5);
    expect(find(rows, { today: "2026-06-08" })[0]?.state).toBe("active");
    expect(find(rows, { today: "2026-06-12" })[0]).toMatchObject({ state: "late", missed: ["2026-06-05"] });
    expect(find(rows, { today: "2026-08-30" })[0]).toMatchObject({ state: "ended", expected: null });
  });

  test("of a yearly fee needs two equal amounts", () => {
    expect(find([pay("2025-03-01"), pay("2026-03-02")])[0]?.interval).toBe("yearly");
    expect(find([pay("2025-03-01"), pay("2026-03-02", -1_200)])).toEqual([]);
  });
});

describe("two subscriptions at one counterparty are told apart", () => {
  test("by their amounts", () => {
    const rows = [...months(1, 6, 3, -99), ...months(1, 6, 18, -999)];
    expect(find(rows).map(({ expected }) => expected?.amount)).toEqual([-99, -999]);
  });

  test("of one amount on one day, too", () => {
    const twins = months(1, 6, 22).map((row) => ({ ...row, id: `${row.id}b` }));
    expect(find([...months(1, 6, 22), ...twins]).map(({ member_ids }) => member_ids.length)).toEqual([6, 6]);
  });

  test("amid purchases by chance, which are none", () => {
    const chance = ["01-04", "01-29", "02-17", "03-03", "03-21", "04-24", "05-05", "05-30"];
    const rows = [...months(1, 6, 16), ...chance.map((day, at) => pay(`2026-${day}`, -1_500 - at * 371))];
    expect(find(rows).map(({ member_ids }) => member_ids.length)).toEqual([6]);
  });
});

describe("no series", () => {
  test("are groceries of every week", () => {
    expect(find(every(7, 20, [-4_210, -6_899, -5_120, -3_377, -7_012]))).toEqual([]);
  });

  test("are visits at odd intervals, though at one price", () => {
    const days = ["2026-01-03", "2026-02-14", "2026-03-12", "2026-04-28", "2026-05-27", "2026-06-29"];
    expect(find(days.map((day) => pay(day, -2_000)))).toEqual([]);
  });

  test("are two purchases of a month", () => {
    expect(find(months(1, 2, 5))).toEqual([]);
  });
});

describe("the person's answers", () => {
  const idsOf = (rows: readonly FinderRow[]) => rows.map(({ id }) => id);

  test("dismiss a series, also when it goes on", () => {
    const answers = [{ kind: "dismissed" as const, member_ids: idsOf(months(1, 4, 5)) }];
    expect(find(months(1, 6, 5), { answers })).toEqual([]);
  });

  test("confirm one where too little speaks for it, and it grows", () => {
    const answers = [{ kind: "confirmed" as const, member_ids: idsOf(months(1, 2, 5)) }];
    expect(find(months(1, 2, 5), { answers })[0]).toMatchObject({ interval: "monthly", answer: "confirmed" });
    expect(find(months(1, 6, 5), { answers })[0]).toMatchObject({ answer: "confirmed", confidence: 1 });
    expect(find(months(1, 6, 5), { answers })[0]?.member_ids).toHaveLength(6);
  });

  test("merge two of different names into one", () => {
    const renamed = months(4, 6, 5).map((row) => ({ ...row, vendor_key: "lumoplus" }));
    const rows = [...months(1, 3, 5), ...renamed];
    expect(find(rows)).toHaveLength(2);
    const [merged, ...others] = find(rows, { answers: [{ kind: "merged", member_ids: idsOf(rows) }] });
    expect(others).toEqual([]);
    expect(merged).toMatchObject({ answer: "merged", interval: "monthly" });
    expect(merged?.member_ids).toHaveLength(6);
  });
});
