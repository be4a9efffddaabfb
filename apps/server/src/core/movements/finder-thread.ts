import { parentPort } from "node:worker_threads";
import type { MovementRow } from "@passbook/enrichment";
import { type FinderInput, makeFinderState, type TouchedNow } from "./finder-state.ts";

/** What the thread is asked; every ask but `add`, `keep` and `drop` is answered with its job. */
export type FinderAsk =
  | { readonly op: "add"; readonly job: string; readonly rows: readonly MovementRow[] }
  | { readonly op: "find"; readonly job: string; readonly input: FinderInput }
  | { readonly op: "update"; readonly job: string; readonly input: FinderInput; readonly touched: TouchedNow }
  | { readonly op: "knows"; readonly job: string; readonly user_id: string; readonly stamp: string | null }
  | { readonly op: "keep"; readonly job: string; readonly stamp: string | null }
  | { readonly op: "drop"; readonly job: string };
export type FinderReply = { readonly job: string } & (
  | { readonly answer: unknown }
  | { readonly error: string }
);

const state = makeFinderState();

const answer = (ask: FinderAsk): unknown => {
  if (ask.op === "add") return state.add(ask.job, ask.rows);
  if (ask.op === "find") return state.find(ask.job, ask.input);
  if (ask.op === "update") return state.update(ask.job, ask.input, ask.touched);
  if (ask.op === "knows") return state.knows(ask.user_id, ask.stamp);
  return ask.op === "keep" ? state.keep(ask.job, ask.stamp) : state.drop(ask.job);
};

parentPort?.on("message", (ask: FinderAsk) => {
  const { job } = ask;
  try {
    const answered = answer(ask);
    if (ask.op === "find" || ask.op === "update" || ask.op === "knows")
      parentPort?.postMessage({ job, answer: answered } satisfies FinderReply);
  } catch (error) {
    const reply = { job, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    parentPort?.postMessage(reply satisfies FinderReply);
  }
});
