import type { BodyInputOf } from "@passbook/contract/endpoint";
import type { acceptStatement, Statement } from "@passbook/contract/statements";
import type { AccountAnswer } from "../account/which-account.ts";
import { toAccountBody } from "../account/which-account.ts";

export type Choice = { readonly value: string; readonly example: string };

/** Why a person has to look at the rows before they come in. */
export type Doubt = "contradicted" | "unproved" | "empty" | "not_on_proved";

/** What the reading left open. */
export type Asked = {
  readonly account: boolean;
  /** The file's currency and the account's, where they differ. */
  readonly currencies: { readonly file: string; readonly account: string } | null;
  readonly date_order: readonly Choice[];
  readonly decimal_sign: readonly Choice[];
  /** Whether money was spent or received in the rows shown. */
  readonly direction: DirectionQuestion | null;
  /** Nothing proves the rows: the person shall say that they come in as they were read. */
  readonly doubt: Doubt | null;
  /** Rows that the proved statements of their days do not hold. */
  readonly extra: ExtraRows | null;
};

/** A row as a question shows it. */
export type ShownRow = { readonly booked_on: string; readonly amount: number; readonly description: string };
/** A row that the proved statement of its day does not hold. */
export type ExtraRow = ShownRow & { readonly row: number };
/** How many there are, the first of them, the days from the first to the last, and the proved statement of the first. */
export type ExtraRows = {
  readonly count: number;
  readonly from: string;
  readonly to: string;
  readonly rows: readonly ExtraRow[];
  readonly statement_id: string | null;
};

const isExtraRow = (value: unknown): value is ExtraRow =>
  isShownRow(value) && "row" in value && typeof value.row === "number";

const isShownRow = (value: unknown): value is ShownRow =>
  typeof value === "object" &&
  value !== null &&
  "booked_on" in value &&
  "amount" in value &&
  "description" in value &&
  typeof value.booked_on === "string" &&
  typeof value.amount === "number" &&
  typeof value.description === "string";

const isChoice = (value: unknown): value is Choice =>
  typeof value === "object" &&
  value !== null &&
  "value" in value &&
  "example" in value &&
  typeof value.value === "string" &&
  typeof value.example === "string";

const listChoices = (questions: Statement["questions"], code: string): readonly Choice[] => {
  const choices: unknown = questions.find((question) => question.code === code)?.["choices"];
  return Array.isArray(choices) ? choices.filter(isChoice) : [];
};

/** Rows that go one way, and what the account is where they were money spent, and where they were received. */
export type DirectionQuestion = { readonly rows: readonly ShownRow[]; readonly choices: readonly Choice[] };

const readDirection = (questions: Statement["questions"]): DirectionQuestion | null => {
  const choices = listChoices(questions, "account_type");
  const rows: unknown = questions.find(({ code }) => code === "account_type")?.["rows"];
  return choices.length === 0 ? null : { choices, rows: Array.isArray(rows) ? rows.filter(isShownRow) : [] };
};

const readCurrencies = (questions: Statement["questions"]): Asked["currencies"] => {
  const found = questions.find(({ code }) => code === "currency_differs");
  const [file, account] = [found?.["currency"], found?.["account_currency"]];
  return typeof file === "string" && typeof account === "string" ? { file, account } : null;
};

const readExtra = (questions: Statement["questions"]): ExtraRows | null => {
  const found = questions.find(({ code }) => code === "not_on_proved");
  const { count, from, to, rows, statement_id }: Partial<Record<string, unknown>> = found ?? {};
  if (typeof count !== "number" || typeof from !== "string" || typeof to !== "string") return null;
  return {
    count,
    from,
    to,
    rows: Array.isArray(rows) ? rows.filter(isExtraRow) : [],
    statement_id: typeof statement_id === "string" ? statement_id : null,
  };
};

const DOUBTS = ["contradicted", "empty", "unproved", "not_on_proved"] as const;

export const readAsked = ({ questions }: Pick<Statement, "questions">): Asked => {
  const currencies = readCurrencies(questions);
  const asks = (wanted: string) => questions.some(({ code }) => code === wanted);
  return {
    account: asks("account_unknown") || currencies !== null,
    currencies,
    date_order: listChoices(questions, "date_order"),
    decimal_sign: listChoices(questions, "decimal_sign"),
    direction: readDirection(questions),
    doubt: DOUBTS.find(asks) ?? null,
    extra: readExtra(questions),
  };
};

/** The account whose files look like this one, to be offered first. */
export const readLikely = ({ questions }: Pick<Statement, "questions">): string | null => {
  const likely = questions.find(({ code }) => code === "account_unknown")?.["likely_account_id"];
  return typeof likely === "string" ? likely : null;
};

/** What a new account would be in where the file names no currency; empty where nothing speaks for one. */
export const readLikelyCurrency = ({ questions }: Pick<Statement, "questions">): string => {
  const likely = questions.find(({ code }) => code === "account_unknown")?.["likely_currency"];
  return typeof likely === "string" ? likely : "";
};

/** The account whose last digits are printed, though it has proved other rows for these days. */
export const readContradicted = ({ questions }: Pick<Statement, "questions">): string | null => {
  const found = questions.find(({ code }) => code === "account_unknown")?.["contradicted_account_id"];
  return typeof found === "string" ? found : null;
};

/** What was answered so far. */
export type Answers = AccountAnswer & {
  readonly date_order: string | null;
  readonly decimal_sign: string | null;
  /** What the account is, as the direction of its rows tells. */
  readonly direction: string | null;
};

type Body = BodyInputOf<typeof acceptStatement>;

const DATE_ORDERS = ["dmy", "mdy", "ymd"] as const;
const DECIMAL_SIGNS = [".", ","] as const;
const ANSWERED_TYPES = ["credit_card", "current"] as const;

const toAccount = ({ way, bank_account_id, new_account }: AccountAnswer): Body => {
  if (way === "new") return { new_bank_account: toAccountBody(new_account) };
  return way === "automatic" || bank_account_id === null ? {} : { bank_account_id };
};

type Asking = Pick<Statement, "file_hash" | "format" | "currency" | "printed_account" | "questions">;

const asksWhose = ({ questions }: Asking): boolean =>
  questions.some(({ code }) => code === "account_unknown");

const printedOf = ({ format, currency, printed_account }: Asking): string =>
  JSON.stringify([format, currency, printed_account]);

/** Of what waits, the files that ask for their account and print the same of it as this one. */
export const listAlike = <Other extends Asking>(
  statement: Asking,
  waiting: readonly Other[],
): readonly Other[] =>
  asksWhose(statement)
    ? waiting.filter(
        (other) =>
          other.file_hash !== statement.file_hash &&
          asksWhose(other) &&
          printedOf(other) === printedOf(statement),
      )
    : [];

/** Whether a file says anything that tells its account from another; alike are those too that say nothing. */
export const saysWhose = ({ printed_account }: Pick<Statement, "printed_account">): boolean =>
  [printed_account?.bank_name, printed_account?.last_4_digits, printed_account?.name].some(
    (said) => said !== null && said !== undefined,
  );

/** The answers to what is asked, and no others, as the call takes them. */
export const toAcceptBody = (asked: Asked, answers: Answers, alike: readonly Statement[] = []): Body => {
  const date_order = DATE_ORDERS.find((order) => order === answers.date_order);
  const decimal_sign = DECIMAL_SIGNS.find((sign) => sign === answers.decimal_sign);
  const account_type = ANSWERED_TYPES.find((type) => type === answers.direction);
  return {
    ...(asked.account ? toAccount(answers) : {}),
    ...(asked.account && alike.length > 0 ? { statement_ids: alike.map(({ id }) => id) } : {}),
    ...(asked.date_order.length > 0 && date_order !== undefined ? { date_order } : {}),
    ...(asked.decimal_sign.length > 0 && decimal_sign !== undefined ? { decimal_sign } : {}),
    ...(asked.direction !== null && account_type !== undefined ? { account_type } : {}),
    ...(asked.doubt === null ? {} : { as_read: true }),
  };
};

/** The answer to what rows are; a new account that is not called anything else yet is then of that kind. */
export const takeDirection = ({ new_account }: Answers, direction: string): Partial<Answers> => {
  const account_type = ANSWERED_TYPES.find((type) => type === direction);
  const is_plain = ANSWERED_TYPES.some((type) => type === new_account.account_type);
  return account_type === undefined || !is_plain
    ? { direction }
    : { direction, new_account: { ...new_account, account_type } };
};
