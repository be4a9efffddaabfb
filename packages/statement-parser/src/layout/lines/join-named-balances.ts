import { readFactWords } from "../../labels/fact-words.ts";
import { isPhrase } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { isRightUnder, withWords } from "./lines.ts";
import { amountsOf, datesOf } from "./tokens.ts";
import type { AmountToken, DateToken, ScannedLine } from "./tokens.ts";

/** A line that names the balance after the row over it, what of its words says so, and the line of that row's amount. */
type Named = { line: number; row: number; balance: AmountToken; from: number };

const LABEL_WORDS_MAX = 3;
const LINES_BETWEEN_MAX = 1;
const GAP_MAX = 1.6;

/** Where the words begin that name a figure a balance and say no more, as that it is the last one; -1 where none do. */
const findLabel = ({ line: { words } }: ScannedLine, { from }: AmountToken): number => {
  const labels = Array.from({ length: Math.min(LABEL_WORDS_MAX, from) }, (_, at) => {
    const own = words.slice(from - 1 - at, from);
    return { from: from - 1 - at, text: own.map(({ text }) => text).join(" ") };
  });
  const first = labels.find(
    ({ text }) => isPhrase(toPlainWords(text), "balance") || readFactWords(text) === "balance",
  );
  const kind = readFactWords(first?.text ?? "");
  const isQualified = labels.some(
    ({ text, from: at }) => first !== undefined && at < first.from && readFactWords(text) !== kind,
  );
  return first === undefined || isQualified ? -1 : first.from;
};

/** The one amount of a line, at its end, that its words name a balance. */
const readNamed = (scanned: ScannedLine): { balance: AmountToken; from: number } | null => {
  const [balance, ...others] = amountsOf(scanned);
  if (balance === undefined || others.length > 0 || balance.to < scanned.line.words.length - 1) return null;
  const from = findLabel(scanned, balance);
  return from === -1 ? null : { balance, from };
};

/** A number in the words of the row is no amount. */
const isOne = (amounts: readonly AmountToken[]): boolean =>
  amounts.length === 1 || amounts.filter(({ certain }) => certain).length === 1;

/** Room under a line, without end where the page ends. */
const roomUnder = (lines: readonly ScannedLine[], line: number): number => {
  const [own, below] = [lines[line]?.line, lines[line + 1]?.line];
  return own === undefined || below?.page !== own.page ? Infinity : below.box[1] - own.box[3];
};

/** The line over it with the one amount of the row, with nothing but words between; -1 where none has, or it stands nearer to what follows. */
const findRow = (lines: readonly ScannedLine[], line: number): number => {
  if (roomUnder(lines, line) < roomUnder(lines, line - 1)) return -1;
  for (let at = line - 1; at >= Math.max(0, line - 1 - LINES_BETWEEN_MAX); at -= 1) {
    const [scanned, below] = [lines[at], lines[at + 1]];
    if (scanned === undefined || !isRightUnder(below?.line, scanned.line, GAP_MAX)) return -1;
    const amounts = amountsOf(scanned);
    if (amounts.length > 0) return isOne(amounts) && readNamed(scanned) === null ? at : -1;
  }
  return -1;
};

/** The lines that name the balance of the row over them, where all between the first and the last of these do. */
const listNamed = (lines: readonly ScannedLine[]): Named[] => {
  const named = [...lines.entries()].flatMap(([line, scanned]) => {
    const read = readNamed(scanned);
    return read === null ? [] : [{ ...read, line, row: findRow(lines, line) }];
  });
  const isJoined = ({ row }: Named): boolean => row !== -1;
  const run = named.slice(named.findIndex(isJoined), named.findLastIndex(isJoined) + 1);
  return run.every(isJoined) ? run : [];
};

/** Right of all that is printed. */
const BEYOND = 10_000;

/** The amounts of a row with the balance after it, in a column of its own, and the day where the line below has that too. */
const addToRow = (row: ScannedLine, { balance }: Named, day: DateToken | undefined): ScannedLine => {
  const at = row.line.words.length;
  const [x0] = row.line.box;
  const placed = {
    ...balance,
    from: at,
    to: at,
    x0: balance.x0 + BEYOND,
    x1: balance.x1 + BEYOND,
    edge: BEYOND,
  };
  const before = day === undefined ? [] : [{ ...day, from: -1, to: -1, x0, x1: x0 + day.x1 - day.x0 }];
  return { ...row, tokens: [...before, ...row.tokens, placed] };
};

/** What else the line says: the time, the kind of the row. */
const withoutBalance = (
  scanned: ScannedLine,
  { balance, from }: Named,
  day: DateToken | undefined,
): ScannedLine[] => {
  const words = scanned.line.words.filter(
    (_, at) => (at < from || at > balance.to) && (day === undefined || at < day.from || at > day.to),
  );
  return words.length === 0 ? [] : [{ ...scanned, line: withWords(scanned.line, words), tokens: [] }];
};

const ROWS_MIN = 3;

/** Where the name of a balance stands between the amount of a row and that balance; null where the line is none of a row. */
const findNameBetween = (scanned: ScannedLine): { from: number; to: number } | null => {
  const { words } = scanned.line;
  const [amount, balance, ...others] = amountsOf(scanned);
  if (amount === undefined || balance === undefined || others.length > 0) return null;
  const from = findLabel(scanned, balance);
  const before = words.slice(0, amount.from).map(({ text }) => text);
  const isNamed = from === amount.to + 1 && balance.to === words.length - 1;
  return isNamed && readFactWords(before.join(" ")) === null ? { from, to: balance.from } : null;
};

/** A line without the words from one place up to another. */
const dropWords = (scanned: ScannedLine, { from, to }: { from: number; to: number }): ScannedLine => ({
  ...scanned,
  line: withWords(
    scanned.line,
    scanned.line.words.filter((_, at) => at < from || at >= to),
  ),
  tokens: scanned.tokens.map((token) =>
    token.from < to ? token : { ...token, from: token.from - (to - from), to: token.to - (to - from) },
  ),
});

/** Rows that call the balance behind their amount so, each of them: the name says no more than that of a column. */
const dropNames = (lines: readonly ScannedLine[]): readonly ScannedLine[] => {
  const names = lines.map(findNameBetween);
  if (names.filter((name) => name !== null).length < ROWS_MIN) return lines;
  return lines.map((scanned, at) => {
    const name = names[at] ?? null;
    return name === null ? scanned : dropWords(scanned, name);
  });
};

/**
 * Rows of two lines as apps print them, the second of which names the balance after it (`14:30 · card   Balance 1,250`): the balance, and
 * a day beside it, stand with the amount. The lines as they are where balances are not named so under the rows.
 */
export const joinNamedBalances = (printed: readonly ScannedLine[]): readonly ScannedLine[] => {
  const lines = dropNames(printed);
  const joined = listNamed(lines);
  if (joined.length < ROWS_MIN) return lines;
  const byRow = new Map(joined.map((named) => [named.row, named]));
  const byLine = new Map(joined.map((named) => [named.line, named]));
  const dayOf = ({ line, row }: Named): DateToken | undefined => {
    const [scanned, over] = [lines[line], lines[row]];
    const isOwn = scanned === undefined || over === undefined || datesOf(over).length > 0;
    return isOwn ? undefined : datesOf(scanned)[0];
  };
  return lines.flatMap((scanned, at) => {
    const [above, own] = [byRow.get(at), byLine.get(at)];
    if (above !== undefined) return [addToRow(scanned, above, dayOf(above))];
    return own === undefined ? [scanned] : withoutBalance(scanned, own, dayOf(own));
  });
};
