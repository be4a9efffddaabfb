import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said, Sentence, SentenceValue } from "@passbook/contract/sentences/sentence";
import { TABLE_LIMITS } from "./decode/table/table-limits.ts";
import type {
  ParsedAccount,
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  Problem,
  Refusal,
} from "./parsed-file.ts";

/**
 * What a file may hold; five years of daily statements of one account are 1,830, and 120,000 rows are sixty a day for as long: as
 * many as a table may have, and as find room in the memory of an import. Lengths are in letters: a bank prints at most some hundred in a row,
 * and what is compared, searched and learned must not take longer for more.
 */
export const FILE_LIMITS = {
  statements: 2000,
  rows: TABLE_LIMITS.rows,
  description: 2000,
  counterparty: 500,
  reference: 200,
  category: 200,
  name: 200,
  number: 100,
  problems: 500,
  /** Where a file holds many statements, so many are kept in all of them together, but some with each. */
  problems_of_all: 5000,
  problems_of_each: 20,
  message: 1000,
} as const;

const TOO_MANY_STATEMENTS: Refusal = {
  code: "too_many_statements",
  ...say("too_many_statements", { most: FILE_LIMITS.statements }),
};
const TOO_MANY_ROWS: Refusal = {
  code: "too_many_rows",
  ...say("too_many_rows", { most: FILE_LIMITS.rows }),
};

const findExcess = ({ statements }: ParsedFile): Refusal | null => {
  if (statements.length > FILE_LIMITS.statements) return TOO_MANY_STATEMENTS;
  const rows = statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return rows > FILE_LIMITS.rows ? TOO_MANY_ROWS : null;
};

const HALF_A_LETTER = /[\uD800-\uDBFF]$/;

/** The beginning of a text, never half of a letter that takes two places. */
const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(HALF_A_LETTER, "");

const cutOr = <T extends string | null | undefined>(text: T, longest: number): T =>
  // What is null or undefined stays so, and a text stays one.
  (typeof text === "string" ? cut(text, longest) : text) as T;

const boundAccount = (account: ParsedAccount): ParsedAccount => ({
  ...account,
  bank_name: cutOr(account.bank_name, FILE_LIMITS.name),
  number: cutOr(account.number, FILE_LIMITS.number),
  bank_code: cutOr(account.bank_code, FILE_LIMITS.number),
  ...(account.name === undefined ? {} : { name: cutOr(account.name, FILE_LIMITS.name) }),
});

/** Each text of a row and how long it may be. */
const TEXTS = [
  ["description", FILE_LIMITS.description],
  ["counterparty", FILE_LIMITS.counterparty],
  ["reference", FILE_LIMITS.reference],
  ["bank_category", FILE_LIMITS.category],
  ["mcc", FILE_LIMITS.category],
  ["type", FILE_LIMITS.category],
] as const satisfies readonly (readonly [keyof ParsedTransaction, number])[];

const isTooLong = (row: ParsedTransaction): boolean =>
  TEXTS.some(([name, longest]) => (row[name]?.length ?? 0) > longest);

const boundRow = (row: ParsedTransaction): ParsedTransaction => {
  const bounded = { ...row };
  for (const [name, longest] of TEXTS) Object.assign(bounded, { [name]: cutOr(row[name], longest) });
  return bounded;
};

const toCutRemark = (row: ParsedTransaction): Problem => ({
  code: "text_cut",
  ...say("text_cut", { day: row.booked_on, text: FILE_LIMITS.description, name: FILE_LIMITS.counterparty }),
  place: row.source,
});

const boundStatement = (statement: ParsedStatement, remarks: Problem[]): ParsedStatement => {
  const transactions = statement.transactions.some(isTooLong)
    ? statement.transactions.map((row) => {
        if (!isTooLong(row)) return row;
        remarks.push(toCutRemark(row));
        return boundRow(row);
      })
    : statement.transactions;
  return { ...statement, account: boundAccount(statement.account), transactions };
};

const cutValue = (value: SentenceValue): SentenceValue => {
  if (typeof value === "string") return cut(value, FILE_LIMITS.message);
  return typeof value === "object" && "sentence" in value ? { ...value, ...cutData(value) } : value;
};

const cutData = ({ data }: Pick<Sentence, "data">): Pick<Sentence, "data"> =>
  data === undefined
    ? {}
    : { data: Object.fromEntries(Object.entries(data).map(([place, value]) => [place, cutValue(value)])) };

const cutSaid = (said: Said): Pick<Said, "message" | "data"> => ({
  message: cut(said.message, FILE_LIMITS.message),
  ...cutData(said),
});

/** The first problems, and how many there are more: nobody reads thousands, and each statement of the file keeps them. */
export const boundProblems = (problems: readonly Problem[], statements: number): Problem[] => {
  const share = Math.floor(FILE_LIMITS.problems_of_all / statements);
  const most = Math.min(Math.max(share, FILE_LIMITS.problems_of_each), FILE_LIMITS.problems);
  const kept = problems.slice(0, most).map((problem) => ({ ...problem, ...cutSaid(problem) }));
  const left = problems.length - kept.length;
  return left === 0
    ? kept
    : [
        ...kept,
        {
          code: "more_problems",
          ...say("more_problems", { left }),
        },
      ];
};

/** Refuses a file that holds more than any statement, and cuts texts that are longer than any bank prints, which it says. */
export const boundFile = (file: ParsedFile): Result<ParsedFile, Refusal> => {
  const excess = findExcess(file);
  if (excess !== null) return err(excess);
  const remarks: Problem[] = [];
  const statements = file.statements.map((statement) => boundStatement(statement, remarks));
  return ok({ ...file, statements, problems: [...file.problems, ...remarks] });
};
