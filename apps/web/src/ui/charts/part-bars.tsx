import { useState } from "react";
import type { CurrencyCode } from "@passbook/contract/values";
import { formatMoney, formatTick } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import shared from "./chart.module.css";
import { Legend } from "./legend.tsx";
import styles from "./month-bars.module.css";
import { PointLink } from "./point-link.tsx";
import { niceTicks } from "./scale.ts";
import { useRoving } from "./use-roving.ts";

type Part = { readonly label: string; readonly colour: string };

type PartBarsProps = {
  readonly caption: string;
  /** What the first column of the table is called. */
  readonly name: string;
  readonly parts: readonly Part[];
  /** Amounts in the order of the parts, minor units, none below nothing. */
  readonly bars: readonly {
    readonly label: string;
    readonly amounts: readonly number[];
    readonly href?: string | undefined;
  }[];
  readonly currency: CurrencyCode;
};

const HEIGHT = 160;
/** As many labels as stand beside each other on a desktop and on a phone. */
const MOST_LABELS = 16;
const MOST_ON_PHONES = 6;

/** Whether the last label and every so many before it are few enough. */
const isWithin = (most: number, { at, count }: { readonly at: number; readonly count: number }): boolean =>
  (count - 1 - at) % Math.ceil(count / most) === 0;

/** Parts of a few stretches side by side. */
export const PartBars = ({ caption, name, parts, bars, currency }: PartBarsProps) => {
  const { locale } = useLocale();
  const roving = useRoving(bars.length - 1);
  const [shown, setShown] = useState<number | null>(null);
  const ticks = niceTicks({ greatest: Math.max(1, ...bars.flatMap(({ amounts }) => amounts)) });
  const top = ticks.at(-1) ?? 1;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const at = shown === null ? undefined : bars[shown];
  const across = shown === null ? 0 : (shown + 0.5) / bars.length;
  return (
    <figure className={styles["figure"]}>
      <Legend keys={parts.map(({ label, colour }) => ({ label, mark: { colour } }))} />
      <div className={classNames(shared["timeline"], styles["plot"])} style={{ height: HEIGHT }}>
        <div aria-hidden="true">
          {ticks.map((tick) => (
            <div key={tick} className={shared["level"]} style={{ top: `${String((1 - tick / top) * 100)}%` }}>
              {tick > 0 && <span>{formatTick(tick, currency, locale)}</span>}
            </div>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move among the bars inside */}
        <div
          className={styles["months"]}
          onKeyDown={roving.onKeyDown}
          onMouseLeave={() => setShown(null)}
          onBlur={() => setShown(null)}
        >
          {bars.map(({ label, amounts, href }, index) => {
            const { onFocus, ...rest } = roving.pointProps(index);
            return (
              <PointLink
                key={label}
                {...rest}
                href={href}
                tells
                className={styles["month"]}
                aria-label={`${label}: ${parts.map((part, place) => `${part.label} ${money(amounts[place] ?? 0)}`).join(", ")}`}
                onMouseEnter={() => setShown(index)}
                onFocus={() => {
                  onFocus();
                  setShown(index);
                }}
              >
                {parts.map(({ label: part, colour }, place) => (
                  <i
                    key={part}
                    className={styles["bar"]}
                    style={{
                      height: `${String(((amounts[place] ?? 0) / top) * 100)}%`,
                      background: colour,
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
            <strong>{at.label}</strong>
            <dl>
              {parts.map(({ label, colour }, place) => (
                <div key={label} className={styles["line"]}>
                  <dt>
                    <i className={shared["square"]} style={{ background: colour }} />
                    {label}
                  </dt>
                  <dd>{money(at.amounts[place] ?? 0)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      <div className={classNames(shared["timeline"], styles["axis"])} aria-hidden="true">
        {bars.map(({ label }, at) => (
          <span
            key={label}
            className={isWithin(MOST_ON_PHONES, { at, count: bars.length }) ? undefined : styles["skipped"]}
          >
            {isWithin(MOST_LABELS, { at, count: bars.length }) && label}
          </span>
        ))}
      </div>
      <TableTwin
        caption={caption}
        columns={[name, ...parts.map(({ label }) => label)]}
        rows={() =>
          bars.map(({ label, amounts }) => [label, ...parts.map((_, place) => money(amounts[place] ?? 0))])
        }
      />
    </figure>
  );
};
