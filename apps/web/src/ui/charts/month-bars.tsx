import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CurrencyCode } from "@passbook/contract/values";
import { formatMoney, formatMonth, formatMonthShort, formatTick, formatYear } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import shared from "./chart.module.css";
import { Legend } from "./legend.tsx";
import styles from "./month-bars.module.css";
import { isSkipped } from "./month-names.ts";
import { PointLink } from "./point-link.tsx";
import { niceTicks } from "./scale.ts";
import { useRoving } from "./use-roving.ts";

type MonthSums = {
  readonly month: string;
  /** Positive minor units; below nothing, where more came back than went, a month has no bar. */
  readonly income: number;
  readonly spent: number;
  readonly invested: number;
  readonly href?: string | undefined;
};

type MonthBarsProps = {
  readonly months: readonly MonthSums[];
  /** Which of the sums are drawn; all of them unless told. */
  readonly shows?: readonly (typeof SERIES)[number][] | undefined;
  readonly currency: CurrencyCode;
  readonly height?: number | undefined;
};

const SERIES = ["income", "spent", "invested"] as const;
const COLOURS = {
  income: "var(--color-success-fill)",
  spent: "var(--chart-12)",
  invested: "var(--color-primary-line)",
} as const;

/** Income, spending and investment month by month. */
export const MonthBars = ({ months, currency, shows = SERIES, height = 200 }: MonthBarsProps) => {
  const { locale } = useLocale();
  const { t } = useLingui();
  const roving = useRoving(months.length - 1);
  const [shown, setShown] = useState<number | null>(null);
  const labels = { income: t`Income`, spent: t`Spent`, invested: t`Invested` };
  const ticks = niceTicks({
    greatest: Math.max(...months.flatMap((month) => shows.map((series) => month[series]))),
  });
  const top = ticks.at(-1) ?? 1;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const at = shown === null ? undefined : months[shown];
  const across = shown === null ? 0 : (shown + 0.5) / months.length;
  return (
    <figure className={styles["figure"]}>
      {shows.length > 1 && (
        <Legend
          keys={shows.map((series) => ({ label: labels[series], mark: { colour: COLOURS[series] } }))}
        />
      )}
      <div className={classNames(shared["timeline"], styles["plot"])} style={{ height }}>
        <div aria-hidden="true">
          {ticks.map((tick) => (
            <div key={tick} className={shared["level"]} style={{ top: `${String((1 - tick / top) * 100)}%` }}>
              {tick > 0 && <span>{formatTick(tick, currency, locale)}</span>}
            </div>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move among the months inside */}
        <div
          className={styles["months"]}
          onKeyDown={roving.onKeyDown}
          onMouseLeave={() => setShown(null)}
          onBlur={() => setShown(null)}
        >
          {months.map((month, index) => {
            const { onFocus, ...rest } = roving.pointProps(index);
            return (
              <PointLink
                key={month.month}
                {...rest}
                href={month.href}
                tells
                className={styles["month"]}
                aria-label={`${formatMonth(month.month, locale)}: ${shows.map((series) => `${labels[series]} ${money(month[series])}`).join(", ")}`}
                onMouseEnter={() => setShown(index)}
                onFocus={() => {
                  onFocus();
                  setShown(index);
                }}
              >
                {shows.map((series) => (
                  <i
                    key={series}
                    className={styles["bar"]}
                    style={{
                      height: `${String((Math.max(0, month[series]) / top) * 100)}%`,
                      background: COLOURS[series],
                    }}
                  />
                ))}
              </PointLink>
            );
          })}
        </div>
        {at !== undefined && (
          <div
            className={classNames(shared["tip"], styles["tip"])}
            style={
              across > 0.5
                ? { right: `calc(${String((1 - across) * 100)}% + var(--axis) * ${String(across)})` }
                : { left: `${String(across * 100)}%` }
            }
            aria-hidden="true"
          >
            <strong>{formatMonth(at.month, locale)}</strong>
            <dl>
              {shows.map((series) => (
                <div key={series} className={styles["line"]}>
                  <dt>
                    <i className={shared["square"]} style={{ background: COLOURS[series] }} />
                    {labels[series]}
                  </dt>
                  <dd>{money(at[series])}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      <div className={classNames(shared["timeline"], styles["axis"])} aria-hidden="true">
        {months.map((month, index) => (
          <span
            key={month.month}
            className={isSkipped(month.month, months.length) ? styles["skipped"] : undefined}
          >
            {formatMonthShort(month.month, locale)}
            {(month.month.endsWith("-01") || index === 0) && <b>{formatYear(month.month, locale)}</b>}
          </span>
        ))}
      </div>
      <TableTwin
        caption={t`Month by month`}
        columns={[t`Month`, ...shows.map((series) => labels[series])]}
        rows={() =>
          months.map((month) => [
            formatMonth(month.month, locale),
            ...shows.map((series) => money(month[series])),
          ])
        }
      />
    </figure>
  );
};
