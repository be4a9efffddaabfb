import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, one, page, paging } from "../fields.ts";

export const change = z.strictObject({
  id,
  /** Verb and noun, such as `change_transactions`; the web words it. */
  kind: z.string(),
  /** A name or a count that says which. */
  /** The name of what was changed as it then was, or how many there were: no words of any language. */
  summary: z.string(),
  row_count: z.int(),
  created_at: instant,
  undone_at: z.nullable(instant),
  /** Nothing takes it back any more: its edits went to make room for newer changes. */
  given_up: z.boolean(),
  /** Set on the change that an undo made. */
  undo_of: z.nullable(id),
});
export type Change = z.output<typeof change>;

export const listChanges = endpoint({
  id: "list_changes",
  method: "GET",
  path: "/api/changes",
  summary: "What was changed, newest first",
  query: z.strictObject(paging),
  answer: page(change),
});
/**
 * Takes a change back; fields that were edited again later keep their later value and are counted in `kept`. `undone` is the kind of what was
 * taken back, or brought back where that was an undo.
 */
export const undoChange = endpoint({
  id: "undo_change",
  method: "POST",
  repeatable: true,
  path: "/api/changes/{id}/undo",
  summary: "Undo one change",
  params: z.strictObject({ id }),
  answer: one(z.strictObject({ change, kept: z.int(), undone: z.string() })),
});
