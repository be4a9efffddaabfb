import { setImmediate as nextTurn } from "node:timers/promises";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { SightingRow } from "@passbook/db/schema";
import type { ParsedTransaction } from "@passbook/statement-parser";
import type { Services } from "../../platform/services.ts";
import { fingerprintRow } from "./fingerprint-row.ts";
import { type Match, matchRows, type PrintedRow, type StoredRow } from "./match-rows.ts";
import type { Plan } from "./plan-import.ts";

export type ImportPlan = Extract<Plan, { kind: "import" }>;

/** A stored transaction and where it is at home. */
export type HomedRow = StoredRow & { readonly statement_id: string | null; readonly source: string | null };

/** A printed row that is not in the ledger yet. */
export type NewRow = {
  readonly id: string;
  readonly plan: ImportPlan;
  readonly row: ParsedTransaction;
  readonly currency: string;
  readonly fingerprint: string;
  readonly nth: number;
};
/** A stored transaction whose row with the bank's own id this statement prints. */
export type TakenOver = { readonly id: string; readonly plan: ImportPlan; readonly row: ParsedTransaction };

/** What the rows of one statement are, in file order, and the id of the transaction behind each. */
export type MatchedStatement = {
  readonly plan: ImportPlan;
  readonly transaction_ids: readonly string[];
  readonly currencies: readonly string[];
  readonly created: readonly NewRow[];
  readonly taken_over: readonly TakenOver[];
  readonly sightings: readonly Omit<SightingRow, "user_id" | "id">[];
};

const ROWS_PER_TURN = 1000;
/** Formats whose `reference` is the bank's own id of a row. */
const WITH_ROW_IDS = new Set(["ofx", "qfx"]);

/** Matches the rows of a statement with what the account holds and what an earlier statement of the same file adds to it. */
export const matchStatement = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  { user_id, format, plan }: { user_id: string; format: string; plan: ImportPlan },
  added: HomedRow[],
): Promise<MatchedStatement> => {
  const rows = plan.printed.transactions;
  const currencies = rows.map((row) => row.currency ?? plan.printed.currency ?? plan.chosen.account.currency);
  const printed = await toPrinted(rows, currencies, WITH_ROW_IDS.has(format));
  const stored = plan.chosen.kind === "new" ? [] : await listStored(trx, user_id, plan, printed);
  const all = [...stored, ...added];
  const matches = matchRows(printed, all);
  const sorted = new Sorted(plan, new Map(all.map((row) => [row.id, row])));
  for (const [index, match] of matches.entries()) {
    const row = rows[index];
    const { fingerprint = "" } = printed[index] ?? {};
    if (row === undefined) continue;
    sorted.add(match, { id: clock.newId(), plan, row, currency: currencies[index] ?? "", fingerprint });
  }
  for (const row of sorted.created) added.push(toHomed(row, printed));
  return { ...sorted.result(), currencies };
};

const toHomed = (row: NewRow, printed: readonly PrintedRow[]): HomedRow => ({
  id: row.id,
  fingerprint: row.fingerprint,
  nth: row.nth,
  reference: printed.some(({ reference }) => reference !== null) ? row.row.reference : null,
  statement_id: row.plan.statement_id,
  source: JSON.stringify(row.row.source),
});

/** Fingerprints in turns, so that requests are answered meanwhile. */
const toPrinted = async (
  rows: readonly ParsedTransaction[],
  currencies: readonly string[],
  has_row_ids: boolean,
): Promise<PrintedRow[]> => {
  const printed: PrintedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { booked_on, amount, description } = row;
    const fingerprint = fingerprintRow({ booked_on, amount, description, currency: currencies[index] ?? "" });
    printed.push({ fingerprint, reference: has_row_ids ? row.reference : null });
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
  }
  return printed;
};

const listStored = async (
  trx: Db,
  user_id: string,
  plan: ImportPlan,
  printed: readonly PrintedRow[],
): Promise<HomedRow[]> => {
  const rows = await trx
    .selectFrom("transactions as t")
    .leftJoin("statements as s", (join) =>
      join.onRef("s.user_id", "=", "t.user_id").onRef("s.id", "=", "t.statement_id"),
    )
    .select(["t.id", "t.fingerprint", "t.nth", "t.reference", "t.statement_id", "t.source", "s.format"])
    .where("t.user_id", "=", user_id)
    .where("t.bank_account_id", "=", plan.chosen.account.id)
    .where("t.fingerprint", "in", idsIn(trx, [...new Set(printed.map((row) => row.fingerprint))]))
    .execute();
  return rows.map(({ format, reference, ...row }) => ({
    ...row,
    reference: format !== null && WITH_ROW_IDS.has(format) ? reference : null,
  }));
};

/** Collects what each row turned out to be. */
class Sorted {
  readonly created: NewRow[] = [];
  readonly #plan: ImportPlan;
  readonly #stored: ReadonlyMap<string, HomedRow>;
  readonly #transaction_ids: string[] = [];
  readonly #taken_over: TakenOver[] = [];
  readonly #sightings: MatchedStatement["sightings"][number][] = [];

  constructor(plan: ImportPlan, stored: ReadonlyMap<string, HomedRow>) {
    this.#plan = plan;
    this.#stored = stored;
  }

  add(match: Match, row: Omit<NewRow, "nth">): void {
    const id = match.kind === "new" ? row.id : match.transaction_id;
    this.#transaction_ids.push(id);
    if (match.kind === "new") this.created.push({ ...row, nth: match.nth });
    else this.#addKnown(match, row);
  }

  #addKnown(
    { transaction_id, takes_over }: Extract<Match, { kind: "known" }>,
    { row }: Omit<NewRow, "nth">,
  ): void {
    const stored = this.#stored.get(transaction_id);
    const { statement_id } = this.#plan;
    // Printed twice in one statement, or read from it before: it is at home here.
    if (stored?.statement_id === statement_id) return;
    if (!takes_over) {
      this.#sightings.push({ transaction_id, statement_id, source: JSON.stringify(row.source) });
      return;
    }
    this.#taken_over.push({ id: transaction_id, plan: this.#plan, row });
    if (typeof stored?.statement_id === "string")
      this.#sightings.push({
        transaction_id,
        statement_id: stored.statement_id,
        source: stored.source ?? "null",
      });
  }

  result(): Omit<MatchedStatement, "currencies"> {
    return {
      plan: this.#plan,
      transaction_ids: this.#transaction_ids,
      created: this.created,
      taken_over: this.#taken_over,
      sightings: this.#sightings,
    };
  }
}
