import {
  type BroughtName,
  type BroughtSource,
  type BroughtSourceDetails,
} from "@passbook/contract/brought-names";
import { isProgram, PROGRAM_NAMES } from "@passbook/contract/programs";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { BroughtNameRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { notFound } from "../../platform/problem.ts";
import { listCategoryRows } from "../categories/index.ts";
import { openGuessing } from "./guess-names.ts";
import { listNames } from "./names.ts";

const toCounted = (
  source: string,
  { transactions, names }: { transactions: number; names: readonly Pick<BroughtNameRow, "choice">[] },
): BroughtSource => {
  const program = isProgram(source) ? source : null;
  return {
    source: program ?? source,
    program,
    bank_account_id: program === null ? source : null,
    transactions,
    names: names.length,
    open_names: names.filter(({ choice }) => choice === "open").length,
  };
};

/** The names that transactions have; others were of statements that are gone, and are kept for when they come again. */
const listUsed = async (db: Db, user_id: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("brought_rows")
    .select("name_id")
    .distinct()
    .where("user_id", "=", user_id)
    .union(db.selectFrom("brought_parts").select("name_id").where("user_id", "=", user_id))
    .execute();
  return new Set(rows.flatMap(({ name_id }) => name_id ?? []));
};

/** Programs and banks whose files brought names, those of the most transactions first. */
export const listSources = async (db: Db, user_id: string): Promise<BroughtSource[]> => {
  const rows = await db
    .selectFrom("brought_rows")
    .select((of) => ["source", of.fn.countAll().as("transactions")])
    .where("user_id", "=", user_id)
    .groupBy("source")
    .execute();
  const names = await db
    .selectFrom("brought_names")
    .select(["id", "source", "choice"])
    .where("user_id", "=", user_id)
    .where("kind", "=", "category")
    .execute();
  const used = await listUsed(db, user_id);
  const bySource = Map.groupBy(
    names.filter(({ id }) => used.has(id)),
    (name) => name.source,
  );
  return rows
    .map(({ source, transactions }) =>
      toCounted(source, { transactions: toNumber(transactions), names: bySource.get(source) ?? [] }),
    )
    .toSorted((one, other) => other.transactions - one.transactions || (one.source < other.source ? -1 : 1));
};

type Use = {
  name_id: string | null;
  sub_category_id: string;
  currency: string;
  transactions: number;
  amount: number;
};

/** Money and rows of each name, by where they are filed now; parts count for themselves. */
const listUses = async (db: Db, user_id: string, source: string): Promise<Use[]> => {
  const select = (table: "brought_rows" | "brought_parts", amount: "t.amount" | "b.amount") =>
    sql<Use>`select b.name_id, t.sub_category_id, t.currency, count(*) as transactions, sum(${sql.ref(amount)}) as amount
      from ${sql.table(table)} as b join transactions as t on t.user_id = b.user_id and t.id = b.transaction_id
      where b.user_id = ${user_id} and b.source = ${source} and b.name_id is not null
      group by b.name_id, t.sub_category_id, t.currency`.execute(db);
  const whole = await select("brought_rows", "t.amount");
  const parts = await select("brought_parts", "b.amount");
  return [...whole.rows, ...parts.rows].map((row) => ({
    ...row,
    transactions: toNumber(row.transactions),
    amount: toNumber(row.amount),
  }));
};

const sumBy = <T>(items: readonly T[], toKey: (item: T) => string, toSize: (item: T) => number) => {
  const sums = new Map<string, number>();
  for (const item of items) sums.set(toKey(item), (sums.get(toKey(item)) ?? 0) + toSize(item));
  return sums;
};

/** How many transactions have something besides a category; the JSON of details names what is empty. */
const countExtras = async (db: Db, user_id: string, source: string) => {
  const row = await db
    .selectFrom("brought_rows")
    .select((of) => [
      of.fn.countAll().as("transactions"),
      sql<number>`sum(case when details not like ${'{"tags":[]%'} then 1 else 0 end)`.as("tags"),
      sql<number>`sum(case when details not like ${'%"note":null%'} then 1 else 0 end)`.as("notes"),
    ])
    .where("user_id", "=", user_id)
    .where("source", "=", source)
    .executeTakeFirst();
  const parts = await db
    .selectFrom("brought_parts")
    .select((of) => of.fn.count("transaction_id").distinct().as("parts"))
    .where("user_id", "=", user_id)
    .where("source", "=", source)
    .executeTakeFirst();
  return {
    transactions: toNumber(row?.transactions),
    tags: toNumber(row?.tags),
    notes: toNumber(row?.notes),
    parts: toNumber(parts?.parts),
  };
};

const CHOICES = { taken: true, left: false, open: null } as const;

/** The names of a source, those of the most transactions first, each with its guess. */
export const getSource = async (db: Db, user_id: string, source: string): Promise<BroughtSourceDetails> => {
  const all = await listNames(db, user_id, source);
  const counts = await countExtras(db, user_id, source);
  if (counts.transactions === 0) throw notFound("brought_name");
  const uses = Map.groupBy(await listUses(db, user_id, source), (use) => use.name_id ?? "");
  const program = isProgram(source) ? source : null;
  const others = await db
    .selectFrom("brought_names")
    .select(["name_key", "sub_category_id"])
    .where("user_id", "=", user_id)
    .where("source", "!=", source)
    .where("kind", "=", "category")
    .where("choice", "=", "taken")
    .where("sub_category_id", "is not", null)
    .execute();
  const guess = openGuessing({
    categories: await listCategoryRows(db, user_id),
    chosen: others,
    countFiled: (id) =>
      sumBy(
        uses.get(id) ?? [],
        (use) => use.sub_category_id,
        (use) => use.transactions,
      ),
    parent_name: program === null ? "" : PROGRAM_NAMES[program],
  });
  const names = all.filter(({ kind, id }) => kind === "category" && uses.has(id));
  const list = names.map((row): BroughtName => {
    const own = uses.get(row.id) ?? [];
    const totals = sumBy(
      own,
      (use) => use.currency,
      (use) => use.amount,
    );
    const summed = [...totals].map(([currency, amount]) => ({ currency, amount }));
    return {
      id: row.id,
      parent: row.parent === "" ? null : row.parent,
      name: row.name,
      transactions: own.reduce((sum, use) => sum + use.transactions, 0),
      totals: summed,
      choice: row.choice,
      sub_category_id: row.sub_category_id,
      guess: guess(row, summed),
    };
  });
  const toExtra = (kind: "tags" | "notes" | "parts") => ({
    transactions: counts[kind],
    is_taken: CHOICES[all.find((row) => row.kind === kind)?.choice ?? "open"],
  });
  return {
    ...toCounted(source, { transactions: counts.transactions, names }),
    tags: toExtra("tags"),
    notes: toExtra("notes"),
    parts: toExtra("parts"),
    list: list.toSorted(
      (one, other) => other.transactions - one.transactions || (one.name < other.name ? -1 : 1),
    ),
  };
};
