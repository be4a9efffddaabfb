/** One day of the list as the server tells it, newest first. */
export type Day = {
  readonly booked_on: string;
  readonly count: number;
  readonly nets: readonly { readonly currency: string; readonly amount: number }[];
};

/** Whole days that are loaded together; `row_start` counts rows from the top of the list. */
export type Chunk = {
  readonly from: string;
  readonly to: string;
  readonly row_start: number;
  readonly row_count: number;
};

/** The list before its rows are known: a heading for each day, then its rows. */
export type ListShape = {
  readonly days: readonly Day[];
  readonly row_count: number;
  readonly item_count: number;
  /** Position of each day's heading among the items. */
  readonly day_items: readonly number[];
  /** Rows above each day. */
  readonly day_rows: readonly number[];
  readonly chunks: readonly Chunk[];
};

export type ListItem =
  | { readonly kind: "day"; readonly day: Day }
  | { readonly kind: "row"; readonly row: number; readonly day: Day; readonly first: boolean };

const CHUNK_ROWS = 100;

const joinChunks = (days: readonly Day[]): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let row_start = 0;
  let row_count = 0;
  let to = "";
  for (const [index, day] of days.entries()) {
    if (row_count === 0) to = day.booked_on;
    row_count += day.count;
    const next = days[index + 1];
    if (next === undefined || row_count + next.count > CHUNK_ROWS) {
      chunks.push({ from: day.booked_on, to, row_start, row_count });
      row_start += row_count;
      row_count = 0;
    }
  }
  return chunks;
};

/** Lays out days (newest first) as items and as chunks of about a hundred rows; a fuller day is a chunk of its own. */
export const buildListShape = (days: readonly Day[]): ListShape => {
  const day_items: number[] = [];
  const day_rows: number[] = [];
  let rows = 0;
  for (const [index, day] of days.entries()) {
    day_items.push(rows + index);
    day_rows.push(rows);
    rows += day.count;
  }
  return {
    days,
    row_count: rows,
    item_count: rows + days.length,
    day_items,
    day_rows,
    chunks: joinChunks(days),
  };
};

/** Index of the last entry that is not above `wanted` in an ascending list; -1 when all are. */
export const lastNotAbove = <T>(
  list: readonly T[],
  wanted: number,
  valueOf: (entry: T) => number,
): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = list[middle];
    if (entry !== undefined && valueOf(entry) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const same = (value: number): number => value;

/** What stands at a place of the list, or null past its end. */
export const itemAt = (shape: ListShape, index: number): ListItem | null => {
  const at = lastNotAbove(shape.day_items, index, same);
  const day = shape.days[at];
  const start = shape.day_items[at];
  const rows = shape.day_rows[at];
  if (day === undefined || start === undefined || rows === undefined || index >= shape.item_count)
    return null;
  if (index === start) return { kind: "day", day };
  return { kind: "row", row: rows + index - start - 1, day, first: index === start + 1 };
};

/** The place of a row among the items. */
export const itemOfRow = (shape: ListShape, row: number): number =>
  row + lastNotAbove(shape.day_rows, row, same) + 1;

/** The chunks that hold the items between two places, both included. */
export const chunksBetween = (shape: ListShape, first: number, last: number): readonly Chunk[] => {
  const rowNear = (index: number): number => {
    const item = itemAt(shape, index);
    if (item?.kind === "row") return item.row;
    return shape.day_rows[lastNotAbove(shape.day_items, index, same)] ?? 0;
  };
  const start = lastNotAbove(shape.chunks, rowNear(first), (chunk) => chunk.row_start);
  const end = lastNotAbove(
    shape.chunks,
    rowNear(Math.min(last, shape.item_count - 1)),
    (chunk) => chunk.row_start,
  );
  return start < 0 ? [] : shape.chunks.slice(start, end + 1);
};

/** The chunk a row belongs to. */
export const chunkOfRow = (shape: ListShape, row: number): Chunk | undefined =>
  shape.chunks[lastNotAbove(shape.chunks, row, (chunk) => chunk.row_start)];
