import type { Box } from "../../decode/page-words.ts";
import { meets, unite } from "../lines/lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import type { ColumnRole } from "../names/column-names.ts";

export type Name = { role: ColumnRole | null; box: Box };

/** What stands between two rooms, and the names over it: one, unless nothing parts the words under several. */
export type Band = { names: readonly Name[]; from: number; to: number };

type Room = { x0: number; x1: number };

/** So far the words of a column stand from where its name does. */
export const ALIGNED = 4;
const WORD_ROOM = 0.5;

/** Room between words in which no row has any. */
export const listRooms = (boxes: readonly Box[], least: number): Room[] => {
  const rooms: Room[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const [x0, , x1] of boxes.toSorted((a, b) => a[0] - b[0])) {
    if (x0 - end >= least && Number.isFinite(end)) rooms.push({ x0: end, x1: x0 });
    end = Math.max(end, x1);
  }
  return rooms;
};

/** Where the column of one name ends and that of the next begins: right before words that stand under the next, else where most room is. */
const findEnd = (own: Box, next: Box, rooms: readonly Room[]): number | null => {
  const between = rooms.filter(({ x0, x1 }) => x0 + x1 > 2 * own[0] && x0 + x1 < 2 * next[2]);
  const under = between.find(({ x1 }) => Math.abs(x1 - next[0]) <= ALIGNED);
  const [widest] = between.toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0));
  const room = under ?? widest;
  return room === undefined ? null : (room.x0 + room.x1) / 2;
};

/** Columns from left to right; two names without room between the words under them are those of one. */
export const listBands = (names: readonly Name[], rooms: readonly Room[]): Band[] => {
  const bands: Band[] = [];
  let from = Number.NEGATIVE_INFINITY;
  let own: Name[] = [];
  for (const [at, name] of names.entries()) {
    own.push(name);
    const next = names[at + 1];
    const to = next === undefined ? Number.POSITIVE_INFINITY : findEnd(name.box, next.box, rooms);
    if (to === null || to <= from) continue;
    bands.push({ names: own, from, to });
    [from, own] = [to, []];
  }
  return bands;
};

/** The names of the columns of rows from left to right; words of their line that name nothing known among them. */
export const listNames = (known: readonly Name[], header: ScannedLine | undefined): Name[] => {
  const names: Name[] = [...known];
  let before: Name | undefined;
  for (const { box } of header?.line.words ?? []) {
    if (known.some((name) => meets(name.box, box))) before = undefined;
    else if (before !== undefined && box[0] - before.box[2] < (box[3] - box[1]) * WORD_ROOM)
      before.box = unite([before.box, box]);
    else names.push((before = { role: null, box }));
  }
  return names.toSorted((a, b) => a.box[0] - b.box[0]);
};
