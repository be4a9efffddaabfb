import { useState } from "react";
import type { IsoDate } from "@passbook/contract/values";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./day-points.module.css";
import { PointLink } from "./point-link.tsx";
import { Tip } from "./tip.tsx";
import { useRoving } from "./use-roving.ts";

export type DayPoint = {
  readonly on: IsoDate;
  /** Where it stands and how wide it is, as shares of the field. */
  readonly across: number;
  readonly width: number;
  /** What is told of it: name and value. */
  readonly lines: readonly (readonly [string, string])[];
  readonly href?: string | undefined;
};

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Days of a chart to be pointed at, tapped or reached by arrows; each tells its lines in a tip. */
export const DayPoints = ({
  days,
  start,
}: {
  readonly days: readonly DayPoint[];
  readonly start: number;
}) => {
  const { locale, today } = useLocale();
  const roving = useRoving(start);
  const [shown, setShown] = useState<number | null>(null);
  const at = shown === null ? undefined : days[shown];
  const hide = () => {
    setShown(null);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move among the points inside */}
      <div onKeyDown={roving.onKeyDown} onMouseLeave={hide} onBlur={hide}>
        {days.map(({ on, across, width, lines, href }, index) => {
          const { onFocus, ...rest } = roving.pointProps(index);
          const show = () => {
            setShown(index);
          };
          return (
            <PointLink
              key={on}
              {...rest}
              href={href}
              className={styles["day"]}
              style={{ left: percent(across), width: percent(width) }}
              aria-label={`${formatShortDay(on, locale, today)}: ${lines.map((line) => line.join(" ")).join(", ")}`}
              onMouseEnter={show}
              onClick={show}
              onFocus={() => {
                onFocus();
                show();
              }}
            />
          );
        })}
      </div>
      {at !== undefined && (
        <>
          <i className={styles["cursor"]} style={{ left: percent(at.across) }} />
          <Tip across={at.across} title={formatShortDay(at.on, locale, today)} lines={at.lines} />
        </>
      )}
    </>
  );
};
