import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { QuickAdd } from "@passbook/contract/quick-add";
import { readQuickAdd } from "@passbook/contract/quick-add";
import { createTransaction, listTransactions } from "@passbook/contract/transactions";
import { addDays, minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { call } from "../../../lib/calls/call.ts";
import { newKey } from "../../../lib/calls/new-key.ts";
import { runUndoable } from "../../../lib/changes/undo.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { currencySymbol } from "../../../words/format.ts";
import { inWords } from "../../../words/format-dates.ts";
import { useLocale } from "../../../words/locale.tsx";

/** A transaction as it will be written down. */
export type Draft = Pick<QuickAdd, "booked_on" | "description"> & {
  /** Minor units, negative = money out. */
  readonly amount: number;
  readonly currency: CurrencyCode;
};

const COMMON_SIGNS = [
  ["€", "EUR"],
  ["$", "USD"],
  ["US$", "USD"],
  ["CA$", "CAD"],
  ["A$", "AUD"],
  ["R$", "BRL"],
  ["£", "GBP"],
  ["¥", "JPY"],
  ["₹", "INR"],
] as const;

/** What signs of currencies mean to a person: their own come before those that are common. */
const useSigns = ({ accounts }: Reference): ReadonlyMap<string, CurrencyCode> => {
  const { locale, home_currency } = useLocale();
  return useMemo(() => {
    const own = [...accounts.map(({ currency }) => currency), home_currency];
    const written = own.flatMap((code) => {
      const printed = currencySymbol(code, locale);
      // "CA$" is written "$" by whoever has no other
      const [sign = printed] = /\p{Sc}/u.exec(printed) ?? [];
      return [[sign, code] as const, [printed, code] as const];
    });
    return new Map([...COMMON_SIGNS, ...written]);
  }, [accounts, home_currency, locale]);
};

/** What a typed line is as a transaction of an account (of cash where none is chosen); null as long as it is none. */
export const useDraft = (
  text: string,
  reference: Reference,
  account: BankAccount | undefined,
): Draft | null => {
  const { locale, today, week_start, home_currency } = useLocale();
  const signs = useSigns(reference);
  return useMemo(() => {
    const read = readQuickAdd(text, { locale: inWords(locale), today, week_start, signs });
    if (read === null) return null;
    const currency = read.currency ?? account?.currency ?? home_currency;
    const size = Math.round(Number(read.amount) * 10 ** minorDigits(currency));
    const { booked_on, description } = read;
    return { booked_on, description, currency, amount: read.is_in ? size : -size };
  }, [text, locale, today, week_start, signs, account, home_currency]);
};

const DAYS_AROUND = 3;

/** What the account has of the same amount around that day: it may be the same. */
export const useSame = (draft: Draft | null, account: BankAccount | undefined) => {
  const filter =
    draft === null || account === undefined
      ? null
      : {
          bank_account_id: account.id,
          amount_from: Math.abs(draft.amount),
          amount_to: Math.abs(draft.amount),
          from: addDays(draft.booked_on, -DAYS_AROUND),
          to: addDays(draft.booked_on, DAYS_AROUND),
        };
  const { data } = useQuery({
    queryKey: transactionKeys.same_as(JSON.stringify(filter)),
    queryFn: async ({ signal }) =>
      (await call(listTransactions, { query: { ...filter, limit: 2 }, signal })).answer.data,
    enabled: filter !== null,
  });
  return filter === null ? [] : (data ?? []).filter(({ amount }) => amount === draft?.amount);
};

/** Writes a transaction down, told with Undo. */
export const useWriteDown = () => {
  const { t } = useLingui();
  return (draft: Draft, account: BankAccount | undefined): Promise<boolean> => {
    const { description } = draft;
    return runUndoable({
      kind: "create_transaction",
      said: t`${description} added`,
      failure: t`The transaction could not be added, please retry.`,
      change: () =>
        call(createTransaction, {
          body: { ...draft, ...(account === undefined ? {} : { bank_account_id: account.id }) },
          idempotency_key: newKey(),
        }),
    });
  };
};
