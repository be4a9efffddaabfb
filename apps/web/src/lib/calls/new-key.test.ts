import { expect, test, vi } from "vitest";
import { newKey } from "./new-key.ts";

test("keys are made without TLS too, each its own", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
  vi.unstubAllGlobals();
});
