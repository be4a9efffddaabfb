import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What came back on a socket: each answer's status, in turn, and how it ended. */
export type Answered = {
  readonly statuses: readonly number[];
  readonly end: "closed" | "open";
  readonly took: number;
  readonly text: string;
};

/** Writes pieces to a socket with pauses between them (ms) and listens until it is closed, enough answers came, or patience ends. */
export const sendRaw = async (
  port: number,
  pieces: readonly (Buffer | string | number)[],
  { answers, patience_ms }: { readonly answers: number; readonly patience_ms: number },
): Promise<Answered> => {
  const start = performance.now();
  const socket = connect(port, "127.0.0.1");
  let text = "";
  const read = (): number[] =>
    [...text.matchAll(/(?:^|\n|\}|>)HTTP\/1\.1 (\d{3})/g)]
      .map((found) => Number(found[1]))
      .filter((status) => status !== 100);
  const done = new Promise<"closed" | "open">((resolve) => {
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
      if (read().length >= answers) resolve("open");
    });
    socket.on("close", () => resolve("closed"));
    socket.on("error", () => resolve("closed"));
    setTimeout(() => resolve("open"), patience_ms).unref();
  });
  for (const piece of pieces) {
    if (socket.destroyed) break;
    if (typeof piece === "number") await sleep(piece);
    else socket.write(piece);
  }
  const end = await done;
  socket.destroy();
  return { statuses: read(), end, took: performance.now() - start, text };
};
