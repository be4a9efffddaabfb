import { foldWords } from "../text/fold.ts";
import type { Action, Condition } from "./rules.ts";

/** A correction of a person: what had been predicted for a row and what they chose instead; rows filed at one go share a `decision`. */
export type Correction = {
  readonly description: string;
  readonly vendor: { readonly name: string; readonly key: string };
  readonly predicted: string | null;
  readonly chosen: string;
  readonly decision: string;
};

/** A rule that would have spared `corrections` decisions and contradicts none. */
export type ProposedRule = {
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly actions: readonly Action[];
  readonly corrections: number;
};

const FEWEST = 3;
const FEWEST_WORDS = 2;
const MOST_WORDS = 4;

type Group = { readonly name: string; readonly condition: Condition; readonly members: Correction[] };

const isCorrection = ({ predicted, chosen }: Correction): boolean => predicted !== chosen;

/** How often the person decided: many rows filed at one go were one word. */
const countDecisions = (corrections: readonly Correction[]): number =>
  new Set(corrections.map(({ decision }) => decision)).size;

/** What a group agrees on, or null: corrections enough, all to one sub-category, and no answer for another. */
const findConsensus = ({ members }: Group): string | null => {
  const chosen = members[0]?.chosen;
  if (chosen === undefined || members.some((member) => member.chosen !== chosen)) return null;
  return countDecisions(members.filter(isCorrection)) >= FEWEST ? chosen : null;
};

const addTo = (groups: Map<string, Group>, key: string, group: Omit<Group, "members">): Group => {
  const known = groups.get(key) ?? { ...group, members: [] };
  groups.set(key, known);
  return known;
};

const groupByVendor = (answers: readonly Correction[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const answer of answers) {
    const { key, name } = answer.vendor;
    const condition: Condition = { field: "vendor", op: "is", text: name };
    addTo(groups, key, { name, condition }).members.push(answer);
  }
  return [...groups.values()];
};

const isNumber = (word: string): boolean => /\d/.test(word);

/** The beginnings of a description, word by word, as long as no number stands in them. */
const listStarts = (description: string): string[] => {
  const words = foldWords(description).split(" ");
  const end = words.findIndex(isNumber);
  const most = Math.min(MOST_WORDS, end === -1 ? words.length : end);
  return Array.from({ length: Math.max(0, most - FEWEST_WORDS + 1) }, (_, at) =>
    words.slice(0, FEWEST_WORDS + at).join(" "),
  );
};

const groupByStart = (answers: readonly Correction[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const answer of answers)
    for (const start of listStarts(answer.description)) {
      const condition: Condition = { field: "description", op: "starts_with", text: start };
      addTo(groups, start, { name: start, condition }).members.push(answer);
    }
  // A shorter beginning covers its longer ones, and says more about rows to come.
  return [...groups.values()].toSorted((a, b) => a.name.length - b.name.length);
};

/**
 * Rules worth offering after repeated corrections: at least three decisions about rows of one vendor, or with one beginning, that were predicted
 * otherwise and given the same sub-category, while no answer for that vendor or beginning says anything else.
 */
export const proposeRules = (answers: readonly Correction[]): ProposedRule[] => {
  const covered = new Set<Correction>();
  const proposals: ProposedRule[] = [];
  for (const group of [...groupByVendor(answers), ...groupByStart(answers)]) {
    const sub_category = findConsensus(group);
    const fresh = group.members.filter((member) => isCorrection(member) && !covered.has(member));
    if (sub_category === null || countDecisions(fresh) < FEWEST) continue;
    for (const member of group.members) covered.add(member);
    proposals.push({
      name: group.name,
      conditions: [group.condition],
      actions: [{ action: "set_sub_category", sub_category }],
      corrections: countDecisions(group.members.filter(isCorrection)),
    });
  }
  return proposals.toSorted((a, b) => b.corrections - a.corrections);
};
