import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./likely-count.module.css";

type LikelyCountProps = {
  readonly count: number;
  /** Where the rows are seen and confirmed. */
  readonly to: string;
  /** What they count in, said to those who do not see beside what it stands. */
  readonly of: string;
  readonly className?: string | undefined;
};

/** How many rows of a figure count under a category that is only likely; nothing without any. */
export const LikelyCount = ({ count, to, of, className }: LikelyCountProps) => {
  const { locale } = useLocale();
  if (count === 0) return null;
  const shown = formatNumber(count, locale);
  return (
    <Link className={classNames(styles["likely"], className)} to={to}>
      <i className={styles["mark"]} aria-hidden="true" />
      <Plural value={count} one={`${shown} row likely`} other={`${shown} rows likely`} />
      <VisuallyHidden>
        {" "}
        <Trans>in {of}</Trans>
      </VisuallyHidden>
    </Link>
  );
};
