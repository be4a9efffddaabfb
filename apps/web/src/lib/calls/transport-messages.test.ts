import { expect, test } from "vitest";
import { SENTENCES } from "@passbook/contract/sentences/all";
import { messageOf } from "./refusal.ts";
import {
  REQUEST_TIMEOUT_MS,
  toTransportFault,
  TransportError,
  transportMessage,
  withWait,
} from "./transport-messages.ts";

test("a call may take 45 seconds", () => {
  expect(REQUEST_TIMEOUT_MS).toBe(45_000);
});

test.each([
  [{ kind: "network" } as const, "Network Error"],
  [{ kind: "aborted" } as const, "Request aborted"],
  [{ kind: "timeout", timeout_ms: 45_000 } as const, "Request timeout, please try again!"],
  [{ kind: "timeout", timeout_ms: 1000 } as const, "timeout of 1000ms exceeded"],
  [{ kind: "status", status: 502 } as const, "Request failed with status code 502"],
])("F8: a transport fault has its fixed words: %o", (fault, words) => {
  expect(transportMessage(fault)).toBe(words);
  expect(messageOf(new TransportError(fault), "something else")).toBe(words);
});

test.each([
  [{ code: "ERR_NETWORK", name: "AxiosError" }, "network"],
  [{ code: "ERR_CANCELED", name: "CanceledError" }, "aborted"],
  [{ code: "ECONNABORTED", name: "AxiosError" }, "aborted"],
  [{ code: "ETIMEDOUT", name: "AxiosError" }, "timeout"],
  [{}, "network"],
])("what axios throws becomes a fault: %o", (thrown, kind) => {
  expect(toTransportFault(thrown, REQUEST_TIMEOUT_MS).kind).toBe(kind);
});

test.each([
  ["Too many attempts. Wait 15 min and try again.", "900", "Too many attempts. Wait 15 min and try again."],
  ["Too many attempts.", "30", "Too many attempts. Try again in 30 s."],
  ["Too many attempts.", "600", "Too many attempts. Try again in 10 min."],
  ["Too many attempts.", null, "Too many attempts."],
])(
  "a refusal keeps its words, and the wait is added only where it does not say one: %s %s",
  (said, wait, message) => {
    const told = withWait(said, wait);
    expect(told.message).toBe(message);
    expect(told.sentence === undefined || told.sentence in SENTENCES).toBe(true);
  },
);

test("words of unknown errors are not shown", () => {
  expect(messageOf(new TypeError("x is undefined"), "Oops, update failed!")).toBe("Oops, update failed!");
});
