const OTHER_DIGIT = /(?=[\u0080-\uffff])\p{Nd}|[\u066b\u066c\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
const ZERO = /^\p{Nd}$/u;

/** The value of a digit of any script: ten stand in a row in Unicode, zero first, and before it none. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && ZERO.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
};

const toAscii = (sign: string): string => {
  if (sign === "\u066b") return ".";
  if (sign === "\u066c") return ",";
  return ZERO.test(sign) ? String(valueOf(sign)) : "";
};

/** A text with the digits of other scripts, as of Arabic or Hindi, as those known here; marks of direction fall away. */
export const toKnownDigits = (text: string): string => text.replaceAll(OTHER_DIGIT, toAscii);

const OTHER = /[\u0660-\u0669\u06f0-\u06f9\u066b\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/;

/** Whether a text holds digits of another script. */
export const hasOtherDigits = (text: string): boolean => OTHER.test(text);
