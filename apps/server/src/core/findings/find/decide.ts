import type { Db } from "@passbook/db/dialect";
import {
  type Act,
  type Author,
  type ChangingCall,
  followedBell,
  runAct,
  runChange,
  type Subject,
} from "../../changes/index.ts";
import { deriveFindings } from "./finding-work.ts";

/** What a use case that decides something answers besides its own values. */
export type Decided = { readonly change_id: string };

/** Finds what all that came before leads to, lets something be decided in it, and finds what follows at once, so that the answer shows it already. */
const findAround = async <T>({ services, caller }: ChangingCall, decide: () => Promise<T>): Promise<T> => {
  await deriveFindings(services, caller.user_id, null);
  const decided = await decide();
  try {
    await deriveFindings(services, caller.user_id, null);
    services.bell.ring(followedBell(caller.user_id));
  } catch (error) {
    // The decision stands, and the work that it left is carried out later.
    services.log.warn({ err: error }, "what follows from a decision was not found at once");
  }
  return decided;
};

/**
 * Runs a use case that decides something in what was found.
 */
export const runDecision = <T extends Decided>(
  call: ChangingCall,
  change: (trx: Db, author: Author) => Promise<T>,
  subject?: Subject,
): Promise<T> => findAround(call, () => runChange(call, change, subject));

/** The same for an act that decides about many. */
export const runDecidingAct = <Input, T extends Decided>(
  call: ChangingCall,
  act: Act<Input, T>,
  input: Input,
): Promise<T> => findAround(call, () => runAct(call, act, input));
