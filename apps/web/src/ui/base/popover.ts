import type { ToggleEvent } from "react";
import { useCallback, useId, useRef, useState } from "react";
import { isFromTheRight } from "./direction.ts";

export type PopoverAlign = "start" | "end";

/** What a trigger needs to open its popover; spread on a button. */
export type TriggerProps = {
  readonly id: string;
  readonly popoverTarget: string;
  readonly "aria-haspopup": "menu" | "dialog" | "listbox";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string;
};

const EDGE_PX = 8;
const ROOM_PX = 300;

/** Puts a popover beside its anchor, above when there is no room below; through the CSSOM, never past the window's edge. */
export const placeBeside = (popover: HTMLElement, anchor: Element, align: PopoverAlign): void => {
  const box = anchor.getBoundingClientRect();
  const { innerWidth: width, innerHeight: height } = window;
  const below = height - box.bottom - EDGE_PX * 1.5;
  const above = box.top - EDGE_PX * 1.5;
  const up = below < ROOM_PX && above > below;
  const style = popover.style;
  style.top = up ? "auto" : `${String(box.bottom + 4)}px`;
  style.bottom = up ? `${String(height - box.top + 4)}px` : "auto";
  style.maxHeight = `${String(Math.max(160, up ? above : below))}px`;
  const room = popover.offsetWidth;
  const atLeft = (align === "start") !== isFromTheRight(anchor);
  const wanted = atLeft ? box.left : box.right - room;
  style.right = "auto";
  style.left = `${String(Math.max(EDGE_PX, Math.min(wanted, width - room - EDGE_PX)))}px`;
};

/** Whether a dialog or a popover lies over the page: what Esc closes first, and what keys are meant for. */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null;

/** A native popover with its trigger: light dismissal, Esc and the return of focus are the browser's. */
export const usePopover = (
  haspopup: TriggerProps["aria-haspopup"],
  align: PopoverAlign,
  onOpen?: (popover: HTMLElement) => void,
) => {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const place = useCallback(() => {
    const anchor = document.getElementById(triggerId);
    if (ref.current !== null && anchor !== null) placeBeside(ref.current, anchor, align);
  }, [triggerId, align]);
  const close = useCallback(() => {
    if (ref.current?.matches(":popover-open") === true) ref.current.hidePopover();
  }, []);
  const trigger: TriggerProps = {
    id: triggerId,
    popoverTarget: id,
    "aria-haspopup": haspopup,
    "aria-expanded": open,
    "aria-controls": id,
  };
  const popover = {
    id,
    ref,
    popover: "auto" as const,
    onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
      if (event.target !== event.currentTarget) return;
      if (event.newState !== "open") return;
      setOpen(true);
      place();
    },
    onToggle: (event: ToggleEvent<HTMLDivElement>) => {
      if (event.target !== event.currentTarget) return;
      // only now: the browser gives the focus back only while what had it is still in the popover
      if (event.newState === "closed") setOpen(false);
      if (event.newState !== "open") return;
      place();
      onOpen?.(event.currentTarget);
    },
  };
  return { open, close, trigger, popover };
};
