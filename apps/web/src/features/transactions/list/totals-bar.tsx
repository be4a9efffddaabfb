import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Skeleton } from "../../../ui/states/skeleton.tsx";
import styles from "./totals-bar.module.css";

type Totals = {
  readonly count: number;
  readonly totals: readonly {
    readonly currency: string;
    readonly out: number;
    readonly in: number;
    readonly net: number;
  }[];
};

const Term = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** How many are shown and what they come to, each currency by itself. */
export const TotalsBar = ({ data }: { readonly data: Totals | undefined }) => {
  const { locale, home_currency } = useLocale();
  const sums = (data?.totals ?? []).toSorted(
    (a, b) => Number(b.currency === home_currency) - Number(a.currency === home_currency),
  );
  const shown =
    sums.length > 0 || data === undefined ? sums : [{ currency: home_currency, out: 0, in: 0, net: 0 }];
  const each = (pick: (sum: Totals["totals"][number]) => number, tone?: "ink") =>
    data === undefined ? (
      <Skeleton width={84} height={12} />
    ) : (
      shown.map((sum) => (
        <span key={sum.currency} className={styles["sum"]}>
          <Amount amount={pick(sum)} currency={sum.currency} strong tone={tone} />
        </span>
      ))
    );
  const count = formatNumber(data?.count ?? 0, locale);
  return (
    <dl className={styles["totals"]} aria-live="polite">
      <Term label={<Trans>Shown</Trans>}>
        {data === undefined ? (
          <Skeleton width={140} height={12} />
        ) : (
          <Plural value={data.count} one={`${count} transaction`} other={`${count} transactions`} />
        )}
      </Term>
      {/* money out is told with its minus whichever sign the sum carries */}
      <Term label={<Trans>Out</Trans>}>{each((sum) => -Math.abs(sum.out))}</Term>
      <Term label={<Trans>In</Trans>}>{each((sum) => sum.in)}</Term>
      <Term label={<Trans>Net</Trans>}>{each((sum) => sum.net)}</Term>
    </dl>
  );
};
