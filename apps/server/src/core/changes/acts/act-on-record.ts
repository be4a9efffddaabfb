import type { Db } from "@passbook/db/dialect";
import type { Author } from "../told/author.ts";
import { changeAhead, type PlannedChange } from "./change-ahead.ts";
import { refuseUnseen, type Subject } from "./refuse-stale.ts";
import type { Act } from "./run-act.ts";

type OnRecord<Input, Told extends object> = Pick<Act<Input, never>, "name" | "estimateRows"> & {
  readonly toSubject: (id: string) => Subject;
  readonly plan: (db: Db, author: Author, input: Input) => Promise<PlannedChange<Told>>;
};

/** An act on one record, refused where whoever acts has seen another version of it. */
export const actOnRecord = <Input extends { readonly id: string }, Told extends object>({
  name,
  estimateRows,
  toSubject,
  plan,
}: OnRecord<Input, Told>): Act<Input, Told & { readonly change_id: string }> => ({
  name,
  estimateRows,
  carryOut: (services, { author, seen }, input) => {
    const { user_id } = author;
    return changeAhead(
      services,
      { author },
      {
        plan: (db) => plan(db, author, input),
        refuse: (db) => refuseUnseen(db, { user_id, seen }, toSubject(input.id)),
      },
    );
  },
});
