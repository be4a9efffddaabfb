import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackChange } from "../calls/under-way.ts";
import { runUndoable, undoLastChange } from "./undo.ts";

const undone = vi.hoisted(() => [] as string[]);
vi.mock("@lingui/core/macro", () => ({ t: () => "" }));
vi.mock("../calls/call.ts", () => ({
  call: (_: unknown, { params }: { params: { id: string } }) => {
    undone.push(params.id);
    return Promise.resolve({ answer: { data: { kept: 0, undone: "change_transaction" } } });
  },
}));
vi.mock("../../ui/overlays/toast.ts", () => ({
  dismissToast: () => undefined,
  toastError: () => undefined,
  toastOffer: () => undefined,
  toastSuccess: () => undefined,
}));

beforeEach(() => {
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const change = (arrives: Promise<string>) =>
  runUndoable({
    kind: "change_transaction",
    said: "Done",
    failure: "Not done",
    change: () => trackChange(arrives.then((change_id) => ({ change_id }))),
  });

test("the last change is taken back, though it is still on its way", async () => {
  await change(Promise.resolve("first"));
  const { promise, resolve: arrive } = Promise.withResolvers<string>();
  const second = change(promise);
  expect(undoLastChange()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(undone).toEqual([]);
  arrive("second");
  await second;
  await expect.poll(() => undone).toEqual(["second"]);
  undoLastChange();
  await expect.poll(() => undone).toEqual(["second", "first"]);
  expect(undoLastChange()).toBe(false);
});
