/** Signs with which a spreadsheet takes a cell for a formula, after any apostrophes that make it text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const HELD = /^'('*[=+\-@\t\r])/s;
const NEEDS_QUOTES = /[",\r\n]/;

/** Text as a spreadsheet shows it and never runs it: an apostrophe before what could begin a formula. */
export const holdFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that {@link holdFormula} was given. */
export const releaseFormula = (cell: string): string => cell.replace(HELD, "$1");

/** A cell of RFC 4180: quoted where it must be. */
export const toCell = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
