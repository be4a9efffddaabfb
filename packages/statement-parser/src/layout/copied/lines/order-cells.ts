import type { ColumnRole } from "../../names/column-names.ts";
import { DATE_ROLES, MONEY_ROLES } from "../../names/column-roles.ts";
import { datesOf } from "../../lines/tokens.ts";
import type { AmountToken, Token } from "../../lines/tokens.ts";
import { APART, isNames, readNames } from "./read-names.ts";
import { isRow } from "./scan-copied.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";

type Kind = "day" | "words" | "money";

/** The kinds of the columns in the order of their names, and whether the balance comes before the amount. */
type Order = { kinds: Kind[]; turned: boolean };

const readOrder = (names: CopiedParts): Order => {
  const roles = readNames(names.text).map(({ role }) => role);
  const kinds = roles.map((role): Kind =>
    DATE_ROLES.has(role) ? "day" : MONEY_ROLES.has(role) ? "money" : "words",
  );
  const money = roles.filter((role) => MONEY_ROLES.has(role));
  return {
    kinds: kinds.filter((kind, at) => kind !== kinds[at - 1]),
    turned: money.length > 1 && money[0] === "balance",
  };
};

const isUsual = ({ kinds, turned }: Order): boolean =>
  !turned &&
  kinds.at(0) === "day" &&
  kinds.at(-1) === "money" &&
  kinds.filter((kind) => kind === "money").length === 1;

/** Tokens of one kind that follow one another from one end of a line. */
const takeRun = (tokens: readonly Token[], kind: Token["kind"], from: number, step: 1 | -1): Token[] => {
  const run: Token[] = [];
  let next = from;
  for (const token of step === 1 ? tokens : tokens.toReversed()) {
    const edge = step === 1 ? token.from : token.to;
    if (edge !== next) {
      if (step === 1 ? edge < next : edge > next) continue;
      break;
    }
    if (token.kind !== kind) break;
    run.push(token);
    next = (step === 1 ? token.to : token.from) + step;
  }
  return step === 1 ? run : run.toReversed();
};

type Ends = { days: Token[]; before: AmountToken[]; behind: AmountToken[] };

const isMoney = (token: Token): token is AmountToken => token.kind === "amount";

/** The days and amounts at both ends of a line, as the order of the columns has them. */
const findEnds = ({ scanned }: CopiedParts, { kinds }: Order): Ends => {
  const { tokens, line } = scanned;
  const ends: Ends = { days: [], before: [], behind: [] };
  const words = kinds.indexOf("words");
  let from = 0;
  for (const kind of kinds.slice(0, words)) {
    const run = takeRun(tokens, kind === "day" ? "date" : "amount", from, 1);
    if (kind === "day") ends.days.push(...run);
    else ends.before.push(...run.filter(isMoney));
    from = (run.at(-1)?.to ?? from - 1) + 1;
  }
  let last = line.words.length - 1;
  for (const kind of kinds.slice(words + 1).toReversed()) {
    const run = takeRun(
      tokens.filter((token) => token.from >= from),
      kind === "day" ? "date" : "amount",
      last,
      -1,
    );
    if (kind === "day") ends.days.push(...run);
    else ends.behind.unshift(...run.filter(isMoney));
    last = (run[0]?.from ?? last + 1) - 1;
  }
  return ends;
};

/** A line whose days and amounts stand where the names of its columns say, with its days first and its balance last. */
const orderLine = (own: CopiedParts, order: Order): CopiedLine => {
  const { text, from, scanned } = own;
  const { days, before, behind } = findEnds(own, order);
  const money = [...before, ...behind];
  if (days.length === 0 || money.length === 0) return { text, from };
  const taken = [...days, ...money];
  const wordsOf = (token: Token): string[] =>
    scanned.line.words.slice(token.from, token.to + 1).map((word) => word.text);
  const rest = scanned.line.words.flatMap((word, at) =>
    taken.some((token) => at >= token.from && at <= token.to) ? [] : [word.text],
  );
  const amounts = order.turned ? money.toReversed() : money;
  return { text: [...days.flatMap(wordsOf), ...rest, ...amounts.flatMap(wordsOf)].join(" "), from };
};

/** Names in the usual order: days, words, amounts, the balance. */
const orderNames = ({ text, from }: CopiedParts): CopiedLine => {
  const names = readNames(text);
  const rankOf = (role: ColumnRole | null): number =>
    DATE_ROLES.has(role) ? 0 : role === "balance" ? 3 : MONEY_ROLES.has(role) ? 2 : 1;
  const ranked = names.toSorted((a, b) => rankOf(a.role) - rankOf(b.role));
  return { text: ranked.map((name) => name.text).join(APART), from };
};

const LINES_MAX = 8;

/** Whether the lines below begin with days and end with amounts, whatever the first name is. */
const beginWithDays = (below: readonly CopiedParts[]): boolean => {
  const dated = below.slice(0, LINES_MAX).filter(({ scanned }) => datesOf(scanned).length > 0);
  return dated.filter(isRow).length * 2 > dated.length;
};

/** Lines under names of columns that stand in an order of their own, put in the usual one. */
export const orderCells = (parts: readonly CopiedParts[]): CopiedLine[] => {
  let order: Order | null = null;
  return parts.map((own, at) => {
    if (isNames(own)) {
      const read = readOrder(own);
      const isDayFirst =
        read.kinds[0] === "words" && read.kinds[1] === "day" && beginWithDays(parts.slice(at + 1));
      order = isUsual(read) || isDayFirst || !read.kinds.includes("words") ? null : read;
      return order === null ? { text: own.text, from: own.from } : orderNames(own);
    }
    return order === null ? { text: own.text, from: own.from } : orderLine(own, order);
  });
};
