import { isOwedName } from "../../labels/bill-words.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import type { ColumnName } from "./column-names.ts";

/** The side of a column of a debt: what is paid lessens it, and interest adds to it, whatever such names say elsewhere. */
export const tellDebtSide = (name: string): "credit" | "debit" | null => {
  const plain = toPlainWords(name);
  const [paid, owed] = [says(plain, "paid_column"), says(plain, "owed_column")];
  return paid === owed ? null : paid ? "credit" : "debit";
};

/** Names as they are of a debt; those of a pair of which both would then be of one side stay as they are: `Payments`, `Receipts`. */
export const keepPair = <Name extends { role: string | null }>(
  names: readonly Name[],
  toDebt: (name: Name) => Name,
): Name[] => {
  const hasBothSides = (some: readonly Name[]): boolean =>
    ["debit", "credit"].every((side) => some.some(({ role }) => role === side));
  const ofDebt = names.map(toDebt);
  return hasBothSides(names) && !hasBothSides(ofDebt) ? [...names] : ofDebt;
};

const toDebt = (name: ColumnName): ColumnName => {
  if (isOwedName(name.text)) return { ...name, role: "balance" };
  const isOther = name.role === "balance" || name.role === "original_amount";
  return { ...name, role: (isOther ? null : tellDebtSide(name.text)) ?? name.role };
};

/** Columns beside one that is called what is still owed have the sides of a debt. */
export const nameByOwed = (names: readonly ColumnName[]): readonly ColumnName[] =>
  names.some(({ text }) => isOwedName(text)) ? keepPair(names, toDebt) : names;
