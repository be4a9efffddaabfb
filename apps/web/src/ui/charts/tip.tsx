import shared from "./chart.module.css";
import { percent } from "./scale.ts";
import { useWithinWindow } from "../base/use-within-window.ts";

/** Name, value and, where lines of a chart are told apart, the mark of the line. */
export type TipLine = readonly [string, string, ("solid" | "dashed")?];

type TipProps = {
  /** The share of the field at which it points. */
  readonly across: number;
  readonly title: string;
  readonly lines: readonly TipLine[];
};

/** What a point of a chart says, on the side where there is room. */
export const Tip = ({ across, title, lines }: TipProps) => (
  <div
    ref={useWithinWindow<HTMLDivElement>()}
    className={shared["tip"]}
    style={
      across > 0.5
        ? { right: percent(1 - across), top: 0, marginRight: 10 }
        : { left: percent(across), top: 0, marginLeft: 10 }
    }
    aria-hidden="true"
  >
    <strong>{title}</strong>
    <dl>
      {lines.map(([label, value, mark]) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>
            {mark !== undefined && <i className={shared[mark]} />}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
