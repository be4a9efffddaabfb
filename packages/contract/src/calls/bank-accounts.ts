import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, iso_date, label, many, one, version } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

export const ACCOUNT_TYPES = [
  "savings",
  "current",
  "credit_card",
  "loan",
  "wallet",
  "cash",
  "investment",
] as const;
export const accountType = z.enum(ACCOUNT_TYPES, textOf("choose_account_type"));
export type AccountType = z.output<typeof accountType>;

export const accountBank = z.strictObject({
  id: z.nullable(z.string()),
  name: z.string(),
  logo: z.nullable(z.string()),
  country: z.nullable(z.string()),
});

export const bankAccount = z.strictObject({
  id,
  label: z.nullable(z.string()),
  last_4_digits: z.nullable(z.string()),
  account_type: accountType,
  currency,
  bank: accountBank,
  /** The label, or the bank's name and the last four digits. */
  display_label: z.string(),
  balance: z.nullable(z.strictObject({ amount, as_of: iso_date, statement_id: id, proved: z.boolean() })),
  transaction_count: z.int(),
  sample: z.boolean(),
  closed_at: z.nullable(instant),
  /** Of a loan: percent a year as you said; null where nobody did. */
  interest_rate: z.nullable(z.string()),
  /** Of a loan whose rate you said: the days from which it is another, by day. */
  rate_changes: z.array(z.strictObject({ from: iso_date, percent: z.string() })),
  /** Kept from the members of the book; no member is told of such an account. */
  is_private: z.boolean(),
  version,
});
export type BankAccount = z.output<typeof bankAccount>;

const last_4_digits = z.string().check(z.trim(), z.regex(/^\d{4}$/, textOf("four_digits_printed")));
const interest_rate = z
  .string()
  .check(z.trim(), z.regex(/^\d{1,2}(?:\.\d{1,4})?$/, textOf("interest_rate_malformed")));
const MOST_RATE_CHANGES = 100;
/** Days on which a rate begins, each once. */
const rate_changes = z.array(z.strictObject({ from: iso_date, percent: interest_rate })).check(
  z.maxLength(MOST_RATE_CHANGES),
  z.refine(
    (changes) => new Set(changes.map(({ from }) => from)).size === changes.length,
    textOf("rate_twice"),
  ),
);
/** Either a bank of the directory (`id`) or one named by hand. */
const bank = z.strictObject({
  id: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  name: z.optional(label(80)),
});

export const newBankAccount = z.strictObject({
  label: z.optional(z.nullable(label(80))),
  last_4_digits: z.optional(z.nullable(last_4_digits)),
  account_type: accountType,
  currency,
  bank,
});
export const bankAccountChange = z.strictObject({
  label: z.optional(z.nullable(label(80))),
  last_4_digits: z.optional(z.nullable(last_4_digits)),
  account_type: z.optional(accountType),
  currency: z.optional(currency),
  bank: z.optional(bank),
  closed: z.optional(z.boolean()),
  interest_rate: z.optional(z.nullable(interest_rate)),
  /** In place of those before; they hold only where a rate is said. */
  rate_changes: z.optional(rate_changes),
  is_private: z.optional(z.boolean()),
});

const params = z.strictObject({ id });
export const listBankAccounts = endpoint({
  id: "list_bank_accounts",
  method: "GET",
  path: "/api/bank_accounts",
  summary: "Your bank accounts",
  answer: many(bankAccount),
});
export const getBankAccount = endpoint({
  id: "get_bank_account",
  method: "GET",
  path: "/api/bank_accounts/{id}",
  summary: "One of your bank accounts",
  params,
  answer: one(bankAccount),
});
export const createBankAccount = endpoint({
  id: "create_bank_account",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/bank_accounts",
  summary: "Create a bank account",
  body: newBankAccount,
  answer: one(bankAccount),
  address: ({ answer }) => `/api/bank_accounts/${answer.data.id}`,
});
export const changeBankAccount = endpoint({
  id: "change_bank_account",
  method: "PATCH",
  path: "/api/bank_accounts/{id}",
  versioned: true,
  summary: "Change a bank account",
  params,
  body: bankAccountChange,
  answer: one(bankAccount),
});
/** How well a balance stands: between two printed balances that agree with the rows of proved statements; counted from one; unknown. */
export const REGISTER_STATES = ["proved", "counted", "unknown"] as const;
const registerState = z.enum(REGISTER_STATES);

/** An account's rows with the balance after each, and what printed balances say of them. All amounts are minor units of its currency. */
export const register = z.strictObject({
  currency,
  /** The balance at the end of days on which it changed, oldest first; thinned where there are many. Null where it is unknown. */
  points: z.array(z.strictObject({ day: iso_date, balance: z.nullable(amount), state: registerState })),
  /** Where a printed balance is not what the one before it and the rows between come to: newest first. `by` is what the rows lack. */
  breaks: z.array(
    z.strictObject({
      from: iso_date,
      to: iso_date,
      by: amount,
      /** The statements that print the two balances; one and the same where it contradicts itself. */
      statement_ids: z.tuple([id, id]),
    }),
  ),
  /** Newest first, whole days. */
  rows: z.array(
    z.strictObject({
      transaction_id: id,
      booked_on: iso_date,
      description: z.string(),
      amount,
      balance: z.nullable(amount),
      state: registerState,
    }),
  ),
  /** The day from which older rows follow (`to`); null where there are none. */
  next_to: z.nullable(iso_date),
});
export type Register = z.output<typeof register>;

/** Rows that are booked; what is pending has no balance yet. */
export const getRegister = endpoint({
  id: "get_register",
  method: "GET",
  path: "/api/bank_accounts/{id}/register",
  summary: "An account's rows with the balance after each",
  params,
  query: z.strictObject({ to: z.optional(iso_date) }),
  answer: one(register),
});
/** An account with transactions is refused (409 `in_use`) unless `move_to` names another account or `with_transactions` is true. */
export const deleteBankAccount = endpoint({
  id: "delete_bank_account",
  method: "DELETE",
  path: "/api/bank_accounts/{id}",
  versioned: true,
  summary: "Delete a bank account",
  params,
  query: z.strictObject({
    move_to: z.optional(id),
    with_transactions: z.optional(z.enum(["true", "false"])),
  }),
});
