import type { Dimension, Measure, Time } from "../explore.ts";
import type { Season } from "../stretches.ts";
import type { Feast } from "./feasts.ts";

/** Screens that answer what no exploration can: what accounts hold, what everything is worth, what comes, and what budgets leave. */
export const ELSEWHERE = ["bank-accounts", "net-worth", "ahead", "budgets"] as const;
export type Elsewhere = (typeof ELSEWHERE)[number];

/** What questions are made of in a language: phrases with commas between, the longest of which is taken. */
export type Table = {
  readonly measures: Readonly<Partial<Record<Measure, string>>>;
  readonly dimensions: Readonly<Partial<Record<Dimension, string>>>;
  /** Before a dimension: told apart by it. */
  readonly by: string;
  /** Before a dimension like {@link by}; before a category it asks for the merchant there. */
  readonly which: string;
  /** Times by which figures are told apart without such a word. */
  readonly rhythms: Readonly<Partial<Record<Dimension, string>>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly feasts: Readonly<Record<Feast, string>>;
  readonly last: string;
  readonly this: string;
  /** Units of time that run, and those before, in a phrase of their own. */
  readonly running: Readonly<Partial<Record<Time, string>>>;
  readonly over: Readonly<Partial<Record<Time, string>>>;
  readonly since: string;
  readonly so_far: string;
  /** Before days. */
  readonly within: string;
  /** Before an amount: what is more or less than it. */
  readonly above: string;
  readonly below: string;
  readonly at_least: string;
  readonly at_most: string;
  /** Before days that are over: what is asked is held against them. */
  readonly than: string;
  /** Before a dimension: told apart by it, which puts the greatest first. */
  readonly greatest: string;
  /** One to twelve in words; forms of one number with a bar between. */
  readonly numbers: string;
  /** The first to the fourth, alike. */
  readonly ordinals: string;
  readonly half: string;
  /** Before a unit of time: as many days up to today. */
  readonly past: string;
  /** Beside so many units of time: one that lies as far back. */
  readonly ago: string;
  /** Before the last day, before what is later, behind what is earlier. */
  readonly until: string;
  readonly before: string;
  readonly after: string;
  /** Between two days or amounts, the second with {@link between} before the first alone. */
  readonly to: string;
  readonly and: string;
  readonly between: string;
  /** Before what is left out. */
  readonly without: string;
  /** Asks for whom or for what it was, where nothing else says so. */
  readonly to_whom: string;
  readonly for_what: string;
  /** One purchase, whose mean is asked for rather than that of a month. */
  readonly purchase: string;
  readonly elsewhere: Readonly<Record<Elsewhere, string>>;
  /** Names of currencies; that of dollars is the one that the person has. */
  readonly currencies: Readonly<Record<string, string>>;
  /** Say nothing of what is asked. */
  readonly fillers: string;
};
