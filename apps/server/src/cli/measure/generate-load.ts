import { daysInMonth, toDecimal } from "@passbook/contract/values";
import { addMonths, toDay, type Month } from "../../core/sample/calendar.ts";
import type {
  SampleAccount,
  SampleStatement,
  SampleTransaction,
} from "../../core/sample/sample-statement.ts";
import { seedRandom, type SeededRandom } from "../../core/sample/seeded-random.ts";
import { toOfx } from "../../core/sample/to-ofx.ts";

/** A file of the load: its name within the folder and its whole text. */
export type LoadFile = { readonly name: string; readonly text: string };

const SEED = 20_261_031;
const FIRST_MONTH: Month = { year: 2022, month: 1 };
const MONTHS = 48;
const CURRENCY = "EUR";
const DIGITS = 2;
const OPENING = 1_000_000;
const SALARY = 310_000;
const SALARY_DAY = 25;

type LoadAccount = SampleAccount & { readonly format: "ofx" | "csv" };

const ACCOUNTS: readonly LoadAccount[] = [
  {
    bank_name: "Harbour Bank",
    last_4_digits: "2093",
    account_type: "current",
    label: "Harbour Current",
    format: "ofx",
  },
  {
    bank_name: "Lantern Card",
    last_4_digits: "4471",
    account_type: "credit_card",
    label: "Lantern Card",
    format: "ofx",
  },
  {
    bank_name: "Tidewater Bank",
    last_4_digits: "5540",
    account_type: "current",
    label: "Tidewater Joint",
    format: "csv",
  },
  {
    bank_name: "Quayside Bank",
    last_4_digits: "8812",
    account_type: "current",
    label: "Quayside Current",
    format: "csv",
  },
];

const FIRST_WORDS = [
  "Green",
  "Blue",
  "Old",
  "Corner",
  "River",
  "Stone",
  "Maple",
  "Lantern",
  "Harbour",
  "Silver",
  "Fern",
  "Kestrel",
] as const;
const SECOND_WORDS = [
  "Lane",
  "Kettle",
  "Mill",
  "Bridge",
  "Garden",
  "Field",
  "Anchor",
  "Wheel",
  "Orchard",
  "Market",
] as const;
const TRADES = [
  "Supermarket",
  "Coffee",
  "Bakery",
  "Pharmacy",
  "Books",
  "Petrol",
  "Restaurant",
  "Hardware",
  "Taxi",
  "Cinema",
  "Fitness",
  "Energy",
] as const;
const TOWNS = ["LONDON", "BRISTOL", "LEEDS", "DUBLIN", "YORK", "CARDIFF"] as const;

const makeRow = (
  random: SeededRandom,
  month: Month,
  day: number,
): Omit<SampleTransaction, "balance_after"> => {
  const booked_on = toDay(month, day);
  const base = {
    booked_on,
    value_on: booked_on,
    counterparty: null,
    sub_category: "uncategorised.uncategorised",
  } as const;
  if (day === SALARY_DAY && random.chance(0.05))
    return { ...base, amount: SALARY, description: "SALARY NORTHGATE SURVEYS LTD" };
  const shop =
    `${random.pick(FIRST_WORDS)} ${random.pick(SECOND_WORDS)} ${random.pick(TRADES)}`.toUpperCase();
  const description = `CARD PAYMENT TO ${shop} ${random.digits(4)} ${random.pick(TOWNS)} GB`;
  return { ...base, amount: -random.between(120, 9_900), description };
};

const makeStatement = (
  account: LoadAccount,
  month: Month,
  from: { rows: number; opening: number; random: SeededRandom },
): SampleStatement => {
  const days = daysInMonth(month.year, month.month);
  let balance = from.opening;
  const transactions = Array.from({ length: from.rows }, (_, at) => {
    const row = makeRow(from.random, month, 1 + Math.floor((at * days) / from.rows));
    balance += row.amount;
    return { ...row, balance_after: balance };
  });
  return {
    account,
    currency: CURRENCY,
    period: { from: toDay(month, 1), to: toDay(month, days) },
    opening_balance: from.opening,
    closing_balance: balance,
    transactions,
  };
};

const toCsv = (statement: SampleStatement): string => {
  const lines = statement.transactions.map(
    (row) =>
      `${row.booked_on},${row.description},${toDecimal(row.amount, DIGITS)},${toDecimal(row.balance_after, DIGITS)}\n`,
  );
  return `Date,Description,Amount,Balance\n${lines.join("")}`;
};

const toFile = (account: LoadAccount, statement: SampleStatement): LoadFile => ({
  name: `${account.label.toLowerCase().replaceAll(" ", "-")}-${statement.period.from.slice(0, 7)}.${account.format}`,
  text: account.format === "ofx" ? toOfx(statement) : toCsv(statement),
});

/** The files of a load of exactly `total` rows, one after the other; each is made when it is asked for. */
export function* fileLoad(total: number): Generator<LoadFile> {
  const random = seedRandom(SEED);
  const balances = new Map<string, number>();
  const files = ACCOUNTS.length * MONTHS;
  for (let at = 0; at < files; at += 1) {
    const account = ACCOUNTS[at % ACCOUNTS.length];
    const rows = Math.floor(((at + 1) * total) / files) - Math.floor((at * total) / files);
    if (account === undefined || rows === 0) continue;
    const opening = balances.get(account.last_4_digits) ?? OPENING;
    const statement = makeStatement(account, addMonths(FIRST_MONTH, Math.floor(at / ACCOUNTS.length)), {
      rows,
      opening,
      random,
    });
    balances.set(account.last_4_digits, statement.closing_balance);
    yield toFile(account, statement);
  }
}
