import { type Db, idsIn } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { EditableName, Reference } from "../told/editable-table.ts";
import { getTable } from "../told/editable-tables.ts";
import type { Values } from "../told/edits.ts";
import type { OpenChange } from "../door/open-change.ts";

const MOST_NAMES_TRIED = 100;

/** What is known of the data as it is now, as far as the rows to fit need it. */
type Surroundings = {
  table: EditableName;
  refers: readonly (readonly [string, Reference])[];
  /** Ids that exist, by table. */
  existing: ReadonlyMap<string, ReadonlySet<string>>;
  /** Who holds a place that must be unique, by the text of the place. */
  taken: Map<string, unknown>;
  standing_in: Map<string, string>;
  /** What takes the place of something gone, by table. */
  defaults: ReadonlyMap<string, string | null>;
};

type Fitting = {
  readonly table: EditableName;
  readonly rows: readonly Values[];
  /** Those that change, of rows that are there. */
  readonly columns?: ReadonlySet<string>;
};

/**
 * Makes whole rows fit the data as it is now: a reference to something gone becomes null or the default, a name taken meanwhile
 * gets a number. Answers null in place of a row that cannot be brought back. Where the same thing was made anew meanwhile, that stands in for
 * it from then on.
 */
export const fitRows = async (
  { trx: db, author: { user_id }, standing_in }: OpenChange,
  { table, rows: wanted, columns }: Fitting,
): Promise<(Values | null)[]> => {
  const gets = (name: string): boolean => columns?.has(name) ?? true;
  const moves = getTable(table).unique?.columns.some(gets) ?? false;
  const refers = Object.entries(getTable(table).refers).filter(([name]) => gets(name));
  const rows = standing_in.size === 0 ? wanted : wanted.map((row) => redirect(row, refers, standing_in));
  const around: Surroundings = {
    table,
    refers,
    existing: await findExisting(db, user_id, { table, refers, rows }),
    taken: moves ? await findTaken(db, user_id, table, rows) : new Map(),
    standing_in,
    defaults: await findDefaults(db, user_id, refers),
  };
  return rows.map((row) => {
    const referring = fitReferences(around, row);
    return referring === null || !moves ? referring : fitPlace(around, referring);
  });
};

const redirect = (
  row: Values,
  refers: Surroundings["refers"],
  standing_in: ReadonlyMap<string, string>,
): Values => ({
  ...row,
  ...Object.fromEntries(refers.map(([name]) => [name, standing_in.get(String(row[name])) ?? row[name]])),
});

const findExisting = async (
  db: Db,
  user_id: string,
  { table, refers, rows }: Pick<Surroundings, "table" | "refers"> & { readonly rows: readonly Values[] },
): Promise<Map<string, Set<string>>> => {
  const existing = new Map<string, Set<string>>([[table, new Set(rows.map((row) => String(row["id"])))]]);
  for (const [column, { to }] of refers) {
    const ids = [...new Set(rows.map((row) => row[column]).filter((id) => typeof id === "string"))];
    if (ids.length === 0) continue;
    const { rows: found } = await sql<{
      id: string;
    }>`select id from ${sql.table(to)} where user_id = ${user_id} and id in ${idsIn(db, ids)}`.execute(db);
    const known = existing.get(to) ?? new Set();
    for (const { id } of found) known.add(id);
    existing.set(to, known);
  }
  return existing;
};

const placeText = (columns: readonly string[], row: Values): string =>
  columns.map((name) => String(row[name])).join("\0");

/** Who holds the places that these rows, or their numbered names, may want. */
const findTaken = async (
  db: Db,
  user_id: string,
  table: EditableName,
  rows: readonly Values[],
): Promise<Map<string, unknown>> => {
  const { unique } = getTable(table);
  const [first] = rows;
  if (unique === undefined || first === undefined) return new Map();
  // Numbered names are not known beforehand, so tables with names (small ones) are read whole.
  const narrowing =
    unique.name === null ? unique.columns.filter((name) => typeof first[name] === "string") : [];
  const wheres = narrowing.map((name) => {
    const values = [...new Set(rows.map((row) => String(row[name])))];
    return sql` and ${sql.ref(name)} in ${idsIn(db, values)}`;
  });
  const columns = sql.join(["id", ...unique.columns].map((name) => sql.ref(name)));
  const { rows: found } =
    await sql<Values>`select ${columns} from ${sql.table(table)} where user_id = ${user_id}${sql.join(wheres, sql``)}`.execute(
      db,
    );
  return new Map(found.map((row) => [placeText(unique.columns, row), row["id"]]));
};

const findDefaults = async (
  db: Db,
  user_id: string,
  refers: Surroundings["refers"],
): Promise<Map<string, string | null>> => {
  const tables = new Set(refers.flatMap(([, { to, else: other }]) => (other === "default" ? [to] : [])));
  const defaults = new Map<string, string | null>();
  for (const table of tables) defaults.set(table, (await getTable(table).findDefault?.(db, user_id)) ?? null);
  return defaults;
};

const fitReferences = (around: Surroundings, row: Values): Values | null => {
  const fitted: Record<string, unknown> = { ...row };
  for (const [column, reference] of around.refers) {
    const id = row[column];
    // An empty text stands for "none" where a column is part of a key.
    if (typeof id !== "string" || id === "" || around.existing.get(reference.to)?.has(id) === true) continue;
    if (reference.else === "leave_out") return null;
    const other = reference.else === "null" ? null : (around.defaults.get(reference.to) ?? null);
    if (reference.else === "default" && other === null) return null;
    fitted[column] = other;
  }
  return fitted;
};

const fitPlace = (around: Surroundings, row: Values): Values | null => {
  const { unique } = getTable(around.table);
  if (unique === undefined) return row;
  const isFree = (wanted: Values): boolean => {
    const holder = around.taken.get(placeText(unique.columns, wanted));
    return holder === undefined || holder === wanted["id"];
  };
  const take = (wanted: Values): Values => {
    around.taken.set(placeText(unique.columns, wanted), wanted["id"]);
    return wanted;
  };
  if (isFree(row)) return take(row);
  if (unique.same === true)
    around.standing_in.set(String(row["id"]), String(around.taken.get(placeText(unique.columns, row))));
  if (unique.name === null) return null;
  for (let number = 2; number < MOST_NAMES_TRIED; number += 1) {
    const suffix = ` (${String(number)})`;
    const renamed = {
      ...row,
      [unique.name]: `${String(row[unique.name])}${suffix}`,
      name_key: `${String(row["name_key"])}${suffix}`,
    };
    if (isFree(renamed)) return take(renamed);
  }
  return null;
};
