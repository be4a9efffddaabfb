import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readAll = (...body: string[]): readonly ParsedStatement[] => {
  const page = ["<!doctype html><html><head><title>Activity</title></head><body>", ...body, "</body></html>"];
  const parsed = parseBytes(new TextEncoder().encode(page.join("\n")), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};

const rowOf = (cells: readonly string[], tag: "td" | "th" = "td"): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;

const tableOf = (names: readonly string[], ...rows: (readonly string[])[]): string =>
  `<table>${rowOf(names, "th")}${rows.map((cells) => rowOf(cells)).join("")}</table>`;

const listRows = ({ transactions }: ParsedStatement): unknown[] =>
  transactions.map(({ booked_on, amount, pending }) => [booked_on, amount, pending]);

const BOOKED = tableOf(
  ["Datum", "Omschrijving", "Af", "Bij", "Saldo"],
  ["", "Beginsaldo", "", "", "300,00"],
  ["02-06-2026", "Geldautomaat", "54,48", "", "245,52"],
  ["05-06-2026", "Salaris", "", "157,37", "402,89"],
  ["08-06-2026", "Huur", "100,00", "", "302,89"],
);

test("rows of a table under a heading that announces them are pending rows of the account above", () => {
  const statements = readAll(
    "<p>Rekeningafschrift</p><p>Valuta EUR</p>",
    BOOKED,
    "<p>Gereserveerde bedragen (nog niet geboekt)</p>",
    tableOf(
      ["Datum", "Omschrijving", "Bedrag"],
      ["27-06-2026", "Stroom", "-63,07"],
      ["30-06-2026", "Huur", "-122,88"],
    ),
  );
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved"]);
  expect(statements.flatMap(listRows)).toEqual([
    ["2026-06-02", -5448, false],
    ["2026-06-05", 15_737, false],
    ["2026-06-08", -10_000, false],
    ["2026-06-27", -6307, true],
    ["2026-06-30", -12_288, true],
  ]);
});

test("a table under a heading of what is still to come holds no rows of the account", () => {
  const statements = readAll(
    "<p>Rekeningafschrift</p><p>Valuta EUR</p>",
    BOOKED,
    "<p>Toekomstige termijnen</p>",
    tableOf(
      ["Datum", "Omschrijving", "Bedrag"],
      ["27-08-2026", "Lening", "63,07"],
      ["27-09-2026", "Lening", "63,07"],
    ),
  );
  expect(statements.map(({ transactions, proof }) => [transactions.length, proof.verdict])).toEqual([
    [3, "proved"],
  ]);
});

test("announced rows with their years take none from those above them", () => {
  const statements = readAll(
    "<p>Account activity statement</p><p>Statement period 5 December 2024 - 5 January 2025</p><p>Currency MYR</p>",
    "<p>Opening balance 100.00</p>",
    tableOf(
      ["Date", "Details", "Amount", "Balance"],
      ["07/12", "Salary", "231.78", "331.78"],
      ["20/12", "Rent", "-50.00", "281.78"],
      ["01/01", "Petrol", "-31.78", "250.00"],
    ),
    "<p>Closing balance 250.00</p>",
    "<p>Scheduled for next month (not booked)</p>",
    tableOf(["Date", "Details", "Amount"], ["8 January 2025", "Power", "-69.21"]),
  );
  expect(statements.flatMap(listRows)).toEqual([
    ["2024-12-07", 23_178, false],
    ["2024-12-20", -5000, false],
    ["2025-01-01", -3178, false],
    ["2025-01-08", -6921, true],
  ]);
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved"]);
});

const flexRow = (...cells: string[]): string =>
  `<div class="line">${cells.map((cell) => `<span>${cell}</span>`).join("")}</div>`;

test("elements of words that the page lays out side by side are columns, and those beside what is owed are of a debt", () => {
  const [statement] = readAll(
    "<style>.line{display:flex;gap:6px}</style><p>Statement of account</p><p>Currency GBP</p>",
    flexRow("Date", "Details", "Charges", "Payments", "Outstanding debt"),
    flexRow("06/04/2026", "Interest", "10.14", "", "1,700.48"),
    flexRow("07/04/2026", "Transfer from Ada", "", "459.83", "1,240.65"),
    flexRow("11/04/2026", "Purchase", "23.84", "", "1,264.49"),
    flexRow("15/04/2026", "Transfer from Ada", "", "100.00", "1,164.49"),
  );
  expect(statement?.transactions.map(({ amount, balance_after }) => [amount, balance_after])).toEqual([
    [-1014, -170_048],
    [45_983, -124_065],
    [-2384, -126_449],
    [10_000, -116_449],
  ]);
});
