import { type Db, idsIn, insertRows } from "@passbook/db/dialect";
import type { Rows } from "@passbook/db/schema";
import { isVersioned, nextVersion } from "@passbook/db/versioned";
import { sql } from "kysely";
import { FILED_BY_RULE } from "../../categorisation/index.ts";
import type { Author } from "../../changes/index.ts";
import { deriveTransactions } from "../../sums/index.ts";
import { fileLinked, isFiledByFinding } from "./file-linked.ts";
import type { FoundAgain } from "./find-again.ts";
import { loadRowsOf, type StoredRow } from "./load-rows.ts";
import { type Derived, type DerivedTable, type Links, NO_LINKS } from "./to-derived.ts";
import { noteRows } from "./touched.ts";

/** Makes the derived tables, the links of transactions and the categories that follow say what was found; writes only what differs. */
export const writeDerived = async (
  trx: Db,
  author: Pick<Author, "user_id" | "clock">,
  found: FoundAgain,
): Promise<void> => {
  const { user_id } = author;
  const { derived } = found;
  for (const table of ["transfers", "refunds", "series", "findings"] as const) {
    const before = await listBefore(trx, user_id, table, found);
    await writeTable(trx, user_id, { table, before, after: derived[table] });
  }
  const parted = new Set([...found.parted, ...derived.parted]);
  const rows = await relink(trx, author, { found, parted });
  const filed = await fileLinked(trx, user_id, { rows, derived, parted });
  await deriveTransactions(
    trx,
    author,
    [...filed].map(([id, values]) => ({ key: { id }, values })),
  );
  // What a rule files is the person's word, by which the finders go.
  const ruled = [...filed].filter(([, { why }]) => why?.startsWith(FILED_BY_RULE));
  await noteRows(
    trx,
    author,
    ruled.flatMap(([id]) => rows.get(id) ?? []),
  );
};

const SLICE = 1000;

/** Writes on each transaction what it belongs to, some at a time; answers those whose category may follow from what was found. */
const relink = async (
  trx: Db,
  author: Pick<Author, "user_id" | "clock">,
  { found: { derived, ids }, parted }: { found: FoundAgain; parted: ReadonlySet<string> },
): Promise<Map<string, StoredRow>> => {
  const moved = new Set([
    ...derived.transfers.flatMap((each) => [each.from_transaction_id, each.to_transaction_id]),
    ...derived.refunds.flatMap((each) => [each.transaction_id, each.purchase_id]),
    ...parted,
  ]);
  const may_be_filed = new Map<string, StoredRow>();
  for (let start = 0; start < ids.length; start += SLICE) {
    const rows = await loadRowsOf(trx, author.user_id, ids.slice(start, start + SLICE));
    const relinked = listRelinked(rows, derived);
    // Only money back is counted otherwise than before.
    await deriveTransactions(trx, author, relinked.back);
    await deriveTransactions(trx, author, relinked.others);
    for (const row of rows) if (moved.has(row.id) || isFiledByFinding(row)) may_be_filed.set(row.id, row);
  }
  return may_be_filed;
};

type DerivedRow = Rows[DerivedTable] & { readonly version?: number };

const listBefore = async (
  trx: Db,
  user_id: string,
  table: DerivedTable,
  found: FoundAgain,
): Promise<DerivedRow[]> => {
  const all = sql<DerivedRow>`select * from ${sql.table(table)} where user_id = ${user_id}`;
  if (found.gone === null) return (await all.execute(trx)).rows;
  const gone = found.gone[table];
  return gone.length === 0
    ? []
    : (await sql<DerivedRow>`${all} and id in ${idsIn(trx, gone)}`.execute(trx)).rows;
};

const toText = ({ version: _version, ...row }: DerivedRow): string =>
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
  const written = after.filter(({ id }) => stored.get(id) !== wanted.get(id));
  const versions = new Map(before.map((row) => [row.id, row.version]));
  await insertRows(
    trx,
    table,
    isVersioned(table)
      ? written.map((row) => ({ ...row, version: nextVersion(versions.get(row.id)) }))
      : written,
  );
};

type Relinked = { readonly key: { readonly id: string }; readonly values: Partial<Links> };

const listRelinked = (rows: readonly StoredRow[], derived: Derived) => {
  const back: Relinked[] = [];
  const others: Relinked[] = [];
  for (const { id, transfer_id, refund_of, series_id } of rows) {
    const links = derived.links.get(id) ?? NO_LINKS;
    if (refund_of !== links.refund_of) back.push({ key: { id }, values: { refund_of: links.refund_of } });
    if (transfer_id !== links.transfer_id || series_id !== links.series_id)
      others.push({ key: { id }, values: { transfer_id: links.transfer_id, series_id: links.series_id } });
  }
  return { back, others };
};
