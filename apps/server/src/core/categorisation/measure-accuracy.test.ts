import fc from "fast-check";
import { expect, test } from "vitest";
import { judge, measureAccuracy, type MeasuredAnswer, measureRegimes } from "./measure-accuracy.ts";

let answered = 0;

const PARENTS = new Map([
  ["a1", "a"],
  ["a2", "a"],
  ["b1", "b"],
]);

/** Each answer is of a moment and a vendor of its own. */
const answer = (
  sub_category_id: string,
  predicted_id: string | null,
  { confidence, applied }: Pick<MeasuredAnswer, "confidence" | "applied">,
  at = (answered += 1),
): MeasuredAnswer => ({
  sub_category_id,
  predicted_id,
  confidence,
  applied,
  answered_at: `2026-11-20T10:00:00.${String(at).padStart(3, "0")}Z`,
  vendor_key: "lumo",
  booked_on: "2026-11-18",
});

test("an answer is right by its sub-category or at least by its category; without a prediction on record it is no measure", () => {
  const answers = [
    answer("a1", "a1", { confidence: 950, applied: 1 }),
    answer("a1", "a2", { confidence: 450, applied: 0 }),
    answer("a1", "b1", { confidence: 920, applied: 1 }),
    answer("a1", null, { confidence: 0, applied: 0 }),
    answer("a1", null, { confidence: null, applied: 0 }),
  ];
  expect(measureAccuracy(judge(answers, PARENTS))).toMatchObject({
    answers: 4,
    right: 1,
    right_category: 2,
    silent: { answers: 2, right: 1 },
    calibration: [
      { from: 0, to: 0.1, answers: 1, stated: 0, share: 0 },
      { from: 0.4, to: 0.5, answers: 1, stated: 0.45, share: 0 },
      { from: 0.9, to: 1, answers: 2, stated: 0.935, share: 0.5 },
    ],
    calibration_error: (0.45 + 2 * 0.435) / 4,
  });
});

test("rows filed at one go are one answer for each vendor and each guess", () => {
  const atOnce = Array.from({ length: 32 }, () => answer("a1", "b1", { confidence: 400, applied: 0 }, 900));
  const guessed = answer("a1", "a1", { confidence: 600, applied: 0 }, 900);
  const other = { ...answer("a1", "b1", { confidence: 400, applied: 0 }, 900), vendor_key: "tala" };
  expect(measureAccuracy(judge([...atOnce, guessed, other], PARENTS))).toMatchObject({
    answers: 3,
    right: 1,
  });
});

test("answers about rows of the past are measured apart, and none where the transaction has gone", () => {
  const old = { ...answer("a1", "b1", { confidence: 900, applied: 1 }), booked_on: "2024-03-01" };
  const gone = { ...answer("a1", "a1", { confidence: 900, applied: 1 }), booked_on: null };
  const fresh = answer("a1", "a1", { confidence: 600, applied: 0 });
  expect(measureRegimes(judge([old, gone, fresh], PARENTS))).toEqual({
    daily: { answers: 1, right: 1, silent: { answers: 0, right: 0 }, stated: 0.6, calibration_error: 0.4 },
    past: { answers: 1, right: 0, silent: { answers: 1, right: 0 }, stated: 0.9, calibration_error: 0.9 },
  });
  expect(measureRegimes([]).past).toEqual({
    answers: 0,
    right: 0,
    silent: { answers: 0, right: 0 },
    stated: null,
    calibration_error: null,
  });
});

test("without answers there is nothing to say", () => {
  expect(measureAccuracy([])).toEqual({
    answers: 0,
    right: 0,
    right_category: 0,
    rolling: [],
    silent: { answers: 0, right: 0 },
    calibration: [],
    calibration_error: null,
  });
});

const judged = fc.record({
  is_right: fc.boolean(),
  is_right_category: fc.boolean(),
  confidence: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
  applied: fc.boolean(),
  regime: fc.constantFrom("daily" as const, "past" as const, null),
});

test("every answer is in one bin, and the last moment of the rolling share is now, over the last fifty", () => {
  fc.assert(
    fc.property(fc.array(judged, { minLength: 1, maxLength: 400 }), (answers) => {
      const { calibration, rolling, right } = measureAccuracy(answers);
      expect(calibration.reduce((sum, bin) => sum + bin.answers, 0)).toBe(answers.length);
      expect(Math.round(calibration.reduce((sum, bin) => sum + bin.share * bin.answers, 0))).toBe(right);
      expect(rolling.length).toBeLessThanOrEqual(100);
      const last = answers.slice(-50);
      expect(rolling.at(-1)).toEqual({
        answers: answers.length,
        share: last.filter(({ is_right }) => is_right).length / last.length,
      });
    }),
  );
});
