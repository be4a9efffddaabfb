import { type Db, idsIn, toNumber } from "@passbook/db/dialect";

type Under = "bank_account_id" | "merchant_id" | "sub_category_id";

/** How many transactions of a person are counted under these, about: hidden ones are not; all of them where nothing is named. */
export const estimateSummed = async (
  db: Db,
  user_id: string,
  under?: { readonly column: Under; readonly ids: readonly string[] },
): Promise<number> => {
  let query = db
    .selectFrom("month_sums")
    .select((of) => of.fn.sum("row_count").as("rows"))
    .where("user_id", "=", user_id);
  if (under !== undefined) query = query.where(under.column, "in", idsIn(db, under.ids));
  return toNumber((await query.executeTakeFirst())?.rows);
};
