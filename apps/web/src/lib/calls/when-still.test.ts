import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenStill } from "./when-still.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what flows is not ended, however long it takes", () => {
  const { signal, moves } = whenStill(45_000);
  for (let minute = 0; minute < 20; minute += 1) {
    vi.advanceTimersByTime(40_000);
    moves();
  }
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(45_000);
  expect(signal.aborted).toBe(true);
});

test("what is over is not ended later, and whoever asked may end it at once", () => {
  const over = whenStill(45_000);
  over.end();
  vi.advanceTimersByTime(90_000);
  expect(over.signal.aborted).toBe(false);
  const asker = new AbortController();
  const { signal } = whenStill(45_000, asker.signal);
  asker.abort();
  expect(signal.aborted).toBe(true);
});
