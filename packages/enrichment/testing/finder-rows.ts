import type { OwnAccount, FinderContext, FinderRow } from "../src/index.ts";
import { readVendor } from "../src/index.ts";

/** Three accounts of an invented person at three invented banks. */
export const ACCOUNTS: readonly OwnAccount[] = [
  { id: "current", account_type: "current", last_4_digits: "2093", bank_name: "Harbour Bank", label: null },
  {
    id: "savings",
    account_type: "savings",
    last_4_digits: "5540",
    bank_name: "Tidewater Savings",
    label: null,
  },
  { id: "card", account_type: "credit_card", last_4_digits: "4471", bank_name: "Lantern Card", label: null },
];

const NO_ANSWERS: FinderContext["answers"] = {
  transfers: { confirmed: [], rejected: [] },
  refunds: { confirmed: [], rejected: [] },
  series: [],
};

/** A context without answers, names or rates. */
export const makeContext = (changes: Partial<FinderContext> = {}): FinderContext => ({
  accounts: ACCOUNTS,
  answers: NO_ANSWERS,
  rate: () => null,
  own_names: [],
  today: "2026-11-20",
  ...changes,
});

/** A context with some answers. */
export const makeAnswered = (answers: Partial<FinderContext["answers"]>): FinderContext =>
  makeContext({ answers: { ...NO_ANSWERS, ...answers } });

type Given = Partial<FinderRow> & Pick<FinderRow, "id" | "amount" | "booked_on" | "description">;

/** A posted row in pounds; the account's type is found by its id, the vendor read from the text. */
export const makeRow = (given: Given): FinderRow => {
  const bank_account_id = given.bank_account_id ?? "current";
  return {
    bank_account_id,
    account_type: ACCOUNTS.find(({ id }) => id === bank_account_id)?.account_type ?? "current",
    value_on: null,
    currency: "GBP",
    original: null,
    counterparty: null,
    reference: null,
    vendor_key: readVendor({ description: given.description, counterparty: given.counterparty ?? null }).key,
    merchant_id: null,
    sub_category: null,
    status: "posted",
    excluded: [],
    ...given,
  };
};
