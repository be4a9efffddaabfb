import type { Budget } from "@passbook/contract/budgets";

/** What a budget has in a period, and how full its bar is: of one that begins below nothing all of it is used. */
export const measureUse = ({
  limit,
  carried,
  spent,
}: Pick<Budget, "limit" | "carried" | "spent">): {
  readonly has: number;
  readonly value: number;
  readonly max: number;
} => {
  const has = (limit ?? 0) + carried;
  return { has, value: has < 0 ? 1 : spent, max: Math.max(has, 1) };
};
