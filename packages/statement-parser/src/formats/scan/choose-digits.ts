import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { DocumentReading } from "../../layout/pages/read-document.ts";
import type { ParsedStatement, Problem, Refusal } from "../../parsed-file.ts";
import type { SeenPage } from "./see-page.ts";
import { toShownBox } from "./see-page.ts";

export type ReadPages = (pages: readonly SeenPage[]) => Result<DocumentReading, Refusal>;

/** Another text for a word: the recogniser held it possible. */
type Choice = { page: number; word: number; text: string };
type Tried = { choice: Choice; reading: DocumentReading; pages: readonly SeenPage[] };

/** Reading takes tens of milliseconds; a page with so many doubts is to be scanned again. */
const TRIES_MAX = 80;
const ROUNDS_MAX = 6;

const provesAll = ({ statements }: DocumentReading): boolean =>
  statements.some(({ transactions }) => transactions.length > 0) &&
  statements.every(({ proof, transactions }) => transactions.length === 0 || proof.verdict === "proved");

/** Whether every statement with rows is proved. */
export const isProved = (read: Result<DocumentReading, Refusal>): boolean => read.ok && provesAll(read.value);

/** An amount or a date, maybe with marks around it. */
const FIGURE = /^[-+\u2212(\p{Sc}A-Z]*\d[\d.,'/]*[-+)\p{Sc}A-Z]*$/u;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

const listChoices = (pages: readonly SeenPage[]): Choice[] =>
  pages.flatMap(({ words }, page) =>
    words.flatMap(({ text, others }, word) =>
      others
        .filter((other) => FIGURE.test(other) && /\d/.test(text))
        .map((other) => ({ page, word, text: other })),
    ),
  );

/** By how much the printed figures and the rows differ. */
const listGaps = ({ statements }: DocumentReading): Set<number> => {
  const gaps = new Set<number>();
  for (const { proof } of statements) {
    if (proof.culprit !== null) gaps.add(Math.abs(proof.culprit.gap));
    for (const { holds, expected, found } of proof.checks)
      if (!holds && expected !== undefined && found !== undefined) gaps.add(Math.abs(expected - found));
  }
  return gaps;
};

/** Choices that change a figure by what is missing come first; only digits are weighed, not where the decimals begin. */
const sortChoices = (
  choices: readonly Choice[],
  reading: DocumentReading,
  pages: readonly SeenPage[],
): Choice[] => {
  const gaps = listGaps(reading);
  const fits = ({ page, word, text }: Choice): boolean =>
    gaps.has(Math.abs(Number(digitsOf(text)) - Number(digitsOf(pages[page]?.words[word]?.text ?? ""))));
  return choices.toSorted((a, b) => Number(fits(b)) - Number(fits(a)));
};

const exchange = (pages: readonly SeenPage[], { page, word, text }: Choice): SeenPage[] =>
  pages.map((own, at) =>
    at === page
      ? { ...own, words: own.words.map((each, index) => (index === word ? { ...each, text } : each)) }
      : own,
  );

/** How much of what is printed holds. */
export const weigh = ({ statements }: DocumentReading): number =>
  statements.reduce((sum, { proof, transactions }) => {
    const held = proof.checks.reduce((rows, check) => rows + (check.holds ? check.rows : 0), 0);
    const broken = proof.checks.filter(({ holds }) => !holds).length;
    return sum + held + transactions.length - broken - proof.doubts.length;
  }, 0);

const sayRows = (statements: readonly ParsedStatement[]): string =>
  JSON.stringify(
    statements.map(({ transactions }) => transactions.map((row) => [row.booked_on, row.amount])),
  );

/** The one set of rows that is proved; null where there is none, or where several are and nothing tells which is printed. */
const findProved = (tried: readonly Tried[]): Tried | null => {
  const proved = tried.filter(({ reading }) => provesAll(reading));
  const [first] = proved;
  const sets = new Set(proved.map(({ reading }) => sayRows(reading.statements)));
  return first === undefined || sets.size > 1 ? null : first;
};

const tell = ({ page, word, text }: Choice, pages: readonly SeenPage[]): Problem[] => {
  const own = pages[page];
  const before = own?.words[word];
  if (own === undefined || before === undefined) return [];
  return [
    {
      code: "digit_chosen",
      ...say("digit_chosen", { read: before.text, chosen: text }),
      place: { page: own.page, box: toShownBox(before.box, own) },
    },
  ];
};

/** What digits were chosen, and what was read with them. */
export type Chosen = { reading: DocumentReading; problems: Problem[] };

/**
 * Exchanges doubtful digits for others that the recogniser held possible until every statement is proved; null where no exchange proves
 * them, or several do. Each exchange must make more of what is printed hold.
 */
export const chooseDigits = (
  pages: readonly SeenPage[],
  reading: DocumentReading,
  read: ReadPages,
): Chosen | null => {
  let [own, best] = [pages, reading];
  const problems: Problem[] = [];
  const taken = new Set<string>();
  let tries = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const open = listChoices(own).filter(({ page, word }) => !taken.has(`${page} ${word}`));
    const tried: Tried[] = [];
    for (const choice of sortChoices(open, best, own)) {
      if (tries === TRIES_MAX) break;
      tries += 1;
      const exchanged = exchange(own, choice);
      const other = read(exchanged);
      if (other.ok) tried.push({ choice, reading: other.value, pages: exchanged });
    }
    const better = tried.filter((each) => weigh(each.reading) > weigh(best));
    const proved = findProved(tried);
    const next = proved ?? better.toSorted((a, b) => weigh(b.reading) - weigh(a.reading))[0];
    if (next === undefined || (proved === null && tried.some((each) => provesAll(each.reading)))) return null;
    problems.push(...tell(next.choice, own));
    taken.add(`${next.choice.page} ${next.choice.word}`);
    [own, best] = [next.pages, next.reading];
    if (proved !== null) return { reading: best, problems };
  }
  return null;
};
