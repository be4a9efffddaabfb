import { err, ok } from "@passbook/contract/values";
import type { CurrencyCode, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { splitLines } from "../../decode/text/split-lines.ts";
import type { ParsedFile, ParsedStatement, ParseHints, Problem, Refusal } from "../../parsed-file.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { makeAccount } from "../../values/make-account.ts";
import { tidyText } from "../../values/text.ts";
import { buildStatement } from "../build-statement.ts";
import { findFirstDay } from "../find-first-day.ts";
import { readDayFirst } from "../fixed-fields.ts";
import { readCodaAmount } from "./fields.ts";
import type { CodaLine } from "./fields.ts";
import { readMovements } from "./read-movements.ts";

type CodaAccount = { number: string; currency: CurrencyCode | null };

/** The account zone of records 1 and 8; the first record says how it is written (Febelfin, CODA version 2). */
const readAccountZone = (zone: string, structure: string): CodaAccount => {
  const currency = structure === "0" ? zone.slice(13, 16) : zone.slice(34, 37);
  const number = structure === "0" ? zone.slice(0, 12) : zone.slice(0, structure === "2" ? 31 : 34);
  return { number: number.trim(), currency: findCurrencyCode(currency) };
};

const findRecord = (lines: readonly CodaLine[], type: string): string =>
  lines.find(({ text }) => text.startsWith(type))?.text ?? "";

const readGroup = (lines: readonly CodaLine[], problems: Problem[]): ParsedStatement => {
  const first = findRecord(lines, "1");
  const last = findRecord(lines, "8");
  const trailer = findRecord(lines, "9");
  const owner = readAccountZone(first.slice(5, 42), first.charAt(1));
  const { rows, unread } = readMovements(lines, owner.currency, problems);
  const [opened, closed] = [readDayFirst(first.slice(58, 64)), readDayFirst(last.slice(57, 63))];
  return buildStatement({
    account: makeAccount(owner.number, { bank_code: tidyText(findRecord(lines, "0").slice(60, 71)) }),
    currency: owner.currency,
    period: { from: findFirstDay(opened, closed, rows), to: closed },
    facts: {
      opening: readCodaAmount(first.slice(42, 58), owner.currency),
      closing: readCodaAmount(last.slice(41, 57), owner.currency),
      debits: readCodaAmount(`1${trailer.slice(22, 37)}`, owner.currency),
      credits: readCodaAmount(`0${trailer.slice(37, 52)}`, owner.currency),
    },
    transactions: rows,
    unread,
  });
};

/** Reads CODA, the coded statement of Belgian banks (Febelfin): records of 128 characters, one statement for each header. */
export const readCoda = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const groups: CodaLine[][] = [];
  for (const [index, line] of splitLines(text).entries()) {
    if (line.startsWith("0")) groups.push([]);
    if (line.trim() !== "") groups.at(-1)?.push({ text: line.padEnd(128), line: index + 1 });
  }
  const problems: Problem[] = [];
  const whole = groups.filter((lines) => findRecord(lines, "1") !== "");
  if (whole.length === 0)
    return err({
      code: "not_a_statement",
      ...say("coda_without_account"),
    });
  for (const lines of whole)
    if (findRecord(lines, "9") === "")
      problems.push({
        code: "cut_off",
        ...say("coda_cut_off"),
        place: { line: lines.at(-1)?.line ?? 1 },
      });
  const statements = whole.map((lines) => readGroup(lines, problems));
  return ok({ format: "coda", statements, problems, questions: [] });
};
