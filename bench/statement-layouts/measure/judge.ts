import type { ParsedFile, ParsedStatement, Refusal } from "@passbook/statement-parser";
import type { Truth, TruthRow, TruthStatement } from "../facts/truth.ts";

/** What a reading came to; `causes` are general words, `details` name figures. */
export type Judged = {
  exact: boolean;
  causes: string[];
  details: string[];
  proved: number;
  falseProofs: number;
  contradicted: number;
  /** What statements are said to be in, and are not; none said is no fault here, some print none. */
  wrongCurrencies: string[];
};

type Difference = { cause: string; detail: string };

const sum = (rows: readonly { amount: number }[]): number =>
  rows.reduce((total, row) => total + row.amount, 0);

const compareDates = (found: ParsedStatement, booked: readonly TruthRow[]): Difference[] => {
  const left = found.transactions.filter((row) => !row.pending);
  const missed = booked.filter((row) => {
    const at = left.findIndex((other) => other.amount === row.amount && other.booked_on === row.booked_on);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const [first] = missed;
  if (first === undefined) return [];
  const hasAmount = left.some((row) => row.amount === first.amount);
  return [
    {
      cause: hasAmount ? "dates" : "amounts",
      detail: `${missed.length} rows not found, first ${first.booked_on} ${first.amount}`,
    },
  ];
};

const compareBalances = (found: ParsedStatement, truth: TruthStatement): Difference[] => {
  const differences: Difference[] = [];
  if (truth.closing !== null && found.closing_balance !== truth.closing)
    differences.push({
      cause: found.closing_balance === null ? "no closing" : "closing",
      detail: `closing ${found.closing_balance} instead of ${truth.closing}`,
    });
  if (truth.opening !== null && found.opening_balance !== null && found.opening_balance !== truth.opening)
    differences.push({
      cause: "opening",
      detail: `opening ${found.opening_balance} instead of ${truth.opening}`,
    });
  return differences;
};

/** Where a statement as read differs from what was drawn. */
const compare = (found: ParsedStatement, truth: TruthStatement): Difference[] => {
  const booked = truth.rows.filter((row) => row.pending !== true);
  const rows = found.transactions.filter((row) => !row.pending);
  if (rows.length !== booked.length)
    return [{ cause: "count", detail: `${rows.length} rows instead of ${booked.length}` }];
  if (sum(rows) !== sum(booked))
    return [{ cause: "total", detail: `total ${sum(rows)} instead of ${sum(booked)}` }];
  return [...compareDates(found, booked), ...compareBalances(found, truth)];
};

const withRows = <S extends { rows: unknown[] } | { transactions: unknown[] }>(
  statements: readonly S[],
): S[] =>
  statements.filter(
    (statement) => ("rows" in statement ? statement.rows : statement.transactions).length > 0,
  );

type Pair = [ParsedStatement, TruthStatement];

const isSame = ([found, wanted]: Pair): boolean => compare(found, wanted).length === 0;

/** Accounts whose rows stand mixed in one table have no order: each with the one it is, where all are found. */
const pairAnyhow = (found: readonly ParsedStatement[], wanted: readonly TruthStatement[]): Pair[] | null => {
  const left = [...found];
  const pairs = wanted.flatMap((statement): Pair[] => {
    const at = left.findIndex((other) => isSame([other, statement]));
    return at === -1 ? [] : left.splice(at, 1).map((other): Pair => [other, statement]);
  });
  return pairs.length === wanted.length ? pairs : null;
};

/** Pairs statements, by their order where they differ; those without rows may be left out by either side. */
const pair = (file: ParsedFile, truth: Truth): Pair[] | null => {
  const [found, wanted] =
    file.statements.length === truth.statements.length
      ? [file.statements, truth.statements]
      : [withRows(file.statements), withRows(truth.statements)];
  if (found.length !== wanted.length) return null;
  const inOrder = found.flatMap((statement, at): Pair[] => {
    const other = wanted[at];
    return other === undefined ? [] : [[statement, other]];
  });
  return inOrder.every(isSame) ? inOrder : (pairAnyhow(found, wanted) ?? inOrder);
};

/** Proved, though no statement that was drawn has these rows and balances or nothing printed can prove it. */
const isFalselyProved = (statement: ParsedStatement, truth: Truth): boolean => {
  if (statement.proof.verdict !== "proved") return false;
  const drawn = truth.statements.find((other) =>
    compare(statement, other).every(({ cause }) => cause === "no closing"),
  );
  return drawn === undefined || !drawn.provable;
};

export const judge = (file: ParsedFile, truth: Truth): Judged => {
  const pairs = pair(file, truth);
  const differences =
    pairs === null
      ? [
          {
            cause: "statements",
            detail: `${file.statements.length} statements instead of ${truth.statements.length}`,
          },
        ]
      : pairs.flatMap(([found, wanted]) => compare(found, wanted));
  const verdicts = file.statements.map((statement) => statement.proof.verdict);
  return {
    exact: differences.length === 0,
    causes: [...new Set(differences.map(({ cause }) => cause))],
    details: differences.map(({ detail }) => detail),
    proved: verdicts.filter((verdict) => verdict === "proved").length,
    contradicted: verdicts.filter((verdict) => verdict === "contradicted").length,
    wrongCurrencies: (pairs ?? []).flatMap(([{ currency }, wanted]) =>
      currency === null || currency === wanted.currency ? [] : `${currency} instead of ${wanted.currency}`,
    ),
    falseProofs: file.statements.filter((statement) => isFalselyProved(statement, truth)).length,
  };
};

/** A refusal is right only where nothing was drawn that could be read. */
export const judgeRefusal = (refusal: Refusal): Judged => ({
  exact: false,
  causes: [`refused ${refusal.code}`],
  details: [refusal.message],
  proved: 0,
  contradicted: 0,
  falseProofs: 0,
  wrongCurrencies: [],
});
