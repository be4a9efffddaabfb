import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Toast } from "react-hot-toast/headless";
import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import { classNames } from "../base/class-names.ts";
import { useHold } from "./hold-toasts.ts";
import { Icon } from "../base/icon.tsx";
import { Spinner } from "../base/spinner.tsx";
import { useTopModal } from "./modals.ts";
import { TOAST_DURATIONS_MS } from "./toast.ts";
import styles from "./toaster.module.css";

const LEAVING_MS = 190;

const OPTIONS = {
  removeDelay: LEAVING_MS,
  blank: { duration: TOAST_DURATIONS_MS.blank },
  error: { duration: TOAST_DURATIONS_MS.error },
  success: { duration: TOAST_DURATIONS_MS.success },
  custom: { duration: TOAST_DURATIONS_MS.custom },
  loading: { duration: TOAST_DURATIONS_MS.loading },
};

const ToastIcon = ({ type }: { readonly type: Toast["type"] }) => {
  if (type === "success") return <Icon name="check" className={styles["success"]} />;
  if (type === "error") return <Icon name="warning" className={styles["error"]} />;
  if (type === "loading") return <Spinner />;
  return null;
};

type ShownProps = Pick<ReturnType<typeof useToaster>, "toasts" | "handlers">;

const Shown = ({ toasts, handlers }: ShownProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const { letGo, handlers: holding } = useHold(handlers);
  const newest = toasts[0]?.id;
  useEffect(() => {
    const element = ref.current;
    // a dialog that is on its way out may have left the page already
    if (newest === undefined || element?.isConnected !== true) return;
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);
  return (
    <div ref={ref} popover="manual" className={styles["toasts"]} {...holding}>
      {toasts.map((item) => (
        // the click that ends a toast is the one on its button
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          key={item.id}
          {...item.ariaProps}
          className={classNames(styles["toast"], !item.visible && styles["leaving"])}
          onClick={(event) => {
            if (!(event.target instanceof Element) || event.target.closest("[data-toast-action]") === null)
              return;
            letGo();
            toast.dismiss(item.id);
          }}
        >
          <ToastIcon type={item.type} />
          {resolveValue(item.message, item)}
        </div>
      ))}
    </div>
  );
};

/** Where toasts appear: top-center, at most 20 (the library's own limit), 8 px apart, 350 px wide at most; in the dialog over everything, while there is one. */
export const Toaster = () => {
  const { toasts, handlers } = useToaster(OPTIONS);
  return createPortal(<Shown toasts={toasts} handlers={handlers} />, useTopModal() ?? document.body);
};
