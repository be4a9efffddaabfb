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
import { checkMovement } from "../check-movement.ts";
import { collectRows } from "../collect-rows.ts";
import { negateAmount, readDayFirst, scaleDigits } from "../fixed-fields.ts";

type GpcLine = { text: string; line: number };
type GpcAccount = { head: GpcLine; movements: { line: GpcLine; texts: string[] }[] };

/** 1 debit, 2 credit, 4 a debit and 5 a credit that is taken back. */
const SIGNS: Readonly<Record<string, 1 | -1>> = { 1: -1, 2: 1, 4: 1, 5: -1 };

/** Hundredths, and a sign behind them, in minor units; null when they are none. */
const readHundredths = (digits: string, sign: string, currency: CurrencyCode | null): number | null => {
  if (!/^\d+$/.test(digits)) return null;
  const amount = scaleDigits(Number(digits), 2, currency);
  return sign === "-" ? negateAmount(amount) : amount;
};

const collectAccounts = (text: string): GpcAccount[] => {
  const accounts: GpcAccount[] = [];
  for (const [index, raw] of splitLines(text).entries()) {
    const line = { text: raw.padEnd(128), line: index + 1 };
    const account = accounts.at(-1);
    const code = raw.slice(0, 3);
    if (code === "074") accounts.push({ head: line, movements: [] });
    else if (code === "075") account?.movements.push({ line, texts: [] });
    else if (code === "078" || code === "079") account?.movements.at(-1)?.texts.push(raw.slice(3));
  }
  return accounts;
};

const readSymbol = (digits: string): string | null => tidyText(digits.replace(/^0+/, ""));

const readMovement = (
  { line, texts }: GpcAccount["movements"][number],
  currency: CurrencyCode | null,
): ParsedTransaction | Problem => {
  const { text } = line;
  const place = { line: line.line };
  const value_on = readDayFirst(text.slice(91, 97));
  const amount = readHundredths(text.slice(48, 60), "+", currency);
  const sign = SIGNS[text.charAt(60)];
  const checked = checkMovement({
    amount: amount === null || sign === undefined ? null : amount * sign,
    printed: text.slice(48, 61),
    value_on,
    booked_on: readDayFirst(text.slice(122, 128)),
    place,
  });
  if ("code" in checked) return checked;
  const counterparty = tidyText(text.slice(97, 117));
  return {
    ...checked,
    value_on,
    currency,
    description: tidyText([counterparty ?? "", ...texts].join(" ")) ?? "",
    counterparty,
    reference: readSymbol(text.slice(61, 71)) ?? readSymbol(text.slice(35, 48)),
    balance_after: null,
    pending: false,
    source: place,
  };
};

/** Extracts of one account are in one currency, which only their rows name. */
const findCurrencyOf = ({ movements }: GpcAccount): CurrencyCode | null => {
  const codes = new Set(movements.map(({ line }) => line.text.slice(119, 122)));
  const [code] = codes;
  if (codes.size !== 1 || code === undefined) return null;
  return findNumberedCurrency(code);
};

/** What is taken back is left out of the turnover of its own side, where its row goes the other way. */
const sumTakenBack = ({ movements }: GpcAccount, currency: CurrencyCode | null): number =>
  movements.reduce(
    (sum, { line: { text } }) =>
      sum + ("45".includes(text.charAt(60)) ? (readHundredths(text.slice(48, 60), "+", currency) ?? 0) : 0),
    0,
  );

const readStatement = (account: GpcAccount, problems: Problem[]): ParsedStatement => {
  const { text } = account.head;
  const currency = findCurrencyOf(account);
  const { transactions, unread } = collectRows(
    account.movements,
    (movement) => readMovement(movement, currency),
    problems,
  );
  const back = sumTakenBack(account, currency);
  const debits = readHundredths(text.slice(75, 89), text.charAt(89), currency);
  const credits = readHundredths(text.slice(90, 104), text.charAt(104), currency);
  return buildStatement({
    account: makeAccount(text.slice(3, 19).replace(/^0+/, ""), {}),
    currency,
    period: { from: null, to: readDayFirst(text.slice(108, 114)) },
    facts: {
      opening: readHundredths(text.slice(45, 59), text.charAt(59), currency),
      closing: readHundredths(text.slice(60, 74), text.charAt(74), currency),
      debits: debits === null ? null : 0 - debits - back,
      credits: credits === null ? null : credits + back,
    },
    transactions,
    unread,
  });
};

/** Reads GPC (ABO), the account extract of Czech and Slovak banks: records of 128 characters, one statement for each head. */
export const readGpc = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const problems: Problem[] = [];
  const statements = collectAccounts(text).map((account) => readStatement(account, problems));
  if (statements.length === 0)
    return err({
      code: "not_a_statement",
      ...say("gpc_without_account"),
    });
  return ok({ format: "gpc", statements, problems, questions: [] });
};
