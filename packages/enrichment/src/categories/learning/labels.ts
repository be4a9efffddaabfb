import { suggestOnDayZero } from "../day-zero.ts";
import type { StarterSubCategoryId } from "../starter.ts";

/** The labels seen so far, numbered in the order of their appearance. */
export type Labels = {
  readonly names: readonly string[];
  readonly find: (name: string) => number | undefined;
  readonly number: (name: string) => number;
  /** What the label's own words mean in the starter taxonomy, where they mean something. */
  readonly starterOf: (label: number) => StarterSubCategoryId | null;
};

const NOBODY = { name: "", key: "" };
const GROUP = /^(.+?)\s*[:/>]\s*(.+)$/;

const readMeaning = (text: string, amount: number): StarterSubCategoryId | null =>
  suggestOnDayZero({ description: "", counterparty: null, amount, bank_category: text, vendor: NOBODY })
    ?.sub_category ?? null;

/** A label is read like a bank's own category word: its last part first, then its group. */
const findMeaning = (name: string): StarterSubCategoryId | null => {
  const [, group, own = name] = GROUP.exec(name) ?? [];
  for (const text of [own, name, ...(group === undefined ? [] : [group])]) {
    const meaning = readMeaning(text, -1) ?? readMeaning(text, 1);
    if (meaning !== null) return meaning;
  }
  return null;
};

export const createLabels = (): Labels => {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const meanings: (StarterSubCategoryId | null)[] = [];
  const number = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    meanings.push(findMeaning(name));
    return names.push(name) - 1;
  };
  return {
    names,
    number,
    find: (name) => numbers.get(name),
    starterOf: (label) => meanings[label] ?? null,
  };
};
