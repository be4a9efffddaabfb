import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { useMayAct } from "../base/acts.tsx";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";
import { Spinner } from "../base/spinner.tsx";
import styles from "./button.module.css";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger" | "danger-fill" | "link";

export type ButtonProps = ComponentProps<"button"> & {
  readonly kind?: ButtonKind | undefined;
  readonly size?: "md" | "lg" | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  /** Shows that the work runs and takes no more clicks; the button keeps focus and width. */
  readonly busy?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /** It changes something: drawn for those who may. */
  readonly act?: boolean | undefined;
  /** A path inside the product; makes the button a link. */
  readonly to?: string | undefined;
  /** Told when such a link is followed here, rather than in another tab. */
  readonly onFollow?: ((event: MouseEvent) => void) | undefined;
  /** An address outside the router, such as a file to download. */
  readonly href?: string | undefined;
  readonly download?: boolean | string | undefined;
};

const ButtonContent = ({
  icon,
  iconEnd,
  busy,
  children,
}: Pick<ButtonProps, "icon" | "iconEnd" | "busy"> & { readonly children: ReactNode }) => (
  <>
    {busy === true && <Spinner size="sm" className={icon === undefined ? styles["over"] : undefined} />}
    {busy !== true && icon !== undefined && <Icon name={icon} size="sm" />}
    <span className={styles["words"]}>{children}</span>
    {iconEnd !== undefined && <Icon name={iconEnd} size="sm" />}
  </>
);

export const Button = ({
  kind = "secondary",
  size = "md",
  icon,
  iconEnd,
  busy,
  wide,
  act = false,
  to,
  onFollow,
  href,
  download,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) => {
  const may_act = useMayAct();
  if (act && !may_act) return null;
  const classes = classNames(
    styles["button"],
    styles[kind],
    styles[size],
    wide === true && styles["wide"],
    busy === true && icon === undefined && styles["waiting"],
    className,
  );
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd} busy={busy}>
      {children}
    </ButtonContent>
  );
  // nobody presses paper; what reads as words stays
  const marks = { "data-kind": kind, ...(kind === "link" ? {} : { "data-print": "no" }) };
  if (to !== undefined || href !== undefined) {
    const label = { ...marks, "aria-label": rest["aria-label"], title: rest.title, id: rest.id };
    return to !== undefined ? (
      <Link
        className={classes}
        to={to}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow?.(event);
        }}
        {...label}
      >
        {content}
      </Link>
    ) : (
      <a className={classes} href={href} download={download} {...label}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...marks}
      {...rest}
      type={type}
      className={classes}
      aria-busy={busy === true ? true : undefined}
      aria-disabled={busy === true ? true : rest["aria-disabled"]}
      onClick={(event) => {
        if (busy === true) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
    </button>
  );
};
