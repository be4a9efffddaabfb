import { readAmount } from "../../values/amount.ts";
import type { MoneyStyle } from "./money-style.ts";
import { amountsOf } from "./tokens.ts";
import type { AmountToken, ScannedLine, Token } from "./tokens.ts";

const SIGN = /^[-+\u2212]$/;
const ALIGNED = 3;
const LEAST = 3;

type Found = { token: AmountToken; x0: number; text: string };

/** A sign in a cell of its own, right before an amount that has none. */
const findSign = ({ line, tokens }: ScannedLine, token: AmountToken): Found | null => {
  const word = line.words[token.from - 1];
  const { negative, plus, direction } = token.written;
  if (word === undefined || !SIGN.test(word.text) || negative || plus || direction !== null) return null;
  const isTail = tokens.some(({ to }) => to >= token.from - 2 && to < token.from);
  return !isTail && line.cells.some(({ text }) => text === word.text)
    ? { token, x0: word.box[0], text: word.text }
    : null;
};

/** Amounts with the sign that stands in a column of its own before them: both signs are there, so that none is an empty cell. */
export const joinSigns = (lines: readonly ScannedLine[], style: MoneyStyle): ScannedLine[] => {
  const found = lines.map((scanned) => amountsOf(scanned).flatMap((token) => findSign(scanned, token) ?? []));
  const all = found.flat();
  const isColumn = ({ x0 }: Found): boolean => {
    const own = all.filter((other) => Math.abs(other.x0 - x0) <= ALIGNED);
    return (
      own.length >= LEAST && own.some(({ text }) => text === "+") && own.some(({ text }) => text !== "+")
    );
  };
  return lines.map((scanned, at) => {
    const signs = found[at]?.filter(isColumn) ?? [];
    if (signs.length === 0) return scanned;
    const join = (token: Token): Token => {
      const sign = signs.find((one) => one.token === token);
      if (sign === undefined || token.kind === "date") return token;
      const text = `${sign.text}${token.text}`;
      const written = readAmount(text, style.sign);
      return written === null ? token : { ...token, from: token.from - 1, written, text };
    };
    return { ...scanned, tokens: scanned.tokens.map(join) };
  });
};
