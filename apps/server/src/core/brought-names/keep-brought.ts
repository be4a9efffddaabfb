import { type Db, idsIn } from "@passbook/db/dialect";
import type {
  BroughtNameRow,
  BroughtPartRow,
  BroughtTransactionRow,
  TransactionRow,
} from "@passbook/db/schema";
import type { BroughtName, BroughtRow, ParsedStatement } from "@passbook/statement-parser";
import { listCategoryRows } from "../categories/index.ts";
import { type Author, deleteKeys, type Edit, insertInto, updateEach } from "../changes/index.ts";
import type { NamesToTake } from "./names-to-take.ts";
import { chooseNames, makeCategories } from "./choose-names.ts";
import type { BroughtDetails } from "./details.ts";
import { nameOf, toKey } from "./name-of.ts";
import { listNames, loadFiledRows } from "./names.ts";
import { planFiling } from "./plan-filing.ts";

/** A statement that was read, and the transactions that its rows are. */
export type BringingStatement = {
  readonly printed: Pick<ParsedStatement, "transactions" | "brought_by">;
  readonly bank_account_id: string;
  readonly transaction_ids: readonly (string | null)[];
};

/** Who keeps more categories in one program counts them by hand; a bank has some dozens, and what it writes more of is none. */
const MOST_NAMES = 2000;
const MOST_OF_BANK = 100;
const FEW_ROWS = 20;

type Who = Pick<Author, "user_id" | "clock">;
type Brought = { readonly transaction_id: string; readonly row: BroughtRow };

const NOTHING: BroughtRow = {
  category: null,
  tags: [],
  note: null,
  payee: null,
  account: null,
  transfer: null,
  cleared: null,
  parts: [],
};

/** What the rows of a statement bring: of a program all that its person wrote, of a bank its categories. */
const listBrought = ({ printed, transaction_ids }: BringingStatement): Brought[] => {
  const rows = printed.transactions.flatMap(({ brought, bank_category }, index): Brought[] => {
    const transaction_id = transaction_ids[index] ?? null;
    if (transaction_id === null) return [];
    if (printed.brought_by !== undefined)
      return brought === undefined ? [] : [{ transaction_id, row: brought }];
    const name = bank_category?.trim() ?? "";
    return name === "" ? [] : [{ transaction_id, row: { ...NOTHING, category: { parent: null, name } } }];
  });
  if (printed.brought_by !== undefined) return rows;
  const names = new Set(rows.flatMap(({ row }) => row.category?.name ?? []));
  const are_categories =
    names.size <= MOST_OF_BANK && (rows.length < FEW_ROWS || names.size * 2 <= rows.length);
  return are_categories ? rows : [];
};

/** The names of a source, those that are there and those that are new. */
const openNames = async (db: Db, { user_id, clock }: Who, source: string) => {
  const known = await listNames(db, user_id, source);
  const byKey = new Map(known.flatMap((row) => (row.kind === "category" ? [[row.name_key, row]] : [])));
  const made: BroughtNameRow[] = [];
  const find = (name: BroughtName | null): string | null => {
    if (name === null) return null;
    const name_key = toKey(name);
    const before = byKey.get(name_key);
    if (before !== undefined || byKey.size >= MOST_NAMES) return before?.id ?? null;
    const row: BroughtNameRow = {
      user_id,
      id: clock.newId(),
      source,
      kind: "category",
      parent: name.parent ?? "",
      name: name.name,
      name_key,
      choice: "open",
      sub_category_id: null,
    };
    byKey.set(name_key, row);
    made.push(row);
    return row.id;
  };
  return { known, made, find };
};

type Kept = { readonly rows: BroughtTransactionRow[]; readonly parts: BroughtPartRow[] };

const toKept = (
  of_source: Pick<BroughtTransactionRow, "user_id" | "source">,
  brought: readonly Brought[],
  find: (name: BroughtName | null) => string | null,
): Kept => {
  const kept: Kept = { rows: [], parts: [] };
  const seen = new Set<string>();
  for (const { transaction_id, row } of brought) {
    if (seen.has(transaction_id)) continue;
    seen.add(transaction_id);
    const of = { ...of_source, transaction_id };
    const { tags, note, payee, account, cleared } = row;
    const details: BroughtDetails = { tags, note, payee, account, cleared };
    const name_id = row.parts.length > 0 ? null : find(nameOf(row));
    kept.rows.push({ ...of, name_id, details: JSON.stringify(details) });
    for (const [position, part] of row.parts.entries())
      kept.parts.push({
        ...of,
        position,
        name_id: find(part.category),
        amount: part.amount,
        note: part.note,
      });
  }
  return kept;
};

/** What the same source said before of these transactions. */
const listBefore = async (db: Db, user_id: string, { source, ids }: { source: string; ids: string[] }) => ({
  rows: await db
    .selectFrom("brought_rows")
    .select(["transaction_id", "source"])
    .where("user_id", "=", user_id)
    .where("source", "=", source)
    .where("transaction_id", "in", idsIn(db, ids))
    .execute(),
  parts: await db
    .selectFrom("brought_parts")
    .select(["transaction_id", "source", "position"])
    .where("user_id", "=", user_id)
    .where("source", "=", source)
    .where("transaction_id", "in", idsIn(db, ids))
    .execute(),
});

/** Whether a statement may carry names at all; most do not. */
export const bringsNames = ({ brought_by, transactions }: BringingStatement["printed"]): boolean =>
  brought_by !== undefined || transactions.some(({ bank_category }) => bank_category != null);

/**
 * What an import is to write of what its file brings, once its transactions are there: the names and which row has which. What was chosen
 * before for names of the source is done with its new rows too. `created` are transactions that are only about to be written.
 */
export const keepBrought = async (
  db: Db,
  author: Who,
  statements: readonly BringingStatement[],
  { created, taken }: Pick<Keeping, "created" | "taken">,
): Promise<Edit[]> => {
  const bySource = Map.groupBy(
    statements,
    ({ printed, bank_account_id }) => printed.brought_by ?? bank_account_id,
  );
  const edits: Edit[] = [];
  for (const [source, some] of bySource) {
    const brought = some.flatMap(listBrought);
    if (brought.length > 0)
      edits.push(...(await keepSource(db, author, { source, brought, created, taken })));
  }
  return edits;
};

type Keeping = {
  readonly source: string;
  readonly brought: readonly Brought[];
  readonly created: ReadonlyMap<string, TransactionRow>;
  /** What its person chose for names before they were kept. */
  readonly taken?: NamesToTake | undefined;
};

type Names = { readonly names: readonly BroughtNameRow[]; readonly edits: readonly Edit[] };

/** The names with what was chosen for them, and what makes them so; a choice whose category is gone by now is none. */
const takeNames = async (db: Db, author: Who, { source, known, made, taken }: NamesHere): Promise<Names> => {
  if (taken === undefined) return { names: known, edits: [insertInto("brought_names", made)] };
  const former = [...known, ...made];
  const byKey = new Map(former.map((row) => [row.name_key, row.id]));
  const there = new Set((await listCategoryRows(db, author.user_id)).map(({ id }) => id));
  const names = taken.names.flatMap(({ parent, name, sub_category_id, create }) => {
    const name_id = byKey.get(toKey({ parent, name }));
    const is_gone = [sub_category_id, create?.parent_id].some((id) => id !== undefined && !there.has(id));
    return name_id === undefined || is_gone ? [] : [{ name_id, sub_category_id, create }];
  });
  const body = { ...taken, source, names };
  const categories = await makeCategories(db, author, body);
  const chosen = chooseNames(author, { body, former, made: categories });
  const ids = new Set(known.map(({ id }) => id));
  const before = new Set(known);
  return {
    names: chosen,
    edits: [
      insertInto("categories", categories.rows),
      insertInto(
        "brought_names",
        chosen.filter(({ id }) => !ids.has(id)),
      ),
      updateEach(
        "brought_names",
        chosen
          .filter((row) => ids.has(row.id) && !before.has(row))
          .map(({ id, choice, sub_category_id }) => ({ key: { id }, values: { choice, sub_category_id } })),
      ),
    ],
  };
};

type NamesHere = Pick<Keeping, "source" | "taken"> & {
  readonly known: readonly BroughtNameRow[];
  readonly made: readonly BroughtNameRow[];
};

const keepSource = async (
  db: Db,
  author: Who,
  { source, brought, created, taken }: Keeping,
): Promise<Edit[]> => {
  const { user_id } = author;
  const { known, made, find } = await openNames(db, author, source);
  const kept = toKept({ user_id, source }, brought, find);
  const there = kept.rows.flatMap(({ transaction_id }) =>
    created.has(transaction_id) ? [] : [transaction_id],
  );
  const before = await listBefore(db, user_id, { source, ids: there });
  const rows = await loadFiledRows(db, user_id, { brought: kept, ids: there, created });
  const named = await takeNames(db, author, { source, known, made, taken });
  const { edits } = await planFiling(db, author, { source, names: named.names, former: known, rows });
  return [
    ...named.edits,
    deleteKeys("brought_parts", before.parts),
    deleteKeys("brought_rows", before.rows),
    insertInto("brought_rows", kept.rows),
    insertInto("brought_parts", kept.parts),
    ...edits,
  ];
};
