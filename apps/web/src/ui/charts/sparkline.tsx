import { point } from "./scale.ts";
import styles from "./sparkline.module.css";

type SparklineProps = {
  /** At least two values, oldest first. */
  readonly values: readonly number[];
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

/** The shape of a series beside its number; the dot is now. */
export const Sparkline = ({ values, width = 72, height = 24 }: SparklineProps) => {
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const x = (index: number) => (index / (values.length - 1)) * (width - 6) + 2;
  const y = (value: number) => (span === 0 ? height / 2 : 3 + (1 - (value - low) / span) * (height - 6));
  const path = values
    .map((value, index) => `${index === 0 ? "M" : "L"}${point(x(index), y(value))}`)
    .join("");
  return (
    <svg
      className={styles["spark"]}
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      aria-hidden="true"
    >
      <path d={path} />
      <circle cx={x(values.length - 1)} cy={y(last)} r={2.5} />
    </svg>
  );
};
