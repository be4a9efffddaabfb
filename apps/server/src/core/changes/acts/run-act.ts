import type { Db } from "@passbook/db/dialect";
import { wholeOf } from "@passbook/db/private/leave-out";
import { onceOf } from "../../../platform/http/answers/answer-once.ts";
import type { Once } from "../../../platform/once.ts";
import { tellChange } from "../../../platform/http/route.ts";
import { readIfMatch } from "../../../platform/http/answers/versions.ts";
import type { ActJob, Services } from "../../../platform/services.ts";
import type { Author } from "../told/author.ts";
import { ringAfterChange } from "../told/bells.ts";
import { type ChangingCall, inWordsOfNames } from "./run-change.ts";

/** Who acts, what tells a repeat of their call, and the versions they may have seen of what they change (null: any). */
export type Actor = {
  readonly author: Author;
  readonly once: Once | null;
  readonly seen: ReadonlySet<number> | null;
};
/** What came of it; travels between processes. */
type Done = { readonly change_id: string | null };

/** What a person does that may concern very many rows. */
export type Act<Input, Result extends Done> = {
  readonly name: string;
  /** How many rows it concerns, about. */
  readonly estimateRows: (db: Db, user_id: string, input: Input) => Promise<number>;
  readonly carryOut: (services: Services, actor: Actor, input: Input) => Promise<Result>;
};

/** Where they are listed their inputs do not matter. */
export type AnyAct = Act<never, Done>;

/** Fewer take less time than a process to start. */
const WORTH_THREAD = 3000;
/** So many take memory that is to be given back at once. */
const WORTH_PROCESS = 30_000;

/** Carries out an act: here, or beside this process's requests when it concerns many rows, and tells the client how to undo it. */
export const runAct = async <Input, Result extends Done>(
  { services, caller, request, reply }: ChangingCall,
  act: Act<Input, Result>,
  input: Input,
): Promise<Result> => {
  const { db, acting, clock, bell } = services;
  const { user_id, actor_id, session_id } = caller;
  const job: ActJob = {
    name: act.name,
    input,
    person: { user_id, actor_id, session_id },
    once: onceOf({ request, caller, services }),
    seen: readIfMatch(request),
    now: clock.now(),
  };
  const rows = acting === null ? 0 : await act.estimateRows(db, user_id, input);
  // An act's process answers what the act answers.
  const done =
    acting === null || rows < WORTH_THREAD
      ? await carryOutAct(services, act, job)
      : ((await acting.run(job, rows >= WORTH_PROCESS)) as Result);
  ringAfterChange(bell, user_id);
  if (done.change_id !== null) tellChange(reply, done.change_id);
  return done;
};

/** Carries out an act on the calling thread. */
export const carryOutAct = <Input, Result extends Done>(
  services: Services,
  act: Act<Input, Result>,
  { person, once, seen, input }: ActJob,
): Promise<Result> =>
  inWordsOfNames(() =>
    // The input is that of the act of this name.
    act.carryOut(
      // A member's act is decided by all that is there; which rows it chooses by itself, it asks as they see them (seenBy).
      { ...services, db: wholeOf(services.db) },
      { author: { ...person, clock: services.clock }, once, seen: seen },
      input as Input,
    ),
  );
