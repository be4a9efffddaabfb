import { type AskedBefore, chooseToAsk, type ClassifierRow, FIRST_ANSWERS } from "@passbook/enrichment";
import { readLabelledRows } from "../../apps/server/src/cli/measure/read-labelled-rows.ts";
import {
  listByUser,
  readAsStored,
  toOwnLabel,
} from "../../apps/server/src/cli/measure/replay-labelled-rows.ts";
import { openReplay, type Replay } from "../../apps/server/src/core/categorisation/index.ts";
import { calibrate, calibrateByChance } from "./calibrate.ts";

/** In which order a person answers: rows as they come; each vendor once, the largest first; or as the queue asks, large vendors again before their rows are filed. */
export type Order = "as they come" | "each vendor once" | "as the queue asks";

/** What is said of the rows that were not answered, after so many answers; shares from 0 to 1, null where there is nothing to measure. */
export type BulkFigures = {
  readonly rows: number;
  readonly leaf: number | null;
  readonly filed: number | null;
  readonly filed_right: number | null;
  /** The mean confidence of what is filed. */
  readonly filed_claimed: number | null;
  readonly calibration_error: number;
  /** What it would be by chance if all that is claimed were so. */
  readonly calibration_chance: number;
};

type Row = { readonly row: ClassifierRow; readonly label: string };
type Said = {
  readonly confidence: number;
  readonly is_right: boolean;
  readonly applied: boolean;
  /** What is said of others of its vendor is right or wrong with it. */
  readonly together: string;
};

const judge = (replay: Replay, { row, label }: Row): Said => {
  const { label: said, confidence, applied } = replay.predict(row);
  return { confidence, is_right: said === label, applied, together: `${row.vendor.key} ${said ?? ""}` };
};

const groupByVendor = (rows: readonly Row[]): Row[][] =>
  [...Map.groupBy(rows, ({ row }) => row.vendor.key).values()]
    .map((own) => own.toReversed())
    .toSorted((one, other) => other.length - one.length);

const LOOKED_AT_ANEW = 10;

/** A vendor: its rows, the newest first, those that were answered, and those that nothing files yet. */
type Group = {
  readonly rows: readonly Row[];
  readonly asked: Set<Row>;
  open: readonly Row[];
  /** What is asked of it at a time. */
  next: readonly Row[];
};

const toAsked = (each: Row) => ({
  amount: each.row.amount,
  booked_on: each.row.booked_on ?? null,
  label: each.label,
  each,
});

/** Rows of a vendor that the queue asks for before it files all others. */
const askAgain = ({ rows, asked }: Pick<Group, "rows" | "asked">, before: AskedBefore): Row[] =>
  chooseToAsk(rows.filter((each) => !asked.has(each)).map(toAsked), [...asked].map(toAsked), before).map(
    ({ each }) => each,
  );

/** How the vendors that were asked again turned out. */
const countMixed = (groups: readonly Pick<Group, "asked">[]): AskedBefore => {
  const again = groups.filter(({ asked }) => asked.size > 1);
  const mixed = again.filter(
    ({ asked }) => new Set([...asked].slice(0, FIRST_ANSWERS).map(({ label }) => label)).size > 1,
  );
  return { vendors: again.length, mixed: mixed.length };
};

const lookAnew = (group: Group, replay: Replay, before: AskedBefore): void => {
  const left = group.rows.filter((each) => !group.asked.has(each));
  const again = askAgain(group, before);
  group.open = again.length === 0 ? left.filter((each) => !judge(replay, each).applied) : left;
  group.next = again.length === 0 ? group.open.slice(0, 1) : again;
};

/** What an answer would settle, the less the more were given of the vendor. */
const weigh = ({ open, asked }: Group): number => open.length / (1 + asked.size);

/** The queue: the vendor with most rows that are not filed, and of a large one some in other years or amounts before all are filed. */
function* asQueued(rows: readonly Row[], replay: Replay): Generator<Row> {
  const groups = groupByVendor(rows).map((own): Group => ({
    rows: own,
    asked: new Set(),
    open: own,
    next: own.slice(0, 1),
  }));
  for (let answers = LOOKED_AT_ANEW; ;) {
    if (answers >= LOOKED_AT_ANEW) {
      answers = 0;
      for (const group of groups) lookAnew(group, replay, countMixed(groups));
    }
    const most = groups.reduce((one, other) => (weigh(other) > weigh(one) ? other : one));
    if (most.next.length === 0) return;
    for (const row of most.next) {
      most.asked.add(row);
      answers += 1;
      yield row;
    }
    lookAnew(most, replay, countMixed(groups));
  }
}

/** The newest row of each vendor. */
const listOnce = (rows: readonly Row[]): Row[] => groupByVendor(rows).flatMap((own) => own[0] ?? []);

const ORDERS: Record<Order, (rows: readonly Row[], replay: Replay) => Iterator<Row>> = {
  "as they come": (rows) => rows.values(),
  "each vendor once": (rows) => listOnce(rows).values(),
  "as the queue asks": asQueued,
};

const measure = (said: readonly Said[]): BulkFigures => {
  const part = (some: number, all: number): number | null => (all === 0 ? null : some / all);
  const filed = said.filter(({ applied }) => applied);
  const count = (some: readonly Said[]): number => some.filter(({ is_right }) => is_right).length;
  const claimed = filed.reduce((sum, { confidence }) => sum + confidence, 0);
  return {
    rows: said.length,
    leaf: part(count(said), said.length),
    filed: part(filed.length, said.length),
    filed_right: part(count(filed), filed.length),
    filed_claimed: part(claimed, filed.length),
    calibration_error: calibrate(said),
    calibration_chance: calibrateByChance(said),
  };
};

/** Where the queue asks a vendor again, nothing of it is filed before. */
const judgeLeft = (
  group: Pick<Group, "rows" | "asked">,
  { order, replay, before }: { order: Order; replay: Replay; before: AskedBefore },
): Said[] => {
  const isHeld = order === "as the queue asks" && askAgain(group, before).length > 0;
  return group.rows.flatMap((each) => {
    if (group.asked.has(each)) return [];
    const said = judge(replay, each);
    return [isHeld ? { ...said, applied: false } : said];
  });
};

/** What is said of the rows of one user that were not answered, after each of these numbers of answers. */
const askUser = (rows: readonly Row[], order: Order, after: readonly number[]): Said[][] => {
  const replay = openReplay({ labels: [], merchant_defaults: new Map() });
  const left = new Set(rows);
  const answers = ORDERS[order](rows, replay);
  const giveUntil = (given: number, until: number): void => {
    for (let at = given; at < until; at += 1) {
      const next = answers.next();
      if (next.done === true) return;
      left.delete(next.value);
      replay.answer(next.value.row, toOwnLabel(next.value.label));
    }
  };
  return after.map((until, at) => {
    giveUntil(after[at - 1] ?? 0, until);
    const groups = groupByVendor(rows).map((own) => ({
      rows: own,
      asked: new Set(own.filter((each) => !left.has(each))),
    }));
    const before = countMixed(groups);
    return groups.flatMap((group) => judgeLeft(group, { order, replay, before }));
  });
};

/** The same of all users of a labelled file together. */
export const measureBulk = (bytes: Uint8Array, order: Order, after: readonly number[]): BulkFigures[] => {
  const users = listByUser(readLabelledRows(bytes)).map((own) =>
    askUser(
      own.map((row): Row => ({ row: readAsStored(row), label: row.category })),
      order,
      after,
    ),
  );
  return after.map((_, at) =>
    measure(
      users.flatMap((said, user) =>
        (said[at] ?? []).map((one) => ({ ...one, together: `${String(user)} ${one.together}` })),
      ),
    ),
  );
};
