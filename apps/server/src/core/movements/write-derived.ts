import { type Db, idsIn, insertRows } from "@passbook/db/dialect";
import type { Database } from "@passbook/db/schema";
import { sql } from "kysely";
import { type Author, deriveTransactions } from "../changes/index.ts";
import { fileLinked } from "./file-linked.ts";
import type { StoredRow } from "./load-rows.ts";
import { type Derived, NO_LINKS } from "./to-derived.ts";

/** How far was looked: at all of a person's transactions, or at these and no others. */
export type Scope = "everything" | { readonly series_ids: ReadonlySet<string> };

/** What was found within a scope, and the rows of it as they are stored. */
export type FoundAgain = {
  readonly scope: Scope;
  readonly rows: ReadonlyMap<string, StoredRow>;
  readonly derived: Derived;
};

type DerivedTable = "transfers" | "refunds" | "series" | "findings";
/** The columns by which a stored row of a derived table belongs to transactions. */
const HELD_BY: Readonly<Record<Exclude<DerivedTable, "series">, readonly string[]>> = {
  transfers: ["from_transaction_id", "to_transaction_id"],
  refunds: ["transaction_id", "purchase_id"],
  findings: ["transaction_id"],
};

/** Makes the derived tables, the links of transactions and the categories that follow say what was found; writes only what differs. */
export const writeDerived = async (
  trx: Db,
  author: Pick<Author, "user_id">,
  found: FoundAgain,
): Promise<void> => {
  const { user_id } = author;
  const { derived } = found;
  for (const table of ["transfers", "refunds", "series", "findings"] as const)
    await writeTable(trx, user_id, {
      table,
      before: await listBefore(trx, user_id, table, found),
      after: derived[table],
    });
  await deriveTransactions(trx, author, listRelinked(found));
  const filed = await fileLinked(trx, user_id, found);
  await deriveTransactions(
    trx,
    author,
    [...filed].map(([id, values]) => ({ key: { id }, values })),
  );
};

type DerivedRow = Database[DerivedTable];

const listBefore = async (
  trx: Db,
  user_id: string,
  table: DerivedTable,
  { scope, rows }: FoundAgain,
): Promise<DerivedRow[]> => {
  const all = sql<DerivedRow>`select * from ${sql.table(table)} where user_id = ${user_id}`;
  if (scope === "everything") return (await all.execute(trx)).rows;
  if (table === "series") {
    const found = await all.execute(trx);
    return found.rows.filter(({ id }) => scope.series_ids.has(id));
  }
  const ids = idsIn(trx, [...rows.keys()]);
  const held = sql.join(
    HELD_BY[table].map((column) => sql`${sql.ref(column)} in ${ids}`),
    sql` or `,
  );
  return (await sql<DerivedRow>`${all} and (${held})`.execute(trx)).rows;
};

const toText = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const writeTable = async (
  trx: Db,
  user_id: string,
  {
    table,
    before,
    after,
  }: { table: DerivedTable; before: readonly DerivedRow[]; after: readonly DerivedRow[] },
): Promise<void> => {
  const stored = new Map(before.map((row) => [row.id, toText(row)]));
  const wanted = new Map(after.map((row) => [row.id, toText(row)]));
  const gone = [...stored].filter(([id, text]) => wanted.get(id) !== text).map(([id]) => id);
  if (gone.length > 0)
    await sql`delete from ${sql.table(table)} where user_id = ${user_id} and id in ${idsIn(trx, gone)}`.execute(
      trx,
    );
  await insertRows(
    trx,
    table,
    after.filter(({ id }) => stored.get(id) !== wanted.get(id)),
  );
};

const listRelinked = ({ rows, derived }: FoundAgain) =>
  [...rows.values()].flatMap((row) => {
    const links = derived.links.get(row.id) ?? NO_LINKS;
    const is_same =
      row.transfer_id === links.transfer_id &&
      row.refund_of === links.refund_of &&
      row.series_id === links.series_id;
    return is_same ? [] : [{ key: { id: row.id }, values: { ...links } }];
  });
