/** Stands in days and figures among the words of a row, which are no others than words. */
export const SHIELD = "\u2060";

/** Words whose figures and days in figures are read as words. */
export const shieldWords = (words: string): string => words.replaceAll(/\d(?=[^\p{L}\s\d])/gu, `$&${SHIELD}`);

/** Words whose days are read as words, however they are written. */
export const hideDays = (words: string): string => words.replaceAll(/\d+/g, `$&${SHIELD}`);
