import type { ReactNode } from "react";
import styles from "./key-values.module.css";

type KeyValuesProps = { readonly items: readonly { readonly label: string; readonly value: ReactNode }[] };

export const KeyValues = ({ items }: KeyValuesProps) => (
  <dl>
    {items.map(({ label, value }) => (
      <div key={label} className={styles["pair"]}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
