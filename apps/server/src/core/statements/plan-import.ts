import { minorDigits } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow, StatementRow } from "@passbook/db/schema";
import type { ParsedFile, ParsedStatement } from "@passbook/statement-parser";
import type { Services } from "../../platform/services.ts";
import { type ChosenAccount, chooseAccount, listAccounts } from "./choose-account.ts";
import { type OpenQuestion, readDetails } from "./details.ts";

/** What becomes of one statement of a file: imported to an account, or kept for a person to look at. */
export type Plan = {
  readonly file_index: number;
  readonly statement_id: string;
  readonly printed: ParsedStatement;
} & (
  | { readonly kind: "import"; readonly chosen: Exclude<ChosenAccount, { kind: "unknown" }> }
  | { readonly kind: "review"; readonly questions: readonly OpenQuestion[] }
);

/** The plans of a file, or the currency with which its amounts must be read again. */
export type FilePlan =
  | { readonly kind: "plans"; readonly plans: readonly Plan[]; readonly home_currency: string }
  | { readonly kind: "read_again"; readonly currency: string };

/** Decides for every statement of the file that is not there yet, in file order; accounts made for one serve the next. */
export const planImport = async (
  trx: Db,
  services: Services,
  row: StatementRow,
  file: ParsedFile,
): Promise<FilePlan> => {
  const { home_currency } = await trx
    .selectFrom("users")
    .select("home_currency")
    .where("id", "=", row.user_id)
    .executeTakeFirstOrThrow();
  const who = { ...services, user_id: row.user_id, home_currency };
  const accounts: BankAccountRow[] = await listAccounts(trx, row.user_id);
  const present = await listPresent(trx, row);
  const plans: Plan[] = [];
  for (const [file_index, printed] of file.statements.entries()) {
    if (present.has(file_index)) continue;
    const chosen = chooseAccount(who, accounts, row, printed);
    if (chosen.kind !== "unknown" && needsOtherDigits(chosen.account, printed))
      return { kind: "read_again", currency: chosen.account.currency };
    if (chosen.kind === "new") accounts.push(chosen.account);
    const statement_id = file_index === row.file_index ? row.id : services.clock.newId();
    plans.push(toPlan({ file_index, statement_id, printed }, chosen, listQuestions(row, file, printed)));
  }
  return { kind: "plans", plans, home_currency };
};

/** Statements of the file that are not to be made: those there, and all but its own for one that was read before. */
const listPresent = async (trx: Db, row: StatementRow): Promise<{ has: (index: number) => boolean }> => {
  if (row.file_index > 0 || readDetails(row).statement_count !== undefined)
    return { has: (index) => index !== row.file_index };
  const rows = await trx
    .selectFrom("statements")
    .select("file_index")
    .where("user_id", "=", row.user_id)
    .where("file_id", "=", row.file_id)
    .where("id", "!=", row.id)
    .execute();
  return new Set(rows.map(({ file_index }) => file_index));
};

/** Amounts of a file that names no currency were read with two digits; an account in yen or dinars needs others. */
const needsOtherDigits = (account: BankAccountRow, { currency, transactions }: ParsedStatement): boolean =>
  currency === null &&
  transactions.some((row) => row.currency === null) &&
  minorDigits(account.currency) !== minorDigits(null);

const listQuestions = (row: StatementRow, file: ParsedFile, printed: ParsedStatement): OpenQuestion[] => {
  const { answers, accepted } = readDetails(row);
  const open = file.questions.filter(({ code }) => answers?.[code] === undefined);
  const disagrees = printed.proof.verdict === "contradicted" && accepted !== true;
  return [...open, ...(disagrees ? [{ code: "contradicted" }] : [])];
};

const toPlan = (
  about: Pick<Plan, "file_index" | "statement_id" | "printed">,
  chosen: ChosenAccount,
  questions: readonly OpenQuestion[],
): Plan => {
  if (chosen.kind === "unknown")
    return { ...about, kind: "review", questions: [{ code: "account_unknown" }, ...questions] };
  return questions.length > 0
    ? { ...about, kind: "review", questions }
    : { ...about, kind: "import", chosen };
};
