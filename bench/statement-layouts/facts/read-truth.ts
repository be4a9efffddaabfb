import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { minorDigits } from "@passbook/contract/values";
import { toMinor } from "../../lib/to-minor.ts";
import type { Truth, TruthStatement } from "./truth.ts";

/** A line of `truth.jsonl`: amounts are decimals from the owner's view, `altered` names what was changed in a twin. */
type Line = {
  file: string;
  layout: string;
  country?: string;
  altered: string | null;
  /** False where nothing in the document names the currency. */
  currency_printed?: boolean;
  statements: {
    currency: string | null;
    opening: string | null;
    closing: string | null;
    rows: { booked_on: string; amount: string; description?: string; pending?: boolean }[];
  }[];
};

/** What is true of a statement, and whether something in its document names the currency. */
export type StrangersStatement = TruthStatement & { named: boolean };

/** A document that strangers drew: where it lies, and what is true of it. */
export type StrangersDocument = {
  folder: string;
  file: string;
  country: string | undefined;
  altered: string | null;
  truth: Truth & { statements: StrangersStatement[] };
};

const toStatement = (
  { currency, opening, closing, rows }: Line["statements"][number],
  { altered, currency_printed = true }: Line,
): StrangersStatement => {
  const digits = minorDigits(currency);
  const balance = (value: string | null): number | null => (value === null ? null : toMinor(value, digits));
  return {
    bank_name: "",
    account: "",
    last_4_digits: "",
    currency,
    named: currency !== null && currency_printed,
    period: { from: "", to: "" },
    opening: balance(opening),
    closing: balance(closing),
    provable: altered === null,
    rows: rows.map(({ booked_on, amount, description = "", pending = false }) => ({
      booked_on,
      amount: toMinor(amount, digits),
      page: 1,
      text: description,
      pending,
    })),
  };
};

/** The documents of a folder, in the order of its `truth.jsonl`, whose path contains `only`; lines without a file are left out. */
export const readTruth = (folder: string, only: string): StrangersDocument[] =>
  readFileSync(path.join(folder, "truth.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text) as Line)
    .filter(({ file }) => file.includes(only) && existsSync(path.join(folder, file)))
    .map((line) => {
      const { file, layout, country, altered } = line;
      const statements = line.statements.map((statement) => toStatement(statement, line));
      return { folder, file, country, altered, truth: { layout, seed: 0, pages: 1, statements } };
    });
