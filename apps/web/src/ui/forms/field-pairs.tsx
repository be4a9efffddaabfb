import type { ReactNode } from "react";
import styles from "./field-pairs.module.css";

/** Fields beside each other in pairs where there is room, else one below the other. */
export const FieldPairs = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["pairs"]}>{children}</div>
);
