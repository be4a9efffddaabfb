import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { measureDocument } from "./measure-strangers.ts";
import { readTruth } from "../statement-layouts/facts/read-truth.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Row = { booked_on: string; amount: string };
type Truth = { currency: string | null; currency_printed?: boolean; statements: Row[][] };

/** Whether a document is read exactly, as its truth says it is. */
const isExact = async (text: string, { currency, statements, ...said }: Truth): Promise<boolean> => {
  const folder = mkdtempSync(path.join(tmpdir(), "strangers-"));
  folders.push(folder);
  writeFileSync(path.join(folder, "one.txt"), text);
  const accounts = statements.map((rows) => ({ currency, opening: null, closing: null, rows }));
  const line = { file: "one.txt", layout: "one", altered: null, ...said, statements: accounts };
  writeFileSync(path.join(folder, "truth.jsonl"), JSON.stringify(line));
  const [document] = readTruth(folder, "");
  if (document === undefined) throw new Error("no document");
  return (await measureDocument(document, "2026-11-20")).judged.exact;
};

const PESOS = "!Type:Bank\nD2026-01-30\nT+8710\nMIntereses\n^\nD2026-02-08\nT-37000\nMArriendo\n^\n";
const ROWS = [
  { booked_on: "2026-01-30", amount: "8710" },
  { booked_on: "2026-02-08", amount: "-37000" },
];

describe("a document in which nothing names the currency", () => {
  it("is compared in decimals where the reading names none either", async () => {
    const unnamed = { currency_printed: false, statements: [ROWS] };
    expect(await isExact(PESOS, { currency: "CLP", ...unnamed })).toBe(true);
    expect(await isExact(PESOS, { currency: "USD", ...unnamed })).toBe(true);
    expect(await isExact(PESOS, { currency: null, statements: [ROWS] })).toBe(true);
  });

  it("is not forgiven where its truth says that the currency is printed, or an amount is another", async () => {
    expect(await isExact(PESOS, { currency: "CLP", statements: [ROWS] })).toBe(false);
    const others = ROWS.map((row) => ({ ...row, amount: `${row.amount}00` }));
    expect(await isExact(PESOS, { currency: "CLP", currency_printed: false, statements: [others] })).toBe(
      false,
    );
  });
});

describe("accounts whose rows stand mixed in one file", () => {
  const card = "Card",
    bank = "Bank";
  const record = (account: string, [day, amount]: [string, string]): string =>
    `!Account\nN${account}\n^\n!Type:Bank\nD${day}\nT${amount}\nMSomething\n^\n`;
  const text = record(card, ["2026-01-13", "-4.50"]) + record(bank, ["2026-01-14", "12.00"]);
  const [first, second] = [
    [{ booked_on: "2026-01-13", amount: "-4.50" }],
    [{ booked_on: "2026-01-14", amount: "12.00" }],
  ];

  it("have no order", async () => {
    expect(await isExact(text, { currency: "EUR", statements: [first ?? [], second ?? []] })).toBe(true);
    expect(await isExact(text, { currency: "EUR", statements: [second ?? [], first ?? []] })).toBe(true);
  });

  it("are each of them to be found", async () => {
    expect(await isExact(text, { currency: "EUR", statements: [second ?? [], second ?? []] })).toBe(false);
  });
});
