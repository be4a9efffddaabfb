import type { ChangedField, ChangedThing } from "@passbook/contract/changes";
import type { Db } from "@passbook/db/dialect";
import type { Rows } from "@passbook/db/schema";
import type { VersionedName } from "@passbook/db/versioned";

/** Tables whose rows are a person's; those among them that features describe to core/changes can be changed. */
export type EditableName = {
  [Name in keyof Rows]: Rows[Name] extends { user_id: string } ? Name : never;
}[keyof Rows];

export type EditableRow<T extends EditableName = EditableName> = Rows[T];

/** What a column refers to. */
export type Reference = {
  readonly to: EditableName;
  /** What a restored row takes when what it refers to is gone: null, the default of that table, or it is not restored. */
  readonly else: "null" | "default" | "leave_out";
  /** The row falls with what it refers to. */
  readonly falls?: true;
};

/** How a column is told: by the name of what it refers to, or as what it holds; `unsaid` where that would be no words. */
export type ToldColumn = {
  readonly field: ChangedField;
  readonly as: "text" | "day" | "money" | "flag" | "reference" | "unsaid";
};

type Row = Readonly<Record<string, unknown>>;

/** To which row of the same table another was linked, or to none, by what was decided about both. */
export type ToldLink = {
  readonly id: string;
  readonly field: ChangedField;
  readonly from: string | null;
  readonly to: string | null;
};

/** What a person reads in the history of a row of a table. */
export type Telling = {
  readonly thing: ChangedThing;
  /** By what they know it. */
  readonly toName: (row: Row) => string;
  readonly day?: string;
  readonly amount?: string;
  /** What they know of it, by column; other columns are not told. */
  readonly columns: Readonly<Record<string, ToldColumn>>;
};

/** What is known of a table whose rows a person can change: its key, and which tables refer to it. */
export type EditableTable = {
  /** Columns that, with user_id, tell a row. */
  readonly key: readonly string[];
  /** Column → table it refers to. */
  readonly refers: Readonly<Record<string, Reference>>;
  /** Columns that must be unique per user, and the name column that is varied to keep them so; whether whoever has the place is the same thing. */
  readonly unique?: {
    readonly columns: readonly string[];
    readonly name: string | null;
    readonly same?: true;
  };
  /** The id of the row that stands for none, where there is one. */
  readonly findDefault?: (db: Db, user_id: string) => Promise<string | null>;
  /** Columns that are found from the data; a row that is brought back waits until they are found again. */
  readonly derived?: readonly string[];
  /** Column → the one it came about with: it is taken back as long as that is as it was left. */
  readonly goes_with?: Readonly<Record<string, string>>;
  /** The row of another table that is shown and edited together with it, and the column that names it. */
  readonly part_of?: { readonly table: EditableName & VersionedName; readonly column: string };
  /** A change is as large as the rows of these tables that it touches. */
  readonly measures?: true;
  /** Its rows go by themselves, which is no part of how large a change is. */
  readonly goes_along?: true;
  /** No field that a person edits, so that a later value which an undo keeps is nothing to report. */
  readonly untold?: true;
  /** How its rows are told in the history; of tables without it nothing is. */
  readonly tells?: Telling;
  /** Its rows are told as a field of the row they are part of: what one column says, with the money of another. */
  readonly tells_of?: {
    readonly owner: string;
    readonly value: string;
    readonly amount?: string;
  } & ToldColumn;
  /** Its rows are told by those of another table that they are about. */
  readonly tells_about?: {
    readonly table: EditableName;
    readonly toIds: (row: Row) => readonly string[];
    readonly toLinks: (row: Row) => readonly ToldLink[];
  };
  /** Its rows are the owner's of a book alone: no member takes a change of them back. */
  readonly of_owner?: true;
  /** One row is as much to write as so many of other tables. */
  readonly weight?: number;
};
