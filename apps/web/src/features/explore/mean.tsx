import { useLingui } from "@lingui/react/macro";
import type { Explored, ExploreQuery } from "@passbook/contract/explore";
import type { Words } from "../../lib/explore/make-plot.ts";
import { meanOfTimes } from "../../lib/explore/mean-of-times.ts";
import { formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./explore.module.css";

type MeanProps = {
  readonly query: ExploreQuery;
  readonly explored: Explored;
  readonly format: Words["format"];
};

/** What a month (or whatever it is told by) comes to on average. */
export const Mean = ({ query, explored, format }: MeanProps) => {
  const { t } = useLingui();
  const near = useLocale();
  const found = meanOfTimes(query, explored, near);
  if (found === null) return null;
  const amount = query.measure === "count" ? formatNumber(found.mean, near.locale, 1) : format(found.mean);
  const count = formatNumber(found.count, near.locale);
  const said = {
    day: () => t`Mean of ${count} days: ${amount}`,
    week: () => t`Mean of ${count} whole weeks: ${amount}`,
    month: () => t`Mean of ${count} whole months: ${amount}`,
    quarter: () => t`Mean of ${count} whole quarters: ${amount}`,
    year: () => t`Mean of ${count} whole years: ${amount}`,
  };
  return <p className={styles["compared"]}>{said[found.unit]()}</p>;
};
