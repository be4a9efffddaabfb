import type { ComponentProps } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./container.module.css";

type ContainerProps = ComponentProps<"div"> & {
  readonly as?: "div" | "main" | "header" | "footer" | undefined;
};

/** The page edge and the greatest width. */
export const Container = ({ as: Element = "div", className, ...rest }: ContainerProps) => (
  <Element {...rest} className={classNames(styles["container"], className)} />
);
