import { Trans } from "@lingui/react/macro";
import type { StretchInsights } from "@passbook/contract/stretch-insights";
import { Fragment } from "react";
import { Link } from "react-router";
import { countedPeriod, transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Card } from "../../../ui/frame/card.tsx";
import { formatMoney } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import insightStyles from "../insights.module.css";
import styles from "./stretch.module.css";

type Change = StretchInsights["changes"][number];
type Reason = Change["because"][number];
type CardProps = { readonly stretch: StretchInsights; readonly reference: Reference };

/** A figure that opens its transactions, and those of the days that it is held against. */
const useListPath = (stretch: StretchInsights) => {
  const { before, through, currency, is_total } = stretch;
  const days = countedPeriod({ from: before.from, to: through });
  return (category_id: string, reason?: Reason): string =>
    transactionsPath({
      ...days,
      ...(is_total ? {} : { currency }),
      flow: "spent",
      category_id,
      ...(reason === undefined
        ? {}
        : reason.is_vendor
          ? { vendor_id: reason.key, merchant_id: "none" }
          : { merchant_id: reason.key }),
    });
};

const ChangeLine = ({ stretch, reference, change }: CardProps & { readonly change: Change }) => {
  const { locale } = useLocale();
  const pathOf = useListPath(stretch);
  const { category_id, difference, because } = change;
  const name = reference.findCategory(category_id)?.name ?? "…";
  const amount = formatMoney(Math.abs(difference), stretch.currency, locale);
  const figure = <Link to={pathOf(category_id)}>{amount}</Link>;
  return (
    <li>
      {difference > 0 ? (
        <Trans>
          <strong>{name}</strong>: {figure} more than before.
        </Trans>
      ) : (
        <Trans>
          <strong>{name}</strong>: {figure} less than before.
        </Trans>
      )}{" "}
      {because.length > 0 && (
        <span className={styles["then"]}>
          <Trans>Mostly</Trans>{" "}
          {because.map((reason, index) => (
            <Fragment key={reason.key}>
              {index > 0 && ", "}
              {reason.name}{" "}
              <Link to={pathOf(category_id, reason)}>
                {formatMoney(reason.difference, stretch.currency, locale, { sign: "always" })}
              </Link>
            </Fragment>
          ))}
        </span>
      )}
    </li>
  );
};

/** What changed since the stretch before, and why, in sentences whose figures open. */
export const ChangesCard = ({ stretch, reference }: CardProps) => (
  <Card sums title={<Trans>What changed and why</Trans>}>
    {stretch.changes.length === 0 ? (
      <p className={insightStyles["none"]}>
        <Trans>There is nothing before to hold it against.</Trans>
      </p>
    ) : (
      <ul className={styles["changes"]}>
        {stretch.changes.map((change) => (
          <ChangeLine key={change.category_id} stretch={stretch} reference={reference} change={change} />
        ))}
      </ul>
    )}
  </Card>
);
