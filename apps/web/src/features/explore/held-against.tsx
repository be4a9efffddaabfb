import { Trans } from "@lingui/react/macro";
import type { Explored, ExploreQuery } from "@passbook/contract/explore";
import { alignBefore } from "../../lib/explore/align-before.ts";
import { comparedDays, daysOf, type ExploreAddress } from "../../lib/explore/address.ts";
import { type Grid, shownValue } from "../../lib/explore/make-plot.ts";
import { changeAgainst, formatPercent, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./explore.module.css";

type ComparedProps = {
  readonly address: ExploreAddress;
  readonly explored: Explored;
  readonly before: Explored | undefined;
};

/** More or less than in the days that it is held against. */
export const Compared = ({ address, explored, before }: ComparedProps) => {
  const near = useLocale();
  const days = comparedDays(address, near);
  if (before === undefined || days === null) return null;
  const [from, to] = [formatShortDay(days.from, near.locale, ""), formatShortDay(days.to, near.locale, "")];
  const [now, then] = [
    shownValue(address.measure, explored.total),
    shownValue(address.measure, before.total),
  ];
  const change = now === null || then === null ? null : changeAgainst(now, then);
  if (change === null)
    return (
      <p className={styles["compared"]}>
        <Trans>
          Nothing to compare with from {from} to {to}.
        </Trans>
      </p>
    );
  const ratio = formatPercent(change, near.locale, { sign: true });
  return (
    <p className={styles["compared"]}>
      <Trans>
        {ratio} against {from} to {to}
      </Trans>
    </p>
  );
};

type HeldProps = Pick<ComparedProps, "address" | "before"> & {
  readonly query: ExploreQuery;
  readonly near: ReturnType<typeof useLocale>;
};

/** What stands beside each row of the days that it is held against, and which these are. */
export const alignHeld = ({ address, query, before, near }: HeldProps) => {
  const [{ from, to }, earlier] = [daysOf(address, near), comparedDays(address, near)];
  if (before === undefined || earlier === null || from === undefined || to === undefined) return undefined;
  const cells = alignBefore(query, before, { now: { from, to }, earlier, week_start: near.week_start });
  const [first, last] = [earlier.from, earlier.to].map((day) => formatShortDay(day, near.locale, ""));
  return { cells, label: `${first ?? ""} – ${last ?? ""}` };
};

export const listHeld = (
  { rows }: Grid,
  { measure }: ExploreQuery,
  { cells }: NonNullable<ReturnType<typeof alignHeld>>,
): (number | null)[] =>
  rows.map(({ key }) => {
    const cell = cells.get(key);
    return cell === undefined ? null : shownValue(measure, cell);
  });
