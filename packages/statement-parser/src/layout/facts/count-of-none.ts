import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { amountsOf } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import { listCounts } from "./find-counts.ts";

/** A sentence of more letters tells of other things too. */
const LETTERS_MAX = 90;

/** `No transactions in this period`, where rows would stand. */
const saysIdle = (line: ScannedLine): boolean =>
  amountsOf(line).length === 0 &&
  line.line.text.length <= LETTERS_MAX &&
  says(toPlainWords(line.line.text), "idle");

/** How many rows an account says to have of which none was read: 0 where it says that nothing moved; null where it does not say. */
export const countOfNone = (lines: readonly ScannedLine[]): number | null => {
  const stated = listCounts(lines, new Set()).filter(({ side, said }) => side === null && said);
  const [first, ...others] = new Set(stated.map(({ count }) => count));
  if (first !== undefined) return others.length === 0 ? first : null;
  return lines.some(saysIdle) ? 0 : null;
};
