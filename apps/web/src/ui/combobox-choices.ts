import type { ReactNode } from "react";

export type ComboboxOption = {
  readonly id: string;
  readonly label: string;
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

/** How well words match an option: 0 its start, 1 the start of a word, 2 anywhere, null not at all. */
const rankOf = (option: ComboboxOption, group: string, words: readonly string[]): number | null => {
  const label = fold(option.label);
  const all = `${label} ${fold(option.keywords ?? "")} ${group}`;
  if (!words.every((word) => all.includes(word))) return null;
  const first = words[0] ?? "";
  if (label.startsWith(first)) return 0;
  return all.includes(` ${first}`) ? 1 : 2;
};

/** The groups that match what was typed, the best matches first within each. */
export const findChoices = (groups: readonly ComboboxGroup[], query: string): readonly ComboboxGroup[] => {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return groups;
  return groups
    .map((group) => {
      const ranked = group.options
        .map((option) => ({ option, rank: rankOf(option, fold(group.label ?? ""), words) }))
        .filter((found) => found.rank !== null)
        .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
      return { label: group.label, options: ranked.map((found) => found.option), best: ranked[0]?.rank ?? 3 };
    })
    .filter((group) => group.options.length > 0)
    .toSorted((a, b) => a.best - b.best);
};
