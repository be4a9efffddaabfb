import { useState } from "react";
import type { IsoDate } from "@passbook/contract/values";
import styles from "./day-points.module.css";
import { PointLink } from "./point-link.tsx";
import { percent } from "./scale.ts";
import { Tip, type TipLine } from "./tip.tsx";
import { useRoving } from "./use-roving.ts";

export type DayPoint = {
  readonly on: IsoDate;
  /** The day in words. */
  readonly title: string;
  /** Where it stands and how wide it is, as shares of the field. */
  readonly across: number;
  readonly width: number;
  readonly lines: readonly TipLine[];
  readonly href?: string | undefined;
};

/** Days of a chart to be pointed at, tapped or reached by arrows; each tells its lines in a tip. */
export const DayPoints = ({
  days,
  start,
}: {
  readonly days: readonly DayPoint[];
  readonly start: number;
}) => {
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
        {days.map(({ on, title, across, width, lines, href }, index) => {
          const { onFocus, ...rest } = roving.pointProps(index);
          const show = () => {
            setShown(index);
          };
          return (
            <PointLink
              key={on}
              {...rest}
              href={href}
              tells
              className={styles["day"]}
              style={{ left: percent(across), width: percent(width) }}
              aria-label={`${title}: ${lines.map(([name, value]) => `${name} ${value}`).join(", ")}`}
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
          <Tip across={at.across} title={at.title} lines={at.lines} />
        </>
      )}
    </>
  );
};
