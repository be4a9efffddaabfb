const LONGEST_TEXT = 300;

/** Text that somebody else wrote, to show: one line, no control signs, no signs that turn the writing direction. */
export const toShown = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_TEXT);
