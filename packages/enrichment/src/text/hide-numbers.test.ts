import { expect, test } from "vitest";
import { HOUSEHOLD_US } from "../../testing/household-us.ts";
import { suggestOnDayZero } from "../categories/day-zero.ts";
import { readVendor } from "../merchants/read-vendor.ts";
import { hideNumbers } from "./hide-numbers.ts";

const hide = (...texts: string[]): string | null => hideNumbers(texts);

test("texts that differ in numbers alone are one, those that differ otherwise are not", () => {
  expect(hide("SHELL 57444 PLANO TX")).toBe(hide("SHELL 98105 PLANO TX"));
  expect(hide("SHELL 57444 PLANO TX")).not.toBe(hide("SHELL 5744 PLANO TX"));
  expect(hide("REF 4471 CITY 4471")).not.toBe(hide("REF 4471 CITY 4472"));
  expect(hide("REF 4471", "CITY 4471")).toBe(hide("REF 9913", "CITY 9913"));
  expect(hide("CAFÉ 57444")).toBe(hide("CAFÉ 98105"));
});

test("numbers of names, years and what is run together with letters stay", () => {
  const stay = [
    "REMA 1000 OSLO",
    "1-800-FLOWERS",
    "12306",
    "FEES 2024",
    "CHECK24123",
    "CAFÉ24123",
    "24/7 FITNESS",
  ];
  expect(stay.map((text) => hide(text))).toEqual(stay);
});

test("texts that could be taken for others are told from none", () => {
  expect([hide("A\uE000B"), hide("A\0B", ""), hide("4".repeat(5000))]).toEqual([null, null, null]);
});

/** The same text with other numbers. */
const turn = (text: string): string =>
  text.replace(/(?<![A-Za-z\d])\d{3,}(?![A-Za-z\d])/g, (number) =>
    number.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10)),
  );

test("a row says the same, whichever row with other numbers was read before it", () => {
  const read = (description: string, amount: number) => {
    const row = { description, counterparty: null, amount, currency: "USD" };
    const vendor = readVendor(row);
    return { vendor, said: suggestOnDayZero({ ...row, vendor }) };
  };
  // Marks stand for no number, so that what has one is read by itself.
  const alone = (description: string, amount: number) => {
    const row = { description, counterparty: "\uE000", amount, currency: "USD" };
    return readVendor(row);
  };
  const rows = HOUSEHOLD_US.filter(({ description }) => turn(description) !== description);
  expect(rows.length).toBeGreaterThan(20);
  for (const { description, amount } of rows) {
    read(turn(description), amount);
    expect([description, read(description, amount).vendor]).toEqual([
      description,
      alone(description, amount),
    ]);
  }
});
