import type { Db } from "@passbook/db/dialect";
import {
  type HeldList,
  listBankAccountRows,
  loadHoldings,
  toDisplayLabel,
} from "../../bank-accounts/index.ts";
import { amountCell, type Cell, dayCell, textCell } from "./columns.ts";
import { BYTE_ORDER_MARK, toCsvLine } from "./write-csv.ts";

type Held = { readonly on: string; readonly account: string; readonly row: HeldList["rows"][number] };

const numberCell = (value: string | null): Cell => ({ kind: "number", value: value ?? "" });

/** What is told of a position; lists of holdings of others, this program's reader among them, have these titles. */
const COLUMNS: readonly (readonly [title: string, value: (held: Held) => Cell])[] = [
  ["Date", ({ on }) => dayCell(on)],
  ["Account", ({ account }) => textCell(account)],
  ["Security", ({ row }) => textCell(row.name)],
  ["Symbol", ({ row }) => textCell(row.symbol)],
  ["ISIN", ({ row }) => textCell(row.isin)],
  ["Quantity", ({ row }) => numberCell(row.quantity)],
  ["Price", ({ row }) => numberCell(row.price)],
  ["Market value", ({ row }) => amountCell(row.value, row.currency)],
  ["Cost basis", ({ row }) => amountCell(row.cost, row.currency)],
  ["Currency", ({ row }) => textCell(row.currency)],
];

/** The lists of what one account or all hold in securities, newest first, as lines of CSV. */
export async function* writeHoldings(
  db: Db,
  user_id: string,
  bank_account_id: string | null,
): AsyncGenerator<string> {
  const [lists, accounts] = await Promise.all([
    loadHoldings(db, user_id, bank_account_id),
    listBankAccountRows(db, user_id),
  ]);
  const labels = new Map(accounts.map((account) => [account.id, toDisplayLabel(account)]));
  yield BYTE_ORDER_MARK + toCsvLine(COLUMNS.map(([title]) => textCell(title)));
  for (const { on, bank_account_id: id, rows } of lists.toReversed()) {
    const account = labels.get(id) ?? "";
    yield rows.map((row) => toCsvLine(COLUMNS.map(([, value]) => value({ on, account, row })))).join("");
  }
}
