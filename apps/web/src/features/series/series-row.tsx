import { Trans, useLingui } from "@lingui/react/macro";
import type { Series } from "@passbook/contract/findings";
import { formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { useIntervalWords, useNextWords } from "./use-series-words.ts";

/** The last change of price, where it is a rise of what one pays. */
const Rise = ({ series }: { readonly series: Series }) => {
  const { locale } = useLocale();
  const change = series.price_changes.at(-1);
  if (change === undefined || Math.abs(change.to) <= Math.abs(change.from) || change.to > 0) return null;
  const from = formatMoney(Math.abs(change.from), series.currency, locale);
  return (
    <Badge tone="accent">
      <Trans>was {from}</Trans>
    </Badge>
  );
};

/** One series of the list. */
export const SeriesRow = ({ series }: { readonly series: Series }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const intervals = useIntervalWords();
  const toNext = useNextWords();
  const { name, next, last_amount, currency, state, decision } = series;
  const every = intervals[series.interval];
  const when = toNext(series);
  const varies = next !== null && next.least !== next.most;
  const year = formatMoney(Math.abs(series.yearly), currency, locale, { round: true });
  return (
    <ListRow
      wrap
      to={`/recurring/${series.id}`}
      lead={<LogoTile name={name} />}
      title={
        <Stack row wrap gap={2} as="span">
          {name}
          {state === "late" && <Badge tone="warning">{t`late`}</Badge>}
          {decision === "confirmed" && <Badge tone="success">{t`confirmed`}</Badge>}
          {state !== "ended" && <Rise series={series} />}
        </Stack>
      }
      sub={t`${every}, ${when}`}
      end={<Amount amount={next?.amount ?? last_amount} currency={currency} approx={varies} />}
      endSub={state === "ended" ? undefined : t`${year} a year`}
    />
  );
};
