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
import { findCurrencyCode } from "../../values/currency.ts";
import { makeAccount } from "../../values/make-account.ts";
import { tidyText } from "../../values/text.ts";
import { buildStatement } from "../build-statement.ts";
import { checkMovement } from "../check-movement.ts";
import { collectRows } from "../collect-rows.ts";
import { negateAmount, readDayFirst, scaleDigits } from "../fixed-fields.ts";

type CfonbLine = { text: string; line: number };
type CfonbAccount = {
  opening: CfonbLine;
  movements: { line: CfonbLine; details: string[] }[];
  closing: CfonbLine | null;
};

/** The last digit with its sign: `{` and `A` to `I` are 0 to 9 of what is had, `}` and `J` to `R` of what is owed. */
const CREDIT = "{ABCDEFGHI";
const DEBIT = "}JKLMNOPQR";

/** 14 places with as many decimals as the record says, in minor units; null when they are no amount. */
const readCfonbAmount = ({ text }: CfonbLine, currency: CurrencyCode | null): number | null => {
  const places = text.slice(90, 104);
  const last = places.slice(-1);
  const digit = Math.max(CREDIT.indexOf(last), DEBIT.indexOf(last));
  const decimals = text.charAt(19);
  if (!/^\d{13}$/.test(places.slice(0, -1)) || digit < 0 || !/\d/.test(decimals)) return null;
  const amount = scaleDigits(Number(places.slice(0, -1)) * 10 + digit, Number(decimals), currency);
  return DEBIT.includes(last) ? negateAmount(amount) : amount;
};

const collectAccounts = (text: string): CfonbAccount[] => {
  const accounts: CfonbAccount[] = [];
  for (const [index, raw] of splitLines(text).entries()) {
    const line = { text: raw.padEnd(120), line: index + 1 };
    const account = accounts.at(-1);
    const code = raw.slice(0, 2);
    if (code === "01") accounts.push({ opening: line, movements: [], closing: null });
    else if (account === undefined) continue;
    else if (code === "04") account.movements.push({ line, details: [] });
    else if (code === "05") account.movements.at(-1)?.details.push(raw.slice(48, 118));
    else if (code === "07") account.closing = line;
  }
  return accounts;
};

const readMovement = (
  { line, details }: CfonbAccount["movements"][number],
  currency: CurrencyCode | null,
): ParsedTransaction | Problem => {
  const { text } = line;
  const place = { line: line.line };
  const value_on = readDayFirst(text.slice(42, 48));
  const checked = checkMovement({
    amount: readCfonbAmount(line, currency),
    printed: text.slice(90, 104),
    value_on,
    booked_on: readDayFirst(text.slice(34, 40)),
    place,
  });
  if ("code" in checked) return checked;
  const label = tidyText(text.slice(48, 79));
  return {
    ...checked,
    value_on,
    currency,
    description: tidyText([label ?? "", ...details].join(" ")) ?? "",
    counterparty: null,
    reference: tidyText(text.slice(104, 120)),
    balance_after: null,
    pending: false,
    source: place,
    type: text.slice(32, 34),
  };
};

const readStatement = (
  { opening, movements, closing }: CfonbAccount,
  problems: Problem[],
): ParsedStatement => {
  const { text } = opening;
  const currency = findCurrencyCode(text.slice(16, 19));
  const { transactions, unread } = collectRows(
    movements,
    (movement) => readMovement(movement, currency),
    problems,
  );
  if (closing === null)
    problems.push({
      code: "cut_off",
      ...say("account_cut_off"),
      place: { line: opening.line },
    });
  return buildStatement({
    account: makeAccount(text.slice(21, 32), { bank_code: text.slice(2, 7) }),
    currency,
    period: {
      from: readDayFirst(text.slice(34, 40)),
      to: closing === null ? null : readDayFirst(closing.text.slice(34, 40)),
    },
    facts: {
      opening: readCfonbAmount(opening, currency),
      closing: closing === null ? null : readCfonbAmount(closing, currency),
    },
    transactions,
    unread,
  });
};

/** Reads the account extract of French banks (CFONB, relevé de compte 120): one statement for each old and new balance. */
export const readCfonb = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const problems: Problem[] = [];
  const statements = collectAccounts(text).map((account) => readStatement(account, problems));
  if (statements.length === 0)
    return err({
      code: "not_a_statement",
      ...say("cfonb_without_account"),
    });
  return ok({ format: "cfonb", statements, problems, questions: [] });
};
