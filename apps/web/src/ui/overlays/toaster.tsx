import { useEffect, useRef } from "react";
import type { Toast } from "react-hot-toast/headless";
import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import { classNames } from "../base/class-names.ts";
import { useHold } from "./hold-toasts.ts";
import { Icon } from "../base/icon.tsx";
import { Spinner } from "../base/spinner.tsx";
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

/** Keeps the toasts in the top layer, above a dialog that opened after them. */
const useTopLayer = (newest: string | undefined) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null || newest === undefined) return;
    const covered = document.querySelector("dialog:modal") !== null;
    if (element.matches(":popover-open") && covered) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);
  return ref;
};

/** Where toasts appear: top-center, at most 20 (the library's own limit), 8 px apart, 350 px wide at most. */
export const Toaster = () => {
  const { toasts, handlers } = useToaster(OPTIONS);
  const { letGo, handlers: holding } = useHold(handlers);
  const ref = useTopLayer(toasts[0]?.id);
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
