import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";
import styles from "./badge.module.css";

export type BadgeTone = "plain" | "success" | "primary" | "warning" | "error" | "accent" | "outline";

type BadgeProps = {
  readonly tone?: BadgeTone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
};

export const Badge = ({ tone = "plain", icon, children }: BadgeProps) => (
  <span className={classNames(styles["badge"], styles[tone])}>
    {icon !== undefined && <Icon name={icon} size="xs" />}
    {children}
  </span>
);
