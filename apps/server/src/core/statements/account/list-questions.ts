import type { StatementRow } from "@passbook/db/schema";
import type { ParsedStatement, StatementFormat } from "@passbook/statement-parser";
import type { ChosenAccount } from "./choose-account.ts";
import { type OpenQuestion, readDetails } from "../kept/details.ts";
import { leavesDigitsOpen } from "./find-hints.ts";
import type { OpenedFile } from "../kept/opened-file.ts";

/** Formats without columns: what a row is was found out from how the text stands. */
const WITHOUT_COLUMNS: ReadonlySet<StatementFormat> = new Set(["pdf", "picture", "text"]);

/** Formats in which a statement without rows says that there were none; elsewhere they may have been overlooked. */
const SAYS_NONE: ReadonlySet<StatementFormat> = new Set([
  "ofx",
  "qfx",
  "camt",
  "mt940",
  "mt942",
  "coda",
  "n43",
  "cfonb",
  "gpc",
  "1c",
  "bai2",
]);

/** Whether nothing moved: the format says so and nothing in it was unreadable, or the printed balances are the same. */
const isQuiet = (
  { opening_balance, closing_balance }: ParsedStatement,
  { format, problems }: Pick<OpenedFile, "format" | "problems">,
): boolean =>
  (SAYS_NONE.has(format) && problems.length === 0) ||
  (opening_balance !== null && opening_balance === closing_balance);

/**
 * Why a person must look at the rows before they are imported (decision 013), or null. What a format itself says, and named columns
 * read for certain, need nobody, even where nothing printed proves them; a guess that nothing proves does.
 */
export const findDoubt = (
  printed: ParsedStatement,
  file: Pick<OpenedFile, "format" | "problems">,
): "contradicted" | "empty" | "unproved" | null => {
  const { proof, transactions, facts, guessed = false, format = file.format } = printed;
  if (proof.verdict === "contradicted") return "contradicted";
  // what is held needs no rows
  if (transactions.length === 0 && printed.holdings !== undefined) return null;
  if (transactions.length === 0) return isQuiet(printed, { ...file, format }) ? null : "empty";
  if (proof.verdict === "proved") return null;
  // Some rows may be bound and the direction of others still be a guess.
  if (guessed || (facts?.unsure ?? 0) > 0) return "unproved";
  return proof.verdict === "unproved" && WITHOUT_COLUMNS.has(format) ? "unproved" : null;
};

/** What a person must decide before this statement is imported into an account. */
export const listQuestions = (
  row: StatementRow,
  file: OpenedFile,
  printed: ParsedStatement,
  chosen: ChosenAccount,
): OpenQuestion[] => {
  const account = chosen.kind === "unknown" ? null : chosen.account;
  const { answers, as_read, other_currency } = readDetails(row);
  const open = [...file.questions, ...(printed.questions ?? [])].filter(
    ({ code }) => answers?.[code] === undefined,
  );
  // An answer, or the currency of an account, changes the reading; what is in doubt is told by the next one.
  const is_open = open.length > 0 || (account === null && leavesDigitsOpen(printed));
  const doubt = as_read === true || is_open ? null : findDoubt(printed, file);
  const differs =
    account !== null &&
    printed.currency !== null &&
    printed.currency !== account.currency &&
    other_currency !== account.id;
  return [
    ...(chosen.kind === "unknown" ? [askAccount(chosen)] : []),
    ...(differs
      ? [{ code: "currency_differs", currency: printed.currency, account_currency: account.currency }]
      : []),
    ...open,
    ...(doubt === null ? [] : [{ code: doubt }]),
  ];
};

const askAccount = ({
  likely,
  contradicted,
  likely_currency,
}: Extract<ChosenAccount, { kind: "unknown" }>): OpenQuestion => ({
  code: "account_unknown",
  ...(likely === undefined ? {} : { likely_account_id: likely.id }),
  ...(likely_currency === undefined ? {} : { likely_currency }),
  ...(contradicted === undefined ? {} : { contradicted_account_id: contradicted.id }),
});
