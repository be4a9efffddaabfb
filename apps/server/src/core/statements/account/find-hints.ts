import { minorDigits } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import type { ChosenAccount } from "./choose-account.ts";
import { readDetails } from "../kept/details.ts";
import { type AccountHints, type OpenedFile, toAccountHints } from "../kept/opened-file.ts";

/** No currency is named, and the amounts have no decimals that would tell how many it has. */
export const leavesDigitsOpen = ({ currency, proof: { doubts } }: ParsedStatement): boolean =>
  currency === null && doubts.some(({ code }) => code === "digits_unknown");

/** Amounts of a file that names no currency were read with two digits; an account in yen or dinars needs others. */
const needsCurrency = (account: BankAccountRow, printed: ParsedStatement): boolean =>
  leavesDigitsOpen(printed) ||
  (printed.currency === null &&
    printed.transactions.some((row) => row.currency === null) &&
    minorDigits(account.currency) !== minorDigits(null));

const asksKind = ({ questions = [] }: ParsedStatement): boolean =>
  questions.some(({ code }) => code === "account_type");

/** Whoever answers, answers for the next statements too; more are not looked at. */
const MOST_LOOKED_AT = 12;

/** The account's hints with what a person said when they were asked whether its rows are money spent. */
const recallAnswer = async (trx: Db, account: BankAccountRow): Promise<AccountHints> => {
  const answered = await trx
    .selectFrom("statements")
    .select("details")
    .where("user_id", "=", account.user_id)
    .where("bank_account_id", "=", account.id)
    .where("details", "like", '%"answers":%')
    .orderBy("created_at", "desc")
    .limit(MOST_LOOKED_AT)
    .execute();
  const said = answered
    .map((row) => readDetails(row).answers?.account_type)
    .find((kind) => kind !== undefined);
  return { ...toAccountHints(account), ...(said === undefined ? {} : { account_type: said }) };
};

/** What the account of a statement tells of it that its file does not; null where the file tells all, or its account nothing. */
export const findHints = async (
  trx: Db,
  chosen: ChosenAccount,
  { printed, file }: { printed: ParsedStatement; file: OpenedFile },
): Promise<AccountHints | null> => {
  if (chosen.kind === "unknown") return null;
  const { account } = chosen;
  // What is said of one account holds for no other of the file.
  const is_asked = asksKind(printed) && file.statements.filter(asksKind).length === 1;
  const hints = is_asked && chosen.kind === "known" ? await recallAnswer(trx, account) : null;
  if (hints?.account_type !== undefined) return hints;
  return needsCurrency(account, printed) ? toAccountHints(account) : null;
};
