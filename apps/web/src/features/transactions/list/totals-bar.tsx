import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { reviewPath, transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Amount } from "../../../ui/figures/amount.tsx";
import { LikelyCount } from "../../../ui/figures/likely-count.tsx";
import { Without } from "../../../ui/base/without.tsx";
import { Skeleton } from "../../../ui/states/skeleton.tsx";
import styles from "./totals-bar.module.css";

type Sum = { readonly currency: string; readonly out: number; readonly in: number; readonly net: number };
type TotalsBarProps = {
  readonly filter: TransactionFilter;
  /** Both undefined until they are known. */
  readonly count: number | undefined;
  readonly totals: readonly Sum[] | undefined;
  /** How many of the shown are transfers that the totals leave out. */
  readonly transfers: number;
  /** How many of those in the totals count under a category that is only likely. */
  readonly likely: number;
  readonly failed: boolean;
};

const Term = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** How many are shown and what they come to, each currency by itself. */
export const TotalsBar = ({ filter, count, totals, transfers, likely, failed }: TotalsBarProps) => {
  const { t } = useLingui();
  const { locale, home_currency } = useLocale();
  const sums = (totals ?? []).toSorted(
    (a, b) => Number(b.currency === home_currency) - Number(a.currency === home_currency),
  );
  const shown = sums.length > 0 ? sums : [{ currency: home_currency, out: 0, in: 0, net: 0 }];
  const unknown = (width: number) => (failed ? "–" : <Skeleton width={width} height={12} />);
  const each = (pick: (sum: Sum) => number) =>
    totals === undefined
      ? unknown(84)
      : shown.map((sum) => (
          <span key={sum.currency} className={styles["sum"]}>
            <Amount amount={pick(sum)} currency={sum.currency} strong />
          </span>
        ));
  const number = formatNumber(count ?? 0, locale);
  const left_out = formatNumber(transfers, locale);
  return (
    <dl className={styles["totals"]} aria-live="polite">
      <Term label={<Trans>Shown</Trans>}>
        {count === undefined ? (
          unknown(140)
        ) : (
          <Plural value={count} one={`${number} transaction`} other={`${number} transactions`} />
        )}
        <span className={styles["without"]}>
          {transfers > 0 && (
            <Link to={transactionsPath({ ...filter, flow: "transfer" })}>
              <Plural
                value={transfers}
                one={`${left_out} transfer is not in the totals`}
                other={`${left_out} transfers are not in the totals`}
              />
            </Link>
          )}
        </span>
        <LikelyCount
          className={styles["likely"]}
          count={likely}
          to={reviewPath({ ...filter, likely: "true" })}
          of={t`Shown`}
        />
        {filter.bank_account_id === undefined && <Without />}
      </Term>
      {/* money out is told with its minus whichever sign the sum carries */}
      <Term label={<Trans>Out</Trans>}>{each((sum) => -Math.abs(sum.out))}</Term>
      <Term label={<Trans>In</Trans>}>{each((sum) => sum.in)}</Term>
      <Term label={<Trans>Net</Trans>}>{each((sum) => sum.net)}</Term>
    </dl>
  );
};
