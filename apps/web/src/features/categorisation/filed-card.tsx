import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Categorisation } from "@passbook/contract/categorisation";
import { formatNumber, formatPercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import styles from "./categorisation.module.css";

/** How the transactions came to their categories, as one bar and its parts. */
export const FiledCard = ({ data }: { readonly data: Categorisation }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { filed } = data;
  const parts = [
    { id: "silently", label: t`Filed without asking`, count: filed.silently },
    { id: "by_rule", label: t`Filed by your rules`, count: filed.by_rule, to: "/settings/rules" },
    { id: "by_person", label: t`Filed by you`, count: filed.by_person },
    { id: "suggested", label: t`To confirm`, count: filed.suggested, to: "/transactions/review" },
    {
      id: "uncategorised",
      label: t`Uncategorised`,
      count: filed.uncategorised,
      to: "/transactions?uncategorised=true",
    },
  ];
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={t`How transactions were filed`}>
      <div className={styles["bar"]} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ id, count }) => (
            <i key={id} data-part={id} style={{ flexGrow: count }} />
          ))}
      </div>
      <dl className={styles["parts"]}>
        {parts.map(({ id, label, count, to }) => (
          <div key={id}>
            <dt>
              <i className={styles["key"]} data-part={id} aria-hidden="true" />
              {to === undefined || count === 0 ? label : <Link to={to}>{label}</Link>}
            </dt>
            <dd>
              {formatNumber(count, locale)}
              <span className={styles["share"]}>{formatPercent(all === 0 ? 0 : count / all, locale)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
