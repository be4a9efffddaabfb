import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import styles from "./empty-state.module.css";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";

type EmptyAction = {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
  /** It changes something, or leads to where that is done. */
  readonly act?: boolean | undefined;
};

type EmptyStateProps = {
  readonly title?: string | undefined;
  readonly message: ReactNode;
  /** A plain icon instead of the drawing, for small places. */
  readonly icon?: IconName | undefined;
  readonly primary?: EmptyAction | undefined;
  /** None of several is the first where the screen has its first act elsewhere. */
  readonly secondary?: EmptyAction | readonly EmptyAction[] | undefined;
  readonly children?: ReactNode;
};

/** A page of a book, ruled and still without entries. */
const Illustration = () => (
  <svg className={styles["drawing"]} viewBox="0 0 120 92" aria-hidden="true">
    <rect className={styles["ground"]} x="8" y="18" width="104" height="66" rx="12" />
    <rect className={styles["paper"]} x="30" y="6" width="60" height="74" rx="6" />
    <path className={styles["line"]} d="M40 20h22M40 32h30M40 42h24M40 52h28M74 32h6M72 42h8M74 52h6" />
    <path className={styles["rule"]} d="M66 63h14M66 67h14" />
    <circle className={styles["seal"]} cx="90" cy="72" r="12" />
    <path className={styles["plus"]} d="M90 67v10M85 72h10" />
  </svg>
);

const ActionButton = ({
  action,
  kind,
}: {
  readonly action: EmptyAction;
  readonly kind: "primary" | "secondary";
}) => (
  <Button
    kind={kind}
    icon={action.icon}
    to={action.to}
    onClick={action.onClick}
    busy={action.busy}
    act={action.act}
  >
    {action.label}
  </Button>
);

/** Nothing here yet: a picture, a message, and what to do about it. */
export const EmptyState = ({ title, message, icon, primary, secondary = [], children }: EmptyStateProps) => {
  const others = [secondary].flat();
  return (
    <div className={styles["empty"]}>
      {icon === undefined ? (
        <Illustration />
      ) : (
        <span className={styles["tile"]}>
          <Icon name={icon} />
        </span>
      )}
      {title !== undefined && <h2>{title}</h2>}
      <p className={styles["message"]}>{message}</p>
      {(primary !== undefined || others.length > 0) && (
        <div className={styles["actions"]}>
          {primary !== undefined && <ActionButton action={primary} kind="primary" />}
          {others.map((action) => (
            <ActionButton key={action.label} action={action} kind="secondary" />
          ))}
        </div>
      )}
      {children}
    </div>
  );
};
