import type { Dimension } from "@passbook/contract/explore";
import { type Db, idsIn } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { Asking } from "./facts.ts";

/** Names of merchants, and of counterparties without one. */
export const findNames = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly is_vendor: boolean }>> => {
  const [merchants, vendors] = await Promise.all(
    (["merchants", "vendors"] as const).map((table) =>
      db
        .selectFrom(table)
        .select(["id", "name"])
        .where("user_id", "=", user_id)
        .where("id", "in", idsIn(db, ids))
        .execute(),
    ),
  );
  const toEntries = (rows: readonly { id: string; name: string }[] | undefined, is_vendor: boolean) =>
    (rows ?? []).map(({ id, name }) => [id, { name, is_vendor }] as const);
  return new Map([...toEntries(merchants, false), ...toEntries(vendors, true)]);
};

type Line = { readonly key: string; readonly value: number; readonly base: number; readonly likely: number };
type Named = { readonly name: string | null; readonly is_vendor: boolean; readonly on: string | null };

const NOT_NAMED: Named = { name: null, is_vendor: false, on: null };

/** Who was paid by single transactions, else what they say, and the days on which figures count them. */
const nameTransactions = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "merchant_id", "vendor_id", "description"])
    .select(sql<string>`coalesce(counts_on, booked_on)`.as("on"))
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  const payees = rows.flatMap(({ merchant_id, vendor_id }) => merchant_id ?? vendor_id ?? []);
  const names = await findNames(db, user_id, payees);
  return new Map(
    rows.map(({ id, merchant_id, vendor_id, description, on }) => {
      const name = names.get(merchant_id ?? vendor_id ?? "")?.name ?? description;
      return [id, { name, is_vendor: false, on }];
    }),
  );
};

/** Lines with the names that only the server knows. */
export const nameLines = async (
  { db, user_id }: Asking,
  dimension: Dimension | null,
  lines: readonly Line[],
): Promise<(Line & Named)[]> => {
  const ids = lines.map(({ key }) => key);
  const names =
    dimension === "transaction"
      ? await nameTransactions(db, user_id, ids)
      : dimension === "merchant"
        ? await findNames(db, user_id, ids)
        : new Map<string, never>();
  return lines.map((line) => ({ ...line, ...NOT_NAMED, ...names.get(line.key) }));
};
