import { makeRandom, type Random } from "./random.ts";
import { SPENDING } from "./spending.ts";
import { makeFiller } from "./words.ts";

/** A labelled row as in a TSV of `passbook evaluate-categories`; `amount` is decimal text. */
export type LabelledRow = {
  readonly date: string;
  readonly amount: string;
  readonly description: string;
  readonly category: string;
};

type Plan = {
  readonly label: string;
  readonly perYear: number;
  readonly low: number;
  readonly high: number;
  readonly descriptors: readonly { readonly weight: number; readonly text: string }[];
};

const DAY_MS = 86_400_000;
const YEARS = 8;
/** Rows a year in the plan against those of this household. */
const RATE = 0.55;
const START = Date.UTC(2015, 0, 3);
/** A person files a row under a neighbouring label now and then. */
const SLIPS = 0.004;
/** Some habits begin late or end early. */
const PARTIAL_HABITS = 0.3;
/** A person gives up a label for another one now and then. */
const DRIFTS = 4;
/** Vendors whose names are made up are so much more frequent than in the plan, those that several labels share so much less. */
const MADE_UP = 2.4;
const SHARED = 0.25;
const REFUNDS = 0.012;

const readPlan = (line: string): Plan => {
  const [label = "", perYear = "", amounts = "", descriptors = ""] = line
    .split(" | ")
    .map((cell) => cell.trim());
  const income = amounts.startsWith("+");
  const [low = 0, high = low] = amounts.replace("+", "").split("-").map(Number);
  const sign = income ? 1 : -1;
  return {
    label,
    perYear: Number(perYear),
    low: low * sign,
    high: high * sign,
    descriptors: descriptors.split("; ").map((text) => {
      const at = text.indexOf(" ");
      return { weight: Number(text.slice(0, at)), text: text.slice(at + 1) };
    }),
  };
};

const sumWeights = (descriptors: Plan["descriptors"]): number =>
  descriptors.reduce((sum, { weight }) => sum + weight, 0);

const toVendor = (descriptor: string): string =>
  descriptor.split(/[ .*]/, 1)[0]?.replace("AMZN", "AMAZON") ?? "";

/** Weights the descriptors of the plans as life does: many vendors that are met once, few whose rows go to several labels. */
const shapeToLife = (plans: readonly Plan[]): Plan[] => {
  const vendors = plans.flatMap(({ descriptors }) => [
    ...new Set(descriptors.map(({ text }) => toVendor(text))),
  ]);
  const labels = Map.groupBy(vendors, (vendor) => vendor);
  return plans.map((plan) => {
    const descriptors = plan.descriptors.map(({ weight, text }) => {
      const isShared = (labels.get(toVendor(text))?.length ?? 0) > 1 && !text.startsWith("{");
      return { text, weight: weight * (text.includes("{n}") ? MADE_UP : 1) * (isShared ? SHARED : 1) };
    });
    return {
      ...plan,
      descriptors,
      perYear: (plan.perYear * sumWeights(descriptors)) / sumWeights(plan.descriptors),
    };
  });
};

const pickDescriptor = (plan: Plan, random: Random): string => {
  let left = random.next() * sumWeights(plan.descriptors);
  for (const { weight, text } of plan.descriptors) {
    left -= weight;
    if (left < 0) return text;
  }
  return plan.descriptors[0]?.text ?? "";
};

/** Small amounts are more frequent than large ones; a plan with one amount always asks that. */
const pickAmount = ({ low, high }: Plan, random: Random): number =>
  low === high ? low : low + (high - low) * random.next() ** 2;

const listDays = (plan: Plan, random: Random): number[] => {
  const partial = random.next() < PARTIAL_HABITS && plan.perYear > 3;
  const from = partial ? random.next() * 0.5 : 0;
  const to = partial ? from + 0.5 : 1;
  const count = Math.round(plan.perYear * RATE * YEARS * (to - from));
  const monthly = plan.low === plan.high || plan.descriptors.length === 1;
  return Array.from({ length: count }, (_, at) => {
    const share = monthly ? (at + 0.2 + random.next() * 0.1) / count : random.next();
    return Math.floor((from + (to - from) * share) * YEARS * 365.25);
  });
};

const toRow = (day: number, amount: number, description: string): Omit<LabelledRow, "category"> => ({
  date: new Date(START + day * DAY_MS).toISOString().slice(0, 10),
  amount: amount.toFixed(2),
  description,
});

type Dated = LabelledRow & { readonly day: number };

const readParent = (label: string): string => label.split(":")[0] ?? label;

/** Labels that are given up for a sibling from some day on. */
const chooseDrifts = (
  plans: readonly Plan[],
  random: Random,
): Map<string, { to: string; from_day: number }> => {
  const drifts = new Map<string, { to: string; from_day: number }>();
  for (let count = 0; count < DRIFTS; count += 1) {
    const plan = random.pick(plans);
    const siblings = plans.filter(
      (other) => other.label !== plan.label && readParent(other.label) === readParent(plan.label),
    );
    if (siblings.length === 0 || plan.perYear > 30) continue;
    const from_day = Math.floor((0.3 + 0.5 * random.next()) * YEARS * 365);
    drifts.set(plan.label, { to: random.pick(siblings).label, from_day });
  }
  return drifts;
};

/** The rows of an invented household in date order, equal for equal seeds. */
export const makeHousehold = (seed: number): LabelledRow[] => {
  const random = makeRandom(seed);
  const fill = makeFiller(random);
  const plans = shapeToLife(SPENDING.trim().split("\n").map(readPlan));
  const drifts = chooseDrifts(plans, random);
  const labels = plans.map((plan) => plan.label);
  const rows = plans.flatMap((plan): Dated[] =>
    listDays(plan, random).map((day) => {
      const refunded = plan.low < 0 && plan.low !== plan.high && random.next() < REFUNDS;
      const amount = pickAmount(plan, random) * (refunded ? -1 : 1);
      const drift = drifts.get(plan.label);
      const usual = drift !== undefined && day >= drift.from_day ? drift.to : plan.label;
      const siblings = labels.filter((label) => readParent(label) === readParent(usual));
      const category = random.next() < SLIPS ? random.pick(siblings) : usual;
      return { ...toRow(day, amount, fill(pickDescriptor(plan, random), plan.label)), category, day };
    }),
  );
  return rows.toSorted((a, b) => a.day - b.day).map(({ day: _day, ...row }) => row);
};
