import { useLingui } from "@lingui/react/macro";
import type { AssetKind } from "@passbook/contract/assets";
import type { UsedRate } from "@passbook/contract/converted";
import { formatRate, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

/** The kinds of assets and debts in words. */
export const useAssetKindLabels = (): Readonly<Record<AssetKind, string>> => {
  const { t } = useLingui();
  return {
    property: t`House or flat`,
    vehicle: t`Car or other vehicle`,
    pension: t`Pension`,
    investment: t`Investment`,
    other: t`Something else of value`,
    loan: t`Loan`,
    debt: t`Another debt`,
  };
};

/** A rate as it was entered or published, and the day from which it holds. */
export const useRateWords = () => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  return {
    sayRate: ({ base, currency, rate }: Pick<UsedRate, "base" | "currency" | "rate">): string =>
      `1 ${base} = ${formatRate(rate, locale)} ${currency}`,
    saySince: ({ from, source }: Pick<UsedRate, "from" | "source">): string => {
      const day = formatShortDay(from, locale, today);
      return source === "own" ? t`from ${day}` : t`European Central Bank, ${day}`;
    },
  };
};
