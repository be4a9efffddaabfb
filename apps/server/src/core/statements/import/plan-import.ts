import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow, StatementRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import type { Services } from "../../../platform/services.ts";
import {
  type ChosenAccount,
  chooseAccount,
  findCurrencyOfHome,
  listAccounts,
  toKey,
} from "../account/choose-account.ts";
import { type CorrectedStatement, correctRows } from "./correct-rows.ts";
import { type OpenQuestion, readDetails } from "../kept/details.ts";
import { findHints, leavesDigitsOpen } from "../account/find-hints.ts";
import { findHolder } from "../account/find-holder.ts";
import { findHomeCurrency } from "../../users/index.ts";
import { findByHistory, isContradicted, isSpokenAgainst } from "../account/weigh-history.ts";
import { listQuestions } from "../account/list-questions.ts";
import type { AccountHints, OpenedFile } from "../kept/opened-file.ts";
import { chooseMoved, isMovedIn, MOVE_IN_QUESTION } from "../account/choose-moved.ts";
import { areOfTwoAccounts } from "../account/tell-apart.ts";

export type ReviewPlan = Extract<Plan, { kind: "review" }>;
type Planned = CorrectedStatement & { readonly file_index: number; readonly statement_id: string };

/** What becomes of one statement of a file: imported to an account, or kept for a person to look at. */
export type Plan = Planned &
  (
    | { readonly kind: "import"; readonly chosen: Exclude<ChosenAccount, { kind: "unknown" }> }
    | {
        readonly kind: "review";
        readonly questions: readonly OpenQuestion[];
        /** Of the account, where that is known already. */
        readonly account_currency: string | null;
        /** Of a book, the accounts here that have the rows of its accounts already, by their places in it. */
        readonly holders?: ReadonlyMap<number, string>;
      }
  );

/** The plans of a file, or the account with whose currency and kind it must be read again. */
export type FilePlan =
  | { readonly kind: "plans"; readonly plans: readonly Plan[] }
  | { readonly kind: "read_again"; readonly account: AccountHints };

/** Decides for every statement of the file that is not there yet; accounts made for one serve the next. The plans are in file order. */
export const planImport = async (
  trx: Db,
  services: Services,
  row: StatementRow,
  file: OpenedFile,
): Promise<FilePlan> => {
  const home_currency = await findHomeCurrency(trx, row.user_id);
  const who = { ...services, user_id: row.user_id, home_currency };
  const accounts: BankAccountRow[] = await listAccounts(trx, row.user_id);
  if (isMovedIn(row, file)) return planBook(trx, { services, row, accounts, home_currency }, file);
  const present = await listPresent(trx, row);
  const plans: Plan[] = [];
  for (const [file_index, read] of filledFirst(file.statements)) {
    if (present.has(file_index)) continue;
    const corrections = file_index === row.file_index ? (readDetails(row).corrections ?? []) : [];
    const corrected = await correctRows(read, corrections);
    const { printed } = corrected;
    const chosen_by_name = unlessGuessed(chooseAccount(who, accounts, row, printed), printed, accounts);
    const named = await unlessThere(trx, chosen_by_name, { accounts, printed });
    const recalled = await recallAccount(trx, row, { chosen: named, printed });
    const likely = asAnswered(await weighPast(trx, recalled, printed), row, printed);
    const settled =
      row.wanted_account_id === null ? unlessAsked(row, unlessTaken(likely, printed, plans)) : likely;
    const chosen = withLikelyCurrency(settled, printed, { accounts, home_currency });
    const account = file.read_again === true ? null : await findHints(trx, chosen, { printed, file });
    if (account !== null) return { kind: "read_again", account };
    const statement_id = file_index === row.file_index ? row.id : services.clock.newId();
    const questions = listQuestions(row, file, printed, chosen);
    const plan = toPlan({ ...corrected, file_index, statement_id }, chosen, questions);
    plans.push(plan);
    // The account of a statement that waits for a person is not made, so it can be nobody else's.
    if (plan.kind === "import" && chosen.kind === "new") accounts.push(chosen.account);
  }
  return { kind: "plans", plans: plans.toSorted((a, b) => a.file_index - b.file_index) };
};

type Arriving = {
  readonly services: Services;
  readonly row: StatementRow;
  readonly accounts: readonly BankAccountRow[];
  readonly home_currency: string;
};

/** A book waits as one statement until its person wants it moved in; then all its accounts come in, as they were chosen. */
const planBook = async (trx: Db, arriving: Arriving, file: OpenedFile): Promise<FilePlan> => {
  const { row, services, accounts } = arriving;
  const { move_in, corrections = [] } = readDetails(row);
  if (move_in === undefined) {
    const [read] = file.statements.slice(row.file_index);
    if (read === undefined) return { kind: "plans", plans: [] };
    const waiting = { ...(await correctRows(read, [])), file_index: row.file_index, statement_id: row.id };
    const questions = [{ code: MOVE_IN_QUESTION }];
    const holders = new Map<number, string>();
    for (const [file_index, printed] of file.statements.entries()) {
      const holder = await findHolder(trx, accounts, printed);
      if (holder !== null) holders.set(file_index, holder.id);
    }
    return {
      kind: "plans",
      plans: [{ ...waiting, kind: "review", questions, account_currency: null, holders }],
    };
  }
  const present = await listPresent(trx, row);
  const plans: Plan[] = [];
  for (const [file_index, read] of file.statements.entries()) {
    if (present.has(file_index)) continue;
    const is_own = file_index === row.file_index;
    const statement_id = is_own ? row.id : services.clock.newId();
    const chosen = chooseMoved({ ...arriving, move_in }, read, file_index);
    const corrected = await correctRows(read, is_own ? corrections : []);
    plans.push({ ...corrected, file_index, statement_id, kind: "import", chosen });
  }
  return { kind: "plans", plans };
};

/** Statements with rows come first: the accounts made for them serve those of the same account that have none. */
const filledFirst = (statements: readonly ParsedStatement[]): (readonly [number, ParsedStatement])[] =>
  [...statements.entries()].toSorted(
    ([, a], [, b]) => Number(a.transactions.length === 0) - Number(b.transactions.length === 0),
  );

/**
 * An account of which nothing is known and nothing came in is made only when a person wants it; so is one whose currency would be that
 * of the profile alone, which nothing printed and no other account speaks for, or whose digits nothing printed tells.
 */
const unlessGuessed = (
  chosen: ChosenAccount,
  printed: ParsedStatement,
  accounts: readonly BankAccountRow[],
): ChosenAccount => {
  if (chosen.kind !== "new") return chosen;
  const { transactions, currency } = printed;
  const is_used = accounts.some((own) => own.is_sample === 0 && own.currency === chosen.account.currency);
  const is_open = findCurrencyOfHome(printed) === null && leavesDigitsOpen(printed);
  const is_guess =
    currency === null && (!is_used || is_open) && transactions.some((row) => row.currency === null);
  const is_empty = transactions.length === 0 && printed.holdings === undefined;
  return is_empty || is_guess ? { kind: "unknown", candidates: [] } : chosen;
};

/**
 * An account without a number, as a book of another program brings it, is the one that a statement names where its rows are there already:
 * they are proved then, not doubled.
 */
const unlessThere = async (
  trx: Db,
  chosen: ChosenAccount,
  { accounts, printed }: { readonly accounts: readonly BankAccountRow[]; readonly printed: ParsedStatement },
): Promise<ChosenAccount> => {
  if (chosen.kind !== "new") return chosen;
  const unnumbered = accounts.filter((own) => own.number_hash === null && own.last_4_digits === null);
  const account = await findHolder(trx, unnumbered, printed);
  return account === null ? chosen : { kind: "known", account, learns_number: chosen.account.number_hash };
};

/**
 * Where what is printed leaves the account open, its past may tell. A person who was asked for it is overtaken only by a balance that
 * goes on or by the account's own name: rows and texts that are alike are what they were asked to judge.
 */
const recallAccount = async (
  trx: Db,
  row: StatementRow,
  { chosen, printed }: { chosen: ChosenAccount; printed: ParsedStatement },
): Promise<ChosenAccount> => {
  if (chosen.kind !== "unknown") return chosen;
  const recalled = await findByHistory(trx, chosen.candidates, printed);
  if (recalled.kind === "nothing") return chosen;
  const { account } = recalled;
  return recalled.kind === "certain" && (recalled.joins || !wasAsked(row) || isCalledAs(account, printed))
    ? { kind: "known", account, learns_number: null }
    : { ...chosen, likely: chosen.likely ?? account };
};

/**
 * Last digits that two accounts may share do not outweigh days that the account has proved with other rows; nor does being the only
 * account that could be meant.
 */
const weighPast = async (
  trx: Db,
  chosen: ChosenAccount,
  printed: ParsedStatement,
): Promise<ChosenAccount> => {
  if (chosen.kind === "unknown") {
    const [only, ...others] = chosen.candidates;
    const is_open = only !== undefined && others.length === 0 && chosen.likely === undefined;
    return is_open && (await isSpokenAgainst(trx, only, printed))
      ? { ...chosen, contradicted: only }
      : chosen;
  }
  if (chosen.kind !== "known" || chosen.by_digits !== true) return chosen;
  const { account } = chosen;
  return (await isContradicted(trx, account, printed))
    ? { kind: "unknown", candidates: [account], contradicted: account }
    : chosen;
};

const isCalledAs = ({ label }: BankAccountRow, { account: { name } }: ParsedStatement): boolean =>
  name != null && toKey(name) !== "" && toKey(name) === toKey(label ?? "");

const wasAsked = (row: StatementRow): boolean =>
  readDetails(row).questions?.some(({ code }) => code === "account_unknown") === true;

/** A person who was asked for the account may mean another than a new one; what they say of another file settles which, never that. */
const unlessAsked = (row: StatementRow, chosen: ChosenAccount): ChosenAccount =>
  chosen.kind === "new" && wasAsked(row) ? { kind: "unknown", candidates: [] } : chosen;

type Own = { readonly accounts: readonly BankAccountRow[]; readonly home_currency: string };

/** The home currency speaks for an account of which nothing is printed only where the person has others in it. */
const withLikelyCurrency = (
  chosen: ChosenAccount,
  printed: ParsedStatement,
  { accounts, home_currency }: Own,
): ChosenAccount => {
  if (chosen.kind !== "unknown" || printed.currency !== null) return chosen;
  const is_home = accounts.some((own) => own.is_sample === 0 && own.currency === home_currency);
  const likely_currency = findCurrencyOfHome(printed) ?? (is_home ? home_currency : null);
  return likely_currency === null ? chosen : { ...chosen, likely_currency };
};

/** Which of two accounts of one number a statement is of, nobody but the person knows. */
const unlessTaken = (
  chosen: ChosenAccount,
  printed: ParsedStatement,
  plans: readonly Plan[],
): ChosenAccount => {
  if (chosen.kind === "unknown") return chosen;
  const taken = plans.some(
    (plan) =>
      plan.kind === "import" &&
      plan.chosen.account.id === chosen.account.id &&
      areOfTwoAccounts(plan.printed, printed),
  );
  return taken ? { kind: "unknown", candidates: [] } : chosen;
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

/** A new account is what the person said of the rows. */
const asAnswered = (
  chosen: ChosenAccount,
  row: StatementRow,
  { account: { account_type } }: ParsedStatement,
): ChosenAccount => {
  const answer = readDetails(row).answers?.account_type;
  if (chosen.kind !== "new" || account_type !== null || answer === undefined) return chosen;
  return { ...chosen, account: { ...chosen.account, account_type: answer } };
};

const toPlan = (about: Planned, chosen: ChosenAccount, questions: readonly OpenQuestion[]): Plan =>
  chosen.kind === "unknown" || questions.length > 0
    ? {
        ...about,
        kind: "review",
        questions,
        account_currency: chosen.kind === "known" ? chosen.account.currency : null,
      }
    : { ...about, kind: "import", chosen };
