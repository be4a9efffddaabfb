import type { Explored } from "@passbook/contract/explore";
import type { UsedRate } from "@passbook/contract/net-worth";
import { convert, findRate, type Rates } from "../../net-worth/index.ts";
import type { Group } from "./read-groups.ts";

type Converted = Explored["converted"][number];
type Apart = Explored["apart"][number];
type Wanted = { readonly to: string; readonly rates: Rates; readonly second_is_money: boolean };

/** Finds a rate once for each day. */
const rateOnce = ({ rates, to }: Wanted, from: string): ((on: string) => UsedRate | null) => {
  const own = rates.own.filter(({ base, currency }) => [base, currency].includes(from));
  const known = new Map<string, UsedRate | null>();
  return (on) => {
    const before = known.get(on);
    if (before !== undefined) return before;
    const found = findRate({ own, published: rates.published }, { from, to, on });
    known.set(on, found);
    return found;
  };
};

const convertOne = (group: Group, rate: UsedRate, { second_is_money }: Wanted): Group | null => {
  const [amount, second, likely] = [group.amount, second_is_money ? group.second : 0, group.likely].map(
    (money) => convert(money, rate, group.currency),
  );
  if (amount == null || second == null || likely == null) return null;
  return { ...group, amount, second: second_is_money ? second : group.second, likely };
};

/** Groups of days in another currency in that of the answer, each by the rate of its day and rounded once; what has none stands apart. */
export const convertGroups = (
  groups: readonly Group[],
  wanted: Wanted,
): {
  readonly groups: readonly Group[];
  readonly converted: Converted[];
  readonly left: readonly Group[];
} => {
  const done: Group[] = [];
  const left: Group[] = [];
  const converted: Converted[] = [];
  for (const [currency, some] of Map.groupBy(groups, (group) => group.currency)) {
    const rateOn = rateOnce(wanted, currency);
    const used = new Map<string, UsedRate>();
    let [value, into] = [0, 0];
    for (const group of some) {
      const rate = rateOn(group.day);
      const made = rate === null ? null : convertOne(group, rate, wanted);
      if (rate === null || made === null) {
        left.push(group);
        continue;
      }
      used.set(rate.from, rate);
      value += group.amount;
      into += made.amount;
      done.push(made);
    }
    const by_day = [...used.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
    const [first, last] = [by_day.at(0), by_day.at(-1)];
    if (first !== undefined && last !== undefined)
      converted.push({
        currency,
        value,
        into,
        rates: by_day.length,
        first,
        last,
      });
  }
  return { groups: done, converted, left };
};

/** Other currencies by themselves, most first. */
export const setApart = (
  lines: readonly { readonly key: string; readonly value: number; readonly base: number }[],
  without_rate: boolean,
): Apart[] =>
  lines
    .filter(({ value, base }) => value !== 0 || base !== 0)
    .map(({ key, value, base }) => ({ currency: key, value, base, without_rate }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
