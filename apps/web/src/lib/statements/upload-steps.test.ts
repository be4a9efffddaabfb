import { expect, test } from "vitest";
import type { Upload, UploadStep } from "./upload-steps.ts";
import { takeStep } from "./upload-steps.ts";

const waiting: Upload = { key: "1", file_name: "a.ofx", file_size: 10, state: "waiting" };
const run = (...steps: readonly UploadStep[]) => steps.reduce(takeStep, waiting);
const received: UploadStep = {
  kind: "received",
  statement_ids: ["s"],
  file_hash: "h",
  already_known: false,
  arrived_at: 1000,
};

test("a file waits, travels and arrives", () => {
  expect(run({ kind: "started" }, { kind: "sent", share: 0.4 })).toMatchObject({
    state: "sending",
    share: 0.4,
  });
  expect(run({ kind: "started" }, received)).toMatchObject({ state: "arrived", statement_ids: ["s"] });
});
test("progress never goes back and never comes after the end", () => {
  expect(run({ kind: "started" }, { kind: "sent", share: 0.6 }, { kind: "sent", share: 0.2 })).toMatchObject({
    share: 0.6,
  });
  expect(run({ kind: "started" }, received, { kind: "sent", share: 1 })).toMatchObject({ state: "arrived" });
  expect(run({ kind: "sent", share: 1 })).toEqual(waiting);
});
test("a refused file can be sent again", () => {
  const refused = run({ kind: "started" }, { kind: "refused", message: "Too large." });
  expect(refused).toMatchObject({ state: "refused", message: "Too large." });
  expect(takeStep(refused, { kind: "queued" })).toEqual(waiting);
  expect(takeStep(refused, received)).toEqual(refused);
});
