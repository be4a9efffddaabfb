import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const grid = (names: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (role: string, cells: readonly string[]): string =>
    `<div role="row">${cells.map((cell) => `<span role="${role}">${cell}</span>`).join("")}</div>`;
  return `<div role="grid">${line("columnheader", names)}${rows.map((cells) => line("gridcell", cells)).join("")}</div>`;
};
const page = (inside: string): string =>
  `<!doctype html><html><body><nav><a>Home</a></nav>${inside}</body></html>`;

const read = (html: string): unknown => {
  const parsed = parseBytes(new TextEncoder().encode(html), { today: "2026-11-20" });
  return parsed.ok
    ? parsed.value.statements.map(({ transactions, proof }) => [
        ...transactions.map(({ amount, pending }) => (pending ? `${String(amount)} announced` : amount)),
        proof.verdict,
      ])
    : parsed.error.code;
};

const BOOKED = grid(
  ["Date", "Description", "Withdrawals", "Deposits", "Balance"],
  [
    ["2026-07-31", "GROCER", "3.73", "", "96.27"],
    ["2026-07-29", "TRANSFER", "", "20.00", "100.00"],
  ],
);

it("elements that say by their roles what they are make tables", () => {
  expect(read(page(BOOKED))).toStrictEqual([[-373, 2000, "proved"]]);
});

it("announced rows under other names belong to the rows that are booked", () => {
  const pending = grid(
    ["Date", "Description", "Withdrawals", "Deposits"],
    [["2026-07-30", "BAKER", "6.50", ""]],
  );
  const box = "<dl><dt>Opening balance</dt><dd>80.00</dd><dt>Closing balance</dt><dd>96.27</dd></dl>";
  expect(read(page(`${box}<h3>Pending</h3>${pending}<h3>Posted</h3>${BOOKED}`))).toStrictEqual([
    [-373, 2000, "-650 announced", "proved"],
  ]);
});

it("an account without rows is read where its balances stand on both sides of its names", () => {
  const empty =
    "Opening balance,4233.40\nDate,Description,Debit,Credit\nNo transactions\nClosing balance,4233.40\n";
  expect(read(empty)).toStrictEqual([["proved"]]);
});

it("owes what an account of a card without rows has without a sign", () => {
  const card = `Credit card statement\nCard number: 4716 XXXX XXXX 4666\nCredit limit,5000.00\nOpening balance,351.62
Date,Description,Amount\nNo transactions\nClosing balance,351.62\n`;
  const parsed = parseBytes(new TextEncoder().encode(card), { today: "2026-11-20" });
  const found = parsed.ok ? parsed.value.statements : [];
  expect(found.map((own) => [own.opening_balance, own.closing_balance, own.proof.verdict])).toStrictEqual([
    [-35_162, -35_162, "proved"],
  ]);
});
