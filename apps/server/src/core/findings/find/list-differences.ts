import { type Derived, type DerivedTable, type Links, NO_LINKS } from "./to-derived.ts";

/** What must be written to make what was found before say what is found now. */
export type Difference = {
  /** Rows to remove, as far as they are there, before those of `derived` are added. */
  readonly gone: Readonly<Record<DerivedTable, readonly string[]>>;
  /** The rows to add; and all transfers, refunds and links of the transactions below. */
  readonly derived: Derived;
  /** Transactions whose links or category may have changed. */
  readonly ids: readonly string[];
};

const TABLES = ["transfers", "refunds", "series", "findings"] as const;

/** What differs, and whatever belongs to a transaction that was touched: it may have gone and come back meanwhile. */
export const listDifferences = (
  before: Derived,
  after: Derived,
  touched_ids: readonly string[],
): Difference => {
  const ids = new Set(touched_ids);
  for (const id of new Set([...before.links.keys(), ...after.links.keys()]))
    if (!areSame(before.links.get(id), after.links.get(id))) ids.add(id);
  for (const id of [...before.parted, ...after.parted])
    if (before.parted.has(id) !== after.parted.has(id)) ids.add(id);
  reachFiled(after, ids);
  const compared = TABLES.map((table) => [table, compareTable(before[table], after[table], ids)] as const);
  const of = Object.fromEntries(compared) as Record<DerivedTable, Compared>;
  const gone = Object.fromEntries(compared.map(([table, each]) => [table, each.gone]));
  return {
    gone: gone as Record<DerivedTable, string[]>,
    derived: {
      // What was compared is of the table it came from.
      transfers: of.transfers.added as Derived["transfers"],
      refunds: of.refunds.added as Derived["refunds"],
      series: of.series.added as Derived["series"],
      findings: of.findings.added as Derived["findings"],
      links: new Map([...ids].flatMap((id) => toEntry(after, id))),
      parted: after.parted,
    },
    ids: [...ids],
  };
};

const toEntry = ({ links }: Derived, id: string): [string, Links][] => {
  const own = links.get(id);
  return own === undefined ? [] : [[id, own]];
};

/** Whether two transactions, or one before and after, belong to the same. */
export const areSame = (one: Links = NO_LINKS, other: Links = NO_LINKS): boolean =>
  one.transfer_id === other.transfer_id &&
  one.refund_of === other.refund_of &&
  one.series_id === other.series_id;

/** Money back is filed as its purchase is, whichever of the two was reached. */
const reachFiled = ({ refunds }: Derived, ids: Set<string>): void => {
  for (const { transaction_id, purchase_id } of refunds)
    if (ids.has(purchase_id) || ids.has(transaction_id)) ids.add(transaction_id).add(purchase_id);
  // A purchase just reached may have been paid back more than once.
  for (const { transaction_id, purchase_id } of refunds) if (ids.has(purchase_id)) ids.add(transaction_id);
};

type AnyRow = Derived[DerivedTable][number];
type Compared = { readonly gone: string[]; readonly added: AnyRow[] };

const listTransactions = (row: AnyRow): string[] => {
  if ("from_transaction_id" in row) return [row.from_transaction_id, row.to_transaction_id];
  if ("purchase_id" in row) return [row.transaction_id, row.purchase_id];
  return "transaction_id" in row ? [row.transaction_id] : [];
};

const compareTable = (
  before: readonly AnyRow[],
  after: readonly AnyRow[],
  ids: ReadonlySet<string>,
): Compared => {
  const texts = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const present = new Set(after.map(({ id }) => id));
  const isReached = (row: AnyRow): boolean => listTransactions(row).some((id) => ids.has(id));
  const added = after.filter((row) => isReached(row) || texts.get(row.id) !== JSON.stringify(row));
  const gone = before.filter((row) => !present.has(row.id)).map(({ id }) => id);
  return { gone: [...gone, ...added.map(({ id }) => id)], added };
};
