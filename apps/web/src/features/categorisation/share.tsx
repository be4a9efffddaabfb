import { Trans } from "@lingui/react/macro";
import { formatNumber, formatPercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./categorisation.module.css";

/** A share of answers as a figure, with the numbers that it is made of. */
export const Share = ({
  label,
  right,
  of,
}: {
  readonly label: string;
  readonly right: number;
  readonly of: number;
}) => {
  const { locale } = useLocale();
  const [rightShown, ofShown] = [right, of].map((count) => formatNumber(count, locale));
  return (
    <div>
      <dt>{label}</dt>
      <dd>{of === 0 ? "–" : formatPercent(right / of, locale)}</dd>
      <dd className={styles["quiet"]}>
        <Trans>
          {rightShown} of {ofShown}
        </Trans>
      </dd>
    </div>
  );
};
