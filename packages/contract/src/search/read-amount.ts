import type { Found } from "./read-period.ts";
import type { Sign } from "./tree.ts";

export type WrittenAmount = {
  readonly amount: string;
  readonly sign: Sign;
  /** The sign or code of a currency stood beside it. */
  readonly is_money: boolean;
};

const DIGITS = String.raw`\d(?:[.,'\u2019\u00a0\u202f]?\d)*(?:[.,](?=[\s)"]|$))?|[.,]\d+`;
/** As currencies are printed beside a figure: `€`, `US$`, `$CA`, `USD`, `kr`. */
export const CURRENCY = String.raw`[A-Z]{0,2}\p{Sc}(?:[A-Z]{2})?|[A-Z]{3}|kr|zł|Kč|Ft|Rs|Fr`;
const WRITTEN = new RegExp(
  String.raw`([+\-\u2212])?(?:(${CURRENCY}) ?)?([+\-\u2212])?(${DIGITS})(-(?=[\s)"]|$))?(?: ?(${CURRENCY})(?=[\s)"]|$))?(?=[\s)"]|\.\.|$)`,
  "uy",
);
const GROUPED = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/** Digits in major units with a point and no needless zero; null where it is no amount. The last of two kinds of signs is the decimal one; of one kind, three digits behind it are a group. */
export const readDigits = (written: string): string | null => {
  const digits = written.replaceAll(/['’\u00a0\u202f]/g, "").replace(/[.,]$/, "");
  const signs = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const is_mixed = new Set(signs).size === 2;
  const is_grouped = !is_mixed && GROUPED.test(digits) && !digits.startsWith("0");
  if (!is_mixed && !is_grouped && signs.length > 1) return null;
  if (is_mixed && signs.filter((sign) => sign === last).length > 1) return null;
  const cut = last === undefined || is_grouped ? digits.length : digits.lastIndexOf(last);
  const whole = digits
    .slice(0, cut)
    .replaceAll(/[.,]/g, "")
    .replace(/^0+(?=\d)/, "");
  const rest = digits.slice(cut + 1).replace(/0+$/, "");
  if (whole.length > 15 || rest.length > 4) return null;
  return `${whole === "" ? "0" : whole}${rest === "" ? "" : `.${rest}`}`;
};

const toSign = (...signs: readonly (string | undefined)[]): Sign | null => {
  const given = signs.filter((sign) => sign !== undefined);
  if (given.length > 1) return null;
  if (given[0] === undefined) return "";
  return given[0] === "+" ? "+" : "-";
};

/** The amount that begins at a place and fills its word: `17.24`, `$58.93`, `58,93 €`, `-1.234,50`. */
export const readAmount = (text: string, start: number): Found<WrittenAmount> | null => {
  WRITTEN.lastIndex = start;
  const found = WRITTEN.exec(text);
  if (found === null) return null;
  const [whole, before, currency, inside, digits = "", behind, unit] = found;
  const sign = toSign(before, inside, behind);
  const amount = readDigits(digits);
  if (sign === null || amount === null) return null;
  const is_money = currency !== undefined || unit !== undefined;
  return { value: { amount, sign, is_money }, end: start + whole.length };
};
