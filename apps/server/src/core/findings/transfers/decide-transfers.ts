import type { BodyOf } from "@passbook/contract/endpoint";
import type { decideTransfers as endpoint } from "@passbook/contract/findings";
import { say } from "@passbook/contract/sentences/refusals";
import { addDays } from "@passbook/contract/values";
import { type Db, idsIn } from "@passbook/db/dialect";
import { conflict } from "../../../platform/problem.ts";
import { getReservedId, loadStarterIds } from "../../categorisation/index.ts";
import type { Author, Edit, PlannedChange } from "../../changes/index.ts";
import { getRows, planChange, summarise } from "../../transactions/index.ts";
import { decideChosen, type DecidedMany } from "../find/decide-chosen.ts";
import { loadDecisions, writeDecisions } from "../find/decisions.ts";
import { isKept, listMovingIds, loadRowsOf, type StoredRow } from "../find/load-rows.ts";
import { MOST_DAYS_APART, type OpenSide, pairSides, type SidePair } from "./pair-sides.ts";

type Body = BodyOf<typeof endpoint> & { readonly now: string };

/** Says of many transactions that they are transfers, or that they are none, as one change. */
export const DECIDE_TRANSFERS_ACT = decideChosen<Body>("decide_transfers", (db, author, { rows, body }) =>
  body.is_transfer ? planPairing(db, author, rows) : planParting(db, author, rows),
);

const isOpen = (row: StoredRow): boolean =>
  row.status === "posted" && row.transfer_id === null && row.has_splits === 0 && row.amount !== 0;

const planPairing = async (
  db: Db,
  author: Author,
  rows: readonly StoredRow[],
): Promise<PlannedChange<DecidedMany>> => {
  const { user_id } = author;
  const open = rows.filter(isOpen);
  const moving_ids = await listMovingIds(db, user_id);
  const pairs = open.length === 0 ? [] : await findPairs(db, user_id, open);
  const paired = pairs.flatMap(({ from, to }) => [from, to]);
  const elsewhere = await listElsewhere(db, user_id, { open, paired, moving_ids });
  const changed = new Set([...elsewhere, ...paired]);
  if (changed.size === 0) throw conflict("nothing_to_pair", say("no_transfer_among_these"));
  return {
    note: { kind: "confirm_transfer", summary: summarise(rows) },
    edits: [
      ...(await writeDecisions(db, author, {
        kind: "transfer",
        verdict: "confirmed",
        about: pairs.map(({ from, to }) => [from, to]),
      })),
      ...(await fileUnderTransfers(db, author, elsewhere)),
    ],
    told: toTold(rows, changed),
  };
};

const toTold = (rows: readonly StoredRow[], changed: ReadonlySet<string>): DecidedMany => {
  const count = rows.filter(({ id }) => changed.has(id)).length;
  return { changed: count, left: rows.length - count };
};

/** Those that are to stand under Transfers by the person's word: all without a pair, and sides that were filed elsewhere. */
const listElsewhere = async (
  db: Db,
  user_id: string,
  {
    open,
    paired,
    moving_ids,
  }: {
    readonly open: readonly StoredRow[];
    readonly paired: readonly string[];
    readonly moving_ids: ReadonlySet<string>;
  },
): Promise<string[]> => {
  const sides = new Set(paired);
  const alone = open.filter(({ id, sub_category_id }) => !sides.has(id) && !moving_ids.has(sub_category_id));
  const kept = (await loadRowsOf(db, user_id, paired)).filter(
    (row) => isKept(row) && !moving_ids.has(row.sub_category_id),
  );
  return [...alone, ...kept].map(({ id }) => id);
};

const fileUnderTransfers = async (db: Db, author: Author, ids: readonly string[]): Promise<Edit[]> => {
  if (ids.length === 0) return [];
  const sub_category_id = getReservedId(await loadStarterIds(db, author.user_id), "transfers.transfers");
  const rows = await getRows(db, author.user_id, { ids });
  return planChange(db, author, { rows, change: { sub_category_id } });
};

/** What was parted before stays so. */
const findPairs = async (db: Db, user_id: string, open: readonly StoredRow[]): Promise<SidePair[]> => {
  const days = open.map(({ booked_on }) => booked_on).toSorted();
  const amounts = new Set(open.map(({ amount }) => -amount));
  const others = await db
    .selectFrom("transactions")
    .select(["id", "bank_account_id", "booked_on", "amount", "currency"])
    .where("user_id", "=", user_id)
    .where("status", "=", "posted")
    .where("transfer_id", "is", null)
    .where("has_splits", "=", 0)
    .where("booked_on", ">=", addDays(days[0] ?? "", -MOST_DAYS_APART))
    .where("booked_on", "<=", addDays(days.at(-1) ?? "", MOST_DAYS_APART))
    .execute();
  const chosen = new Set(open.map(({ id }) => id));
  const sides: OpenSide[] = [
    ...open,
    ...others.filter(({ id, amount }) => !chosen.has(id) && amounts.has(amount)),
  ];
  const decisions = await loadDecisions(db, user_id);
  const parted = new Set(
    decisions
      .filter(({ kind, verdict }) => kind === "transfer" && verdict === "rejected")
      .map(({ transaction_ids }) => transaction_ids.toSorted().join(" ")),
  );
  return pairSides(chosen, sides).filter(({ from, to }) => !parted.has([from, to].toSorted().join(" ")));
};

const planParting = async (
  db: Db,
  author: Author,
  rows: readonly StoredRow[],
): Promise<PlannedChange<DecidedMany>> => {
  const { user_id } = author;
  const transfers_id = getReservedId(await loadStarterIds(db, user_id), "transfers.transfers");
  const links = [...new Set(rows.flatMap(({ transfer_id }) => transfer_id ?? []))];
  const pairs = await db
    .selectFrom("transfers")
    .select(["from_transaction_id", "to_transaction_id"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, links))
    .execute();
  // filed as one by Passbook itself, with no other side here
  const alone = rows.filter(
    (row) => row.transfer_id === null && row.sub_category_id === transfers_id && !isKept(row),
  );
  const sides = pairs.map((pair) => [pair.from_transaction_id, pair.to_transaction_id]);
  const about = [...sides, ...alone.map(({ id }) => [id])];
  if (about.length === 0) throw conflict("nothing_to_part", say("no_pair_among_these"));
  return {
    note: { kind: "reject_transfer", summary: summarise(rows) },
    edits: await writeDecisions(db, author, { kind: "transfer", verdict: "rejected", about }),
    told: toTold(rows, new Set(about.flat())),
  };
};
