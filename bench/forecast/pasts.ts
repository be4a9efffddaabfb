import { readVendor, type FinderRow, type OwnAccount } from "@passbook/enrichment";
import { readFileSync } from "node:fs";
import { makeHousehold as makeSpending } from "../enrichment/us-household/make-household.ts";
import { toMinor } from "../lib/to-minor.ts";
import { makeHistory } from "../recurring/make-history.ts";
import { readSample } from "../recurring/read-sample.ts";
import { makeHousehold as makeMoves } from "../transfers/make-household.ts";
import { STYLES } from "../transfers/styles.ts";
import type { Past } from "./replay.ts";

const toAccount = (account_type: string): OwnAccount => ({
  id: account_type,
  account_type,
  last_4_digits: null,
  bank_name: null,
  label: null,
});

type Printed = { readonly on: string; readonly amount: number; readonly description: string };

const toRow = ({ on, amount, description }: Printed, at: number): FinderRow => ({
  id: `row-${String(at).padStart(6, "0")}`,
  bank_account_id: "current",
  account_type: "current",
  booked_on: on,
  value_on: null,
  amount,
  currency: "EUR",
  original: null,
  description,
  counterparty: null,
  reference: null,
  vendor_key: readVendor({ description, counterparty: null }).key,
  merchant_id: null,
  sub_category: null,
  status: "posted",
  excluded: [],
});

const toPast = (name: string, printed: readonly Printed[]): Past => ({
  name,
  rows: printed.toSorted((one, two) => (one.on < two.on ? -1 : 1)).map(toRow),
  accounts: [toAccount("current")],
  opening: {},
});

/** Labelled rows (`user date amount currency description category`), each of its users a household. */
const readLabelled = (file: string, fewest: number): Past[] => {
  const lines = readFileSync(file, "utf8").trim().split("\n").slice(1);
  const byUser = Map.groupBy(
    lines.map((line) => line.split("\t")),
    ([user = ""]) => user,
  );
  return [...byUser]
    .map(([user, some]) =>
      toPast(
        `${file.split("/").at(-1) ?? file} ${user}`,
        some.map(([, on = "", amount = "0", , description = ""]) => ({
          on,
          amount: toMinor(amount, 2),
          description,
        })),
      ),
    )
    .filter(({ rows }) => rows.length >= fewest);
};

const invented = (seed: number): Past =>
  toPast(
    `invented, US, ${String(seed)}`,
    makeSpending(seed).map(({ date, amount, description }) => ({
      on: date,
      amount: toMinor(amount, 2),
      description,
    })),
  );

const sample = (currency: string, seed: number): Past => {
  const { rows, accounts, opening } = readSample(currency, seed);
  return { name: `sample ${currency} ${String(seed)}`, rows, accounts: accounts.map(toAccount), opening };
};

const cases = (seed: number): Past => ({
  name: `cases of series ${String(seed)}`,
  rows: makeHistory({ seed, currency: "EUR", from: "2023-05-01", until: "2026-11-20" }).rows,
  accounts: [toAccount("current")],
  opening: {},
});

const moves = (seed: number): Past[] =>
  STYLES.slice(0, 1).map((style) => {
    const { rows, accounts } = makeMoves({ style, seed, months: 36, named: true });
    return { name: `transfers ${style.country} ${String(seed)}`, rows, accounts, opening: {} };
  });

/** The households that are replayed; `labelled` is a folder of labelled rows, or none. */
export const listPasts = (labelled: string | undefined): Past[] => [
  ...(labelled === undefined
    ? []
    : [
        ...readLabelled(`${labelled}/household_za.tsv`, 0),
        ...readLabelled(`${labelled}/purchase_cards_uk.tsv`, 300),
      ]),
  ...[1, 2, 3].map(invented),
  ...[
    ["INR", 1],
    ["GBP", 2],
    ["EUR", 3],
    ["INR", 4],
    ["GBP", 5],
    ["EUR", 6],
  ].map(([currency, seed]) => sample(String(currency), Number(seed))),
  ...[1, 2].map(cases),
  ...[1, 2].flatMap(moves),
];
