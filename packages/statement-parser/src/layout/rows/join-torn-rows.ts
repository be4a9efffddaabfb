import { unite, withWords } from "../lines/lines.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { amountsOf, datesOf, plainText, scanLine } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** Lines without a figure at the foot of a page, and at the head of the next. */
const FOOT_MAX = 2;
const HEAD_MAX = 4;
/** Further lines of the row that may stand before the next one. */
const ROW_LINES_MAX = 6;

/** Whole numbers, as those of pages and of references, are no figures. */
const hasFigures = (scanned: ScannedLine): boolean => amountsOf(scanned).some(({ certain }) => certain);

/** Figures without a day and without a word. */
const isBare = (scanned: ScannedLine): boolean =>
  hasFigures(scanned) && datesOf(scanned).length === 0 && !/\p{L}/u.test(plainText(scanned));

const ALIGNED = 2;

/** Figures that stand where those of a row do; elsewhere they are in its words. */
const hasFiguresUnder = (scanned: ScannedLine, row: ScannedLine): boolean =>
  amountsOf(scanned).some(
    ({ certain, edge }) => certain && amountsOf(row).some((own) => Math.abs(own.edge - edge) <= ALIGNED),
  );

/** A day begins the line, or stands behind the number of its row. */
const isDated = (scanned: ScannedLine): boolean => (datesOf(scanned)[0]?.from ?? 2) < 2;

/** The first line of the next page that is no head; -1 where no row without figures begins there and another goes on. */
const findRest = (lines: readonly ScannedLine[], foot: number): number => {
  const row = lines[foot];
  if (row === undefined || !isBare(row)) return -1;
  const { page } = row.line;
  const start = lines.findIndex(({ line }, index) => index > foot && line.page > page);
  if (start < 0 || start - foot > FOOT_MAX + 1) return -1;
  if (lines.slice(foot + 1, start).some(hasFigures)) return -1;
  const head = lines.slice(start, start + HEAD_MAX).findIndex(({ tokens }) => tokens.length > 0);
  const rest = start + head;
  const first = lines[rest];
  if (head < 0 || first === undefined || !isDated(first) || hasFigures(first)) return -1;
  const below = lines.slice(rest + 1, rest + ROW_LINES_MAX);
  const filled = below.find((scanned) => hasFiguresUnder(scanned, row));
  return filled === undefined || isDated(filled) ? rest : -1;
};

const merge = (foot: ScannedLine, rest: ScannedLine, style: MoneyStyle): ScannedLine => {
  const [, y0, , y1] = unite(rest.line.words.map(({ box }) => box));
  const moved = foot.line.words.map((word) => ({
    ...word,
    box: [word.box[0], y0, word.box[2], y1] as const,
  }));
  return scanLine(withWords(rest.line, [...rest.line.words, ...moved]), style);
};

/** Lines in which a row is whole whose figures stand at the foot of one page and its day and words at the head of the next. */
export const joinTornRows = (lines: readonly ScannedLine[], style: MoneyStyle): readonly ScannedLine[] => {
  const torn = lines.flatMap((scanned, foot) => {
    const rest = findRest(lines, foot);
    return rest < 0 ? [] : [{ scanned, foot, rest }];
  });
  if (torn.length === 0) return lines;
  const feet = new Set(torn.map(({ foot }) => foot));
  return lines.flatMap((scanned, at) => {
    const own = torn.find(({ rest }) => rest === at);
    if (own !== undefined) return merge(own.scanned, scanned, style);
    return feet.has(at) ? [] : scanned;
  });
};
