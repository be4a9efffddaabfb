import type { DueOnDay } from "@passbook/contract/forecast";
import { describe, expect, test } from "vitest";
import { escapeText, foldLine, writeIcs } from "./write-ics.ts";

const due: DueOnDay = {
  series_id: "0198a000-0000-7000-8000-000000000001",
  number: 24,
  name: "Rent; house, garden",
  bank_account_id: "0198a000-0000-7000-8000-000000000002",
  on: "2026-12-31",
  amount: -920_00,
  least: -920_00,
  most: -920_00,
  currency: "EUR",
  state: "due",
  transaction_id: null,
};

describe("an iCalendar file", () => {
  test("holds whole days, each with its name and amount", () => {
    expect(writeIcs([due, { ...due, state: "paid" }], "2026-11-20T10:11:12.345Z").split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Passbook//Due//EN",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:0198a000-0000-7000-8000-000000000001-24@passbook",
      "DTSTAMP:20261120T101112Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270101",
      String.raw`SUMMARY:Rent\; house\, garden -920.00 EUR`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("names what is due the same when its day moves, and no two alike", () => {
    const listUids = (...all: DueOnDay[]): (string | undefined)[] =>
      writeIcs(all, "2026-11-20T10:11:12.345Z")
        .split("\r\n")
        .filter((line) => line.startsWith("UID:"));
    expect(listUids({ ...due, on: "2027-01-02" })).toEqual(listUids(due));
    expect(listUids(due, due, { ...due, number: 25 })).toEqual([
      "UID:0198a000-0000-7000-8000-000000000001-24@passbook",
      "UID:0198a000-0000-7000-8000-000000000001-25@passbook",
      "UID:0198a000-0000-7000-8000-000000000001-26@passbook",
    ]);
  });

  test("escapes what means something in it", () => {
    expect(escapeText("a\\b;c,d\r\ne\nf")).toBe(String.raw`a\\b\;c\,d\ne\nf`);
    expect(escapeText("a\u0000b\u001bc\td")).toBe("abc\td");
  });

  test("without anything due is a calendar nevertheless, which holds one component", () => {
    const lines = writeIcs([{ ...due, state: "paid" }], "2026-11-20T10:11:12.345Z").split("\r\n");
    expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual([
      "BEGIN:VCALENDAR",
      "BEGIN:VTIMEZONE",
      "BEGIN:STANDARD",
    ]);
  });

  test("folds lines at 75 octets, and cuts no character", () => {
    const folded = foldLine(`SUMMARY:${"é".repeat(60)}${"😀".repeat(30)}`);
    const lines = folded.split("\r\n");
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(folded.replaceAll("\r\n ", "")).toBe(`SUMMARY:${"é".repeat(60)}${"😀".repeat(30)}`);
    expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
  });
});
