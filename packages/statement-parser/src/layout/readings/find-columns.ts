import type { MoneyRole } from "../headers/header-lines.ts";
import type { HeaderName } from "../headers/money-names.ts";
import type { PageRecord, PlacedAmount } from "../rows/collect-records.ts";

/** A column of amounts: its key in the view, where it stands, how many rows fill it, and what its name says. */
export type AmountColumn = {
  key: number;
  x0: number;
  edge: number;
  count: number;
  named: MoneyRole | null;
  /** The name stands exactly over the column. */
  sure: boolean;
  /** The line of the name. */
  nameLine?: number;
};

/** One way to tell which column an amount of a row stands in. */
export type ColumnView = {
  name: "edges" | "bars" | "order" | "order_all";
  columns: AmountColumn[];
  place: (record: PageRecord) => { amount: PlacedAmount; key: number }[];
};

const EDGE_WIDTH = 7;

/** Amounts of the first line of a row that has any. */
export const firstAmounts = (record: PageRecord): PlacedAmount[] => {
  const line = record.amounts[0]?.line;
  return record.amounts.filter((amount) => amount.line === line);
};

/** `end` is behind the marks of its amounts. */
type Cluster = { x0: number; low: number; edge: number; end: number; count: number };

type Edge = (amount: PlacedAmount) => number;

const edgeOf: Edge = ({ edge }) => edge;
/** Where marks behind the digits stand in the column, the marks end it. */
const endOf: Edge = ({ edge, token }) => edge + token.x1 - token.edge;

/** Groups of amounts that stand at one place. */
const groupByPlace = (
  records: readonly PageRecord[],
  { at, edgeAt }: { at: Edge; edgeAt: Edge },
  isNear: (place: number, last: Cluster) => boolean,
): Cluster[] => {
  const clusters: Cluster[] = [];
  for (const amount of records.flatMap(firstAmounts).toSorted((a, b) => at(a) - at(b))) {
    const last = clusters.at(-1);
    const [edge, end] = [edgeAt(amount), endOf(amount)];
    if (last !== undefined && isNear(at(amount), last)) {
      last.edge = Math.max(last.edge, edge);
      last.end = Math.max(last.end, end);
      last.x0 = Math.min(last.x0, amount.x0);
      last.count += 1;
    } else clusters.push({ x0: amount.x0, low: at(amount), edge, end, count: 1 });
  }
  return clusters;
};

/** Groups of right edges; each as wide as proportional digits and marks make it. */
const clusterEdges = (records: readonly PageRecord[], at: Edge): Cluster[] =>
  groupByPlace(
    records,
    { at, edgeAt: at },
    (edge, last) => edge - last.edge <= EDGE_WIDTH && edge - last.low <= EDGE_WIDTH * 2.5,
  );

const LEFT_WIDTH = 4;

/** Left edges, for tables whose amounts are not aligned on the right. */
const clusterStarts = (records: readonly PageRecord[]): Cluster[] =>
  groupByPlace(
    records,
    { at: ({ x0 }) => x0, edgeAt: edgeOf },
    (start, last) => start - last.x0 <= LEFT_WIDTH,
  );

const SURE_DISTANCE = 7;
/** Letters behind what a row cost move it away from under its name. */
const SURE_BESIDE = 12;

const nameColumn = (
  cluster: Cluster,
  names: readonly HeaderName[],
): Pick<AmountColumn, "named" | "sure" | "nameLine"> => {
  let best: { distance: number; role: MoneyRole; line: number } | null = null;
  for (const name of names) {
    const [x0, , x1] = name.box;
    const distance = Math.min(
      Math.abs(x1 - cluster.edge),
      Math.abs(x1 - cluster.end),
      Math.abs(x0 - cluster.x0) + 2,
      Math.abs((x0 + x1) / 2 - (cluster.x0 + cluster.edge) / 2) + 2,
    );
    if (distance < 36 && (best === null || distance < best.distance - 0.01))
      best = { distance, role: name.role, line: name.line };
  }
  const beside = best?.role === "fee" || best?.role === "original";
  const near = beside ? SURE_BESIDE : SURE_DISTANCE;
  if (best === null) return { named: null, sure: false };
  return { named: best.role, sure: best.distance <= near, nameLine: best.line };
};

const COLUMNS_MAX = 8;

/** Two columns of one name: of tables of their own shape, or of pages on which the header stands elsewhere. */
const isAgain = (column: AmountColumn, first: AmountColumn, areParted: boolean): boolean =>
  column.sure &&
  first.sure &&
  column.named === first.named &&
  ((column.named === "amount" && !areParted) || column.nameLine !== first.nameLine);

/** Columns that are one for the reading. Those that stand beside each other in a row, as the amounts in two currencies, are two. */
const mergeTables = (
  columns: readonly AmountColumn[],
  rows: readonly ReadonlySet<number>[],
): Map<number, number> => {
  const areParted = columns.some(({ named }) => named === "debit" || named === "credit");
  const areBeside = (a: number, b: number): boolean => rows.some((row) => row.has(a) && row.has(b));
  const merged = new Map<number, number>();
  for (const column of columns) {
    const first = columns.find(
      (other) =>
        other.key < column.key &&
        !merged.has(other.key) &&
        isAgain(column, other, areParted) &&
        !areBeside(column.key, other.key),
    );
    if (first !== undefined) merged.set(column.key, first.key);
  }
  return merged;
};

const edgeView = (records: readonly PageRecord[], names: readonly HeaderName[]): ColumnView => {
  const [byDigits, byEnd] = [clusterEdges(records, edgeOf), clusterEdges(records, endOf)];
  const at = byEnd.length < byDigits.length ? endOf : edgeOf;
  const [byEdge, byStart] = [at === endOf ? byEnd : byDigits, clusterStarts(records)];
  // Figures in the words of rows stand at places of their own: those under names say how the columns are aligned.
  const countNamed = (found: readonly Cluster[]): number =>
    found.filter((cluster) => nameColumn(cluster, names).sure).length;
  const [starts, ends] = [countNamed(byStart), countNamed(byEdge)];
  const left = starts > 0 && starts !== ends ? starts < ends : byStart.length < byEdge.length;
  const clusters = left ? byStart : byEdge;
  const kept = clusters
    .toSorted((a, b) => b.count - a.count)
    .slice(0, COLUMNS_MAX)
    .toSorted((a, b) => a.edge - b.edge);
  const columns = kept.map((cluster, key) => ({
    key,
    x0: cluster.x0,
    edge: cluster.edge,
    count: cluster.count,
    ...nameColumn(cluster, names),
  }));
  const find = (amount: PlacedAmount): number =>
    kept.findIndex((cluster) =>
      left
        ? amount.x0 >= cluster.x0 - 0.5 && amount.x0 <= cluster.low + LEFT_WIDTH + 0.5
        : at(amount) >= cluster.low - 0.5 && at(amount) <= cluster.edge + 0.5,
    );
  const merged = mergeTables(
    columns,
    records.map((record) => new Set(firstAmounts(record).map(find))),
  );
  return {
    name: "edges",
    columns: columns.filter(({ key }) => !merged.has(key)),
    place: (record) =>
      firstAmounts(record).map((amount) => {
        const found = find(amount);
        return { amount, key: merged.get(found) ?? found };
      }),
  };
};

const countKeys = (records: readonly PageRecord[], place: ColumnView["place"]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const record of records)
    for (const { key } of place(record)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const makeColumns = (
  records: readonly PageRecord[],
  place: ColumnView["place"],
  roleOf: (key: number) => MoneyRole | null,
): AmountColumn[] =>
  [...countKeys(records, place)]
    .toSorted((a, b) => a[0] - b[0])
    .map(([key, count]) => ({ key, x0: key, edge: key, count, named: roleOf(key), sure: false }))
    .slice(-COLUMNS_MAX);

/** Names of the first header with most money columns, from left to right. */
const rolesInOrder = (names: readonly HeaderName[]): MoneyRole[] => {
  const lines = Map.groupBy(names, (name) => name.line);
  const longest = [...lines.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return longest.toSorted((a, b) => a.box[0] - b.box[0]).map((name) => name.role);
};

const barView = (
  records: readonly PageRecord[],
  names: readonly HeaderName[],
  header: readonly string[],
): ColumnView => {
  const place = (record: PageRecord): { amount: PlacedAmount; key: number }[] =>
    record.amounts.map((amount) => ({ amount, key: amount.bars }));
  const roleOf = (key: number): MoneyRole | null =>
    names.find((name) => name.text === (header[key] ?? ""))?.role ?? null;
  const columns = makeColumns(records, place, roleOf);
  // Bars part the names from each other as they do the amounts.
  return {
    name: "bars",
    columns: columns.map((column) => ({ ...column, sure: column.named !== null })),
    place,
  };
};

/** Bars stand between all amounts, and as many between their names: whatever stands over what, they are the columns. */
const areBarred = (records: readonly PageRecord[], { columns }: ColumnView): boolean =>
  columns.length > 1 &&
  columns.every(({ sure }) => sure) &&
  records.every(({ amounts }) => new Set(amounts.map(({ bars }) => bars)).size === amounts.length);

const UNNAMED_MAX = 1;

const orderView = (
  records: readonly PageRecord[],
  names: readonly HeaderName[],
  all: boolean,
): ColumnView => {
  const named = rolesInOrder(names);
  const place = (record: PageRecord): { amount: PlacedAmount; key: number }[] => {
    const amounts = all ? record.amounts : firstAmounts(record);
    return amounts.map((amount, index) => ({ amount, key: index - amounts.length }));
  };
  // Of fewer names than amounts, their order does not tell which is whose.
  const most = Math.max(...records.map((record) => place(record).length));
  const roles = most > named.length + UNNAMED_MAX ? [] : named;
  const roleOf = (key: number): MoneyRole | null => {
    const role = roles.at(key) ?? null;
    return role === "debit" || role === "credit" ? "amount" : role;
  };
  return { name: all ? "order_all" : "order", columns: makeColumns(records, place, roleOf), place };
};

/** Every reading that is tried asks where the same amounts stand. */
const placeOnce = (view: ColumnView): ColumnView => {
  const known = new WeakMap<PageRecord, ReturnType<ColumnView["place"]>>();
  const place = (record: PageRecord): ReturnType<ColumnView["place"]> => {
    const placed = known.get(record) ?? view.place(record);
    known.set(record, placed);
    return placed;
  };
  return { ...view, place };
};

/** The ways in which the amounts of the rows can be put in columns, the surest first; the next is made when it is asked for. */
export function* listViews(
  records: readonly PageRecord[],
  names: readonly HeaderName[],
  header: readonly string[],
): Generator<ColumnView> {
  const edges = edgeView(records, names);
  const bars = records.some((record) => record.amounts.some((amount) => amount.bars > 0))
    ? barView(records, names, header)
    : null;
  const views = bars === null ? [edges] : areBarred(records, bars) ? [bars, edges] : [edges, bars];
  yield* views.map(placeOnce);
  const several = records.some((record) => record.amounts.length > 1);
  if (several || edges.columns.length > 1) yield placeOnce(orderView(records, names, false));
  if (records.some((record) => firstAmounts(record).length < record.amounts.length))
    yield placeOnce(orderView(records, names, true));
}
