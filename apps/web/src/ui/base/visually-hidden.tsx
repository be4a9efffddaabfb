import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

type VisuallyHiddenProps = { readonly as?: "span" | "h1" | undefined; readonly children: ReactNode };

export const VisuallyHidden = ({ as: Element = "span", children }: VisuallyHiddenProps) => (
  <Element className={styles["hidden"]}>{children}</Element>
);
