import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import { type countSuggestions, SURE_FROM } from "@passbook/contract/suggestions";
import { type Db, toNumber } from "@passbook/db/dialect";
import { getReservedId, loadStarterIds, toThousandths } from "../categorisation/index.ts";
import { listQuestions } from "../findings/index.ts";
import { placeOfSum } from "../sums/index.ts";
import { countsLikely } from "../users/index.ts";
import { type Group, listGroups } from "./list-groups.ts";
import { findWaiting, toChance } from "./waiting.ts";

/** How much waits for the person's word, how sure it is, and how much nobody can guess. */
export const countWaiting = async (
  db: Db,
  user_id: string,
  filter: QueryOf<typeof countSuggestions> & { readonly now: string },
): Promise<AnswerOf<typeof countSuggestions>["data"]> => {
  const groups = await listGroups(db, await findWaiting(db, user_id, filter));
  const questions = await listQuestions(db, user_id);
  const uncategorised_id = getReservedId(await loadStarterIds(db, user_id), "uncategorised.uncategorised");
  const open = await db
    .selectFrom("month_sums")
    .select((of) => of.fn.sum<number>("row_count").as("rows"))
    .where("user_id", "=", user_id)
    .where(placeOfSum(await countsLikely(db, user_id)).sub, "=", uncategorised_id)
    .executeTakeFirst();
  return {
    suggestions: groups.length,
    transactions: sumOf(groups, ({ rows }) => rows),
    questions: questions.length,
    uncategorised: toNumber(open?.rows),
    at_least: SURE_FROM.map((sure_from) => {
      const sure = groups.filter((group) => group.sure >= toThousandths(sure_from));
      const transactions = sumOf(sure, ({ rows }) => rows);
      return {
        sure_from,
        transactions,
        wrong: transactions - toChance(sumOf(sure, ({ chances }) => chances)),
      };
    }),
  };
};

const sumOf = (groups: readonly Group[], of: (group: Group) => number): number =>
  groups.reduce((sum, group) => sum + of(group), 0);
