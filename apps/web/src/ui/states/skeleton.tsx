import { Trans } from "@lingui/react/macro";
import { Card } from "../frame/card.tsx";
import { classNames } from "../base/class-names.ts";
import styles from "./skeleton.module.css";
import { VisuallyHidden } from "../base/visually-hidden.tsx";

type SkeletonProps = {
  readonly width?: string | number | undefined;
  readonly height?: string | number | undefined;
  readonly round?: boolean | undefined;
};

/** A grey stand-in of the final size. */
export const Skeleton = ({ width = "100%", height = 12, round }: SkeletonProps) => (
  <span
    className={classNames(styles["bone"], round === true && styles["round"])}
    style={{ width, height }}
    aria-hidden="true"
  />
);

const WIDTHS = [62, 48, 71, 55, 44, 66] as const;

type SkeletonRowsProps = {
  readonly count?: number | undefined;
  readonly lead?: boolean | undefined;
  /** In a card without padding. */
  readonly flush?: boolean | undefined;
};

/** List rows that are still to come. */
export const SkeletonRows = ({ count = 5, lead = true, flush }: SkeletonRowsProps) => (
  <div role="status" className={flush === true ? styles["flush"] : undefined} data-waiting>
    <VisuallyHidden>
      <Trans>Loading...</Trans>
    </VisuallyHidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles["row"]} aria-hidden="true">
        {lead && <Skeleton width={32} height={32} round />}
        <div className={styles["words"]}>
          <Skeleton width={`${String(WIDTHS[index % WIDTHS.length] ?? 60)}%`} />
          <Skeleton width={`${String((WIDTHS[(index + 2) % WIDTHS.length] ?? 40) / 2)}%`} height={10} />
        </div>
        <Skeleton width={84} />
      </div>
    ))}
  </div>
);

/** A card that is still to come. */
export const SkeletonCard = ({
  rows = 5,
  lead,
}: {
  readonly rows?: number | undefined;
  readonly lead?: boolean | undefined;
}) => (
  <Card>
    <div className={styles["title"]}>
      <Skeleton width={140} height={16} />
    </div>
    <SkeletonRows count={rows} lead={lead} />
  </Card>
);
