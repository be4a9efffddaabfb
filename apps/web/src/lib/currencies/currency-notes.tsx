import type { ReactNode } from "react";
import styles from "./currency-notes.module.css";

/** What is said of other currencies under figures: rates, what is not counted, and the switch, a line each. */
export const CurrencyNotes = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["notes"]}>{children}</div>
);
