import type { ReactNode } from "react";
import { useEffect } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./dropdown.module.css";
import frame from "../base/popover.module.css";
import { usePopover } from "../base/popover.ts";
import type { PopoverAlign, TriggerProps } from "../base/popover.ts";

type DropdownProps = {
  readonly label: string;
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly align?: PopoverAlign | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Drawn only while open; `close` shuts it and gives focus back. */
  readonly children: (close: () => void) => ReactNode;
};

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** What is typed into first; under a finger it would call up keys over the choices. */
export const findFirst = (popover: HTMLElement): HTMLElement | null => {
  const search = popover.querySelector<HTMLElement>('input[type="search"]');
  const hasKeys = window.matchMedia("(pointer: fine)").matches;
  return (hasKeys ? search : null) ?? popover.querySelector<HTMLElement>(FOCUSABLE);
};

/** Any content in a popover beside its button. */
export const Dropdown = ({ label, trigger, align = "start", onOpenChange, children }: DropdownProps) => {
  const box = usePopover("dialog", align, (popover) => {
    findFirst(popover)?.focus();
  });
  const { open } = box;
  useEffect(() => {
    onOpenChange?.(open);
  }, [open, onOpenChange]);
  return (
    <>
      {trigger(box.trigger)}
      <div
        {...box.popover}
        role="dialog"
        aria-label={label}
        className={classNames(frame["popover"], styles["box"])}
      >
        {open && children(box.close)}
      </div>
    </>
  );
};
