import type { Services } from "../platform/services.ts";

/** What a command that works on the data needs from outside; `openServices` is closed by whoever gave it. */
export type CommandIo = {
  readonly openServices: () => Promise<Services>;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
};

/** Exit codes of every command: done, a fault of ours, the input was refused. */
export const DONE = 0;
export const FAULT = 1;
export const REFUSED = 2;

type Printed = Pick<CommandIo, "stdout" | "stderr">;

/** Says why the input was refused, as one JSON object or one sentence. */
export const refuseInput = (
  io: Printed,
  { code, message }: { code: string; message: string },
  json: boolean,
): number => {
  if (json) io.stdout(`${JSON.stringify({ error: { code, message } })}\n`);
  else io.stderr(`${message}\n`);
  return REFUSED;
};

/** Says how a command is written. */
export const refuseUsage = (io: Printed, usage: string): number => {
  io.stderr(`${usage}\n`);
  return REFUSED;
};
