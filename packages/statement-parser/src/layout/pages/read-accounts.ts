import type { DoubtCode } from "@passbook/contract/sentences/doubts";
import type { ParsedStatement } from "../../parsed-file.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { isDebt } from "../../values/is-debt.ts";
import { readDocumentWords } from "../accounts/describe-document.ts";
import type { DocumentWords } from "../accounts/describe-document.ts";
import { findFacts } from "../facts/find-facts.ts";
import { isRowHeader } from "../headers/header-lines.ts";
import { isTold, listSplits } from "../accounts/split-accounts.ts";
import type { Starts } from "../accounts/split-accounts.ts";
import { tellDebt } from "../facts/tell-debt.ts";
import { amountsOf, plainText } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { textOf, readPart, isWhole, joinReadings, countRows, isDoubted } from "./read-part.ts";
import type { Reading, Source } from "./read-part.ts";

/** The words of one account, with what those of the whole document say where it says nothing itself. */
export const withShared = (
  own: DocumentWords,
  all: DocumentWords,
  kind: DocumentWords["accountType"],
): DocumentWords => {
  // That another of them is for savings says nothing of a loan.
  const shared = isDebt(all.accountType) ? all.accountType : null;
  const accountType = kind ?? own.accountType ?? shared;
  return {
    ...own,
    accountType,
    owes: isDebt(accountType),
    understood: own.understood || all.understood,
    currency: own.currency ?? all.currency,
    statedCurrency: own.statedCurrency ?? all.statedCurrency,
    dateHabit: own.dateHabit ?? all.dateHabit,
  };
};

/** The lines of an account, under the names of columns that were printed once over all accounts. */
const withHeader = (lines: readonly ScannedLine[], start: number, end: number): ScannedLine[] => {
  const own = lines.slice(start, end);
  const header = own.some(isRowHeader) ? undefined : lines.slice(0, start).findLast(isRowHeader);
  return header === undefined ? own : [header, ...own];
};

const TITLE_LINES = 3;

/** Over its rows and figures one of several accounts is called a loan: `AUTO LOAN L0020 2268`. */
const isTitledLoan = (own: readonly ScannedLine[]): boolean => {
  const rows = own.findIndex((scanned) => isRowHeader(scanned) || amountsOf(scanned).length > 0);
  const title = own
    .slice(0, Math.min(TITLE_LINES, Math.max(0, rows)))
    .map((scanned) => toPlainWords(plainText(scanned)));
  return (
    title.some((plain) => says(plain, "loan", "loan_account")) &&
    !title.some((plain) => says(plain, "savings", "current"))
  );
};

/** Reads each of the accounts that begin at some lines by itself. */
const readSplit = (lines: readonly ScannedLine[], starts: readonly number[], source: Source): Reading => {
  const head = [...source.head, ...lines.slice(0, starts[1] ?? 0)].slice(0, HEAD_LINES);
  const parts = starts.map((start, at) => {
    const own = withHeader(lines, start, starts[at + 1] ?? lines.length);
    const printed = own.map(({ line }) => line);
    const kind = tellDebt(own) ?? (isTitledLoan(own) ? "loan" : null);
    const words = withShared(readDocumentWords(printed, source.hints), source.words, kind);
    return readPart({ ...source, lines: own, words, head: at === 0 ? source.head : head }, textOf(head));
  });
  return joinReadings(parts);
};

/** Accounts of which one is torn from that above it by a balance that does not follow, and nothing tells that it is another. */
const doubtTorn = (reading: Reading): Reading => ({
  ...reading,
  statements: reading.statements.map((one) => ({
    ...one,
    proof: addDoubts(one.proof, [doubt("balance_disagrees")]),
  })),
});

type Split = { several: Reading; starts: Starts };

const countContradicted = ({ several }: Split): number =>
  several.statements.filter(({ proof }) => proof.verdict === "contradicted").length;

/** The accounts of a document in the first way that proves them all, or else that which contradicts fewest; null where there is but one. */
const readAccounts = (lines: readonly ScannedLine[], source: Source): Split | null => {
  let best: Split | null = null;
  for (const starts of listSplits(lines, findFacts(lines))) {
    const split = { several: readSplit(lines, starts.lines, source), starts };
    if (isWhole(split.several)) return split;
    if (best === null || countContradicted(split) < countContradicted(best)) best = split;
  }
  return best;
};

/** Lines at the head of a document that hold for all its accounts. */
export const HEAD_LINES = 25;

/** What was read of the whole document is no more than one of its accounts; another has rows that do not prove. */
const isOneOf = (whole: Reading, several: Reading): boolean => {
  const [own] = whole.statements;
  const isSame = (one: ParsedStatement): boolean =>
    one.proof.verdict === "proved" &&
    one.opening_balance === own?.opening_balance &&
    one.closing_balance === own.closing_balance;
  return (
    whole.statements.length === 1 && several.statements.some(isSame) && countRows(several) > countRows(whole)
  );
};

/** Two parts that begin with one balance, or a part without rows whose balances differ, are torn from one account. */
const isTorn = ({ statements }: Reading): boolean => {
  const openings = statements.flatMap(({ opening_balance }) => opening_balance ?? []);
  const known = openings.filter((opening) => opening !== 0);
  const lacks = statements.some(
    ({ transactions, opening_balance, closing_balance }) =>
      transactions.length === 0 && opening_balance !== closing_balance,
  );
  return lacks || new Set(known).size < known.length;
};

/** Doubts about what rows mean, not whose they are; the period may be that of another account. */
const OF_MEANING = new Set<DoubtCode>(["period_elsewhere", "direction_unknown", "days_open"]);

/** Each account has rows that its own printed balances bind. */
const areBound = ({ statements }: Reading): boolean =>
  statements.length > 1 &&
  statements.every(
    ({ proof: { checks, doubts }, opening_balance, closing_balance, transactions }) =>
      transactions.length > 0 &&
      opening_balance !== null &&
      closing_balance !== null &&
      checks.length > 0 &&
      checks.every(({ holds }) => holds) &&
      doubts.every(({ code }) => OF_MEANING.has(code)),
  );

/** Whether lines are read as several accounts rather than as one. */
const areSeveral = ({ several, starts }: Split, whole: Reading): boolean => {
  if (starts.numbered && !isWhole(whole) && countRows(several) >= countRows(whole)) return true;
  if (areBound(several) && countRows(several) === countRows(whole)) return true;
  if (isTorn(several) && whole.statements.length > 0) return false;
  const someProved = several.solved.some(({ candidate }) => candidate.proved.proof.verdict === "proved");
  if (isOneOf(whole, several) || (someProved && isDoubted(whole))) return true;
  return !isWhole(whole) && someProved && several.score > whole.score;
};

/** Reads lines as one account or as several, whichever the printed facts prove. */
export const readLines = (lines: readonly ScannedLine[], source: Source): Reading => {
  const split = readAccounts(lines, source);
  const whole = (): Reading => readPart({ ...source, lines }, textOf(source.head));
  if (split === null) return whole();
  const { several, starts } = split;
  const one = isWhole(several) ? null : whole();
  if (one !== null && !areSeveral(split, one)) return one;
  const facts = findFacts(lines);
  return starts.numbered || starts.lines.slice(1).every((start) => isTold(lines, facts, start))
    ? several
    : doubtTorn(several);
};
