import type { Renamed } from "@passbook/contract/search";
import type { Db } from "@passbook/db/dialect";
import type { EditableName, EditableTable } from "./editable-table.ts";
import type { Edit, RecordedEdit } from "./edits.ts";
import type { Follower } from "./follower.ts";

/** Rows that stay because something else holds them too, and the edits that make them at home there. */
export type HandedOver = { readonly ids: ReadonlySet<string>; readonly edits: readonly Edit[] };

/** What takes the place of something that goes: another id, or nothing. */
export type Replacements = ReadonlyMap<string, string | null>;

/** A change as an older history has it: its kind, and its edits of tables that are still there. */
type Known = { readonly kind: string; readonly edits: readonly RecordedEdit[] };

/** What a feature tells core/changes of itself; all of them are put together in core/changing.ts. */
export type Changing = {
  /** Its tables whose rows a person can change. */
  readonly tables?: Partial<Readonly<Record<EditableName, EditableTable>>>;
  /** What keeps something in step with the rows; begun anew for each change. */
  readonly follow?: () => Follower;
  /** Rows of a table that taking back their insertion does not delete, since something of this feature holds them. */
  readonly handOver?: {
    readonly table: EditableName;
    readonly list: (db: Db, user_id: string, ids: readonly string[]) => Promise<HandedOver>;
  };
  /** Where things are named otherwise than by a column: how that speaks of what takes their place, and how much falls without them. */
  readonly mentions?: {
    readonly replace: (trx: Db, user_id: string, replacements: Replacements) => Promise<Edit[]>;
    /** Where they are named by words: how that speaks of those that have other names from now on. */
    readonly rename?: (trx: Db, user_id: string, renamed: readonly Renamed[]) => Promise<Edit[]>;
    readonly countFalling: (trx: Db, user_id: string, ids: readonly string[]) => Promise<number>;
  };
  /** What became of edits of a table that is no more. */
  readonly retired?: Readonly<Record<string, (known: Known) => RecordedEdit[]>>;
  /** Rung after each change, and after each undo besides. */
  readonly bells?: readonly string[];
  readonly undo_bells?: readonly string[];
};

/** A column of another table that refers to a table. */
export type Referrer = { readonly table: EditableName; readonly column: string; readonly falls: boolean };

type Registered = {
  readonly features: readonly Changing[];
  readonly tables: ReadonlyMap<string, EditableTable>;
  readonly referrers: ReadonlyMap<string, readonly Referrer[]>;
};

let registered: Registered | null = null;

const collectTables = (features: readonly Changing[]): Map<EditableName, EditableTable> => {
  const tables = new Map<EditableName, EditableTable>();
  for (const { tables: own = {} } of features)
    for (const [name, table] of Object.entries(own)) {
      // The keys are those of the type.
      const editable = name as EditableName;
      if (tables.has(editable)) throw new Error(`Two features describe the table ${name}.`);
      tables.set(editable, table);
    }
  return tables;
};

/** Tells this process what features there are; each process that changes data does so once, before anything else. */
export const registerChanging = (features: readonly Changing[]): void => {
  const tables = collectTables(features);
  const columns = [...tables].flatMap(([table, { refers }]) =>
    Object.entries(refers).map(([column, { to, falls }]) => ({ to, table, column, falls: falls === true })),
  );
  registered = { features, tables, referrers: Map.groupBy(columns, ({ to }) => to) };
};

/** What features there are; a process that has not been told changes nothing. */
export const getRegistered = (): Registered => {
  if (registered === null)
    throw new Error("This process was not told what follows from changes: registerChanging comes first.");
  return registered;
};
