import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-paths.ts";
import { ICON_PATHS } from "./icon-paths.ts";
import styles from "./icon.module.css";

type IconProps = {
  readonly name: IconName;
  readonly size?: "xs" | "sm" | "md" | "lg" | undefined;
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

/** What points along a line, and so the other way where lines are read from the right. */
const POINTING: ReadonlySet<IconName> = new Set([
  "chevron-left",
  "chevron-right",
  "arrow-left",
  "arrow-right",
  "undo",
  "logout",
  "external",
]);

export const Icon = ({ name, size = "md", label, className }: IconProps) => (
  <svg
    className={classNames(styles["icon"], styles[size], POINTING.has(name) && styles["pointing"], className)}
    viewBox="0 0 24 24"
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
