import { Trans } from "@lingui/react/macro";
import { classNames } from "../../ui/base/class-names.ts";
import { withVariables } from "../../ui/base/colour.ts";
import { TableTwin } from "../../ui/lists/table-twin.tsx";
import { Skeleton } from "../../ui/states/skeleton.tsx";
import { useLingui } from "@lingui/react/macro";
import type { Budget } from "../../lib/reference-data/use-budgets.ts";
import { useBudgetPeriods } from "../../lib/reference-data/use-budgets.ts";
import { formatMoney, formatMonthShort, formatShortDay, formatYear, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./period-bars.module.css";

/** The last twelve periods of a budget: what was spent, against what it had. */
export const PeriodBars = ({ budget }: { readonly budget: Budget }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { data } = useBudgetPeriods(budget.id);
  if (data === undefined) return <Skeleton height={96} />;
  const money = (amount: number): string => formatMoney(amount, budget.currency, locale, { round: true });
  const most = Math.max(
    1,
    ...data.map(({ limit, carried, spent }) => Math.max((limit ?? 0) + carried, spent)),
  );
  const nameOf = (from: string): string => {
    if (budget.period === "year") return formatYear(from, locale);
    return budget.period === "pay"
      ? formatShortDay(from, locale, today)
      : formatMonthShort(monthOf(from), locale);
  };
  const all = data.map((each) => ({
    ...each,
    name: nameOf(each.from),
    had: each.limit === null ? null : each.limit + each.carried,
  }));
  return (
    <figure className={styles["figure"]}>
      <figcaption className={styles["caption"]}>
        <Trans>The last twelve periods</Trans>
      </figcaption>
      <div className={styles["bars"]} aria-hidden="true">
        {all.map(({ from, name, had, spent }) => (
          <div key={from} className={styles["column"]} title={`${name}: ${money(spent)}`}>
            <div className={styles["room"]}>
              <div
                className={classNames(styles["bar"], had !== null && spent > had && styles["over"])}
                style={withVariables({ "--share": Math.max(0, spent) / most })}
              />
              {had !== null && (
                <div
                  className={styles["limit"]}
                  style={withVariables({ "--share": Math.max(0, had) / most })}
                />
              )}
            </div>
            <span className={styles["name"]}>{name}</span>
          </div>
        ))}
      </div>
      <TableTwin
        caption={t`Spent and budgeted by period`}
        columns={[t`Period`, t`Spent`, t`Budget`]}
        rows={() => all.map(({ name, spent, had }) => [name, money(spent), had === null ? "–" : money(had)])}
      />
    </figure>
  );
};
