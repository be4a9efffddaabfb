import { Trans, useLingui } from "@lingui/react/macro";
import type { ConvertedBy } from "@passbook/contract/converted";
import { formatMoney, formatRate, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

type ConvertedNoteProps = ConvertedBy & {
  readonly currency: string;
  /** In its own currency, and in that of the figures. */
  readonly own: number;
  readonly into: number;
  readonly to: string;
};

/** What was converted, and by which rates: those of the first and of the last day where there are several. */
export const ConvertedNote = ({ currency, own, into, to, rates, first, last }: ConvertedNoteProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [from_amount, to_amount] = [formatMoney(own, currency, locale), formatMoney(into, to, locale)];
  const say = (used: typeof first): string => {
    const day = formatShortDay(used.from, locale, "");
    const whose = used.source === "own" ? t`your rate from ${day}` : t`European Central Bank, ${day}`;
    return `1 ${used.base} = ${formatRate(used.rate, locale)} ${used.currency} (${whose})`;
  };
  const [begin, end] = [say(first), say(last)];
  return rates === 1 ? (
    <Trans>
      {from_amount} are converted to {to_amount} by the rate {begin}.
    </Trans>
  ) : (
    <Trans>
      {from_amount} are converted to {to_amount}, each day by its own of {rates} rates, from {begin} to {end}.
    </Trans>
  );
};
