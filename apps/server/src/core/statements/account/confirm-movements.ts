import { type Db, idsIn } from "@passbook/db/dialect";
import type { DecisionRow, TransactionRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import { type Author, type Edit, insertInto } from "../../changes/index.ts";
import { toFact } from "../../transactions/index.ts";

type Moving = {
  readonly printed: Pick<ParsedStatement, "transactions">;
  readonly transaction_ids: readonly (string | null)[];
};
type Told = Pick<TransactionRow, "id" | "bank_account_id" | "amount" | "fingerprint" | "nth">;

/** The transactions of each movement that a book has in two of its accounts. */
const listPairs = (statements: readonly Moving[]): (readonly string[])[] => {
  const ids = new Map<string, string[]>();
  for (const { printed, transaction_ids } of statements)
    for (const [index, { brought }] of printed.transactions.entries()) {
      const transfer = brought?.transfer ?? null;
      const id = transaction_ids[index] ?? null;
      if (transfer === null || !("movement" in transfer) || id === null) continue;
      ids.set(transfer.movement, [...(ids.get(transfer.movement) ?? []), id]);
    }
  return [...ids.values()].filter((pair) => pair.length === 2);
};

const loadTold = async (
  db: Db,
  user_id: string,
  { ids, created }: { ids: readonly string[]; created: ReadonlyMap<string, TransactionRow> },
): Promise<ReadonlyMap<string, Told>> => {
  const stored = await db
    .selectFrom("transactions")
    .select(["id", "bank_account_id", "amount", "fingerprint", "nth"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  return new Map<string, Told>([...created, ...stored.map((row) => [row.id, row] as const)]);
};

/** What a book keeps as one movement is one here, as if its person had said so; what they decided of it before stays. */
export const confirmMovements = async (
  db: Db,
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
  { statements, created }: { statements: readonly Moving[]; created: ReadonlyMap<string, TransactionRow> },
): Promise<Edit[]> => {
  const pairs = listPairs(statements);
  if (pairs.length === 0) return [];
  const ids = pairs.flat().filter((id) => !created.has(id));
  const told = await loadTold(db, user_id, { ids, created });
  const known = await db
    .selectFrom("decisions")
    .select("subject")
    .where("user_id", "=", user_id)
    .where("kind", "=", "transfer")
    .execute();
  const subjects = new Set(known.map(({ subject }) => subject));
  const rows = pairs.flatMap((pair): DecisionRow[] => {
    const [from, to] = pair
      .flatMap((id) => told.get(id) ?? [])
      .toSorted((one, other) => one.amount - other.amount);
    if (from === undefined || to === undefined || from.amount >= 0 || to.amount <= 0) return [];
    if (from.bank_account_id === to.bank_account_id) return [];
    const facts = [toFact(from), toFact(to)];
    const subject = facts.join("|");
    if (subjects.has(subject)) return [];
    subjects.add(subject);
    const details = JSON.stringify({ transaction_ids: [from.id, to.id], facts });
    return [
      {
        user_id,
        id: clock.newId(),
        kind: "transfer",
        subject,
        verdict: "confirmed",
        details,
        decided_at: clock.now(),
      },
    ];
  });
  return [insertInto("decisions", rows)];
};
