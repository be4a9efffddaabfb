import { type Db, lockPerson } from "@passbook/db/dialect";
import type { Once } from "../../../platform/once.ts";
import type { Services } from "../../../platform/services.ts";
import type { ChangeNote } from "../told/author.ts";
import { carryOut } from "../door/change-data.ts";
import { type Begun, changeInSteps, type Step } from "./change-in-steps.ts";
import type { Edit } from "../told/edits.ts";
import { findFalling } from "../rows/find-falling.ts";
import { planAhead } from "../history/plan-ahead.ts";
import type { Actor } from "./run-act.ts";
import { countRowsOf, sliceEdit } from "../rows/slice-edits.ts";

/** A change as it was planned, and what is told of it besides its id. */
export type PlannedChange<Told extends object> = {
  readonly note: ChangeNote;
  readonly edits: readonly Edit[];
  readonly told: Told;
  /** What is written past the history, before the last edit. */
  readonly beside?: (trx: Db) => Promise<void>;
};

type Planning<Told extends object> = {
  readonly plan: (db: Db) => Promise<PlannedChange<Told>>;
  /** Asked before it is planned, and again when the person's data is held still. */
  readonly refuse?: (db: Db) => Promise<void>;
  /** What tells a repeat of the call, where it may be repeated. */
  readonly once?: Once | null;
};

/** Makes a change of any number of rows that can be planned before its transaction. */
export const changeAhead = async <Told extends object>(
  services: Pick<Services, "db" | "clock" | "log" | "holder">,
  { author }: Pick<Actor, "author">,
  { plan, refuse, once = null }: Planning<Told>,
): Promise<Told & { readonly change_id: string }> => {
  const { user_id } = author;
  await refuse?.(services.db);
  const { planned, toPlan } = await planAhead(services.db, user_id, plan);
  const rows = planned.edits.reduce((sum, edit) => sum + countRowsOf(edit), 0);
  const begin = async (trx: Db): Promise<Begun<Told & { readonly change_id: string }>> => {
    await lockPerson(trx, user_id);
    await refuse?.(trx);
    const { note, edits, told, beside } = await toPlan(trx);
    return {
      note,
      beside,
      listSteps: (db, most_rows) => listSteps({ trx: db, author }, edits, most_rows),
      finish: async (_, change_id) => ({ ...told, change_id }),
    };
  };
  return changeInSteps(services, { author, once }, { rows, begin });
};

type Who = Parameters<typeof findFalling>[0];

const listSteps = async (who: Who, edits: readonly Edit[], most_rows: number): Promise<Step[]> => {
  const steps: Step[] = [];
  for (const edit of edits)
    for (const each of await withFalling(who, edit, most_rows))
      for (const slice of sliceEdit(each, most_rows)) steps.push((open) => carryOut(open, slice));
  return steps;
};

/** What falls with a row, in pieces of its own where it may be too much for one. */
const withFalling = async (who: Who, edit: Edit, most_rows: number): Promise<Edit[]> => {
  if (edit.op !== "delete" || most_rows === Infinity) return [edit];
  const falling: Edit[] = [];
  for (const each of await findFalling(who, edit)) falling.push(...(await withFalling(who, each, most_rows)));
  return [...falling, edit];
};
