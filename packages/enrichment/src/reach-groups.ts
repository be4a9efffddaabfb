import type { Scope } from "./scope.ts";
import { listTies, toGroupKey } from "./rows/row-groups.ts";
import type { FindingAnswers, RowEdit, FinderRow, TransferFindings } from "./finding-types.ts";
import { listValues } from "./rows/layered-map.ts";
import { findRow } from "./rows/row-index.ts";

/** What became of rows and of their transfers. */
type Happened = {
  readonly edits: readonly RowEdit[];
  readonly before: TransferFindings;
  readonly after: TransferFindings;
  /** The rows whose transfers were looked for again. */
  readonly reached: readonly FinderRow[];
  /** First days of accounts before the edits. */
  readonly openings: ReadonlyMap<string, string>;
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

/** Accounts whose first day changed. */
const listReopened = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Set<string> =>
  new Set([...after].filter(([account, day]) => before.get(account) !== day).map(([account]) => account));

/** Rows that an answer names together with an edited one: it may tie them no longer, or tie others. */
const listTied = (edits: readonly RowEdit[], answers: FindingAnswers): Set<string> => {
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
  { edits, before, after, reached, openings }: Happened,
  { links, index, context }: Scope,
): Set<string> => {
  const keys = new Set<string>();
  for (const edit of edits)
    for (const row of [edit.before, edit.after]) if (row !== null) keys.add(toGroupKey(row));
  const ids = new Set(reached.map(({ id }) => id));
  const [was, is] = [readRoles(before, ids), readRoles(after, ids)];
  for (const row of reached) if (was.get(row.id) !== is.get(row.id)) keys.add(toGroupKey(row));
  const reopened = listReopened(openings, index.openings);
  if (reopened.size > 0)
    for (const row of listValues(index.byId))
      if (reopened.has(row.bank_account_id)) keys.add(toGroupKey(row));
  for (const id of listTied(edits, context.answers)) {
    const row = findRow(index, id);
    if (row !== undefined) keys.add(toGroupKey(row));
  }
  return new Set([...keys].flatMap((key) => [key, ...(links.get(key) ?? [])]));
};
