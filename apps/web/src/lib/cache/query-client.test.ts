import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";
import { categoryKeys, originalKeys } from "./query-keys.ts";

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test("what an open page has loaded stays for hours, for when the server does not answer; originals not so long", () => {
  queryClient.setQueryData(categoryKeys.list, ["Coffee"]);
  queryClient.setQueryData(originalKeys.of("s1"), "bytes");
  vi.advanceTimersByTime(8 * HOUR_MS);
  expect(queryClient.getQueryData(categoryKeys.list)).toEqual(["Coffee"]);
  expect(queryClient.getQueryData(originalKeys.of("s1"))).toBeUndefined();
  vi.advanceTimersByTime(20 * HOUR_MS);
  expect(queryClient.getQueryData(categoryKeys.list)).toBeUndefined();
});
