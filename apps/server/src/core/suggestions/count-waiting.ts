import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import { type countSuggestions, SURE_FROM } from "@passbook/contract/suggestions";
import { type Db, toNumber } from "@passbook/db/dialect";
import { getReservedId, loadStarterIds, toThousandths } from "../categorisation/index.ts";
import { listQuestions } from "../findings/index.ts";
import { countFurther, listParts, placeOfSum } from "../sums/index.ts";
import { countsLikely } from "../users/index.ts";
import { countBySure, listGroups } from "./list-groups.ts";
import { findWaiting, toChance } from "./waiting.ts";

/** How much waits for the person's word, how sure it is, and how much nobody can guess. */
export const countWaiting = async (
  db: Db,
  user_id: string,
  filter: QueryOf<typeof countSuggestions> & { readonly now: string },
): Promise<AnswerOf<typeof countSuggestions>["data"]> => {
  const waiting = await findWaiting(db, user_id, filter);
  const groups = await listGroups(db, waiting);
  const counts = await countBySure(db, waiting);
  const questions = await listQuestions(db, user_id);
  const uncategorised_id = getReservedId(await loadStarterIds(db, user_id), "uncategorised.uncategorised");
  const open = await db
    .selectFrom("category_sums")
    .select((of) => of.fn.sum<number>("row_count").as("rows"))
    .where("user_id", "=", user_id)
    .where(placeOfSum(await countsLikely(db, user_id)).sub, "=", uncategorised_id)
    .executeTakeFirst();
  const parts = (await listParts(db, user_id)).filter((part) => part.sub_category_id === uncategorised_id);
  return {
    suggestions: groups.length,
    transactions: sumOf(groups, ({ rows }) => rows),
    questions: questions.length,
    uncategorised: toNumber(open?.rows) - countFurther(parts),
    at_least: SURE_FROM.map((sure_from) => {
      const isSure = ({ sure: reached }: { readonly sure: number }) => reached >= toThousandths(sure_from);
      const sure = counts.filter(isSure);
      const transactions = sumOf(sure, ({ rows }) => rows);
      return {
        sure_from,
        transactions,
        wrong: transactions - toChance(sumOf(sure, ({ chances }) => chances)),
        listed: sumOf(groups.filter(isSure), ({ rows }) => rows),
      };
    }),
  };
};

const sumOf = <Counted>(counted: readonly Counted[], of: (one: Counted) => number): number =>
  counted.reduce((sum, one) => sum + of(one), 0);
