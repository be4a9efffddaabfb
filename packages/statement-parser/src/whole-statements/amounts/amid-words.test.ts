import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const ROWS: readonly [string, string, string][] = [
  ["02.10.26", "BILLA DANKT 0002514 8504", ">33,43-"],
  ["04.10.26", "POS 125,63 AT K1 04.10. 13:01", ">125,63-"],
  ["04.10.26", "MERKUR MARKT 5065 K4", ">52,34-"],
  ["06.10.26", "POS 17,86 AT K1 06.10. 08:51", ">17,86-"],
  ["09.10.26", "POS 125,63 AT K1 07.10. 09:38", ">125,63"],
  ["16.10.26", "POS 37,63 AT K1 15.10. 13:55", ">37,63-"],
  ["31.10.26", "Gehalt Werk", ">900,00"],
];

const LINES: PlacedLine[] = [
  [20, [40, "s Kontoauszug"], [300, "EUR"]],
  [40, [40, "Buch.tag"], [120, "Umsatztext"], [420, "Valuta"], [540, ">Betrag EUR"]],
  [52, [40, "Alter Kontostand"], [540, ">393,51"]],
  ...ROWS.map(([day, text, amount], at): PlacedLine => [
    64 + at * 12,
    [40, day],
    [120, text],
    [420, `${day.slice(0, 2)}10`],
    [540, amount],
  ]),
  [160, [40, "Neuer Kontostand"], [540, ">1.152,25"]],
];

it("an amount amid the words of a row is no column of balances", () => {
  const parsed = readDocument({ pages: placePages([LINES]), fixedPitch: false }, { today: "2026-12-01" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([
    -3343, -12563, -5234, -1786, 12563, -3763, 90000,
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

const CARDS: PlacedLine[] = [
  [20, [40, "Statement of account"], [300, "December 1, 2026 - December 31, 2026"], [500, "USD"]],
  [40, [40, "DATE"], [100, "DESCRIPTION"], [450, ">AMOUNT"], [540, ">BALANCE"]],
  [52, [100, "Beginning Balance"], [540, ">100.00"]],
  [
    64,
    [40, "12/08"],
    [100, "Card Purchase 12/07 GROCER Portland Card 1130"],
    [450, ">-39.66"],
    [540, ">60.34"],
  ],
  [
    76,
    [40, "12/09"],
    [100, "Recurring Card Purchase 12/08 BAKER Card 1752"],
    [450, ">-8.84"],
    [540, ">51.50"],
  ],
  [
    88,
    [40, "12/10"],
    [100, "Card Purchase 12/10 GROCER Portland Card 1130"],
    [450, ">-1.50"],
    [540, ">50.00"],
  ],
  [100, [100, "Ending Balance"], [540, ">50.00"]],
];

it("a day amid the words of a row stays among them", () => {
  const parsed = readDocument({ pages: placePages([CARDS]), fixedPitch: false }, { today: "2027-01-10" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ description }) => description)).toEqual([
    "Card Purchase 12/07 GROCER Portland Card 1130",
    "Recurring Card Purchase 12/08 BAKER Card 1752",
    "Card Purchase 12/10 GROCER Portland Card 1130",
  ]);
});
