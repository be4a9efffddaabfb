import type { HoldingRow } from "@passbook/contract/holdings";
import type { Db } from "@passbook/db/dialect";

/** What an account held on a day, as a statement prints it. */
export type HeldList = {
  readonly bank_account_id: string;
  readonly statement_id: string;
  readonly on: string;
  readonly rows: readonly Omit<HoldingRow, "gain">[];
};

/** What `statements.details` says of it, as core/statements writes it. */
type Details = { readonly holdings?: Pick<HeldList, "on" | "rows"> };

/** Lists of what is held, oldest first, of one account or of all; of two of a day the one that came later. */
export const loadHoldings = async (
  db: Db,
  user_id: string,
  bank_account_id: string | null,
): Promise<HeldList[]> => {
  let query = db
    .selectFrom("statements")
    .select(["id", "bank_account_id", "details"])
    .where("user_id", "=", user_id)
    .where("status", "=", "imported")
    .where("details", "like", '%"holdings":{%');
  if (bank_account_id !== null) query = query.where("bank_account_id", "=", bank_account_id);
  const rows = await query.orderBy("id").execute();
  const lists = new Map<string, HeldList>();
  for (const { id, bank_account_id: account, details } of rows) {
    const { holdings } = JSON.parse(details) as Details;
    if (holdings === undefined || account === null) continue;
    lists.set(`${account} ${holdings.on}`, { bank_account_id: account, statement_id: id, ...holdings });
  }
  return [...lists.values()].toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
};
