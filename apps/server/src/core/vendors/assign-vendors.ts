import type { BodyOf } from "@passbook/contract/endpoint";
import type { assignVendors as endpoint } from "@passbook/contract/vendors";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { MerchantRow, VendorRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { seenBy } from "../../platform/private/seen-by.ts";
import { invalidInput, notFound } from "../../platform/problem.ts";
import { toNameKey } from "../categories/index.ts";
import {
  type Act,
  type Author,
  changeAhead,
  insertInto,
  type PlannedChange,
  refuseUnseen,
  updateIn,
} from "../changes/index.ts";
import { getMerchantRow, makeMerchantRow } from "../merchants/index.ts";
import { getVendor } from "./list-vendors.ts";

type Body = BodyOf<typeof endpoint>;
type Assigned = { merchant_id: string | null; transactions: number; change_id: string };

/** Gives vendors to a merchant; of one alone the version may be named. */
export const ASSIGN_VENDORS_ACT: Act<Body, Assigned> = {
  name: "assign_vendors",
  estimateRows: async (db, user_id, { ids }) => (await findFollowing(db, user_id, ids)).length,
  carryOut: (services, actor, body) =>
    changeAhead(services, actor, {
      plan: (db) => planAssignment(db, actor.author, body),
      refuse: async (trx) => {
        const { author, seen } = actor;
        for (const id of body.ids)
          await refuseUnseen(
            trx,
            { user_id: author.user_id, seen },
            { table: "vendors", id, show: getVendor },
          );
      },
    }),
};

/** Gives vendors to a merchant, an existing or a new one, or to none; their transactions follow but for those a person set. */
const planAssignment = async (
  db: Db,
  author: Author,
  body: Body,
): Promise<PlannedChange<Omit<Assigned, "change_id">>> => {
  const vendors = await getVendors(db, author.user_id, body.ids);
  const { merchant, is_new } = await chooseMerchant(db, author, body);
  const merchant_id = merchant?.id ?? null;
  const transactions = await findFollowing(db, author.user_id, body.ids);
  const seen = await findFollowing(await seenBy(db, author), author.user_id, body.ids);
  const [first] = vendors;
  const what = vendors.length === 1 && first !== undefined ? first.name : String(vendors.length);
  return {
    note: {
      kind: "assign_vendors",
      summary: merchant === null ? what : `${what} → ${merchant.name}`,
    },
    edits: [
      insertInto("merchants", is_new && merchant !== null ? [merchant] : []),
      updateIn(
        "vendors",
        vendors.map((vendor) => vendor.id),
        { merchant_id, is_assigned: 1 },
      ),
      updateIn("transactions", transactions, { merchant_id }),
    ],
    told: { merchant_id, transactions: seen.length },
  };
};

const getVendors = async (trx: Db, user_id: string, ids: readonly string[]): Promise<VendorRow[]> => {
  const wanted = [...new Set(ids)];
  const rows = await trx
    .selectFrom("vendors")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, wanted))
    .execute();
  if (rows.length < wanted.length) throw notFound("vendor", "ids");
  return rows;
};

type Choice = { merchant: MerchantRow | null; is_new: boolean };

const chooseMerchant = async (trx: Db, author: Author, body: Body): Promise<Choice> => {
  const { merchant_id, merchant_name } = body;
  if ((merchant_id === undefined) === (merchant_name === undefined))
    throw invalidInput({ merchant_id: say("choose_merchant") });
  if (merchant_id === null) return { merchant: null, is_new: false };
  if (merchant_id !== undefined)
    return { merchant: await getMerchantRow(trx, author.user_id, merchant_id, "merchant_id"), is_new: false };
  const known = await trx
    .selectFrom("merchants")
    .selectAll()
    .where("user_id", "=", author.user_id)
    .where("name_key", "=", toNameKey(merchant_name ?? ""))
    .executeTakeFirst();
  return {
    merchant: known ?? makeMerchantRow(author, { name: merchant_name ?? "" }),
    is_new: known === undefined,
  };
};

const findFollowing = async (trx: Db, user_id: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom("transactions")
    .select(["id", "edited"])
    .where("user_id", "=", user_id)
    .where("vendor_id", "in", idsIn(trx, ids))
    .execute();
  return rows.filter((row) => !row.edited?.includes('"merchant_id"')).map((row) => row.id);
};
