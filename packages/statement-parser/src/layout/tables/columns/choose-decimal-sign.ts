import type { CurrencyCode } from "@passbook/contract/values";
import type { ParseHints, Question } from "../../../parsed-file.ts";
import { readAmount } from "../../../values/amount.ts";
import type { DecimalSign } from "../../../values/amount.ts";
import { areGroups, voteDecimalSign, writtenDigits } from "../../../values/decimal-sign.ts";
import type { Column } from "./describe-columns.ts";
import type { PreparedRow } from "./prepare-rows.ts";

const SIGN_ROWS = 2000;

type NumberEvidence = { hints: ParseHints; currency: CurrencyCode | null };

/** Writers of these scripts put a dot before decimals. */
const DOT_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}]/u;

const spellAmount = (cell: string, sign: DecimalSign): string => {
  const written = readAmount(cell, sign);
  return written === null ? cell : `${written.whole}${written.fraction === "" ? "" : `.${written.fraction}`}`;
};

/** Asks how a number such as `1,200` is meant, where every number of the file may be read both ways. */
const askSign = (cells: readonly string[], first: DecimalSign): Question | null => {
  const example = cells.find((cell) => spellAmount(cell, ".") !== spellAmount(cell, ","));
  if (example === undefined) return null;
  const signs: DecimalSign[] = first === "." ? [".", ","] : [",", "."];
  return {
    code: "decimal_sign",
    choices: signs.map((value) => ({ value, example: spellAmount(example, value) })),
  };
};

export type ChosenSign = { sign: DecimalSign; question: Question | null };

/** Decides between a dot and a comma before decimals; asks where every number may be read both ways. */
export const chooseDecimalSign = (
  columns: readonly Column[],
  rows: readonly PreparedRow[],
  { hints, currency }: NumberEvidence,
): ChosenSign => {
  const exponent = writtenDigits(currency);
  const cellsOf = (indexes: readonly number[]): string[] =>
    rows.slice(0, SIGN_ROWS).flatMap((row) => indexes.flatMap((index) => row.cells[index] ?? []));
  const numeric = columns.filter(
    (column) => column.amounts > 0 && column.amounts * 2 >= column.filled && column.dates === 0,
  );
  const money = numeric.filter((column) =>
    ["amount", "debit", "credit", "balance", null].includes(column.name?.role ?? null),
  );
  const cells = cellsOf(money.map((column) => column.index));
  const first = voteDecimalSign(cells, exponent);
  const settled = (sign: DecimalSign): ChosenSign => ({ sign, question: null });
  if (first.sure && first.sign !== null) return settled(first.sign);
  const second = voteDecimalSign(cellsOf(numeric.map((column) => column.index)), exponent);
  if (second.sure && second.sign !== null && first.sign === null) return settled(second.sign);
  if (hints.decimal_sign !== undefined) return settled(hints.decimal_sign);
  const isMoney = (column: Column): boolean =>
    ["amount", "debit", "credit", "balance"].includes(column.name?.role ?? "");
  if (first.sign !== null && money.some((column) => isMoney(column) && areGroups(cellsOf([column.index]))))
    return settled(first.sign);
  if (first.sign === null || columns.some((column) => DOT_SCRIPT.test(column.name?.plain ?? "")))
    return settled(".");
  return { sign: first.sign, question: askSign(cells, first.sign) };
};
