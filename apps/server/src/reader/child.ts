import { flushCompileCache } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { type Result, err, ok } from "@passbook/contract/values";
import { parseStatement, readPieces, type Refusal } from "@passbook/statement-parser";
import { say } from "@passbook/contract/sentences/reading";
import { sendAhead } from "./send-answer.ts";
import { OUT_OF_MEMORY_EXIT } from "./tasks.ts";
import type { ChildMessage, ReaderTask, Unreadable } from "./tasks.ts";

/**
 * The process in which hostile bytes are read. It holds no secret, no database and no network connection; its parent ends it when
 * it takes too long or too much memory.
 */

const MICROSECONDS_PER_MS = 1000;
/** A page takes seconds. */
const BETWEEN_PAGES_MS = 100;
/** How the engine says that it was refused memory. */
const OUT_OF_MEMORY = /allocat|out of memory|invalid (?:array|string) length/i;
const TOO_LARGE: Refusal = {
  code: "too_large",
  ...say("reading_takes_memory"),
};
const UNREADABLE: Refusal = {
  code: "unreadable",
  ...say("format_not_kept"),
};

const carryOut = async (task: ReaderTask): Promise<Result<unknown, Refusal>> => {
  if (task.kind === "parse") return parseStatement(task.bytes, task.hints);
  if (task.kind === "pieces") return readPieces(task.bytes, task.wanted);
  // Loaded when first needed: statements with letters are many, scans and messages few.
  if (task.kind === "scan") {
    const [{ readScan }, { recognise }] = await Promise.all([
      import("@passbook/statement-parser/scan"),
      import("./recognise.ts"),
    ]);
    const onPage = async (page: number): Promise<void> => {
      await send({ page });
      // Recognising gives nobody a turn: that the parent is gone would be heard when the last page is done.
      await sleep(BETWEEN_PAGES_MS);
    };
    return readScan(task.bytes, task.hints, { recognise, onPage });
  }
  if (task.kind === "signatures") {
    const { readSignatures } = await import("./read-signatures.ts");
    return ok(await readSignatures(task.bytes, task.keys));
  }
  const { readSavedMail } = await import("./read-saved-mail.ts");
  return readSavedMail(task.bytes);
};

const MOST_FRAMES = 8;
const FRAME = /^\s+at (?:[\w$.#<>[\] ]+ \()?(?:file|node):.*:\d+:\d+\)?$/;
/** Where it was thrown, without its message: that may quote the file. */
const listFrames = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? "") : "")
    .split("\n")
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && OUT_OF_MEMORY.test(error.message);

const answer = async (task: ReaderTask): Promise<Result<unknown, Refusal | Unreadable>> => {
  try {
    return await carryOut(task);
  } catch (error) {
    return err(isOutOfMemory(error) ? TOO_LARGE : { ...UNREADABLE, frames: listFrames(error) });
  }
};

/** That nobody hears it any more is told by the end of the connection. */
const send = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

const serve = async (task: ReaderTask): Promise<void> => {
  const answered = await sendAhead(task, await answer(task), send);
  const { user, system } = process.cpuUsage();
  await send({ answer: answered, cpu_ms: (user + system) / MICROSECONDS_PER_MS });
  // Its end may be sudden, and what was compiled for this file is of use to the next child.
  flushCompileCache();
};

process.on("message", (task: ReaderTask) => void serve(task));
process.on("uncaughtException", (error) => process.exit(isOutOfMemory(error) ? OUT_OF_MEMORY_EXIT : 1));
// A parent that is gone needs no answers.
process.on("disconnect", () => process.exit());
void send({ ready: true });
