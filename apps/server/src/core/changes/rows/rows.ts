import { type Db, idsIn, insertRows, oneMore, storedAs, updateRows } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { isVersioned } from "@passbook/db/versioned";
import type { EditableName } from "../told/editable-table.ts";
import { getTable } from "../told/editable-tables.ts";
import type { KeyedValues, Values } from "../told/edits.ts";

/** Reading and writing rows of any editable table by key; every statement filters by the person. */

const CHUNK_ROWS = 500;

const chunked = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK_ROWS) }, (_, index) =>
    items.slice(index * CHUNK_ROWS, (index + 1) * CHUNK_ROWS),
  );

const matchKeys = (db: Db, table: EditableName, keys: readonly Values[]): RawBuilder<boolean> => {
  const [column, ...others] = getTable(table).key;
  if (column !== undefined && others.length === 0)
    return sql<boolean>`${sql.ref(column)} in ${idsIn(
      db,
      keys.map((key) => String(key[column])),
    )}`;
  const one = (key: Values) =>
    sql`(${sql.join(
      getTable(table).key.map((name) => sql`${sql.ref(name)} = ${key[name]}`),
      sql` and `,
    )})`;
  return sql<boolean>`(${sql.join(keys.map(one), sql` or `)})`;
};

/** The key of a row: the values of its key columns. */
export const keyOf = (table: EditableName, row: Values): Values => {
  const key: Record<string, Values[string]> = {};
  for (const name of getTable(table).key) key[name] = row[name];
  return key;
};

/** A text that is the same for the same key. */
export const keyText = (table: EditableName, row: Values): string =>
  getTable(table)
    .key.map((name) => String(row[name]))
    .join("\0");

/** What is set beside these columns: a version grows, unless only what is found from the data is set. */
const growing = (table: EditableName, columns: readonly string[]): "version" | undefined => {
  const { derived = [] } = getTable(table);
  return isVersioned(table) && columns.some((name) => !derived.includes(name)) ? "version" : undefined;
};

/** The rows that exist among these keys; missing ones are left out. */
export const findRows = async (
  db: Db,
  user_id: string,
  table: EditableName,
  keys: readonly Values[],
): Promise<Values[]> => {
  const found: Values[] = [];
  for (const some of chunked(keys)) {
    const where = matchKeys(db, table, some);
    const { rows } =
      await sql<Values>`select * from ${sql.table(table)} where user_id = ${user_id} and ${where}`.execute(
        db,
      );
    found.push(...rows);
  }
  return found;
};

export const addRows = async (db: Db, table: EditableName, rows: readonly Values[]): Promise<void> => {
  await insertRows(db, table, rows);
};

export const setValues = async (
  db: Db,
  user_id: string,
  table: EditableName,
  change: { keys: readonly Values[]; values: Values },
): Promise<void> => {
  const names = Object.keys(change.values);
  if (names.length === 0) return;
  const grows = growing(table, names);
  const assignments = sql.join([
    ...names.map((name) => sql`${sql.ref(name)} = ${change.values[name]}`),
    ...(grows === undefined ? [] : [oneMore(table, grows)]),
  ]);
  for (const some of chunked(change.keys)) {
    const where = matchKeys(db, table, some);
    await sql`update ${sql.table(storedAs(table))} set ${assignments} where user_id = ${user_id} and ${where}`.execute(
      db,
    );
  }
};

export const setEach = async (
  db: Db,
  user_id: string,
  table: EditableName,
  rows: readonly KeyedValues[],
): Promise<void> => {
  await updateRows(db, table, {
    user_id,
    key: getTable(table).key,
    rows: rows.map(({ key, values }) => ({ ...key, ...values })),
    grows: growing(table, Object.keys(rows[0]?.values ?? {})),
  });
};

export const removeRows = async (
  db: Db,
  user_id: string,
  table: EditableName,
  keys: readonly Values[],
): Promise<void> => {
  for (const some of chunked(keys)) {
    const where = matchKeys(db, table, some);
    await sql`delete from ${sql.table(storedAs(table))} where user_id = ${user_id} and ${where}`.execute(db);
  }
};
