import { expect, test } from "vitest";
import { createPastRecord, learnPastGuess, weighPastGuess } from "./past-record.ts";

test("a guess about a new vendor of the past is claimed as guesses held, and no surer than it is", () => {
  const record = createPastRecord();
  expect(weighPastGuess(record, 0.5)).toBe(0.5);
  for (let count = 0; count < 8; count += 1) learnPastGuess(record, { confidence: 0.5, right: false });
  expect(weighPastGuess(record, 0.5)).toBeCloseTo(0.1);
  for (let count = 0; count < 40; count += 1) learnPastGuess(record, { confidence: 0.5, right: true });
  expect(weighPastGuess(record, 0.5)).toBe(0.5);
});
