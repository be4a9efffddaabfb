import {
  addDays,
  type CurrencyCode,
  daysInMonth,
  type IsoDate,
  minorDigits,
} from "@passbook/contract/values";
import type { StarterSubCategoryId } from "@passbook/enrichment";
import { addMonths, toDay, toMonth, type Month } from "./calendar.ts";
import { groupStatements } from "./group-statements.ts";
import {
  FREQUENT,
  JOURNEY_MONTHS,
  MONTHLY,
  RETURNS_TO,
  SAVED_PER_MONTH,
  type AccountKey,
  type FrequentPlan,
  type MonthlyPlan,
} from "./household-plan.ts";
import { SURPRISES } from "./household-surprises.ts";
import { printOnPaper } from "./print-on-paper.ts";
import { pickStyle, type HouseholdStyle, type Rail } from "./household-style.ts";
import type { PlannedRow } from "./planned-row.ts";
import type { PrintedStatement } from "./sample-statement.ts";
import { seedRandom, type SeededRandom } from "./seeded-random.ts";

export type HouseholdOptions = {
  readonly seed: number;
  readonly until: IsoDate;
  readonly currency: CurrencyCode;
};

const MONTHS = 24;
const EURO_DIGITS = 2;
/** What a euro's worth of everyday life costs at home; prices differ more than exchange rates do. */
const PRICES: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.15,
  GBP: 0.9,
  INR: 40,
  JPY: 130,
  BRL: 3.5,
  AUD: 1.7,
  CAD: 1.5,
  CHF: 1.5,
};

type Scene = {
  readonly style: HouseholdStyle;
  readonly random: SeededRandom;
  readonly rows: PlannedRow[];
  readonly toMinor: (hundredths: number) => number;
};

type Payment = {
  readonly who: string;
  readonly account: AccountKey;
  readonly rail: Rail;
  readonly sub_category: StarterSubCategoryId;
  readonly on: IsoDate;
  /** In minor units. */
  readonly amount: number;
  readonly text?: string;
};

const addPayment = (scene: Scene, payment: Payment): PlannedRow => {
  const name = scene.style.names[payment.who] ?? null;
  const printed = payment.text ?? scene.style.print(payment.rail, name ?? payment.who, scene.random);
  const row = {
    account: payment.account,
    booked_on: payment.on,
    value_on: payment.rail === "card" ? addDays(payment.on, -scene.random.between(0, 2)) : payment.on,
    amount: payment.amount,
    description: printed,
    counterparty: name,
    sub_category: payment.sub_category,
  };
  scene.rows.push(row);
  return row;
};

/** An amount of the plan in the home currency, rounded as prices are (whole rupees and yen, cents elsewhere). */
const makeToMinor = (currency: CurrencyCode) => {
  const unit = 10 ** minorDigits(currency);
  const price = PRICES[currency] ?? 1;
  const step = price >= 30 ? unit : 1;
  return (hundredths: number): number =>
    Math.round(((hundredths / 10 ** EURO_DIGITS) * price * unit) / step) * step;
};

const addMonthly = (scene: Scene, plan: MonthlyPlan, at: { month: Month; index: number }): void => {
  if (plan.months !== undefined && !plan.months.includes(at.month.month)) return;
  const base = plan.raise !== undefined && at.index >= plan.raise.from ? plan.raise.amount : plan.amount;
  const factor = plan.spread === undefined ? 1 : 1 + plan.spread * (scene.random.next() * 2 - 1);
  addPayment(scene, { ...plan, on: toDay(at.month, plan.day), amount: scene.toMinor(base * factor) });
};

const addFrequent = (scene: Scene, plan: FrequentPlan, month: Month): void => {
  const { random } = scene;
  const days = daysInMonth(month.year, month.month);
  const count =
    Math.floor(plan.perMonth) +
    (random.chance(plan.perMonth % 1) ? 1 : 0) +
    random.between(-1, 1) * (plan.perMonth > 4 ? 1 : 0);
  for (let done = 0; done < count; done += 1) {
    const amount = -scene.toMinor(random.between(plan.from, plan.to));
    const row = addPayment(scene, { ...plan, on: toDay(month, random.between(1, days)), amount });
    if (RETURNS_TO.has(plan.who) && random.chance(0.15)) {
      const on = addDays(row.booked_on, random.between(4, 12));
      const text = `REFUND ${scene.style.print(plan.rail, scene.style.names[plan.who] ?? plan.who, random)}`;
      addPayment(scene, { ...plan, on, amount: -row.amount, text });
    }
  }
};

/** Two equal coffees on one day: two facts. */
const addTwins = (scene: Scene, month: Month): void => {
  const on = toDay(month, scene.random.between(2, 26));
  const amount = -scene.toMinor(340);
  const twin = {
    who: "coffee",
    account: "current",
    rail: "instant",
    sub_category: "eating_out.coffee",
    on,
    amount,
  } as const;
  addPayment(scene, { ...twin, text: scene.style.names["coffee"]?.toUpperCase() ?? "COFFEE" });
  addPayment(scene, { ...twin, text: scene.style.names["coffee"]?.toUpperCase() ?? "COFFEE" });
};

const addJourney = (scene: Scene, month: Month): void => {
  const { random } = scene;
  const start = toDay(month, random.between(8, 18));
  const card = { account: "card", rail: "card" } as const;
  const flight = -scene.toMinor(random.between(18_000, 34_000));
  addPayment(scene, {
    ...card,
    who: "flight",
    sub_category: "travel.flights",
    on: addDays(start, -random.between(3, 7)),
    amount: flight,
  });
  const stay = -scene.toMinor(random.between(22_000, 41_000));
  addPayment(scene, {
    ...card,
    who: "hotel",
    sub_category: "travel.hotels",
    on: addDays(start, 4),
    amount: stay,
  });
  const fee = { who: "fee", account: "card", rail: "bank", sub_category: "taxes_fees.bank_fees" } as const;
  addPayment(scene, {
    ...fee,
    on: addDays(start, 5),
    amount: -scene.toMinor(530),
    text: "FOREIGN TRANSACTION FEE",
  });
};

const addCash = (scene: Scene, month: Month): void => {
  for (let done = scene.random.between(2, 3); done > 0; done -= 1) {
    const on = toDay(month, scene.random.between(1, 28));
    const amount = -scene.toMinor(scene.random.pick([2_500, 5_000, 5_000, 10_000]));
    const text = `ATM CASH WITHDRAWAL ${scene.random.digits(6)}`;
    addPayment(scene, {
      who: "cash",
      account: "current",
      rail: "bank",
      sub_category: "cash.cash",
      on,
      amount,
      text,
    });
  }
};

const addSaving = (scene: Scene, month: Month): void => {
  const on = toDay(month, 28);
  const amount = scene.toMinor(SAVED_PER_MONTH);
  const move = { who: "own", rail: "own", sub_category: "transfers.transfers", on } as const;
  addPayment(scene, {
    ...move,
    account: "current",
    amount: -amount,
    text: "OWN ACCOUNT TRANSFER TO SAVINGS",
  });
  addPayment(scene, { ...move, account: "savings", amount, text: "OWN ACCOUNT TRANSFER FROM CURRENT" });
};

const addFee = (scene: Scene, month: Month): void => {
  if (month.month % 3 !== 0) return;
  const fee = { who: "fee", account: "current", rail: "bank", sub_category: "taxes_fees.bank_fees" } as const;
  addPayment(scene, { ...fee, on: toDay(month, 30), amount: -scene.toMinor(250), text: "ACCOUNT FEE" });
};

const addMonth = (scene: Scene, at: { month: Month; index: number }): void => {
  for (const plan of MONTHLY) addMonthly(scene, plan, at);
  for (const plan of FREQUENT) addFrequent(scene, plan, at.month);
  if (at.index % 2 === 0) addTwins(scene, at.month);
  if (JOURNEY_MONTHS.includes(at.month.month)) addJourney(scene, at.month);
  addCash(scene, at.month);
  addSaving(scene, at.month);
  addFee(scene, at.month);
};

const addSurprises = (scene: Scene, until: IsoDate): void => {
  const { style, random } = scene;
  for (const { before_text, ...plan } of SURPRISES) {
    const printed = plan.text ?? style.print(plan.rail, style.names[plan.who] ?? plan.who, random);
    const text = before_text === undefined ? printed : `${before_text} ${printed}`;
    const on =
      "days_ago" in plan
        ? addDays(until, -plan.days_ago)
        : toDay(addMonths(toMonth(until), -plan.months_ago), plan.day);
    addPayment(scene, { ...plan, on, amount: scene.toMinor(plan.amount), text });
  }
};

/**
 * Monthly statements of an invented household with three accounts over 24 months ending on `until`: exact balances, the card bill
 * paid from the current account, transfers, refunds, twins, surprises, the newest bills as pages, one of them misprinted. The same options give the same statements.
 */
export const generateHousehold = (options: HouseholdOptions): PrintedStatement[] => {
  const toMinor = makeToMinor(options.currency);
  const scene: Scene = {
    style: pickStyle(options.currency),
    random: seedRandom(options.seed),
    rows: [],
    toMinor,
  };
  const first = addMonths(toMonth(options.until), 1 - MONTHS);
  for (let index = 0; index < MONTHS; index += 1) addMonth(scene, { month: addMonths(first, index), index });
  addSurprises(scene, options.until);
  const from = toDay(first, 1);
  const rows = scene.rows.filter((row) => row.booked_on >= from && row.booked_on <= options.until);
  return printOnPaper(groupStatements(rows, { ...options, first, accounts: scene.style.accounts, toMinor }));
};
