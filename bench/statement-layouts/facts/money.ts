/** How a country writes numbers; `digits` after the sign, `lakh` groups as 1,23,45,678. */
export type NumberStyle = { group: string; decimal: string; digits: number; lakh?: boolean };

export const EN: NumberStyle = { group: ",", decimal: ".", digits: 2 };
export const INDIA: NumberStyle = { group: ",", decimal: ".", digits: 2, lakh: true };
export const DE: NumberStyle = { group: ".", decimal: ",", digits: 2 };
export const FR: NumberStyle = { group: " ", decimal: ",", digits: 2 };
export const CH: NumberStyle = { group: "'", decimal: ".", digits: 2 };
export const WHOLE: NumberStyle = { group: ",", decimal: ".", digits: 0 };
export const THREE: NumberStyle = { group: ",", decimal: ".", digits: 3 };

const groupWhole = (whole: string, style: NumberStyle): string =>
  style.lakh === true
    ? whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, style.group)
    : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, style.group);

/** The amount without its sign. */
export const writeSize = (minor: number, style: NumberStyle): string => {
  const text = String(Math.abs(minor)).padStart(style.digits + 1, "0");
  const whole = groupWhole(text.slice(0, text.length - style.digits), style);
  return style.digits === 0 ? whole : `${whole}${style.decimal}${text.slice(-style.digits)}`;
};

/** The sign before the amount, none for money in. */
export const writeSigned = (minor: number, style: NumberStyle, minus = "-"): string =>
  `${minor < 0 ? minus : ""}${writeSize(minor, style)}`;

/** The sign behind the amount: `1.234,56-`, `20,00 S`, `5.00 CR`. */
export const writeSuffixed = (
  minor: number,
  style: NumberStyle,
  [out, into]: readonly [string, string],
): string => `${writeSize(minor, style)}${minor < 0 ? out : into}`;

/** Money out in parentheses. */
export const writeBracketed = (minor: number, style: NumberStyle): string =>
  minor < 0 ? `(${writeSize(minor, style)})` : writeSize(minor, style);
