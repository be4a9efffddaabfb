import { expect, test } from "vitest";
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

test("a refusal keeps its words, and the wait is added only where it does not say one", () => {
  expect(withWait("Too many attempts. Wait 15 min and try again.", "900")).toBe(
    "Too many attempts. Wait 15 min and try again.",
  );
  expect(withWait("Too many attempts.", "30")).toBe("Too many attempts. Try again in 30 s.");
  expect(withWait("Too many attempts.", "600")).toBe("Too many attempts. Try again in 10 min.");
  expect(withWait("Too many attempts.", null)).toBe("Too many attempts.");
});

test("words of unknown errors are not shown", () => {
  expect(messageOf(new TypeError("x is undefined"), "Oops, update failed!")).toBe("Oops, update failed!");
});
