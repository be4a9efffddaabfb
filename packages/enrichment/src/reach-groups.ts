import type { Scope } from "./movement-findings.ts";
import { listTies, toGroupKey } from "./movement-groups.ts";
import type { MovementAnswers, MovementEdit, MovementRow, TransferFindings } from "./movement-types.ts";

/** What became of rows and of their transfers. */
type Happened = {
  readonly edits: readonly MovementEdit[];
  readonly before: TransferFindings;
  readonly after: TransferFindings;
  /** The rows whose transfers were looked for again. */
  readonly reached: readonly MovementRow[];
};

/** The part each row has in a transfer, as far as other finders care. */
const readRoles = ({ pairs, singles }: TransferFindings, of: ReadonlySet<string>): Map<string, string> => {
  const roles = new Map<string, string>();
  const set = (id: string, role: string): void => {
    if (of.has(id)) roles.set(id, role);
  };
  for (const { out_id, in_id } of pairs) {
    set(out_id, "out");
    set(in_id, "in");
  }
  for (const { id } of singles) set(id, "single");
  return roles;
};

/** Accounts whose first day may have changed: an edit touches it or lies before it. */
const listReopened = (edits: readonly MovementEdit[], openings: ReadonlyMap<string, string>): Set<string> =>
  new Set(
    edits
      .flatMap(({ before, after }) => [before, after])
      .flatMap((row) => {
        if (row === null) return [];
        const opening = openings.get(row.bank_account_id);
        return opening === undefined || row.booked_on <= opening ? [row.bank_account_id] : [];
      }),
  );

/** Rows that an answer names together with an edited one: it may tie them no longer, or tie others. */
const listTied = (edits: readonly MovementEdit[], answers: MovementAnswers): Set<string> => {
  const edited = new Set(edits.map(({ before, after }) => (after ?? before)?.id ?? ""));
  return new Set(
    listTies(answers)
      .filter((ids) => ids.some((id) => edited.has(id)))
      .flat(),
  );
};

/**
 * Keys of the groups that must be looked at again for refunds, series and unusual things: those of edited rows, before and after;
 * those of rows whose part in a transfer changed; those of an account whose first day
 * changed; and all that answers tie to these.
 */
export const reachGroups = (
  { edits, before, after, reached }: Happened,
  { links, survey: { counted: rows, openings }, context }: Scope,
): Set<string> => {
  const keys = new Set<string>();
  for (const edit of edits)
    for (const row of [edit.before, edit.after]) if (row !== null) keys.add(toGroupKey(row));
  const ids = new Set(reached.map(({ id }) => id));
  const [was, is] = [readRoles(before, ids), readRoles(after, ids)];
  for (const row of reached) if (was.get(row.id) !== is.get(row.id)) keys.add(toGroupKey(row));
  const reopened = listReopened(edits, openings);
  if (reopened.size > 0)
    for (const row of rows) if (reopened.has(row.bank_account_id)) keys.add(toGroupKey(row));
  const tied = listTied(edits, context.answers);
  if (tied.size > 0) for (const row of rows) if (tied.has(row.id)) keys.add(toGroupKey(row));
  return new Set([...keys].flatMap((key) => [key, ...(links.get(key) ?? [])]));
};
