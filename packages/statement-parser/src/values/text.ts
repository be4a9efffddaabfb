const SPACE = 32;
const NO_BREAK_SPACE = 160;
const WIDE_SPACES = 0x16_80;

/** True when the text needs no tidying; letters beyond Latin are rare enough to be looked at closely. */
const isTidy = (text: string): boolean => {
  let before = SPACE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= SPACE && (code < SPACE || before === SPACE)) return false;
    if (code === NO_BREAK_SPACE || code >= WIDE_SPACES) return false;
    before = code;
  }
  return before !== SPACE;
};

const LETTER = String.raw`\p{L}[\p{M}\uFFFD]*`;
const LETTERS = { 2: new RegExp(`(?:${LETTER}){2}`, "u"), 3: new RegExp(`(?:${LETTER}){3}`, "u") } as const;
const LEADING = { 2: new RegExp(`^(?:${LETTER}){2}`, "u"), 3: new RegExp(`^(?:${LETTER}){3}`, "u") } as const;

/** Whether so many letters stand together, as in words: signs over letters part none, nor does one that a program could not write. */
export const hasLetters = (text: string, count: keyof typeof LETTERS): boolean => LETTERS[count].test(text);

/** Whether a text begins with so many letters. */
export const beginsWithLetters = (text: string, count: keyof typeof LEADING): boolean =>
  LEADING[count].test(text);

const LONG_NUMBER = /\d{5}/;

/** Whether a text has a word, and no number as references have. */
export const isWorded = (text: string): boolean => hasLetters(text, 3) && !LONG_NUMBER.test(text);

const IN_WORDS = /\s|\p{Ll}/u;

/** Whether a reference says in words what a payment is for, and is no number of it. */
export const saysInWords = (text: string): boolean => isWorded(text) && IN_WORDS.test(text);

/** The text with single spaces and none around; null when nothing is left. */
export const tidyText = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined || text === "") return null;
  const bare = text.trim();
  if (bare === "") return null;
  return isTidy(bare) ? bare : bare.replaceAll(/\s+/g, " ");
};

/** Payee and memo in one line, without saying the same twice. */
export const joinTexts = (name: string | null, memo: string | null): string => {
  if (name === null || memo === null) return name ?? memo ?? "";
  const alike = memo.charAt(0).toLowerCase() === name.charAt(0).toLowerCase();
  return alike && memo.toLowerCase().startsWith(name.toLowerCase()) ? memo : `${name} ${memo}`;
};
