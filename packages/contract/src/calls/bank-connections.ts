import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currency, id, instant, one } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { newBankAccount } from "./bank-accounts.ts";

/** What can be wrong with a bridge to banks. */
export const BANK_FAULTS = [
  "name_not_found",
  "host_not_allowed",
  "refused",
  "unreachable",
  "certificate",
  "not_secure",
  "revoked",
  "payment_due",
  "failing",
  "too_slow",
  "too_large",
  "not_readable",
  "no_room",
  "ended",
] as const;
export const bankFault = z.enum(BANK_FAULTS);
export type BankFault = z.output<typeof bankFault>;

/** `waiting` for its turn or its next try, `asking`, `current`, `paused`, `stopped` since the bridge took the access back. */
export const bankConnectionState = z.enum(["waiting", "asking", "current", "paused", "stopped"]);

/** An account as the bridge shows it; it waits for its person while it is neither an account of theirs nor left out. */
export const connectedAccount = z.strictObject({
  id,
  name: z.string(),
  bank_name: z.nullable(z.string()),
  /** Null for points and the like. */
  currency: z.nullable(currency),
  last_4_digits: z.nullable(z.string()),
  bank_account_id: z.nullable(id),
  is_left_out: z.boolean(),
  /** The last answer of the bridge does not show it. */
  is_missing: z.boolean(),
});
export type ConnectedAccount = z.output<typeof connectedAccount>;

export const bankConnection = z.strictObject({
  id,
  connector: z.enum(["simplefin"]),
  host: z.string(),
  state: bankConnectionState,
  fault: z.nullable(bankFault),
  /** What the bridge had to say beside its last answer, in its own words. */
  said: z.array(z.string()),
  checked_at: z.nullable(instant),
  /** When it is asked next. */
  next_at: z.nullable(instant),
  accounts: z.array(connectedAccount),
  created_at: instant,
});
export type BankConnection = z.output<typeof bankConnection>;

/** Handed out by the bridge; it can be used once. */
const token = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, textOf("enter_text")),
    z.maxLength(4000, textOf("at_most_characters", { most: 4000 })),
  );
const params = z.strictObject({ id });

export const createBankConnection = endpoint({
  id: "create_bank_connection",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/statement_sources/bank_connections",
  summary:
    "Connect accounts through a bridge (SimpleFIN): its setup token is used up, what it gives is kept sealed",
  body: z.strictObject({ token }),
  answer: one(bankConnection),
  address: () => "/api/statement_sources",
});
export const changeBankConnection = endpoint({
  id: "change_bank_connection",
  method: "PATCH",
  path: "/api/statement_sources/bank_connections/{id}",
  summary: "Pause a bank connection, go on, or open it anew with another setup token",
  params,
  body: z.partial(z.strictObject({ token, is_paused: z.boolean() })),
  answer: one(bankConnection),
});
export const deleteBankConnection = endpoint({
  id: "delete_bank_connection",
  method: "DELETE",
  path: "/api/statement_sources/bank_connections/{id}",
  summary: "Remove a bank connection; what came from it stays",
  params,
});
export const checkBankConnection = endpoint({
  id: "check_bank_connection",
  method: "POST",
  path: "/api/statement_sources/bank_connections/{id}/check",
  summary: "Ask a bridge now",
  params,
  answer: one(bankConnection),
});
export const mapConnectedAccount = endpoint({
  id: "map_connected_account",
  room: "takes",
  adds: ({ new_bank_account }) => new_bank_account !== undefined,
  method: "PATCH",
  path: "/api/statement_sources/connected_accounts/{id}",
  summary: "Say which bank account a connected account is, or leave it out",
  params,
  body: z.partial(
    z.strictObject({ bank_account_id: id, new_bank_account: newBankAccount, is_left_out: z.boolean() }),
  ),
  answer: one(connectedAccount),
});
