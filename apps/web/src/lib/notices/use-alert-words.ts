import { useLingui } from "@lingui/react/macro";
import { formatMoney, formatMonth, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import type { Alert, AlertKind } from "../reference-data/use-alerts.ts";

type Words = { readonly label: string; readonly hint: string };

/** What each kind of alert is called, and when there is one. */
export const useAlertKinds = (): Readonly<Record<AlertKind, Words>> => {
  const { t } = useLingui();
  return {
    bill_due: { label: t`A bill is due`, hint: t`Three days before its day` },
    missing: {
      label: t`A payment is missing`,
      hint: t`A bill was not paid, or money did not come, some days after its day`,
    },
    price_rise: { label: t`A price rose`, hint: t`What comes again costs more than before` },
    charge: { label: t`An unusual charge`, hint: t`Far above the usual, charged twice, or a fee` },
    low_balance: {
      label: t`A balance is low`,
      hint: t`It is below your limit, or may be within two weeks`,
    },
    budget: {
      label: t`A budget is nearly spent, or passed`,
      hint: t`At the share that you chose for it, and when it is spent`,
    },
    late: { label: t`A statement is late`, hint: t`The day on which it usually comes has passed` },
  };
};

/** What an alert says beside its name. */
export const useAlertWords = (): ((alert: Alert) => string) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  return ({ about, on, month, amount, beside, currency }) => {
    const day = formatShortDay(on, locale, today);
    const money = (minor: number | null): string =>
      currency === null ? "" : formatMoney(Math.abs(minor ?? 0), currency, locale);
    const own = money(amount);
    const limit = currency === null ? "" : formatMoney(beside ?? 0, currency, locale);
    // what is missing from before may be more than a budget has
    const other = about === "budget_near" || about === "budget_over" ? limit : money(beside);
    const of_month = month === null ? "" : formatMonth(month, locale);
    const words: Readonly<Record<Alert["about"], string>> = {
      bill_due: t`Due ${day}`,
      bill_missing: t`Expected ${day}, and not paid yet`,
      money_missing: t`Expected ${day}, and not come yet`,
      price_rise: t`${day} · costs more, ${other} before`,
      large_charge: t`${day} · usually ${other} there`,
      new_merchant: t`${day} · a first payment there, far above your usual ${other}`,
      double_charge: t`${day} · charged twice, perhaps by mistake`,
      fee: t`${day} · a fee or interest`,
      low_balance: t`The balance is below ${limit}`,
      low_ahead: t`May fall below ${limit}, ${day}`,
      budget_near: t`${own} of ${other} is spent`,
      budget_over: t`${own} is spent, of ${other}`,
      statement_late: t`${of_month} has not come; it was expected ${day}`,
    };
    return words[about];
  };
};
