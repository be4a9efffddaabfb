import { Trans } from "@lingui/react/macro";
import styles from "./toaster.module.css";

type ToastBodyProps = { readonly text: string; readonly undo: () => unknown };

/** The words of a toast with Undo at the end; the toaster closes it after the click. */
export const ToastBody = ({ text, undo }: ToastBodyProps) => (
  <>
    <span>{text}</span>
    <button
      type="button"
      className={styles["action"]}
      data-toast-action
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={() => {
        undo();
      }}
    >
      <Trans>Undo</Trans>
    </button>
  </>
);
