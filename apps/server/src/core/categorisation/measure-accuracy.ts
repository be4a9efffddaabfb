import { daysBetween } from "@passbook/contract/values";
import type { Categorisation } from "@passbook/contract/categorisation";
import type { AnswerRow } from "@passbook/db/schema";

/** An answer with what was predicted before it was learned; `confidence` from 0 to 1. */
export type Judged = {
  readonly is_right: boolean;
  readonly is_right_category: boolean;
  readonly confidence: number;
  readonly applied: boolean;
  /** How old its transaction was when it was answered; null where that has gone. */
  readonly regime: Regime | null;
};
type Regime = keyof Categorisation["regimes"];
type Measured = Pick<
  Categorisation,
  "answers" | "right" | "right_category" | "rolling" | "silent" | "calibration" | "calibration_error"
>;

const THOUSAND = 1000;
const WINDOW = 50;
const MOST_POINTS = 100;
const BINS = 10;

/** An answer as far as it measures what had been predicted. */
export type MeasuredAnswer = Pick<
  AnswerRow,
  "sub_category_id" | "predicted_id" | "confidence" | "applied" | "answered_at" | "vendor_key"
> & {
  /** The day of its transaction, null where that has gone. */
  readonly booked_on: string | null;
};

/** Two statements of a month: who reads them as they come has answered by then. */
const DAILY_DAYS = 62;

const findRegime = ({ booked_on, answered_at }: MeasuredAnswer): Regime | null => {
  if (booked_on === null) return null;
  return daysBetween(booked_on, answered_at.slice(0, 10)) > DAILY_DAYS ? "past" : "daily";
};

/** Rows of one vendor that were filed at one go and of about the same age, of which the same had been predicted in the same way: decided once. */
const toDecision = (answer: MeasuredAnswer): string =>
  [
    answer.answered_at,
    answer.vendor_key,
    answer.sub_category_id,
    answer.predicted_id ?? "",
    answer.applied,
    findRegime(answer) ?? "",
  ].join(" ");

/** Judges the answers that were predicted, rows filed at one go once; `parents` gives the category of a sub-category. */
export const judge = (answers: readonly MeasuredAnswer[], parents: ReadonlyMap<string, string>): Judged[] => {
  const predicted = answers.filter(({ confidence }) => confidence !== null);
  return [...Map.groupBy(predicted, toDecision).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { sub_category_id, predicted_id, applied } = first;
    const is_right = predicted_id === sub_category_id;
    const parent = predicted_id === null ? undefined : parents.get(predicted_id);
    const stated = rows.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / rows.length;
    return [
      {
        is_right,
        is_right_category: is_right || (parent !== undefined && parent === parents.get(sub_category_id)),
        confidence: stated / THOUSAND,
        applied: applied === 1,
        regime: findRegime(first),
      },
    ];
  });
};

const countRight = (judged: readonly Judged[]): number => judged.filter(({ is_right }) => is_right).length;

/** Figures of answers in the order in which they were given. */
export const measureAccuracy = (judged: readonly Judged[]): Measured => {
  const silent = judged.filter(({ applied }) => applied);
  const calibration = toBins(judged);
  return {
    answers: judged.length,
    right: countRight(judged),
    right_category: judged.filter(({ is_right_category }) => is_right_category).length,
    rolling: toRolling(judged),
    silent: { answers: silent.length, right: countRight(silent) },
    calibration,
    calibration_error: findError(calibration),
  };
};

/** Null without answers. */
const findError = (calibration: Categorisation["calibration"]): number | null => {
  const answers = calibration.reduce((sum, bin) => sum + bin.answers, 0);
  const distance = calibration.reduce((sum, bin) => sum + bin.answers * Math.abs(bin.stated - bin.share), 0);
  return answers === 0 ? null : distance / answers;
};

/** The answers as rows came, and those about the past, by themselves. */
export const measureRegimes = (judged: readonly Judged[]): Categorisation["regimes"] => {
  const measure = (regime: Regime): Categorisation["regimes"][Regime] => {
    const own = judged.filter((each) => each.regime === regime);
    const silent = own.filter(({ applied }) => applied);
    const stated = own.reduce((sum, { confidence }) => sum + confidence, 0);
    return {
      answers: own.length,
      right: countRight(own),
      silent: { answers: silent.length, right: countRight(silent) },
      stated: own.length === 0 ? null : stated / own.length,
      calibration_error: findError(toBins(own)),
    };
  };
  return { daily: measure("daily"), past: measure("past") };
};

/** The share right among the last answers, at evenly spread moments of which the last is now. */
const toRolling = (judged: readonly Judged[]): Categorisation["rolling"] => {
  const step = Math.max(1, Math.ceil(judged.length / MOST_POINTS));
  const moments: number[] = [];
  for (let answers = judged.length; answers > 0; answers -= step) moments.unshift(answers);
  return moments.map((answers) => {
    const last = judged.slice(Math.max(0, answers - WINDOW), answers);
    return { answers, share: countRight(last) / last.length };
  });
};

const toBins = (judged: readonly Judged[]): Categorisation["calibration"] => {
  const bins = Map.groupBy(judged, ({ confidence }) => Math.min(Math.floor(confidence * BINS), BINS - 1));
  return [...bins]
    .toSorted(([one], [other]) => one - other)
    .map(([bin, some]) => ({
      from: bin / BINS,
      to: (bin + 1) / BINS,
      answers: some.length,
      stated: some.reduce((sum, { confidence }) => sum + confidence, 0) / some.length,
      share: countRight(some) / some.length,
    }));
};
