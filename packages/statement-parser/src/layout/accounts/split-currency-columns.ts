import type { Box, Word } from "../../decode/page-words.ts";
import { findPlaced } from "../currency/tell-currency.ts";
import { listSpelled } from "../../labels/spelled-currencies.ts";
import { withWords } from "../lines/lines.ts";
import type { Line } from "../lines/lines.ts";
import { findPageDate } from "../lines/page-dates.ts";
import { hasAmount, listGoingOn } from "../lines/row-like.ts";

/** The columns of amounts under names with one currency: `S/` beside `US$`, `Cargos Q.` and `Abonos Q.` beside those in dollars. */
type Column = { candidates: readonly string[]; boxes: readonly Box[] };

/** The lines of the account in one currency; null for a sign that several share. */
export type CurrencyPart = { currency: string | null; lines: Line[] };

const FIGURE = /^[^\p{L}\d]*\d[\d.,'\u2019]*[.,]\d{2,3}[^\d\s]{0,3}$/u;
/** What stands beside a figure of its column. */
const MARK = /^(?:[^\p{L}\p{N}]{1,2}|\p{L}{0,2}\p{Sc}\p{L}?|S\/\.?|[A-Z]{3}|[CcDd][Rr])$/u;
const REACH = 40;
const SLACK = 2;
const ROWS_MIN = 3;

/** What one name may be of, told by all that it spells: `Importe en pesos (UYU)`. */
const tellName = (name: string): string[] => {
  const [first = [], ...others] = listSpelled(name);
  return first.filter((currency) => others.every((candidates) => candidates.includes(currency)));
};

const readNames = ({ cells, text }: Line): Column[] => {
  if (/\d/.test(text)) return [];
  const named = cells.flatMap(({ text: name, box }) => {
    const candidates = tellName(name);
    return candidates.length === 0 ? [] : [{ candidates, box }];
  });
  const columns = [...Map.groupBy(named, ({ candidates }) => candidates.join(" ")).values()].flatMap(
    (own): Column[] =>
      own.slice(0, 1).map(({ candidates }) => ({ candidates, boxes: own.map(({ box }) => box) })),
  );
  return columns.length > 1 ? withoutKnown(columns) : [];
};

/** A sign that several share stands for none that another column has. */
const withoutKnown = (columns: readonly Column[]): Column[] => {
  const known = columns.flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []));
  return columns.map(({ candidates, boxes }) => ({
    candidates: candidates.length === 1 ? candidates : candidates.filter((one) => !known.includes(one)),
    boxes,
  }));
};

const distanceTo = ({ box: [x0, , x1] }: Word, [left, , right]: Box): number =>
  Math.min(Math.abs(x1 - right), Math.abs(x0 - left), Math.abs((x0 + x1) / 2 - (left + right) / 2));

/** The column over a figure, by its place among them; -1 where it stands under none. */
const columnOf = (word: Word, columns: readonly Column[]): number => {
  const away = columns.map(({ boxes }) => Math.min(...boxes.map((box) => distanceTo(word, box))));
  const least = Math.min(...away);
  return least > REACH ? -1 : away.indexOf(least);
};

const DAY_FROM_MAX = 1;

/** Whether a line begins with a day, or a number and a day, and holds figures. */
const isRow = (line: Line): boolean =>
  hasAmount(line) &&
  Array.from({ length: DAY_FROM_MAX + 1 }, (_, at) => findPageDate(line, at, false)).some(
    (date) => date !== null,
  );

const isFigure = ({ text }: Word): boolean => FIGURE.test(text);

type Zone = { from: number; to: number };

/** Where the figures of each column stand; null where rows fill more than one, or not each. */
const findZones = (rows: readonly Line[], columns: readonly Column[]): Zone[] | null => {
  const placed = rows.map((row) =>
    row.words.filter(isFigure).map((word) => ({ word, at: columnOf(word, columns) })),
  );
  const isSingle = placed.every((own) => new Set(own.flatMap(({ at }) => (at < 0 ? [] : at))).size === 1);
  if (!isSingle || rows.length < ROWS_MIN) return null;
  const zones = columns.map((_, column): Zone => {
    const own = placed.flat().flatMap(({ word, at }) => (at === column ? [word.box] : []));
    return { from: Math.min(...own.map(([x0]) => x0)), to: Math.max(...own.map(([, , x1]) => x1)) };
  });
  const isApart = zones.every(
    ({ from, to }, at) =>
      to > from && zones.every((other, index) => index <= at || other.from > to || other.to < from),
  );
  return isApart ? zones : null;
};

const isIn = ({ box }: Word, { from, to }: Zone): boolean => box[2] > from && box[0] < to + SLACK;

/** The lines without the figures of a box that stand right under a name with another currency. */
const dropUnderOthers = (lines: readonly Line[], own: Column | undefined): Line[] =>
  lines.map((line, at) => {
    const above = lines[at - 1];
    const names = above === undefined || isRow(line) ? [] : readNames(above);
    const isOther = (word: Word): boolean => {
      const under = isFigure(word) ? names[columnOf(word, names)] : undefined;
      return under !== undefined && !under.candidates.some((one) => own?.candidates.includes(one));
    };
    const words = line.words.filter((word) => !isOther(word));
    return words.length === line.words.length || words.length === 0 ? line : withWords(line, words);
  });

/** The lines without what stands in the columns of other currencies, and without the rows that have nothing else. */
const keepOwn = (lines: readonly Line[], own: Zone, others: readonly Zone[]): Line[] => {
  const goingOn = listGoingOn(lines);
  const left = new Set<Line>();
  return lines.flatMap((line) => {
    const row = goingOn.get(line);
    if (row !== undefined && left.has(row)) return [];
    const isOther = (word: Word): boolean =>
      (isFigure(word) || MARK.test(word.text)) && others.some((zone) => isIn(word, zone));
    const words = line.words.filter((word) => !isOther(word));
    if (words.length === line.words.length) return line;
    const isLeft =
      line.words.some((word) => isFigure(word) && isOther(word)) &&
      !words.some((word) => isFigure(word) && isIn(word, own));
    if (!isLeft && words.length > 0) return withWords(line, words);
    left.add(line);
    return [];
  });
};

/** The currency of a column; a sign that several share stands for the likely one, or that of the country for which its words speak. */
const tellCurrency = (
  { candidates }: Column,
  lines: readonly Line[],
  likely: string | null,
): string | null => {
  if (candidates.length === 1) return candidates[0] ?? null;
  if (likely !== null && candidates.includes(likely)) return likely;
  return findPlaced(lines.map(({ text }) => text).join("\n"), candidates);
};

/**
 * One table with a column for each of several currencies, of which every row fills one: as many accounts, each of its own
 * rows and balances. None where no names say so; `likely` is the currency of a sign that several share.
 */
export const splitCurrencyColumns = (lines: readonly Line[], likely: string | null): CurrencyPart[] => {
  // The names over a box of balances stand above those of the table.
  const [head] = lines.flatMap((line, at) => {
    const columns = readNames(line);
    const zones = columns.length === 0 ? null : findZones(lines.slice(at).filter(isRow), columns);
    return zones === null ? [] : [{ columns, zones }];
  });
  if (head === undefined) return [];
  const { columns, zones } = head;
  return zones.map((own, at) => {
    const column = columns[at];
    const others = zones.filter((zone) => zone !== own);
    return {
      currency: column === undefined ? null : tellCurrency(column, lines, likely),
      lines: keepOwn(dropUnderOthers(lines, column), own, others),
    };
  });
};
