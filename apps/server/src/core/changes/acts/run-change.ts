import { type Db, lockPerson } from "@passbook/db/dialect";
import type { Endpoint } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/refusals";
import { brokenUnique, conflict } from "../../../platform/problem.ts";
import { refuseWhileActing } from "../../../platform/after-acts.ts";
import { answerOnce, onceOf } from "../../../platform/http/answers/answer-once.ts";
import { type GuardedCall, tellChange } from "../../../platform/http/route.ts";
import type { Author } from "../told/author.ts";
import { ringAfterChange } from "../told/bells.ts";
import { refuseStale, type Subject } from "./refuse-stale.ts";

/** What a use case that changes something answers besides its own values. */
type Changed = { readonly change_id: string };

export type ChangingCall = Pick<GuardedCall<Endpoint>, "services" | "caller" | "request" | "reply">;

/**
 * Runs a use case in one transaction in the caller's name, and tells the client how to undo it. A call that changes one entity names it,
 * so that it can be made from one version alone.
 */
export const runChange = async <T extends Changed>(
  call: ChangingCall,
  change: (trx: Db, author: Author) => Promise<T>,
  subject?: Subject,
): Promise<T> => {
  const { services, caller, reply } = call;
  const author = { ...caller, clock: services.clock };
  const changed = await inWordsOfNames(() =>
    services.db.transaction().execute(async (trx) => {
      // What a change is decided by is read while nobody else changes it.
      await lockPerson(trx, caller.user_id);
      await refuseWhileActing(trx, caller.user_id);
      if (subject !== undefined) await refuseStale(trx, call, subject);
      return change(trx, author);
    }),
  );
  ringAfterChange(services.bell, caller.user_id);
  tellChange(reply, changed.change_id);
  return changed;
};

/**
 * The same for a repeatable call; what the change answers travels as JSON, so that a repeat is told the same. `part` is what a form held
 * where the body is no JSON.
 */
export const runOnce = <T extends Changed>(
  call: ChangingCall,
  change: (trx: Db, author: Author) => Promise<T>,
  part?: Parameters<typeof onceOf>[1],
): Promise<T> => {
  const once = onceOf(call, part);
  return runChange(call, (trx, author) => answerOnce(trx, call.services, once, () => change(trx, author)));
};

/** Refuses a name that is taken in words that name it. */
export const inWordsOfNames = async <T>(change: () => Promise<T>): Promise<T> => {
  try {
    return await change();
  } catch (error) {
    throw isTakenName(error) ? nameTaken() : error;
  }
};

/** The database decides what is unique; names are the only thing a person can make twice. */
const isTakenName = (error: unknown): boolean => /name_taken|name_key/.test(brokenUnique(error) ?? "");

const nameTaken = () => {
  const said = say("name_taken");
  return conflict("name_taken", said, { name: said });
};
