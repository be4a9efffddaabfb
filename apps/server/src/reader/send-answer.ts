import type { Result } from "@passbook/contract/values";
import type { ParsedFile, ParsedTransaction, Refusal } from "@passbook/statement-parser";
import type { ChildMessage, ReaderTask } from "./tasks.ts";

/** So many that the parent takes them in between two requests. */
const ROWS_PER_MESSAGE = 1000;

/**
 * Sends the rows of a file ahead in pieces: a hundred thousand in one message would keep the parent from everything else. One is made when
 * the one before it was sent, so that they are never all in memory.
 */
export const sendAhead = async (
  task: ReaderTask,
  answer: Result<unknown, Refusal>,
  send: (message: ChildMessage) => Promise<void>,
): Promise<Result<unknown, Refusal>> => {
  if ((task.kind !== "parse" && task.kind !== "scan") || !answer.ok) return answer;
  // What a parse or scan task answers.
  const file = answer.value as ParsedFile;
  for (const [statement, { transactions }] of file.statements.entries())
    for (let start = 0; start < transactions.length; start += ROWS_PER_MESSAGE)
      await send({ statement, rows: JSON.stringify(transactions.slice(start, start + ROWS_PER_MESSAGE)) });
  const statements = file.statements.map((each) => ({ ...each, transactions: [] }));
  return { ok: true, value: { ...file, statements } };
};

/** The answer to a task with the rows that came ahead of it. */
export const joinAnswer = (
  answer: Result<unknown, Refusal>,
  ahead: ReadonlyMap<number, readonly ParsedTransaction[]>,
): Result<unknown, Refusal> => {
  if (!answer.ok || ahead.size === 0) return answer;
  // Rows come ahead of such a task's answer only.
  const file = answer.value as ParsedFile;
  const statements = file.statements.map((each, index) => ({
    ...each,
    transactions: [...(ahead.get(index) ?? [])],
  }));
  return { ok: true, value: { ...file, statements } };
};
