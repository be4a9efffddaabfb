import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useLingui } from "@lingui/react/macro";
import { useMayAct } from "../base/acts.tsx";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";
import styles from "./chip.module.css";

type ChipProps = Omit<ComponentProps<"button">, "children"> & {
  readonly kind?: "filter" | "tag" | "dash" | undefined;
  readonly on?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Shows that the chip opens a menu. */
  readonly menu?: boolean | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly to?: string | undefined;
  /** What it does changes something: for who may not, it is drawn without, or not at all where it has no other use. */
  readonly act?: boolean | undefined;
  readonly children: ReactNode;
};

const RemoveButton = ({ onRemove, label }: { readonly onRemove: () => void; readonly label: string }) => (
  <button type="button" className={styles["remove"]} aria-label={label} title={label} onClick={onRemove}>
    <Icon name="close" size="xs" />
  </button>
);

/** A filter, a tag or a choice; small to look at, 44 px to touch. */
export const Chip = (props: ChipProps) => {
  const {
    kind = "filter",
    on,
    act = false,
    icon,
    menu,
    removeLabel,
    to,
    onClick,
    className,
    children,
    ...rest
  } = props;
  const { t } = useLingui();
  const is_shut = !useMayAct() && act;
  const onRemove = is_shut ? undefined : props.onRemove;
  if (is_shut && (onClick !== undefined || menu === true)) return null;
  const classes = classNames(styles["chip"], styles[kind], on === true && styles["on"], className);
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size="xs" />}
      {children}
      {menu === true && <Icon name="chevron-down" size="xs" />}
    </>
  );
  if (onRemove !== undefined) {
    return (
      <span className={classNames(classes, styles["removable"])}>
        {to === undefined ? (
          content
        ) : (
          <Link className={styles["inner"]} to={to}>
            {content}
          </Link>
        )}
        <RemoveButton onRemove={onRemove} label={removeLabel ?? t`Remove`} />
      </span>
    );
  }
  if (to !== undefined) {
    return (
      <Link className={classNames(classes, styles["active"])} to={to}>
        {content}
      </Link>
    );
  }
  if (onClick === undefined && menu !== true) return <span className={classes}>{content}</span>;
  return (
    <button
      {...rest}
      type="button"
      className={classNames(classes, styles["active"])}
      aria-pressed={menu === true || kind !== "filter" ? undefined : on === true}
      onClick={onClick}
    >
      {content}
    </button>
  );
};
