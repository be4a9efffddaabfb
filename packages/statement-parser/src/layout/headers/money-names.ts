import { keepPair, tellDebtSide } from "../names/debt-sides.ts";
import type { Box } from "../../decode/page-words.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { MONEY, namesBox } from "./header-lines.ts";
import type { MoneyRole } from "./header-lines.ts";
import { listColumnNames } from "./list-column-names.ts";
import { plainText } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** The name over a column of amounts. */
export type HeaderName = { role: MoneyRole; box: Box; text: string; line: number };

/** Of a gross amount, its fee and what is left, only what is left moved. */
const tellNet = (names: readonly HeaderName[]): HeaderName[] =>
  names.map((name) => {
    const amounts = names.filter(({ line, role }) => line === name.line && role === "amount");
    const isNamed = (concept: "gross" | "net"): boolean =>
      amounts.some(({ text }) => says(toPlainWords(text), concept));
    const isNet = name.role === "amount" && says(toPlainWords(name.text), "net");
    const isPart = name.role === "fee" || (name.role === "amount" && !isNet);
    return isPart && isNamed("gross") && isNamed("net") ? { ...name, role: "original" } : name;
  });

/** The names of a box stand right over its figures, which have no words beside them. */
const isOverBox = (lines: readonly ScannedLine[], line: number): boolean => {
  const [own, below] = [lines[line], lines[line + 1]];
  if (own === undefined || below === undefined || !namesBox(own)) return false;
  return (
    below.tokens.length > 1 && below.tokens.every(({ kind }) => kind === "amount") && plainText(below) === ""
  );
};

/** The names of columns of amounts, wherever they stand; those of a box, or of the balances of days, are none. */
export const listMoneyNames = (lines: readonly ScannedLine[]): HeaderName[] =>
  tellNet(
    listColumnNames(lines).flatMap(({ role, text, box, line }) => {
      const money = lines[line + 1]?.dayBalances === undefined ? MONEY[role] : undefined;
      return money === undefined || isOverBox(lines, line) ? [] : [{ role: money, box, text, line }];
    }),
  );

/** Names of columns of a card or a loan. */
export const nameByDebt = (names: readonly HeaderName[]): HeaderName[] =>
  keepPair(names, (name) => {
    const side = name.role === "balance" || name.role === "original" ? null : tellDebtSide(name.text);
    return side === null ? name : { ...name, role: side };
  });

/** Where money out has a column of its own, another that is named after costs holds what came on top. */
export const nameCosts = (names: readonly HeaderName[]): HeaderName[] =>
  names.map((name) => {
    const beside = names.filter(({ line, role }) => line === name.line && role === "debit");
    const isCost = name.role === "debit" && beside.length > 1 && says(toPlainWords(name.text), "cost_column");
    return isCost ? { ...name, role: "fee" } : name;
  });
