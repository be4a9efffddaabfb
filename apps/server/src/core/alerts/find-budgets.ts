import type { Db } from "@passbook/db/dialect";
import { listBudgets } from "../budgets/index.ts";
import { type Asked, type Found, NOTHING } from "./found.ts";

/** Budgets of the running periods of which the share is spent that is told, or more than all. */
export const findBudgets = async (db: Db, { user_id, today }: Asked): Promise<Found[]> => {
  const { budgets } = await listBudgets(db, user_id, { on: today, today });
  return budgets.flatMap((budget): Found[] => {
    const { id, name, known_as, state, spent, limit, carried, currency, from } = budget;
    if (state !== "near" && state !== "over") return [];
    const about = state === "over" ? "budget_over" : "budget_near";
    return [
      {
        ...NOTHING,
        kind: "budget",
        about,
        on: today,
        name: name ?? known_as,
        amount: spent,
        beside: (limit ?? 0) + carried,
        currency,
        budget_id: id,
        subject: `${about} ${id} ${from}`,
      },
    ];
  });
};
