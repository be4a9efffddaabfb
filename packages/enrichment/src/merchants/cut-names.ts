import { foldWords } from "../text/fold.ts";

/** Shorter names may be another's beginning by chance. */
const SHORTEST_CUT = 18;

/** Names of which each leads to a key, by what a bank may have printed of them. */
export type CutNames = {
  readonly add: (name: string, key: string) => void;
  /** The key of a name of which this one is the beginning, cut within a word, or the other way round; null when there is none. */
  readonly find: (name: string) => string | null;
};

/** Where within its words a text may have been cut. */
const listCuts = (text: string): string[] => {
  const cuts: string[] = [];
  for (let end = SHORTEST_CUT; end < text.length; end += 1)
    if (text[end] !== " " && text[end - 1] !== " ") cuts.push(text.slice(0, end));
  return cuts;
};

/** Finds names that banks printed in fields of different widths ("COORDINATION GROUP PUBLI", "COORDINATION GROUP PUBLICATIONS"). */
export const openCutNames = (): CutNames => {
  const whole = new Map<string, string>();
  const beginnings = new Map<string, string>();
  const put = (map: Map<string, string>, text: string, key: string): void => {
    if (!map.has(text)) map.set(text, key);
  };
  return {
    add: (name, key) => {
      const text = foldWords(name);
      put(whole, text, key);
      for (const cut of listCuts(text)) put(beginnings, cut, key);
    },
    find: (name) => {
      const text = foldWords(name);
      const longer = text.length < SHORTEST_CUT ? undefined : beginnings.get(text);
      return (
        longer ??
        listCuts(text).reduceRight<string | null>((found, cut) => found ?? whole.get(cut) ?? null, null)
      );
    },
  };
};
