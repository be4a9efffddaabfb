import { isInName, joinName } from "@passbook/contract/fold-text";
import { isNearly, LEAST_LETTERS } from "@passbook/contract/nearest";
import type { ReactNode } from "react";

export type ComboboxOption = {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, and searched like it. */
  readonly hint?: string | undefined;
  /** Further words that find it. */
  readonly keywords?: string | undefined;
  readonly icon?: ReactNode;
};

export type ComboboxGroup = {
  readonly label?: string | undefined;
  readonly options: readonly ComboboxOption[];
};

/** Lower case without accents, so that "cafe" finds "Café". */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** How well words match what finds an option, null not at all: the lower, the better. */
type Rank = (words: readonly string[], label: string, all: string) => number | null;

/** 0 its start, 1 the start of a word, 2 anywhere. */
const rankOf: Rank = (words, label, all) => {
  if (!words.every((word) => isInName(all, word))) return null;
  const first = words[0] ?? "";
  if (label.startsWith(first) || joinName(label).startsWith(first)) return 0;
  return all.includes(` ${first}`) ? 1 : 2;
};

/** As it was likely meant, with one slip in each long word: 0 what is said first, 1 what it is found by as well. */
const rankNearly: Rank = (words, label, all) => {
  const isIn = (text: string) =>
    words.every((word) => text.includes(word) || (word.length >= LEAST_LETTERS && isNearly(word, text)));
  if (isIn(label)) return 0;
  return isIn(all) ? 1 : null;
};

const findBy = (rank: Rank, groups: readonly ComboboxGroup[], words: readonly string[]) =>
  groups
    .map((group) => {
      const of = fold(group.label ?? "");
      const ranked = group.options
        .map((option) => {
          const label = fold(option.label);
          const all = `${label} ${fold(option.hint ?? "")} ${fold(option.keywords ?? "")} ${of}`;
          return { option, rank: rank(words, label, all) };
        })
        .filter((found) => found.rank !== null)
        .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
      return { label: group.label, options: ranked.map((found) => found.option), best: ranked[0]?.rank ?? 3 };
    })
    .filter((group) => group.options.length > 0)
    .toSorted((a, b) => a.best - b.best);

/** The groups that match what was typed, the best matches first within each; those that it nearly matches where none does. */
export const findChoices = (groups: readonly ComboboxGroup[], query: string): readonly ComboboxGroup[] => {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return groups;
  const found = findBy(rankOf, groups, words);
  return found.length > 0 ? found : findBy(rankNearly, groups, words);
};

/** The one of the found choices that a text names in full, else the only one left, else what it would make; none for no text. */
export const findMeant = <Choice extends ComboboxOption & { readonly isNew?: boolean }>(
  found: readonly Choice[],
  text: string,
): Choice | undefined => {
  const typed = fold(text.trim());
  if (typed === "") return undefined;
  const named = found.find(
    ({ id, label, isNew }) => isNew !== true && [fold(id), fold(label)].includes(typed),
  );
  const known = found.filter(({ isNew }) => isNew !== true);
  const isOnly = known.length === 1 && known.length === found.length;
  return named ?? (isOnly ? known[0] : found.find(({ isNew }) => isNew === true));
};
