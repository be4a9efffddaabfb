import type { CopiedLine } from "./scan-copied.ts";

/** One or two days at the head of a line as four digits each: `0402`. */
const NUMBERS = /^(\d{2})(\d{2})(?: (\d{2})(\d{2}))?(?=$| (?!\d{4}\b))/;
/** What begins with a day that says so by itself. */
const DAY = /^\d{1,4}[./-]\d{1,2}\b/;
const ENDS_WITH_AMOUNT = /\d[.,]\d{2,3}(?: ?[-+]| ?(?:CR|DR))?$/;

const MONTHS = 12;
const DAYS = 31;
const ROWS_MIN = 3;
const SHARE_MIN = 0.6;

type Numbers = readonly number[];

const readNumbers = (text: string): Numbers | null =>
  NUMBERS.exec(text)
    ?.slice(1)
    .flatMap((part: string | undefined) => (part === undefined ? [] : Number(part))) ?? null;

/** Whether all pairs of numbers can be days, with the month in one place. */
const areDays = (found: readonly Numbers[]): boolean =>
  [0, 1].some((month) =>
    found.every((numbers) =>
      numbers.every((value, at) => value > 0 && value <= (at % 2 === month ? MONTHS : DAYS)),
    ),
  );

/** Lines that begin with days written as four digits, as most lines with an amount do, with days that can be seen; others as they are. */
export const partDayNumbers = (lines: readonly CopiedLine[]): readonly CopiedLine[] => {
  const known = lines.map(({ text }) => readNumbers(text)).filter((numbers) => numbers !== null);
  const amounts = lines.filter(({ text }) => ENDS_WITH_AMOUNT.test(text)).length;
  const isColumn = known.length >= ROWS_MIN && known.length >= amounts * SHARE_MIN;
  if (!isColumn || !areDays(known) || lines.some(({ text }) => DAY.test(text))) return lines;
  return lines.map(({ text, from }) => ({
    text: text.replace(NUMBERS, (days) => days.replaceAll(/(\d{2})(\d{2})/g, "$1/$2")),
    from,
  }));
};
