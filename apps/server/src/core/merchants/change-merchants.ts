import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/merchants";
import type { Db } from "@passbook/db/dialect";
import type { MerchantRow } from "@passbook/db/schema";
import { getSubCategoryRow, toNameKey } from "../categories/index.ts";
import {
  type Author,
  changeData,
  type Edit,
  insertInto,
  renameMentioned,
  updateIn,
} from "../changes/index.ts";
import { getOwnMerchantRow } from "./repo.ts";

const checkDefault = async (trx: Db, user_id: string, id: string | null | undefined): Promise<void> => {
  if (id != null) await getSubCategoryRow(trx, user_id, id, "sub_category_id");
};

type NewMerchant = {
  readonly name: string;
  readonly sub_category_id?: string | null | undefined;
  readonly is_found?: boolean;
};

/** A row as a new merchant begins: of a person, or found behind a vendor. */
export const makeMerchantRow = (
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
  { name, sub_category_id = null, is_found = false }: NewMerchant,
): MerchantRow => ({
  user_id,
  id: clock.newId(),
  name,
  name_key: toNameKey(name),
  reserved: 0,
  logo: null,
  sub_category_id,
  is_found: is_found ? 1 : 0,
});

export const createMerchant = async (
  trx: Db,
  author: Author,
  body: BodyOf<typeof contract.createMerchant>,
): Promise<{ id: string; change_id: string }> => {
  await checkDefault(trx, author.user_id, body.sub_category_id);
  const row = makeMerchantRow(author, body);
  const change_id = await changeData(trx, author, { kind: "create_merchant", summary: row.name }, [
    insertInto("merchants", [row]),
  ]);
  return { id: row.id, change_id };
};

export const changeMerchant = async (
  trx: Db,
  author: Author,
  { id, body }: { id: string; body: BodyOf<typeof contract.changeMerchant> },
): Promise<{ change_id: string }> => {
  const row = await getOwnMerchantRow(trx, author.user_id, id);
  await checkDefault(trx, author.user_id, body.sub_category_id);
  const { name = row.name, sub_category_id = row.sub_category_id } = body;
  const change_id = await changeData(trx, author, { kind: "change_merchant", summary: name }, [
    updateIn("merchants", [id], { name, name_key: toNameKey(name), sub_category_id, is_found: 0 }),
    ...(name === row.name ? [] : await renameMerchant(trx, row, name)),
  ]);
  return { change_id };
};

/** What names it by words speaks of its new name; of one without a merchant the printed name is looked at, too. */
const renameMerchant = async (
  trx: Db,
  { user_id, id, name: before }: Pick<MerchantRow, "user_id" | "id" | "name">,
  after: string,
): Promise<Edit[]> => {
  const merchants = await trx
    .selectFrom("merchants")
    .select("name")
    .where("user_id", "=", user_id)
    .where("id", "!=", id)
    .execute();
  const vendors = await trx
    .selectFrom("vendors")
    .select("name")
    .where("user_id", "=", user_id)
    .where("merchant_id", "is", null)
    .execute();
  const others = [...merchants, ...vendors].map(({ name }) => name);
  return renameMentioned(trx, user_id, [{ field: "merchant", before, after, others }]);
};
