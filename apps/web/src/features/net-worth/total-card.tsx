import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { WorthTotal } from "@passbook/contract/net-worth";
import { WorthArea } from "../../ui/charts/worth-area.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./net-worth.module.css";

type TotalCardProps = {
  readonly total: WorthTotal;
  readonly on: string;
  /** Others are shown beside it, so that its currency is said. */
  readonly is_one_of_several: boolean;
};

/** So many names are told; of more how many they are. */
const MOST_NAMES = 3;

/** What a change does not tell, under it. */
const LeftOut = ({ names }: { readonly names: readonly string[] }) => {
  const { locale } = useLocale();
  if (names.length === 0) return null;
  const some = new Set(names);
  const list = some.size > MOST_NAMES ? null : new Intl.ListFormat(locale).format(some);
  return (
    <small className={styles["leftOut"]}>
      {list === null ? (
        <Plural
          value={some.size}
          one="without # that has no value to compare with"
          other="without # that have no value to compare with"
        />
      ) : (
        <Trans>without {list}: no value to compare with</Trans>
      )}
    </small>
  );
};

/** What is owned and owed, and how much more that is than before. */
const Facts = ({ total }: Pick<TotalCardProps, "total">) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { currency, owned, owed, month_change, year_change } = total;
  const facts = [
    { label: t`Owned`, amount: owned, left_out: [], is_change: false },
    { label: t`Owed`, amount: owed, left_out: [], is_change: false },
    { label: t`Since a month ago`, ...month_change, is_change: true },
    { label: t`Since a year ago`, ...year_change, is_change: true },
  ];
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ label, amount, left_out, is_change }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {amount === null ? (
              "–"
            ) : (
              <bdi>
                {formatMoney(amount, currency, locale, is_change && amount !== 0 ? { sign: "always" } : {})}
              </bdi>
            )}
            {amount !== null && <LeftOut names={left_out} />}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The total of a currency, with its plot. */
export const TotalCard = ({ total, on, is_one_of_several }: TotalCardProps) => {
  const { locale, today } = useLocale();
  const { currency, converted, amount, missing, days } = total;
  const others = converted.join(", ");
  const day = formatShortDay(on, locale, today);
  return (
    <Card
      sums
      title={is_one_of_several ? <Trans>In {currency}</Trans> : <Trans>Net worth</Trans>}
      sub={
        converted.length > 0 ? (
          <Trans>With {others} converted by the rates below</Trans>
        ) : is_one_of_several ? (
          <Trans>totalled apart</Trans>
        ) : undefined
      }
      action={<span className={styles["label"]}>{day}</span>}
    >
      <div className={styles["head"]}>
        <Figure amount={amount} currency={currency} size="hero" />
        <Facts total={total} />
      </div>
      {missing > 0 && (
        <Note tone="warning">
          <Plural
            value={missing}
            one="One value of this day is not known: the last that is known counts, or none where there is no rate."
            other="# values of this day are not known: the last that is known counts, or none where there is no rate."
          />
        </Note>
      )}
      {days.length > 1 && <WorthArea currency={currency} days={days} />}
    </Card>
  );
};
