import { Trans } from "@lingui/react/macro";
import styles from "./toaster.module.css";

export type ToastAction =
  | { readonly undo: () => unknown }
  | { readonly label: string; readonly onSelect: () => unknown };

type ToastBodyProps = { readonly text: string; readonly action: ToastAction };

/** The words of a toast with a button at the end; the toaster closes it after the click. */
export const ToastBody = ({ text, action }: ToastBodyProps) => (
  <>
    <span>{text}</span>
    <button
      type="button"
      className={styles["action"]}
      data-toast-action
      onClick={() => {
        if ("undo" in action) action.undo();
        else action.onSelect();
      }}
    >
      {"undo" in action ? <Trans>Undo</Trans> : action.label}
    </button>
  </>
);
