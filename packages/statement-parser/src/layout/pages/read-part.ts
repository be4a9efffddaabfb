import type { DoubtCode } from "@passbook/contract/sentences/doubts";
import type { ParsedStatement } from "../../parsed-file.ts";
import { isDebt } from "../../values/is-debt.ts";
import { solvePart } from "./solve-part.ts";
import type { Part, Solved } from "./solved.ts";
import { toEmptyStatement, toStatement } from "./to-statement.ts";
import { tellDebt } from "../facts/tell-debt.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** Accounts of a document, each with its rows or, where it has none, with its balances alone. */
export type Reading = { statements: ParsedStatement[]; solved: Solved[]; score: number };

export type Source = Omit<Part, "lines">;

/** The texts of lines, one under the other. */
export const textOf = (lines: readonly ScannedLine[]): string =>
  lines.map(({ line }) => line.text).join("\n");

/** The part with the kind of its account, by its own figures and rows where no word names one. */
const withKind = (part: Part): Part => {
  const { words, lines } = part;
  if (words.accountType !== null) return part;
  const accountType = tellDebt(lines);
  return { ...part, words: { ...words, accountType, owes: isDebt(accountType) } };
};

/** A part is read as the person says where the document leaves its kind open, or proves nothing without. */
export const readPart = (untold: Part, head: string): Reading => {
  const part = withKind(untold);
  const read = readTold(part, head);
  const { words, hints } = part;
  const kindSaid = hints.account_type ?? null;
  if (kindSaid === null || words.accountType !== null || isWhole(read)) return read;
  const other = readTold({ ...part, words: { ...words, kindSaid, owes: isDebt(kindSaid) } }, head);
  const isAsked = read.statements.some(({ questions = [] }) => questions.length > 0);
  return isAsked || isWhole(other) ? other : read;
};

const readTold = (part: Part, head: string): Reading => {
  const solved = solvePart(part);
  const text = `${textOf(part.lines)}\n${head}`;
  if (solved !== null)
    return { statements: [toStatement(solved, text)], solved: [solved], score: solved.candidate.score };
  const empty = toEmptyStatement(part, text);
  return { statements: empty === null ? [] : [empty], solved: [], score: 0 };
};

/** Every account is proved, or has no row and one balance. */
export const isWhole = ({ statements }: Reading): boolean =>
  statements.length > 0 &&
  statements.every(({ proof, transactions, opening_balance, closing_balance }) =>
    transactions.length === 0 ? opening_balance === closing_balance : proof.verdict === "proved",
  );

/** The accounts of several parts as those of one document. */
export const joinReadings = (parts: readonly Reading[]): Reading => ({
  statements: parts.flatMap((part) => part.statements),
  solved: parts.flatMap((part) => part.solved),
  score: parts.reduce((sum, part) => sum + part.score, 0) / Math.max(1, parts.length),
});

/** How many rows were read. */
export const countRows = ({ statements }: Reading): number =>
  statements.reduce((count, { transactions }) => count + transactions.length, 0);

/** A printed figure speaks against what was read of the whole document. */
export const isDoubted = ({ solved }: Reading): boolean =>
  solved.some(({ candidate }) => candidate.proved.proof.doubts.some(({ code }) => DISAGREES.has(code)));

const DISAGREES = new Set<DoubtCode>([
  "total_disagrees",
  "count_disagrees",
  "balance_disagrees",
  "two_closings",
]);
