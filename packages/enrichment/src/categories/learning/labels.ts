import { foldWords } from "../../text/fold.ts";
import { findPhrase, indexWordLists, type PhraseHit, toPhraseText } from "../../trades/phrase-index.ts";
import type { StarterSubCategoryId } from "../../starter.ts";
import type { OwnLabel } from "./prediction.ts";
import { BANK_CATEGORY_WORDS, LABEL_WORDS } from "../../words/by-category.ts";
import { toParent } from "./coarse-readings.ts";

/** The labels seen so far, numbered in the order of their appearance. */
export type Labels = {
  readonly names: readonly string[];
  readonly number: (name: string) => number;
  /** Numbers a label of the person's own, by its id. */
  readonly add: (own: OwnLabel) => void;
  /** The label that came from a starter sub-category. */
  readonly tiedTo: (starter: StarterSubCategoryId) => number | null;
  /** What the label's own words mean in the starter taxonomy, where they mean something. */
  readonly starterOf: (label: number) => StarterSubCategoryId | null;
  /** The starter category of that. */
  readonly parentOf: (label: number) => string | null;
};

type Parts = { readonly group?: string; readonly own: string };

/** A label that stands in a group is written behind it: "Auto:Gas". */
const splitGroup = (name: string): Parts => {
  const at = name.slice(1).search(/[:/>]/) + 1;
  const [group, own] = [name.slice(0, at).trimEnd(), name.slice(at + 1).trimStart()];
  return group === "" || own === "" ? { own: name } : { group, own };
};
const INDEX = indexWordLists([LABEL_WORDS, BANK_CATEGORY_WORDS]);

/** The longest phrase decides, and of equally long ones that of spending. */
const findLongest = (text: string): PhraseHit | null => {
  const words = foldWords(text).split(" ");
  const read = toPhraseText(words, words);
  const spent = findPhrase(INDEX, read, false);
  const earned = findPhrase(INDEX, read, true);
  return (earned?.length ?? 0) > (spent?.length ?? 0) ? earned : spent;
};

/** "Bills:Gas" is something else than "Auto:Gas": a longer phrase that joins group and label says so. */
const findJoined = (group: string, own: string): PhraseHit | null => {
  const seam = `${foldWords(group).split(" ").at(-1) ?? ""} ${foldWords(own).split(" ", 1)[0] ?? ""}`;
  const whole = findLongest(`${group} ${own}`);
  return whole?.word.includes(seam) ? whole : null;
};

const meanParts = ({ group, own }: Parts): StarterSubCategoryId | null => {
  const hit = findLongest(own);
  if (group === undefined) return hit?.sub_category ?? null;
  const joined = findJoined(group, own);
  const longer = (joined?.length ?? 0) > (hit?.length ?? 0) ? joined : hit;
  return (longer ?? findLongest(group))?.sub_category ?? null;
};

/** What a label means in the starter taxonomy by its own words, its group before a colon; null where they mean nothing. */
export const findMeaning = (name: string): StarterSubCategoryId | null => meanParts(splitGroup(name));

export const createLabels = (): Labels => {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const meanings: (StarterSubCategoryId | null)[] = [];
  const parents: (string | null)[] = [];
  const ties = new Map<StarterSubCategoryId, number>();
  const give = (name: string, meaning: StarterSubCategoryId | null): number => {
    numbers.set(name, names.length);
    meanings.push(meaning);
    parents.push(meaning === null ? null : toParent(meaning));
    return names.push(name) - 1;
  };
  const number = (name: string): number => numbers.get(name) ?? give(name, findMeaning(name));
  const add = ({ id, name, group, starter }: OwnLabel): void => {
    const parts = group === null ? splitGroup(name) : { group, own: name };
    const label = give(id, starter ?? meanParts(parts));
    if (starter !== null) ties.set(starter, label);
  };
  return {
    names,
    number,
    add,
    tiedTo: (starter) => ties.get(starter) ?? null,
    starterOf: (label) => meanings[label] ?? null,
    parentOf: (label) => parents[label] ?? null,
  };
};
