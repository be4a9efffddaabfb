import type { ReactElement } from "react";
import { cloneElement, useId, useRef } from "react";
import styles from "./tooltip.module.css";

type TooltipProps = {
  readonly text: string;
  /** The element that is explained; it must take focus. */
  readonly children: ReactElement<{ "aria-describedby"?: string | undefined }>;
};

const GAP_PX = 6;

/** A short explanation on hover and focus; the fact itself must also stand elsewhere. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => {
    const element = tip.current;
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (element === null || box === undefined || element.matches(":popover-open")) return;
    element.showPopover();
    const left = box.left + box.width / 2 - element.offsetWidth / 2;
    element.style.left = `${String(Math.max(8, Math.min(left, window.innerWidth - element.offsetWidth - 8)))}px`;
    const above = box.top - element.offsetHeight - GAP_PX;
    element.style.top = `${String(above > 8 ? above : box.bottom + GAP_PX)}px`;
  };
  const hide = () => {
    if (tip.current?.matches(":popover-open") === true) tip.current.hidePopover();
  };
  return (
    // the span only watches the element inside it, which is the one that takes focus
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={anchor}
      className={styles["anchor"]}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === "Escape") hide();
      }}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles["tip"]}>
        {text}
      </span>
    </span>
  );
};
