import type { Db } from "@passbook/db/dialect";
import type { Author, ChangeNote } from "./author.ts";
import type { EditableName } from "./editable-table.ts";
import type { Edit, RecordedEdit, Values } from "./edits.ts";

/** The transaction in which something is changed, and by whom. */
export type Who = { readonly trx: Db; readonly author: Author };

/** A row as it is, and the values it gets. */
export type Updated = { readonly before: Values; readonly after: Values };

/** An edit with the rows that it concerns, whole. */
export type Written =
  | { readonly op: "insert"; readonly table: EditableName; readonly rows: readonly Values[] }
  | { readonly op: "delete"; readonly table: EditableName; readonly rows: readonly Values[] }
  | { readonly op: "update"; readonly table: EditableName; readonly rows: readonly Updated[] };

/** What a change came to when it ends: all that it did, and whether it takes another back. */
export type Ended = { readonly recorded: readonly RecordedEdit[]; readonly is_undo: boolean };

/** Keeps something in step with the rows of one change, which may be written in several transactions. */
export type Follower = {
  /** Told of each edit before it is written, and after. */
  readonly before?: (who: Who, written: Written) => Promise<void>;
  readonly after?: (who: Who, written: Written) => Promise<void>;
  /** Writes what is to stand in each transaction of a change. */
  readonly settle?: (who: Who) => Promise<void>;
  /** What else is to be done with the last of a change, so that the rows fit each other; it stands in the history. */
  readonly followUp?: (who: Who, note: ChangeNote) => Promise<readonly Edit[]>;
  /** Does what goes by itself after that; it stands in the history. */
  readonly complete?: (who: Who) => Promise<readonly RecordedEdit[]>;
  /** Leaves word of a change that is whole, or of the part of one that was taken back. */
  readonly finish?: (who: Who, ended: Ended) => Promise<void>;
  /** Told that something outside these tables has changed. */
  readonly noteEverything?: () => void;
};
