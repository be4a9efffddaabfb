import type { BodyOf } from "@passbook/contract/endpoint";
import type { changeTransactions as endpoint } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import type { Said } from "@passbook/contract/sentences/sentence";
import { seenBy } from "../../platform/private/seen-by.ts";
import { invalidInput } from "../../platform/problem.ts";
import { suggestForVendors } from "../categorisation/index.ts";
import { type Act, changeAhead } from "../changes/index.ts";
import { type Changed, planTransactions } from "./change-transactions.ts";
import { findMatchingIds } from "./repo.ts";

const MOST_CHANGED = 100_000;

/** What is asked, and when: the last month of a search is the one before that moment. */
type Body = BodyOf<typeof endpoint> & { readonly now: string };
type Chosen = Pick<Body, "ids" | "filter" | "now">;

/** How many are meant, about. */
export const countChosen = async (db: Db, user_id: string, { ids, filter, now }: Chosen): Promise<number> =>
  ids?.length ??
  (await findMatchingIds(db, user_id, { filter: { ...filter, now }, limit: MOST_CHANGED })).length;

/** Changes many transactions alike: those that are named, or that a filter finds. */
export const CHANGE_TRANSACTIONS_ACT: Act<Body, Changed> = {
  name: "change_transactions",
  estimateRows: countChosen,
  carryOut: async (services, { author }, body) => {
    const { user_id } = author;
    const done = await changeAhead(
      services,
      { author },
      {
        plan: async (db) => {
          const ids = await chooseTransactions(await seenBy(db, author), user_id, body);
          return planTransactions(db, author, {
            ids,
            change: body.change,
            field: "ids",
            divided: body.divided,
          });
        },
      },
    );
    await suggestForVendors(services, user_id, done.vendor_ids);
    return done;
  },
};

/** Which transactions are meant: named ones, or all that a filter finds at a moment. */
export const chooseTransactions = async (
  trx: Db,
  user_id: string,
  { ids, filter, now }: Chosen,
  /** As what the filter came, where it is not a field of its own. */
  fields: readonly string[] = ["filter"],
): Promise<readonly string[]> => {
  if ((ids === undefined) === (filter === undefined)) throw invalidInput({ ids: say("name_transactions") });
  if (filter === undefined) return ids ?? [];
  const found = await findMatchingIds(trx, user_id, {
    filter: { ...filter, now },
    limit: MOST_CHANGED + 1,
  });
  const refuse = (said: Said) => invalidInput(Object.fromEntries(fields.map((field) => [field, said])));
  if (found.length > MOST_CHANGED) throw refuse(say("too_many_match"));
  if (found.length === 0) throw refuse(say("nothing_matches"));
  return found;
};
