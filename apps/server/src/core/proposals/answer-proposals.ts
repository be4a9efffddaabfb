import type { BodyOf } from "@passbook/contract/endpoint";
import type { acceptProposals } from "@passbook/contract/proposals";
import { sayOfProgram } from "@passbook/contract/sentences/programs";
import { type Db, idsIn } from "@passbook/db/dialect";
import { seenBy } from "../../platform/private/seen-by.ts";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { suggestForVendors } from "../categorisation/index.ts";
import {
  type Act,
  type Author,
  changeAhead,
  changeData,
  type Edit,
  type PlannedChange,
  updateIn,
} from "../changes/index.ts";
import { getRows, listVendorIds, planChange, summarise } from "../transactions/index.ts";
import { selectOpen } from "./open.ts";

type Which = BodyOf<typeof acceptProposals>;
type Told = { readonly changed: number; readonly vendor_ids: readonly string[] };
type Accepted = Told & { readonly change_id: string };
type Open = { readonly id: string; readonly transaction_id: string; readonly sub_category_id: string };

const refuseUnknown = async (db: Db, user_id: string, ids: readonly string[]): Promise<void> => {
  const wanted = new Set(ids);
  const known = await db
    .selectFrom("proposals")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, [...wanted]))
    .execute();
  if (known.length < wanted.size) throw notFound("proposal", "proposal_ids");
};

/** A program is known by a key that there is, or by what it proposed. */
const refuseUnknownKey = async (db: Db, user_id: string, key_id: string): Promise<void> => {
  const key = await db
    .selectFrom("program_keys")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "=", key_id)
    .executeTakeFirst();
  const proposal = await db
    .selectFrom("proposals")
    .select("id")
    .where("user_id", "=", user_id)
    .where("key_id", "=", key_id)
    .limit(1)
    .executeTakeFirst();
  if (key === undefined && proposal === undefined) throw notFound("key", "key_id");
};

/** Those that are meant and still wait; what was answered meanwhile is passed over. */
const findMeant = async (db: Db, user_id: string, { proposal_ids, key_id }: Which): Promise<Open[]> => {
  if ((proposal_ids === undefined) === (key_id === undefined))
    throw invalidInput({ proposal_ids: sayOfProgram("name_proposals") });
  if (proposal_ids !== undefined) await refuseUnknown(db, user_id, proposal_ids);
  if (key_id !== undefined) await refuseUnknownKey(db, user_id, key_id);
  const open = selectOpen(db, user_id)
    .select(["proposals.id", "proposals.transaction_id", "proposals.sub_category_id"])
    .orderBy("proposals.id");
  const rows = await (
    proposal_ids === undefined
      ? open.where("proposals.key_id", "=", key_id ?? "")
      : open.where("proposals.id", "in", idsIn(db, proposal_ids))
  ).execute();
  if (rows.length === 0) throw conflict("nothing_proposed", sayOfProgram("nothing_proposed"));
  return rows;
};

/** Each transaction is filed once, as the newest of what is accepted for it says; it is the person's own answer. */
const planAccepting = async (db: Db, author: Author, which: Which): Promise<PlannedChange<Told>> => {
  const { user_id } = author;
  const meant = new Map(
    (await findMeant(await seenBy(db, author), user_id, which)).map(({ transaction_id, sub_category_id }) => [
      transaction_id,
      sub_category_id,
    ]),
  );
  const rows = await getRows(db, user_id, { ids: [...meant.keys()], field: "proposal_ids" });
  const edits: Edit[] = [];
  for (const [sub_category_id, some] of Map.groupBy(rows, ({ id }) => meant.get(id) ?? ""))
    edits.push(...(await planChange(db, author, { rows: some, change: { sub_category_id } })));
  return {
    note: { kind: "accept_proposals", summary: summarise(rows) },
    edits,
    told: { changed: rows.length, vendor_ids: listVendorIds(rows) },
  };
};

/** Files transactions as programs propose, as one change. */
export const ACCEPT_PROPOSALS_ACT: Act<Which, Accepted> = {
  name: "accept_proposals",
  estimateRows: async (db, user_id, which) => (await findMeant(db, user_id, which)).length,
  carryOut: async (services, { author }, which) => {
    const done = await changeAhead(services, { author }, { plan: (db) => planAccepting(db, author, which) });
    await suggestForVendors(services, author.user_id, done.vendor_ids);
    return done;
  },
};

/** Leaves the transactions as they are, and notes that this is not to be proposed for them again. */
export const declineProposals = async (
  trx: Db,
  author: Author,
  which: Which,
): Promise<{ readonly changed: number; readonly change_id: string }> => {
  const meant = await findMeant(trx, author.user_id, which);
  const rows = await getRows(trx, author.user_id, {
    ids: meant.map(({ transaction_id }) => transaction_id),
    field: "proposal_ids",
  });
  const ids = meant.map(({ id }) => id);
  const change_id = await changeData(trx, author, { kind: "decline_proposals", summary: summarise(rows) }, [
    updateIn("proposals", ids, { declined_at: author.clock.now() }),
  ]);
  return { changed: ids.length, change_id };
};
