/**
 * Where a cell may begin that a spreadsheet takes for a formula: at the start, and behind whatever parts cells elsewhere (a semicolon, a
 * tab, a line), in full width too; quotes, blanks and apostrophes before the sign do not make it safe.
 */
const FORMULA = /(?<=^|[;；\t\r\n])(?=[ \u00a0\u3000"']*[=+\-@＝＋－＠；\t\r])/g;
const HELD = /(?<=^|[;；\t\r\n])'(?=[ \u00a0\u3000"']*[=+\-@＝＋－＠；\t\r])/g;

/** Text as a spreadsheet shows it and never runs it: an apostrophe before whatever could begin a formula, wherever lists are parted. */
export const holdFormula = (text: string): string => text.replaceAll(FORMULA, "'");

/** The text that {@link holdFormula} was given. */
export const releaseFormula = (cell: string): string => cell.replaceAll(HELD, "");
