import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { useLingui } from "@lingui/react/macro";
import { classNames } from "../base/class-names.ts";
import styles from "./dialog.module.css";
import { IconButton } from "../actions/icon-button.tsx";
import { isBackdropPress } from "./backdrop.ts";
import { openModal } from "./modals.ts";

type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** Leaves the cross out, when the actions say enough. */
  readonly bare?: boolean | undefined;
  readonly role?: "dialog" | "alertdialog" | undefined;
  readonly describedBy?: string | undefined;
  readonly children?: ReactNode;
};

/** What is filled in, of a group of radios the one that is chosen. */
const FIELD =
  "input:is(:checked, :not([type=radio])):not([type=hidden], [type=file], :disabled), select:not(:disabled), textarea:not(:disabled)";
/** Where most begin, though another field stands before it. */
const BEGIN = "[data-begin]";

/** The platform's modal dialog: the page behind it rests, Esc closes, focus returns to where it was; it begins where `data-begin` stands, else in the first field, but where there is a question. */
export const Dialog = ({
  open,
  title,
  onClose,
  actions,
  size = "sm",
  bare,
  role,
  describedBy,
  children,
}: DialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const close = openModal(dialog);
    // the platform's own choice is the cross; what a question is answered by comes first in it
    if (role !== "alertdialog")
      (dialog.querySelector<HTMLElement>(BEGIN) ?? dialog.querySelector<HTMLElement>(FIELD))?.focus();
    return close;
  }, [open, role]);
  if (!open) return null;
  return (
    // a click on the backdrop is a shortcut for Esc, which the element handles itself
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      role={role}
      className={classNames(styles["dialog"], styles[size])}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // of a dialog inside it React tells it too
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onMouseDown={(event) => {
        if (isBackdropPress(event)) onClose();
      }}
    >
      <div className={styles["box"]}>
        <div className={styles["head"]}>
          <h2 id={id}>{title}</h2>
          {bare !== true && <IconButton icon="close" label={t`Close`} onClick={onClose} />}
        </div>
        {children}
        {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
      </div>
    </dialog>
  );
};
