import { type Db, idsIn } from "@passbook/db/dialect";
import type { SightingRow } from "@passbook/db/schema";
import { deleteFrom, type Edit, type HandedOver, updateEach } from "../../changes/index.ts";
import { readPrinted } from "./ledger-rows.ts";

/** Hands transactions that are to go to the statement that printed them next; those no other prints are not among the answer. */
export const handOver = async (
  db: Db,
  user_id: string,
  transaction_ids: readonly string[],
): Promise<HandedOver> => {
  const rows = await db
    .selectFrom("sightings")
    .select(["id", "transaction_id", "statement_id", "source", "printed"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, transaction_ids))
    .orderBy("id")
    .execute();
  const [printed, added] = [rows.filter(isPrinted), rows.filter((row) => !isPrinted(row))];
  const next = new Map([...printed, ...added].toReversed().map((row) => [row.transaction_id, row]));
  const heirs = [...next.values()];
  const moves = updateEach(
    "transactions",
    heirs.map(({ transaction_id, statement_id, source }) => ({
      key: { id: transaction_id },
      values: { statement_id, source },
    })),
  );
  const reworded = await toReworded(db, user_id, heirs);
  const used = deleteFrom(
    "sightings",
    heirs.map(({ id }) => id),
  );
  return { ids: new Set(next.keys()), edits: [moves, reworded, used] };
};

/** A row that a person added to a statement stands nowhere in its file, so that one that does comes before it. */
const isPrinted = ({ source }: Pick<SightingRow, "source">): boolean => source !== "null";

type Heir = Pick<SightingRow, "transaction_id" | "printed">;

/** A statement that prints a transaction in other words says it in those again; the place among equal rows is the next that is free. */
const toReworded = async (db: Db, user_id: string, heirs: readonly Heir[]): Promise<Edit> => {
  const worded = heirs.flatMap(({ transaction_id, printed }) =>
    printed === null ? [] : [{ id: transaction_id, values: readPrinted(printed) }],
  );
  const next = await findNextPlaces(
    db,
    user_id,
    worded.map(({ values }) => values.fingerprint),
  );
  return updateEach(
    "transactions",
    worded.map(({ id, values }) => {
      const nth = next.get(values.fingerprint) ?? 0;
      next.set(values.fingerprint, nth + 1);
      return { key: { id }, values: { ...values, nth } };
    }),
  );
};

const findNextPlaces = async (
  db: Db,
  user_id: string,
  fingerprints: readonly string[],
): Promise<Map<string, number>> => {
  if (fingerprints.length === 0) return new Map();
  const rows = await db
    .selectFrom("transactions")
    .select(["fingerprint", "nth"])
    .where("user_id", "=", user_id)
    .where("fingerprint", "in", idsIn(db, [...new Set(fingerprints)]))
    .execute();
  const next = new Map<string, number>();
  for (const { fingerprint, nth } of rows)
    next.set(fingerprint, Math.max(next.get(fingerprint) ?? 0, nth + 1));
  return next;
};
