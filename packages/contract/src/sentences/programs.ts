import { speaker } from "./sentence.ts";
import type { Entry } from "./sentence.ts";

/** What is refused of keys of programs, and of addresses that are told what happens. */
export const PROGRAMS = {
  too_many_keys: [
    "You have {most} keys, which is the most there can be. End one that is no longer of use.",
    { most: "count" },
  ],
  program_needed: "Proposals come from programs. Call with a key that has the scope propose.",
  too_many_proposals: [
    "{most} of these proposals wait for a person, which is the most there can be. Propose more once some are answered.",
    { most: "count" },
  ],
  name_proposals: "Name proposals, or one program whose proposals are all meant.",
  nothing_proposed: "None of these waits any more. Reload the list.",
  too_many_webhooks: [
    "You have {most} addresses that are told what happens, which is the most there can be. Delete one that is no longer of use.",
    { most: "count" },
  ],
  webhook_not_secure: "Only addresses with encryption (https) are told anything.",
  webhook_not_allowed:
    "This is an address of this machine or its network. Whoever runs this Passbook can allow those (LOCAL_WEBHOOKS).",
} as const satisfies Record<string, Entry>;

export const sayOfProgram = speaker(PROGRAMS);
