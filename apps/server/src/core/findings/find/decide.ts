import type { Db } from "@passbook/db/dialect";
import {
  type Author,
  type ChangingCall,
  followedBell,
  runChange,
  type Subject,
} from "../../changes/index.ts";
import { deriveFindings } from "./finding-work.ts";

/** What a use case that decides something answers besides its own values. */
export type Decided = { readonly change_id: string };

/**
 * Runs a use case that decides something, in what was found of all that came before it, and finds what follows at once, so that the answer
 * to the person shows it already.
 */
export const runDecision = async <T extends Decided>(
  call: ChangingCall,
  change: (trx: Db, author: Author) => Promise<T>,
  subject?: Subject,
): Promise<T> => {
  const { services, caller } = call;
  await deriveFindings(services, caller.user_id, null);
  const decided = await runChange(call, change, subject);
  try {
    await deriveFindings(services, caller.user_id, null);
    services.bell.ring(followedBell(caller.user_id));
  } catch (error) {
    // The decision stands, and the work that it left is carried out later.
    services.log.warn({ err: error }, "what follows from a decision was not found at once");
  }
  return decided;
};
