import { firstDay, joinChains, lastDay, type Chain } from "./chains.ts";
import { findChains } from "./find-chains.ts";
import type { Entry } from "./intervals.ts";

/** A piece of one account's rows is soon regular by chance; nearly all of them are not. */
const LEAST_OF_ACCOUNT = 0.85;
const FEWEST_OF_ACCOUNT = 5;
const MOST_SKIPPED = 0.15;
/** A series of one account takes in rows of another that fall near its days by chance: it is most of what both tell together. */
const LEAST_WITHOUT_PATCHES = 0.7;

const toAccount = ({ row }: Entry): string => row.bank_account_id;

const listRows = (chains: readonly Chain[]): Set<Entry> => new Set(chains.flatMap(({ entries }) => entries));

const isOfOne = ({ entries }: Chain): boolean => new Set(entries.map(toAccount)).size === 1;

const runBeside = (one: Chain, other: Chain): boolean =>
  firstDay(one) < lastDay(other) && firstDay(other) < lastDay(one);

/** True where each account has a rhythm of its own that one over both would blur: two contracts, each paid from its account. */
const areApart = (each: readonly Chain[], whole: readonly Chain[]): boolean => {
  if (whole.every(isOfOne) || !each.every(isOfOne)) return false;
  const longest = Math.max(...each.map(({ interval }) => interval.days));
  const isHalf = whole.every(({ interval }) => interval.name === "semi_monthly");
  if (!isHalf && whole.some(({ interval }) => interval.days < longest)) return false;
  return each.every((one) => each.every((other) => one === other || runBeside(one, other)));
};

/** The series among rows of one account, where they tell of nearly all of them and leave out little. */
const findOfAccount = (entries: readonly Entry[]): readonly Chain[] => {
  if (entries.length < FEWEST_OF_ACCOUNT) return [];
  const chains = findChains(entries).filter((chain) => chain.skipped <= chain.entries.length * MOST_SKIPPED);
  return listRows(chains).size >= entries.length * LEAST_OF_ACCOUNT ? chains : [];
};

/**
 * The series of one counterparty, currency and direction, first over all accounts, since pay and bills move from one to another. Where that leaves
 * rows of several accounts unexplained, each account is looked at by itself: what is bought by chance with one hides no series of another.
 */
export const findAccountChains = (part: readonly Entry[]): readonly Chain[] => {
  const whole = findChains(part);
  const accounts = [...Map.groupBy(part, toAccount).values()];
  if (accounts.length < 2) return whole;
  const explained = listRows(whole);
  if (explained.size === part.length && whole.every(isOfOne)) return whole;
  const each = joinChains(accounts.flatMap(findOfAccount));
  const untold = accounts.filter((entries) => !entries.some((entry) => explained.has(entry)));
  const withRest = whole.length === 0 ? each : [...whole, ...untold.flatMap(findOfAccount)];
  const [told, toldTogether] = [listRows(each).size, listRows(withRest).size];
  if (told > toldTogether || (told === toldTogether && areApart(each, whole))) return each;
  const isPatched = toldTogether < part.length * LEAST_OF_ACCOUNT && !whole.every(isOfOne);
  return isPatched && told >= toldTogether * LEAST_WITHOUT_PATCHES ? each : withRest;
};
