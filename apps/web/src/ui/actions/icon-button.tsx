import { Button } from "./button.tsx";
import type { ButtonProps } from "./button.tsx";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ButtonProps, "icon" | "iconEnd" | "children" | "kind" | "size" | "wide"> & {
  readonly icon: IconName;
  /** What the button does; spoken, and shown on hover. */
  readonly label: string;
  readonly kind?: "quiet" | "secondary" | "danger" | undefined;
  readonly round?: boolean | undefined;
};

export const IconButton = ({
  icon,
  label,
  kind = "quiet",
  round,
  busy,
  className,
  ...rest
}: IconButtonProps) => (
  <Button
    {...rest}
    kind={kind}
    busy={busy}
    aria-label={label}
    title={label}
    className={classNames(styles["square"], round === true && styles["round"], className)}
  >
    {busy === true ? null : <Icon name={icon} />}
  </Button>
);
