import { expect, test } from "vitest";
import { TransportError } from "./transport-messages.ts";
import { tryOnce } from "./try-once.ts";

const CREATE = { id: "create_rule", repeatable: true };
const lose = (keys: (string | undefined)[]) => async (key: string | undefined) => {
  keys.push(key);
  throw new TransportError({ kind: "timeout", timeout_ms: 45_000 });
};
const answer = (keys: (string | undefined)[]) => async (key: string | undefined) => {
  keys.push(key);
};

test("F8: a call without an answer keeps its key until the same is answered; anything else has its own", async () => {
  const keys: (string | undefined)[] = [];
  await expect(tryOnce(CREATE, { body: { name: "Tea" } }, lose(keys))).rejects.toThrow("Request timeout");
  await expect(tryOnce(CREATE, { body: { name: "Tea" } }, lose(keys))).rejects.toThrow("Request timeout");
  await tryOnce(CREATE, { body: { name: "Rice" } }, answer(keys));
  await tryOnce(CREATE, { body: { name: "Tea" } }, answer(keys));
  await tryOnce(CREATE, { body: { name: "Tea" } }, answer(keys));
  const [first, second, other, third, later] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, other, later]).size).toBe(3);
});

test("a refusal is an answer: what is sent afterwards is a new wish", async () => {
  const keys: (string | undefined)[] = [];
  const refuse = async (key: string | undefined) => {
    keys.push(key);
    throw new Error("name taken");
  };
  await expect(tryOnce(CREATE, { body: 1 }, refuse)).rejects.toThrow("name taken");
  await tryOnce(CREATE, { body: 1 }, answer(keys));
  expect(keys[0]).not.toBe(keys[1]);
});

test("calls that are not repeatable carry no key, and files bring their own", async () => {
  const keys: (string | undefined)[] = [];
  await tryOnce({ id: "login", repeatable: false }, {}, answer(keys));
  await tryOnce(CREATE, { idempotency_key: "of this upload" }, answer(keys));
  expect(keys).toEqual([undefined, "of this upload"]);
});
