import type { BodyOf } from "@passbook/contract/endpoint";
import type { acceptSuggestions } from "@passbook/contract/suggestions";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { seenBy } from "../../platform/private/seen-by.ts";
import { conflict, invalidInput } from "../../platform/problem.ts";
import { suggestForVendors, toThousandths } from "../categorisation/index.ts";
import { type Act, type Author, changeAhead, type Edit, type PlannedChange } from "../changes/index.ts";
import { listAskedIds } from "../findings/index.ts";
import { getRows, listVendorIds, planChange, summarise } from "../transactions/index.ts";
import { CHANCE, findWaiting, selectWaiting } from "./waiting.ts";

/** What is asked, and when: the last month of a search is the one before that moment. */
type Body = BodyOf<typeof acceptSuggestions> & { readonly now: string };
type Told = { readonly changed: number; readonly vendor_ids: readonly string[] };
type Accepted = Told & { readonly change_id: string };

/** Files transactions as it is suggested for each, as the person's own answers and one change: those that are named, or all that are so sure. */
export const ACCEPT_SUGGESTIONS_ACT: Act<Body, Accepted> = {
  name: "accept_suggestions",
  estimateRows: async (db, user_id, body) =>
    body.transaction_ids?.length ?? (await listSure(db, user_id, body)).length,
  carryOut: async (services, { author }, body) => {
    const done = await changeAhead(
      services,
      { author },
      {
        plan: async (db) =>
          planAccepting(db, author, await chooseIds(await seenBy(db, author), author.user_id, body)),
      },
    );
    await suggestForVendors(services, author.user_id, done.vendor_ids);
    return done;
  },
};

const listSure = async (db: Db, user_id: string, { all, now }: Body): Promise<string[]> => {
  if (all === undefined) return [];
  const rows = await selectWaiting(db, await findWaiting(db, user_id, { ...all.filter, now }))
    .select("id")
    .where(CHANCE, ">=", toThousandths(all.sure_from))
    .execute();
  return rows.map(({ id }) => id);
};

const chooseIds = async (db: Db, user_id: string, body: Body): Promise<string[]> => {
  const { transaction_ids, all } = body;
  if ((transaction_ids === undefined) === (all === undefined))
    throw invalidInput({ transaction_ids: say("name_transactions") });
  if (transaction_ids !== undefined) return transaction_ids;
  const sure = await listSure(db, user_id, body);
  if (sure.length === 0) throw invalidInput({ all: say("nothing_suggested") });
  return sure;
};

/** Those settled meanwhile, divided or in question as transfers stay. */
const planAccepting = async (
  db: Db,
  author: Author,
  ids: readonly string[],
): Promise<PlannedChange<Told>> => {
  const all = await getRows(db, author.user_id, { ids, field: "transaction_ids" });
  const waiting = all.filter((row) => row.suggested_id !== null && row.has_splits === 0);
  const asked = new Set(await listAskedIds(db, author.user_id));
  const rows = waiting.filter(({ id }) => !asked.has(id));
  if (rows.length === 0 && waiting.length > 0) throw conflict("in_question", say("in_question"));
  if (rows.length === 0) throw conflict("nothing_suggested", say("nothing_suggested"));
  const edits: Edit[] = [];
  for (const [sub_category_id, some] of Map.groupBy(rows, (row) => row.suggested_id ?? ""))
    edits.push(...(await planChange(db, author, { rows: some, change: { sub_category_id } })));
  return {
    note: { kind: "accept_suggestions", summary: summarise(rows) },
    edits,
    told: { changed: rows.length, vendor_ids: listVendorIds(rows) },
  };
};
