import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";
import styles from "./note.module.css";

type NoteProps = {
  readonly tone?: "plain" | "info" | "warning" | "error" | "success" | undefined;
  readonly icon?: IconName | undefined;
  readonly action?: ReactNode;
  /** `alert` when it appears in answer to something the person did. */
  readonly role?: "alert" | "status" | undefined;
  readonly children: ReactNode;
};

const ICONS = {
  plain: "info",
  info: "info",
  warning: "warning",
  error: "warning",
  success: "check",
} as const;

export const Note = ({ tone = "plain", icon, action, role, children }: NoteProps) => (
  <div className={classNames(styles["note"], styles[tone])} role={role}>
    <Icon name={icon ?? ICONS[tone]} size="sm" className={styles["icon"]} />
    <div className={styles["words"]}>{children}</div>
    {action !== undefined && action !== false && <div data-print="no">{action}</div>}
  </div>
);
