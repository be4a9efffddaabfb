import type { Transaction } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { listPage, narrowTransactions, type Narrowing, type Place } from "../../transactions/index.ts";

/** So few that they are gone before the engine takes them for what stays, and keeps ever more pages for such. */
const PAGE_ROWS = 200;

/** Everything a filter keeps, page by page, so that no history has to fit into memory; newest first unless said otherwise. */
export async function* readTransactions(
  db: Db,
  user_id: string,
  filter: Narrowing,
  order: "newest" | "oldest" = "newest",
): AsyncGenerator<Transaction[]> {
  const narrowed = await narrowTransactions(db, user_id, filter);
  let after: Place | null = null;
  do {
    const page: { data: Transaction[]; next: Place | null } = await listPage(db, user_id, {
      narrowed,
      after,
      limit: PAGE_ROWS,
      order,
    });
    yield page.data;
    after = page.next;
  } while (after !== null);
}
