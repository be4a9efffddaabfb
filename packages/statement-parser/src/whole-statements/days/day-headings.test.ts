import { describe, expect, it, test } from "vitest";
import { DAY_HEADINGS } from "../../../testing/day-headings.ts";
import {
  drawDays,
  expectDays,
  isAmbiguous,
  listDayCases,
  PLACES,
  writeDays,
} from "../../../testing/draw-days.ts";
import type { DayCase, Place } from "../../../testing/draw-days.ts";
import { readColumnName } from "../../layout/names/column-names.ts";
import { tellDays } from "../../layout/days/tell-days.ts";
import type { DayColumn, DayContext } from "../../layout/days/tell-days.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile } from "../../parsed-file.ts";

const hints = { today: "2026-11-20" };
const WANTED = expectDays();
const CASES = Object.groupBy(listDayCases(), ({ language }) => language);

const daysOf = (file: Pick<ParsedFile, "statements"> | null): unknown =>
  file?.statements[0]?.transactions.map(({ booked_on, value_on }) => [booked_on, value_on]);

const readPage = (one: DayCase, place: Place): unknown => {
  const read = readDocument({ pages: drawDays(one, place), fixedPitch: false }, hints);
  return daysOf(read.ok ? read.value : null);
};

const readTable = (one: DayCase): unknown => {
  const read = parseBytes(new TextEncoder().encode(writeDays(one)), hints);
  return daysOf(read.ok ? read.value : null);
};

/** Each pair of names stands in one of the places, and in a table; which place it is goes round. */
const listWrong = (cases: readonly DayCase[]): string[] =>
  cases.flatMap((one, at) => {
    const places = PLACES.filter(
      (place) => (place !== "heading" || one.kind === "account") && (place !== "narrow" || !isAmbiguous(one)),
    );
    const place = places[at % places.length] ?? "left";
    const wanted = JSON.stringify(WANTED[one.kind]);
    const named = `${one.kind} ${one.names.join(" | ")}`;
    return [
      ...(JSON.stringify(readPage(one, place)) === wanted ? [] : [`${named} ${place}`]),
      ...(JSON.stringify(readTable(one)) === wanted ? [] : [`${named} table`]),
    ];
  });

describe("which of two named columns of days is that of booking", () => {
  it.each(Object.keys(DAY_HEADINGS))("is told on pages and in tables in %s", (language) => {
    expect(listWrong(CASES[language] ?? [])).toEqual([]);
  });

  it.each(Object.entries(DAY_HEADINGS))("is told by one list of names in %s", (_, words) => {
    const roles = {
      booking_date: words.booked,
      settlement_date: words.settled ?? [],
      value_date: words.value,
      purchase_date: words.bought,
      transaction_date: words.acted,
      date: [words.plain],
    };
    const wrong = Object.entries(roles).flatMap(([role, names]) =>
      names.filter((name) => readColumnName(name).role !== role),
    );
    expect(wrong).toEqual([]);
  });
});

const column = (role: DayColumn["role"], ...days: string[]): DayColumn => ({ role, readDays: () => days });

const FEBRUARY = { from: "2026-02-01", to: "2026-02-28" };
const ACCOUNT: DayContext = { period: FEBRUARY, owes: false };
const CARD: DayContext = { period: FEBRUARY, owes: true };

describe("columns of days without names that tell them apart", () => {
  const ordered = column(null, "2026-02-03", "2026-02-04", "2026-02-09");
  const turning = column(null, "2026-02-03", "2026-02-06", "2026-02-05");
  const early = column(null, "2026-01-30", "2026-02-02", "2026-02-09");
  const later = column(null, "2026-02-04", "2026-02-04", "2026-02-11");

  test("the days of booking run on as they are printed", () => {
    expect(tellDays([turning, ordered], ACCOUNT)).toEqual({ booked: 1, other: 0, open: false });
  });
  test("the days of booking lie in the period", () => {
    expect(tellDays([early, ordered], ACCOUNT)).toEqual({ booked: 1, other: 0, open: false });
  });
  test("on a card no purchase is later than its booking", () => {
    expect(tellDays([ordered, later], CARD)).toEqual({ booked: 1, other: 0, open: false });
  });
  test("what nothing tells is open", () => {
    expect(tellDays([ordered, later], ACCOUNT)).toEqual({ booked: 0, other: 1, open: true });
  });
  test("what the days contradict is open", () => {
    const sortedByPurchase = [ordered, column(null, "2026-02-08", "2026-02-06", "2026-02-09")];
    expect(tellDays(sortedByPurchase, CARD)).toMatchObject({ open: true });
  });
  test("equal days are not open", () => {
    expect(tellDays([ordered, ordered], ACCOUNT)).toMatchObject({ booked: 0, open: false });
  });
  test("the order alone tells no booking under a name that is not understood", () => {
    const vague: DayColumn = { ...ordered, role: "date", vague: true };
    expect(tellDays([{ ...turning, role: "transaction_date" }, vague], ACCOUNT)).toMatchObject({
      open: true,
    });
    expect(tellDays([{ ...turning, role: "value_date" }, vague], ACCOUNT)).toMatchObject({ open: false });
  });
  test("a settlement is a booking where its days run on and no others do", () => {
    const settled = (one: DayColumn): DayColumn => ({ ...one, role: "settlement_date" });
    for (const role of ["date", "transaction_date", null] as const)
      for (const context of [ACCOUNT, CARD]) {
        expect(tellDays([{ ...ordered, role }, settled(later)], context)).toMatchObject({
          booked: 1,
          open: true,
        });
        expect(tellDays([{ ...turning, role }, settled(ordered)], context)).toMatchObject({
          booked: 1,
          open: false,
        });
        expect(tellDays([{ ...ordered, role }, settled(turning)], context)).toMatchObject({ open: true });
      }
    for (const role of ["value_date", "purchase_date"] as const)
      expect(tellDays([{ ...ordered, role }, settled(later)], ACCOUNT)).toMatchObject({
        booked: 1,
        open: false,
      });
  });
  test("the order alone tells none beside a name that is not understood and never before it", () => {
    const after = column(null, "2026-02-07", "2026-02-06", "2026-02-10");
    const before = column(null, "2026-02-02", "2026-02-06", "2026-02-05");
    for (const unknown of [{}, { role: "date", vague: true }] as const) {
      expect(
        tellDays(
          [
            { ...ordered, role: "date" },
            { ...after, ...unknown },
          ],
          ACCOUNT,
        ),
      ).toMatchObject({
        booked: 0,
        open: true,
      });
      expect(
        tellDays(
          [
            { ...ordered, role: "date" },
            { ...before, ...unknown },
          ],
          ACCOUNT,
        ),
      ).toMatchObject({
        booked: 0,
        open: false,
      });
    }
  });
  test("a name outweighs the days", () => {
    expect(tellDays([{ ...turning, role: "booking_date" }, ordered], ACCOUNT)).toMatchObject({ booked: 0 });
  });
  test("of three days that of the value is kept beside the booking", () => {
    const three = (["purchase_date", "booking_date", "value_date"] as const).map((role) =>
      column(role, "2026-02-03"),
    );
    expect(tellDays(three, CARD)).toEqual({ booked: 1, other: 2, open: false });
  });
});

test("a settlement is told from a booking and from the day of a trade", () => {
  expect(["Settlement", "Trade date"].map((name) => readColumnName(name).role)).toEqual([
    "settlement_date",
    "transaction_date",
  ]);
});

test("a table whose two days nothing tells apart is not proved", () => {
  const text = [
    "Date;Date;Text;Amount;Balance",
    "2026-02-03;2026-02-04;Shop;-10.00;90.00",
    "2026-02-05;2026-02-05;Kiosk;-20.00;70.00",
    "2026-02-09;2026-02-11;Rail;-30.00;40.00",
  ].join("\n");
  const read = parseBytes(new TextEncoder().encode(`Opening balance;100.00\n\n${text}\n`), hints);
  const proof = read.ok ? read.value.statements[0]?.proof : undefined;
  expect(proof?.verdict).toBe("partly");
  expect(proof?.doubts.map(({ code }) => code)).toContain("days_open");
});

test("a table is not proved whose second name of days is not understood, though it runs on", () => {
  const text = [
    "Data tranzactie;Data lumirii;Descriere;Debit;Credit;Sold",
    "2026-02-02;2026-02-02;Brutaria;12,00;;988,00",
    "2026-02-06;2026-02-06;Chirie;300,00;;688,00",
    "2026-02-05;2026-02-07;Librarie;40,00;;648,00",
    "2026-02-09;2026-02-09;Salariu;;900,00;1.548,00",
  ].join("\n");
  const parsed = parseBytes(new TextEncoder().encode(text), hints);
  const proof = parsed.ok ? parsed.value.statements[0]?.proof : undefined;
  expect([proof?.verdict, proof?.doubts.map(({ code }) => code)]).toEqual(["partly", ["days_open"]]);
});
