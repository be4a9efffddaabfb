import { err, ok } from "@passbook/contract/values";
import type { CurrencyCode, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { splitLines } from "../../decode/text/split-lines.ts";
import type {
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  Problem,
  Refusal,
} from "../../parsed-file.ts";
import { findNumberedCurrency } from "../../values/currency-numbers.ts";
import { makeAccount } from "../../values/make-account.ts";
import { tidyText } from "../../values/text.ts";
import { buildStatement } from "../build-statement.ts";
import { collectRows } from "../collect-rows.ts";
import { checkMovement } from "../check-movement.ts";
import { negateAmount, readYearFirst, scaleDigits } from "../fixed-fields.ts";

type N43Line = { text: string; line: number };
type N43Account = { header: N43Line; movements: { line: N43Line; texts: string[] }[]; end: N43Line | null };

/** A sign (1 debit, 2 credit) and 14 digits with two decimals, in minor units; null when they are none. */
const readN43Amount = (sign: string, digits: string, currency: CurrencyCode | null): number | null => {
  if (!/^[12]$/.test(sign) || !/^\d{14}$/.test(digits)) return null;
  const amount = scaleDigits(Number(digits), 2, currency);
  return sign === "1" ? negateAmount(amount) : amount;
};

const collectAccounts = (text: string): N43Account[] => {
  const accounts: N43Account[] = [];
  for (const [index, raw] of splitLines(text).entries()) {
    const line = { text: raw.padEnd(80), line: index + 1 };
    const code = raw.slice(0, 2);
    const account = accounts.at(-1);
    if (code === "11") accounts.push({ header: line, movements: [], end: null });
    else if (account === undefined) continue;
    else if (code === "22") account.movements.push({ line, texts: [] });
    else if (code === "23") account.movements.at(-1)?.texts.push(raw.slice(4, 42), raw.slice(42, 80));
    else if (code === "33") account.end = line;
  }
  return accounts;
};

const readReference = (...texts: string[]): string | null =>
  texts.map(tidyText).find((text) => text !== null && !/^0+$/.test(text)) ?? null;

const readMovement = (
  movement: N43Account["movements"][number],
  currency: CurrencyCode | null,
): ParsedTransaction | Problem => {
  const { text, line } = movement.line;
  const place = { line };
  const value_on = readYearFirst(text.slice(16, 22));
  const checked = checkMovement({
    amount: readN43Amount(text.charAt(27), text.slice(28, 42), currency),
    printed: text.slice(27, 42),
    value_on,
    booked_on: readYearFirst(text.slice(10, 16)),
    place,
  });
  if ("code" in checked) return checked;
  const reference = readReference(text.slice(42, 52), text.slice(52, 64), text.slice(64, 80));
  return {
    ...checked,
    value_on,
    currency,
    description:
      tidyText(movement.texts.join(" ")) ?? readReference(text.slice(64, 80), text.slice(52, 64)) ?? "",
    counterparty: null,
    reference,
    balance_after: null,
    pending: false,
    source: place,
    type: text.slice(22, 24),
  };
};

const readCount = (text: string): number => (/^\d{5}$/.test(text) ? Number(text) : Number.NaN);

const readStatement = (account: N43Account, problems: Problem[]): ParsedStatement => {
  const header = account.header.text;
  const end = account.end?.text ?? "";
  const currency = findNumberedCurrency(header.slice(47, 50));
  const { transactions, unread, still } = collectRows(
    account.movements,
    (movement) => readMovement(movement, currency),
    problems,
  );
  if (account.end === null)
    problems.push({
      code: "cut_off",
      ...say("account_cut_off"),
      place: { line: account.header.line },
    });
  const count = readCount(end.slice(20, 25)) + readCount(end.slice(39, 44));
  return buildStatement({
    account: makeAccount(header.slice(2, 20), { bank_code: header.slice(2, 6) }),
    currency,
    states_period: true,
    period: { from: readYearFirst(header.slice(20, 26)), to: readYearFirst(header.slice(26, 32)) },
    facts: {
      opening: readN43Amount(header.charAt(32), header.slice(33, 47), currency),
      closing: readN43Amount(end.charAt(58), end.slice(59, 73), currency),
      debits: readN43Amount("1", end.slice(25, 39), currency),
      credits: readN43Amount("2", end.slice(44, 58), currency),
      count: Number.isNaN(count) ? null : count - still,
    },
    transactions,
    unread,
  });
};

/** Reads Norma 43, the account extract of Spanish banks (AEB): records of 80 characters, one statement for each account. */
export const readN43 = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const problems: Problem[] = [];
  const statements = collectAccounts(text).map((account) => readStatement(account, problems));
  if (statements.length === 0)
    return err({
      code: "not_a_statement",
      ...say("n43_without_account"),
    });
  return ok({ format: "n43", statements, problems, questions: [] });
};
