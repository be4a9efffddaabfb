import type { Statement } from "@passbook/contract/statements";
import { formatPeriod } from "./format-period.ts";

type Named = Pick<Statement, "printed_account" | "currency" | "period">;

/**
 * What tells a statement from the others of its file: its account (the one it belongs to, else what is printed of it), currency and
 * period, as far as they are known.
 */
export const nameStatement = (
  { printed_account, currency, period }: Named,
  account: string | undefined,
  locale: string,
): string => {
  const digits = printed_account?.last_4_digits ?? null;
  const printed = [printed_account?.bank_name ?? null, digits === null ? null : `··${digits}`].filter(
    (part) => part !== null,
  );
  const parts = [
    account ?? (printed.length === 0 ? null : printed.join(" ")),
    currency,
    period === null ? null : formatPeriod(period, locale),
  ];
  return parts.filter((part) => part !== null).join(", ");
};
