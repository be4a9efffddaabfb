import { type ClassifierRow, createClassifier, readVendor, suggestOnDayZero } from "@passbook/enrichment";
import { median, percentile } from "../lib/measure.ts";
import { makeHousehold } from "./us-household/make-household.ts";

const ROWS = 100_000;
const RUNS = 3;
const NEXT = 300;
const MS_PER_SECOND = 1000;

type Answer = { readonly row: ClassifierRow; readonly label: string };

/** Rows of a hundred thousand: the same household again and again, each time with other numbers in the texts. */
const makeAnswers = (): Answer[] => {
  const answers: Answer[] = [];
  for (let seed = 1; answers.length < ROWS; seed += 1)
    for (const { description, amount, date, category } of makeHousehold(seed)) {
      const printed = { description, counterparty: null, amount: Math.round(Number(amount) * 100) };
      const named = { ...printed, currency: "USD", booked_on: date, vendor: readVendor(printed) };
      answers.push({ row: { ...named, day_zero: suggestOnDayZero(named) }, label: category });
    }
  return answers.slice(0, ROWS);
};

const US_PER_MS = 1000;

/** Milliseconds of processor time, which other work on the machine lengthens less than the clock. */
const time = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / US_PER_MS;
};

const perSecond = (rows: number, took_ms: number): string =>
  `${Math.round((rows / took_ms) * MS_PER_SECOND).toLocaleString("en")} rows/s`;

type Printed = { readonly description: string; readonly amount: number };

const UNSEEN_SEEDS = [21, 22, 23, 24];

/** Every text of some households once. */
const listTexts = (seeds: readonly number[]): Printed[] => {
  const rows = seeds.flatMap((seed) => makeHousehold(seed));
  return [...new Map(rows.map((row) => [row.description, row])).values()].map(({ description, amount }) => ({
    description,
    amount: Math.round(Number(amount) * 100),
  }));
};

const nameAndSay = ({ description, amount }: Printed): void => {
  const printed = { description, counterparty: null, amount, currency: "USD" };
  suggestOnDayZero({ ...printed, vendor: readVendor(printed) });
};

/** Texts per second that were never read before, once the engine has warmed up with others. */
const measureUnseen = (): string => {
  const [first = 0, ...others] = UNSEEN_SEEDS;
  const seen = listTexts(others);
  for (const text of seen) nameAndSay(text);
  const known = new Set(seen.map(({ description }) => description));
  const unseen = listTexts([first]).filter(({ description }) => !known.has(description));
  const took_ms = time(() => {
    for (const text of unseen) nameAndSay(text);
  });
  return perSecond(unseen.length, took_ms);
};

/** Reading, learning and predicting, as rows of a table: what, target, measured. */
export const measureSpeeds = (): string[][] => {
  const unseen = measureUnseen();
  const answers = makeAnswers();
  const classifier = createClassifier();
  const household = answers.slice(0, ROWS / 20);
  for (const { row, label } of household) classifier.learn(row, label);
  const predictAll = (rows: readonly Answer[]) => (): void => {
    for (const { row } of rows) classifier.predict(row);
  };
  const cold_ms = time(predictAll(household));
  const memo_ms = median(Array.from({ length: RUNS }, () => time(predictAll(household))));
  const again_ms = time(predictAll(answers));
  const next = answers.slice(household.length, household.length + NEXT);
  const one_ms = next.map(({ row, label }) => time(() => classifier.learn(row, label)));
  const retrain_ms = time(() => {
    const fresh = createClassifier();
    for (const { row, label } of answers) fresh.learn(row, label);
  });
  return [
    ["name and day zero of texts not seen before", "≥ 40,000 rows/s", unseen],
    ["prediction, rows seen before", "≥ 100,000 rows/s", perSecond(household.length, memo_ms)],
    ["prediction, rows of this household, first time", "–", perSecond(household.length, cold_ms)],
    ["prediction, 100,000 rows of many households", "–", perSecond(ROWS, again_ms)],
    ["learning one answer (99 of 100)", "< 10 ms", `${percentile(one_ms, 99).toFixed(2)} ms`],
    ["retraining on 100,000 rows", "≤ 5 s", `${(retrain_ms / MS_PER_SECOND).toFixed(1)} s`],
  ];
};
