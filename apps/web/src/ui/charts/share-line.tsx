import { TableTwin } from "../lists/table-twin.tsx";
import { classNames } from "../base/class-names.ts";
import shared from "./chart.module.css";
import { point } from "./scale.ts";
import styles from "./share-line.module.css";

type SharePoint = {
  /** Where on the axis, any unit, ascending. */
  readonly at: number;
  /** 0 to 1. */
  readonly share: number;
  /** In words, for the table and the tip. */
  readonly label: string;
  readonly shareLabel: string;
};

type ShareLineProps = {
  readonly caption: string;
  readonly columns: readonly [string, string];
  readonly points: readonly SharePoint[];
  /** Words under the left and the right end of the axis. */
  readonly ends: readonly [string, string];
  /** Draws the diagonal on which what is stated equals what is true. */
  readonly diagonal?: boolean | undefined;
  readonly height?: number | undefined;
};

const WIDTH = 400;
const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;

/** A share between 0 and 100 % along an axis. */
export const ShareLine = (props: ShareLineProps) => {
  const { caption, columns, points, ends, diagonal, height = 180 } = props;
  const first = diagonal === true ? 0 : (points[0]?.at ?? 0);
  const last = diagonal === true ? 1 : (points.at(-1)?.at ?? 1);
  const x = (at: number) => (last === first ? WIDTH / 2 : ((at - first) / (last - first)) * WIDTH);
  const y = (share: number) => (1 - share) * height;
  const path = points
    .map(({ at, share }, index) => `${index === 0 ? "M" : "L"}${point(x(at), y(share))}`)
    .join("");
  return (
    <figure>
      <div className={classNames(shared["timeline"], styles["plot"])} style={{ height }} aria-hidden="true">
        {LEVELS.map((level) => (
          <div key={level} className={shared["level"]} style={{ top: `${String((1 - level) * 100)}%` }}>
            {level > 0 && <span>{`${String(level * 100)} %`}</span>}
          </div>
        ))}
        <svg
          className={styles["drawing"]}
          viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
          preserveAspectRatio="none"
        >
          {diagonal === true && <line x1="0" y1={height} x2={WIDTH} y2="0" className={styles["diagonal"]} />}
          <path d={path} className={styles["line"]} />
        </svg>
        {points.length <= 24 &&
          points.map(({ at, share, label, shareLabel }) => (
            <i
              key={at}
              className={styles["dot"]}
              title={`${label}: ${shareLabel}`}
              style={{ left: `${String((x(at) / WIDTH) * 100)}%`, top: `${String((1 - share) * 100)}%` }}
            />
          ))}
      </div>
      <div className={classNames(shared["timeline"], styles["axis"])} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <TableTwin
        caption={caption}
        columns={[...columns]}
        rows={() => points.map(({ label, shareLabel }) => [label, shareLabel])}
      />
    </figure>
  );
};
