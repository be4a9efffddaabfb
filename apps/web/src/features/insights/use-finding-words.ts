import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Unusual } from "@passbook/contract/findings";
import { formatMoney, formatNumber, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

/** Why something is out of the ordinary, in a short sentence with its figures. */
export const useFindingWords = (): ((unusual: Unusual) => string) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  return ({ finding, transaction }) => {
    const money = (amount: number) => formatMoney(amount, transaction.currency, locale);
    switch (finding.kind) {
      case "above_usual": {
        const times = formatNumber(finding.times, locale, finding.times < 10 ? 1 : 0);
        return t`${times}× the usual ${money(finding.usual)} here`;
      }
      case "new_merchant": {
        const times = formatNumber(finding.times, locale, finding.times < 10 ? 1 : 0);
        return t`first time here, ${times}× your usual purchase`;
      }
      case "double_charge":
        return finding.doubled === 0
          ? t`charged twice: that never happened here before`
          : plural(finding.doubled, {
              one: "charged twice: it happened # time before",
              other: "charged twice: it happened # times before",
            });
      case "price_rise":
        return t`the price rose from ${money(finding.from)} to ${money(finding.to)}`;
      default: {
        const { word, last_on } = finding;
        if (last_on === null) return t`“${word}”: the first of its kind`;
        const day = formatShortDay(last_on, locale, today);
        return t`“${word}”: the last one was on ${day}`;
      }
    }
  };
};
