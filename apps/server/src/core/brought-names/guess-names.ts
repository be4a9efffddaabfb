import type { BroughtName } from "@passbook/contract/brought-names";
import type { BroughtNameRow, CategoryRow } from "@passbook/db/schema";
import { findMeaning } from "@passbook/enrichment";
import { toNameKey } from "../categories/index.ts";

type Guess = BroughtName["guess"];

/** What a guess may ask: the person's categories, what was chosen for names of other sources, and where the rows of each name are filed. */
export type Guessing = {
  readonly categories: readonly CategoryRow[];
  readonly chosen: readonly Pick<BroughtNameRow, "name_key" | "sub_category_id">[];
  readonly countFiled: (name_id: string) => ReadonlyMap<string, number>;
  /** What new categories without one of their own stand in. */
  readonly parent_name: string;
};

/** How programs call what has no category. */
const SAYS_NOTHING =
  /^(un-?categori[sz]ed|uncategori[sz]ed transactions?|no category|none|other|misc(ellaneous)?|category pending|unassigned|n\/a|-+|\(.*(no|none|without).*\))$/i;
/** Another own account, as Quicken writes it, or what an account held when it was begun: nothing that is earned or spent. */
const NOT_EARNED = /^\[.*\]$|^(?:starting|opening|initial)[ -]balances?$/i;

/** What only its group means tells nothing of a name: in “Home” hardly anything else is rent. */
const meansAsGroup = ({ name, parent }: Pick<BroughtNameRow, "name" | "parent">, starter: string): boolean =>
  parent !== "" && starter === findMeaning(parent) && findMeaning(name) === null;

/** What the rows of a name come to, in each currency. */
type Totals = readonly { readonly amount: number }[];

const INCOME = "income.";

/** Nothing that is paid is income ("Child Support" is paid by one and received by another). */
const isAgainst = (starter: string, totals: Totals): boolean =>
  starter.startsWith(INCOME) && totals.some(({ amount }) => amount < 0);

const FEWEST_FILED = 3;
const MOST_FILED = 0.8;
/** What is known of a few of its rows tells little of a name. */
const LEAST_OF_ALL = 1 / 3;

const countAll = (counts: readonly (readonly [string, number])[]): number =>
  counts.reduce((sum, [, count]) => sum + count, 0);

/** Makes what guesses for many names share. */
export const openGuessing = ({ categories, chosen, countFiled, parent_name }: Guessing) => {
  const parents = new Map(categories.map((row) => [row.id, row]));
  const subs = categories.filter((row) => row.parent_id !== "");
  const byName = Map.groupBy(subs, (row) => row.name_key);
  const byParent = Map.groupBy(subs, (row) => parents.get(row.parent_id)?.name_key ?? "");
  const byStarter = new Map(subs.map((row) => [row.starter_id, row.id]));
  const before = new Map(chosen.map((row) => [row.name_key, row.sub_category_id]));
  const uncategorised = byStarter.get("uncategorised.uncategorised");

  const findAlike = ({ name, parent }: BroughtNameRow, totals: Totals): string | null => {
    const named = byName.get(toNameKey(name)) ?? [];
    const same = named.filter((row) => !isAgainst(row.starter_id ?? "", totals));
    const within = same.find((row) => parents.get(row.parent_id)?.name_key === toNameKey(parent));
    if (within !== undefined) return within.id;
    return same.length === 1 ? (same[0]?.id ?? null) : null;
  };
  const findInMeaning = ({ name, parent }: BroughtNameRow, totals: Totals): string | null => {
    if (NOT_EARNED.test(name)) return byStarter.get("transfers.transfers") ?? null;
    const starter = findMeaning(parent === "" ? name : `${parent}:${name}`);
    return starter === null || meansAsGroup({ name, parent }, starter) || isAgainst(starter, totals)
      ? null
      : (byStarter.get(starter) ?? null);
  };
  /** A name that a category has is what it holds mostly: the meaning within it, or its first sub-category. */
  const findInParent = (row: BroughtNameRow, means: string | null): string | null => {
    const within = byParent.get(toNameKey(row.name)) ?? [];
    return (within.find(({ id }) => id === means) ?? within[0])?.id ?? null;
  };
  const findFiled = (row: BroughtNameRow): string | null => {
    const counts = [...countFiled(row.id)];
    const filed = counts.filter(([id]) => id !== uncategorised);
    const [most] = filed.toSorted((one, other) => other[1] - one[1]);
    if (most === undefined || most[1] < FEWEST_FILED) return null;
    const isMost = most[1] >= countAll(filed) * MOST_FILED && most[1] >= countAll(counts) * LEAST_OF_ALL;
    return isMost ? most[0] : null;
  };
  const toNew = ({ name, parent }: BroughtNameRow): Guess => {
    const group = parents.size > 0 && isReserved(parent) ? parent_name : parent || parent_name;
    return {
      sub_category_id: null,
      create: { name: cut(name), parent_name: cut(group) },
      because: "new",
    };
  };
  const isReserved = (name: string): boolean =>
    categories.some((row) => row.parent_id === "" && row.reserved === 1 && row.name_key === toNameKey(name));

  return (row: BroughtNameRow, totals: Totals): Guess => {
    const to = (id: string | null | undefined, because: Guess["because"]): Guess | null =>
      id == null || id === uncategorised ? null : { sub_category_id: id, create: null, because };
    if (SAYS_NOTHING.test(row.name)) return { sub_category_id: null, create: null, because: "says_nothing" };
    const means = findInMeaning(row, totals);
    return (
      to(before.get(row.name_key), "chosen_before") ??
      to(findAlike(row, totals), "named_alike") ??
      to(findInParent(row, means), "means") ??
      to(means, "means") ??
      to(findFiled(row), "filed_there") ??
      toNew(row)
    );
  };
};

const LONGEST_NAME = 60;
const cut = (name: string): string => name.slice(0, LONGEST_NAME).trim();
