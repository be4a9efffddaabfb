import type { Statement } from "@passbook/contract/statements";
import { tellDigits } from "../../../lib/bank-accounts/tell-digits.ts";
import { formatPeriod } from "./format-period.ts";

type Named = Pick<Statement, "printed_account" | "currency" | "period">;

/** Words that only a screen can give. */
type Words = {
  /** The account it belongs to. */
  readonly account?: string | undefined;
  /** The kind of account that is printed. */
  readonly kind?: string | undefined;
  /** Which statement of its file it is. */
  readonly part?: string | undefined;
};

/**
 * What tells a statement from the others of its file: its account (the one it belongs to, else what is printed of it, else its place in
 * the file), currency and period, as far as they are known.
 */
export const nameStatement = (
  { printed_account, currency, period }: Named,
  { account, kind, part }: Words,
  locale: string,
): string => {
  const digits = printed_account?.last_4_digits ?? null;
  const name = printed_account?.name ?? null;
  const bank = printed_account?.bank_name ?? null;
  const told = name ?? (digits === null ? kind : null);
  const printed = [bank, told, tellDigits({ name, last_4_digits: digits })]
    .filter((word) => word != null)
    .join(" ");
  const parts = [
    account ?? (printed === "" ? null : printed),
    account === undefined && digits === null && name === null ? part : null,
    currency,
    period === null ? null : formatPeriod(period, locale),
  ];
  return parts.filter((word) => word != null).join(", ");
};
