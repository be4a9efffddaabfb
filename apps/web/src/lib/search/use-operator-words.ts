import { findOperator } from "@passbook/contract/search";
import { useLingui } from "@lingui/react/macro";
import { inWords } from "../../words/format-dates.ts";
import { useLocale } from "../../words/locale.tsx";

/** What an operator of the search asks for, in words; nothing for what is a name of the person's own. */
export const useOperatorWords = (): ((written: string) => string | undefined) => {
  const { t } = useLingui();
  const locale = inWords(useLocale().locale);
  const words: Readonly<Record<string, string>> = {
    merchant: t`who was paid`,
    vendor: t`as the statement names it`,
    category: t`category or sub-category`,
    tag: t`a tag`,
    account: t`a bank account`,
    note: t`words of a note`,
    currency: t`a currency, such as EUR`,
    amount: t`17.24, >500, 10..20`,
    in: t`march, 2026-03, last-month`,
    from: t`first day`,
    to: t`last day`,
    is: t`pending, hidden, split …`,
    has: t`note, tag, merchant …`,
  };
  return (written) =>
    written.endsWith(":") ? words[findOperator(written.slice(0, -1), locale) ?? ""] : undefined;
};
