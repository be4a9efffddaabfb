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
  const transfers = compareTable(before.transfers, after.transfers, ids);
  const refunds = compareTable(before.refunds, after.refunds, ids);
  const series = compareTable(before.series, after.series, ids);
  const findings = compareTable(before.findings, after.findings, ids);
  return {
    gone: {
      transfers: transfers.gone,
      refunds: refunds.gone,
      series: series.gone,
      findings: findings.gone,
    },
    derived: {
      transfers: transfers.added,
      refunds: refunds.added,
      series: series.added,
      findings: findings.added,
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

const listTransactions = (row: AnyRow): string[] => {
  if ("from_transaction_id" in row) return [row.from_transaction_id, row.to_transaction_id];
  if ("purchase_id" in row) return [row.transaction_id, row.purchase_id];
  return "transaction_id" in row ? [row.transaction_id] : [];
};

const compareTable = <Row extends AnyRow>(
  before: readonly Row[],
  after: readonly Row[],
  ids: ReadonlySet<string>,
): { gone: string[]; added: Row[] } => {
  const texts = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const present = new Set(after.map(({ id }) => id));
  const isReached = (row: AnyRow): boolean => listTransactions(row).some((id) => ids.has(id));
  const added = after.filter((row) => isReached(row) || texts.get(row.id) !== JSON.stringify(row));
  const gone = before.filter((row) => !present.has(row.id)).map(({ id }) => id);
  return { gone: [...gone, ...added.map(({ id }) => id)], added };
};
