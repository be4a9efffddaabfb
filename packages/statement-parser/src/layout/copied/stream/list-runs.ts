import { isCurrency } from "./print-rows.ts";
import { findForeign } from "./read-stream.ts";
import type { Stream, StreamToken } from "./read-stream.ts";

/** Figures that follow one another without a word between them, as the amount of a row and its balance do: on one line, or alone on theirs. */
export type Run = { from: number; to: number; money: StreamToken[] };

const joins = (text: string): boolean => isCurrency(text) || !/[\p{L}\p{N}]/u.test(text);

/** What stands before the sign of a product is the amount of another currency. */
const isFactor = ({ words }: Stream, { to }: StreamToken): boolean =>
  /^[x×@*=]$/i.test(words[to + 1]?.text ?? "");

/** The runs of figures of a text. */
export const listRuns = (stream: Stream): Run[] => {
  const { words } = stream;
  const runs: Run[] = [];
  let open: Run | null = null;
  const foreign = findForeign(stream.tokens);
  for (const token of stream.tokens.filter((own) => !isFactor(stream, own) && !foreign.has(own))) {
    const joined: boolean =
      open !== null &&
      words.slice(open.to + 1, token.from).every(({ text }) => joins(text)) &&
      (words[token.from]?.starts !== true || words[open.from]?.starts === true);
    if (token.date) open = null;
    else if (open !== null && joined) {
      open.money.push(token);
      open.to = token.to;
    } else {
      open = { from: token.from, to: token.to, money: [token] };
      runs.push(open);
    }
  }
  return runs;
};

const UNIT_LENGTH_MAX = 8;

/** Whether a line ends with a run or a day, or with the unit behind it. */
export const endsLine = ({ words }: Stream, { to }: { to: number }): boolean => {
  const [next, other] = [words[to + 1], words[to + 2]];
  if (next === undefined || next.starts) return true;
  const isUnit = next.text.length <= UNIT_LENGTH_MAX && !/\d/.test(next.text);
  return isUnit && (other === undefined || other.starts);
};

/** Where the line of a word begins. */
export const startOfLine = ({ words }: Stream, at: number): number => {
  let start = at;
  while (start > 0 && words[start]?.starts !== true) start -= 1;
  return start;
};
