import type { Explored } from "@passbook/contract/explore";
import { convertDays, type Rates, tellConverted } from "../../exchange-rates/index.ts";
import type { Group } from "./read-groups.ts";

type Converted = Explored["converted"][number];
type Apart = Explored["apart"][number];
type Wanted = { readonly to: string; readonly rates: Rates; readonly second_is_money: boolean };

const add = (groups: readonly Group[]): number => groups.reduce((sum, { amount }) => sum + amount, 0);

/** Groups of days in another currency in that of the answer, each by the rate of its day and rounded once; what has none stands apart. */
export const convertGroups = (
  groups: readonly Group[],
  { to, rates, second_is_money }: Wanted,
): {
  readonly groups: readonly Group[];
  readonly converted: Converted[];
  readonly left: readonly Group[];
} => {
  const money = {
    read: ({ amount, second, likely }: Group) => [amount, likely, ...(second_is_money ? [second] : [])],
    write: (group: Group, [amount = 0, likely = 0, second = group.second]: readonly number[]) => ({
      ...group,
      amount,
      likely,
      second,
    }),
  };
  const { converted, left } = convertDays(groups, { to, rates, money });
  return {
    groups: converted.map(({ into }) => into),
    converted: tellConverted(converted).map(({ own, into, ...by }) => ({
      ...by,
      value: add(own),
      into: add(into),
    })),
    left,
  };
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
