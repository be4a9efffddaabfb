import type { RowChange } from "../parsed-file.ts";

type SetChange = Extract<RowChange, { op: "set" }>;
type InsertChange = Extract<RowChange, { op: "insert" }>;

/** How rows of one kind are corrected; `beside` is the row next to an inserted one, null in an empty statement. */
export type RowEdits<T> = {
  numberOf: (row: T, index: number) => number;
  set: (row: T, change: SetChange) => T;
  insert: (change: InsertChange, number: number, beside: T | null) => T;
};

type Node<T> = { row: T | null; gone: boolean; behind: Node<T>[] };

const findAnchor = <T>(nodes: ReadonlyMap<number, Node<T>>, after: number): Node<T> | undefined => {
  for (let number = after; number > 0; number -= 1) {
    const node = nodes.get(number);
    if (node !== undefined && !node.gone) return node;
  }
  return nodes.get(0);
};

const findFirst = <T>(nodes: readonly Node<T>[]): T | null => {
  for (const { row, gone, behind } of nodes) {
    const found = gone || row === null ? findFirst(behind) : row;
    if (found !== null) return found;
  }
  return null;
};

const flatten = <T>(roots: readonly Node<T>[]): T[] => {
  const rows: T[] = [];
  const waiting = [...roots].toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.row !== null && !node.gone) rows.push(node.row);
    for (const next of node.behind.toReversed()) waiting.push(next);
  }
  return rows;
};

/**
 * Carries out corrections one after the other; what names a row that is not there changes nothing, and a row inserted behind
 * one that is not there stands behind the nearest before it. `last` is the highest number given so far.
 */
export const changeRows = <T>(
  rows: readonly T[],
  changes: readonly RowChange[],
  { last, edits }: { last: number; edits: RowEdits<T> },
): { rows: T[]; last: number } => {
  const head: Node<T> = { row: null, gone: false, behind: [] };
  const nodes = new Map<number, Node<T>>([[0, head]]);
  const roots = [head];
  for (const [index, row] of rows.entries()) {
    const node: Node<T> = { row, gone: false, behind: [] };
    nodes.set(edits.numberOf(row, index), node);
    roots.push(node);
  }
  let given = last;
  for (const change of changes) {
    if (change.op === "insert") {
      given += 1;
      const anchor = findAnchor(nodes, Math.min(change.after, given - 1)) ?? head;
      const added = edits.insert(change, given, anchor.row ?? findFirst(roots));
      const node: Node<T> = { row: added, gone: false, behind: [] };
      anchor.behind.unshift(node);
      nodes.set(given, node);
      continue;
    }
    const node = nodes.get(change.row);
    if (node === undefined || node.row === null || node.gone) continue;
    if (change.op === "remove") node.gone = true;
    else node.row = edits.set(node.row, change);
  }
  return { rows: flatten(roots), last: given };
};
