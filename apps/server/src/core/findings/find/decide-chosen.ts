import type { Db } from "@passbook/db/dialect";
import { seenBy } from "../../../platform/private/seen-by.ts";
import { type Act, type Author, changeAhead, type PlannedChange } from "../../changes/index.ts";
import { chooseTransactions, countChosen, getRows } from "../../transactions/index.ts";
import { loadRowsOf, type StoredRow } from "./load-rows.ts";

/** How many of the chosen transactions it was said of, and of how many it could not be. */
export type DecidedMany = { readonly changed: number; readonly left: number };

type Chosen = Parameters<typeof countChosen>[2];

/** An act that says something of many transactions, those that are named or that a filter finds, as one change. */
export const decideChosen = <Body extends Chosen>(
  name: string,
  plan: (
    db: Db,
    author: Author,
    asked: { readonly rows: readonly StoredRow[]; readonly body: Body },
  ) => Promise<PlannedChange<DecidedMany>>,
): Act<Body, DecidedMany & { readonly change_id: string }> => ({
  name,
  estimateRows: countChosen,
  carryOut: (services, { author }, body) =>
    changeAhead(
      services,
      { author },
      {
        plan: async (db) => {
          const seen = await seenBy(db, author);
          const ids = await chooseTransactions(seen, author.user_id, body);
          // what is not there is refused
          await getRows(seen, author.user_id, { ids, field: "ids" });
          return plan(seen, author, { rows: await loadRowsOf(seen, author.user_id, ids), body });
        },
      },
    ),
});
