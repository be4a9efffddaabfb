import type { Problem } from "../problem.ts";

/** The name under which a process of jobs is handed its data: as the configuration comes to the one that starts it. */
export const JOB_DATA = "PASSBOOK_JOB_DATA";

/** What a process of jobs is told: a job, or that it may write to the database now. */
export type JobAsk = { readonly kind: "job"; readonly job: unknown } | { readonly kind: "turn" };
/**
 * What is told of an error of such a process: its name, its words with their place, the code of a library or the system, and all of a refusal
 * that is meant for the person.
 */
export type ToldFault = {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly refusal?: ConstructorParameters<typeof Problem>[0];
};
/** What it answers: how a job ended, or that it wants to write, or has written. */
export type JobReply =
  | { readonly kind: "take" | "give" }
  | ({ readonly kind: "done"; readonly value: unknown } & JobSize)
  | ({ readonly kind: "fault" } & ToldFault & JobSize);
/** How much memory the engine holds, used or not. */
type JobSize = { readonly heap_mb: number };
