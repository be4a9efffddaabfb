import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { ParsedTransaction, Problem } from "../../parsed-file.ts";
import { tidyText } from "../../values/text.ts";
import { checkMovement } from "../check-movement.ts";
import { readYearFirst } from "../fixed-fields.ts";
import type { Bai2Record } from "./split-records.ts";

/** The day of `YYMMDD`; BAI2 has no century. */
export const readBai2Date = (text: string | undefined): IsoDate | null => readYearFirst((text ?? "").trim());

/** Amounts are integers in the smallest unit, perhaps with a sign. */
export const readBai2Amount = (text: string | undefined): number | null => {
  const plain = (text ?? "").trim();
  if (!/^[+-]?\d{1,15}$/.test(plain)) return null;
  const amount = Number(plain);
  return amount === 0 ? 0 : amount;
};

/**
 * The direction of a type code (BAI Cash Management Balance Reporting Specifications, version 2): 100–399 credits, 400–699
 * debits, 720–759 and 760–799 the same for loans, 920–959 and 960–999 the bank's own; null for all that moves no money.
 */
export const findDirection = (code: number): 1 | -1 | null => {
  if ((code >= 100 && code <= 399) || (code >= 720 && code <= 759) || (code >= 920 && code <= 959)) return 1;
  if ((code >= 400 && code <= 699) || (code >= 760 && code <= 799) || (code >= 960 && code <= 999)) return -1;
  return null;
};

/** How many fields the availability of the money takes behind its type, and the value date if it names one. */
export const readFunds = (
  fields: readonly string[],
  at: number,
): { next: number; valueOn: IsoDate | null } => {
  const type = (fields[at] ?? "").trim().toUpperCase();
  if (type === "S") return { next: at + 4, valueOn: null };
  if (type === "V") return { next: at + 3, valueOn: readBai2Date(fields[at + 1]) };
  if (type === "D") return { next: at + 2 + 2 * Number(fields[at + 1] ?? "0"), valueOn: null };
  return { next: at + 1, valueOn: null };
};

const NAMED = /^(CRNM|DBNM|REMI|EREF)\s*:\s*(.*)$/;

/** Names and purpose that banks put as `NAME: value` into continuations. */
const readNamed = (lines: readonly string[]): Map<string, string> => {
  const named = new Map<string, string>();
  for (const line of lines) {
    const match = NAMED.exec(line.trim());
    const value = tidyText(match?.[2]);
    if (match !== null && value !== null && !named.has(match[1] ?? "")) named.set(match[1] ?? "", value);
  }
  return named;
};

/** Reads a transaction detail (record 16) of an account. */
export const readTransaction = (
  record: Bai2Record,
  currency: CurrencyCode,
  bookedOn: IsoDate | null,
): ParsedTransaction | Problem => {
  const place = { line: record.line };
  const fields = record.text.split(",");
  const code = (fields[0] ?? "").trim();
  const direction = findDirection(Number(code));
  const amount = readBai2Amount(fields[1]);
  if (direction === null)
    return { code: "information_only", ...say("type_moves_nothing", { type: code.slice(0, 8) }), place };
  const { next, valueOn } = readFunds(fields, 2);
  const printed = fields[1] ?? "";
  const checked = checkMovement({ amount, printed, value_on: valueOn, booked_on: bookedOn, place });
  if ("code" in checked) return checked;
  const named = readNamed(record.continuations);
  const text = [fields.slice(next + 2).join(","), ...record.continuations];
  return {
    booked_on: checked.booked_on,
    value_on: valueOn,
    amount: direction * checked.amount,
    currency,
    description: tidyText(text.join(" ")) ?? "",
    counterparty: named.get(direction > 0 ? "DBNM" : "CRNM") ?? null,
    reference: tidyText(fields[next]) ?? tidyText(fields[next + 1]),
    balance_after: null,
    pending: false,
    source: place,
    type: code,
  };
};
