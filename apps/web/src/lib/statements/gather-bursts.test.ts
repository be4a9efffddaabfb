import { afterEach, expect, test, vi } from "vitest";
import { gatherBursts } from "./gather-bursts.ts";

afterEach(() => {
  vi.useRealTimers();
});

const begin = () => {
  vi.useFakeTimers();
  const taken: (readonly number[])[] = [];
  const bursts = gatherBursts<number>((told) => {
    taken.push(told);
  });
  return { taken, ...bursts };
};

test("what is told at once is taken together, and soon", () => {
  const { taken, gather } = begin();
  gather([1]);
  gather([2, 3]);
  vi.advanceTimersByTime(150);
  expect(taken).toEqual([[1, 2, 3]]);
});

test("however much is told, it is taken once a second", () => {
  const { taken, gather } = begin();
  for (let at = 0; at < 40; at += 1) {
    gather([at]);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(taken.length).toBeLessThanOrEqual(5);
  expect(taken.flat()).toEqual(Array.from({ length: 40 }, (_, at) => at));
});

test("after a rest the next is taken soon again, and nothing once it has ended", () => {
  const { taken, gather, stop } = begin();
  gather([1]);
  vi.advanceTimersByTime(5000);
  gather([2]);
  vi.advanceTimersByTime(150);
  expect(taken).toEqual([[1], [2]]);
  gather([3]);
  stop();
  vi.advanceTimersByTime(5000);
  expect(taken).toEqual([[1], [2]]);
});
