import { findBankOfMail } from "../../../common/index.ts";
import type { AllowedSenderRow } from "@passbook/db/schema";

/** What is read of a sender: where their files belong, and whether a signature of their domain is wanted. */
export type Allowance = { readonly bank_account_id: string | null; readonly needs_signature: boolean };

type Sender = Pick<AllowedSenderRow, "pattern" | "bank_account_id" | "may_be_unsigned">;

/** True where a pattern (`name@bank.example` or `*@bank.example`) allows a sender. */
export const allowsSender = (pattern: string, sender: string): boolean =>
  pattern.startsWith("*@")
    ? sender.slice(sender.lastIndexOf("@")) === pattern.slice(1)
    : sender !== "" && sender === pattern;

/** Whose messages are read by themselves: whom the person allows, and signed ones of banks in the directory. */
export const findAllowance = (senders: readonly Sender[], sender: string): Allowance | null => {
  const allowed = senders.find(({ pattern }) => allowsSender(pattern, sender));
  if (allowed !== undefined)
    return { bank_account_id: allowed.bank_account_id, needs_signature: allowed.may_be_unsigned === 0 };
  return sender !== "" && findBankOfMail(sender) !== null
    ? { bank_account_id: null, needs_signature: true }
    : null;
};
