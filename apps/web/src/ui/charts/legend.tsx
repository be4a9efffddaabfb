import { withVariables } from "../base/colour.ts";
import styles from "./chart.module.css";

export type LegendKey = {
  readonly label: string;
  readonly mark: "solid" | "dashed" | "tick" | "likely" | { readonly colour: string } | null;
};

/** What the marks of a chart mean. */
export const Legend = ({ keys }: { readonly keys: readonly LegendKey[] }) => (
  <div className={styles["legend"]}>
    {keys.map(({ label, mark }) => (
      <span key={label}>
        {mark !== null &&
          (typeof mark === "string" ? (
            <i className={styles[mark]} />
          ) : (
            <i className={styles["square"]} style={withVariables({ "--key": mark.colour })} />
          ))}
        {label}
      </span>
    ))}
  </div>
);
