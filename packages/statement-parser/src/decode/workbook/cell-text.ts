/** A number cell as the person sees it, with a dot before its decimals; nothing is computed with it. */

const PRECISION = 15;
const GENERAL_DECIMALS = 4;

const roundText = (whole: string, fraction: string, decimals: number): string => {
  const kept = fraction.slice(0, decimals).padEnd(decimals, "0");
  const up = (fraction.charAt(decimals) || "0") >= "5" ? 1n : 0n;
  const digits = (BigInt(whole + kept) + up).toString().padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

const withoutLiterals = (format: string): string => format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "");

const NAMED_DATES = new Set(["general date", "short date", "medium date", "long date", "short time"]);

/** Whether a number format shows days or times. */
export const isDateFormat = (format: string): boolean => {
  if (NAMED_DATES.has(format.toLowerCase())) return true;
  const [positive = ""] = format.split(";");
  const bare = withoutLiterals(positive);
  return /[ymdhs]/i.test(bare) && !/[#?]|0[.,]|^0+$|general|standard/i.test(bare);
};

/** Decimals that a number format shows, or null where it leaves them open (General). */
export const countDecimals = (format: string): number | null => {
  const [positive = ""] = format.split(";");
  const bare = withoutLiterals(positive);
  if (!/[0#?]/.test(bare)) return null;
  return /[0#?]\.([0#?]+)/.exec(bare)?.[1]?.length ?? 0;
};

/** The number with the decimals its format shows; up to four where the format shows fewer than two or none at all. */
export const toNumberText = (value: number, format: string): string => {
  const size = Math.abs(value);
  if (!Number.isFinite(value) || size >= 1e15) return String(value);
  const shown = countDecimals(format);
  const decimals = shown === null || shown < 2 ? GENERAL_DECIMALS : shown;
  const text = size < 1e-6 ? "0" : size.toPrecision(PRECISION);
  const [whole = "0", fraction = ""] = text.split(".");
  const rounded = roundText(whole, fraction, decimals);
  const tidy = shown === null || shown < 2 ? rounded.replace(/\.?0+$/, "") : rounded;
  return value < 0 && /[1-9]/.test(tidy) ? `-${tidy}` : tidy;
};

const CURRENCY_SIGNS: readonly (readonly [string, string])[] = [
  ["€", "EUR"],
  ["£", "GBP"],
  ["₹", "INR"],
  ["₽", "RUB"],
  ["₺", "TRY"],
  ["zł", "PLN"],
  ["Kč", "CZK"],
];
const CODE = /\[\$([A-Z]{3})(?:-[0-9A-F]+)?\]/;

/** The currency that a number format prints beside the number, or null. */
export const findFormatCurrency = (format: string): string | null =>
  CODE.exec(format)?.[1] ?? CURRENCY_SIGNS.find(([sign]) => format.includes(sign))?.[1] ?? null;

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
const UNIX_EPOCH = 25_569;
const DATE_1904 = 1462;
const LAST_DAY = 2_958_465;

/** A serial day of either date system as ISO text, with the time where it has one; null when it is no day. */
export const toDateText = (value: number, is1904: boolean): string | null => {
  const serial = is1904 ? value + DATE_1904 : value;
  if (!(serial >= 0) || serial > LAST_DAY) return null;
  const seconds = Math.round(serial * DAY_SECONDS);
  const [day, rest] = [Math.floor(seconds / DAY_SECONDS), seconds % DAY_SECONDS];
  const iso = new Date((day - UNIX_EPOCH) * DAY_MS + rest * 1000).toISOString();
  const time = iso.slice(11, 19);
  if (day === 0) return time;
  return rest === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
};
