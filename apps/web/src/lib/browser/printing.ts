import { useEffect, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let printing = false;
const listeners = new Set<() => void>();

const setPrinting = (next: boolean): void => {
  if (printing === next) return;
  printing = next;
  // the browser takes the page as it stands when the event ends
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};

const begin = (): void => {
  setPrinting(true);
};
const end = (): void => {
  setPrinting(false);
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
};

/** Whether the page is being printed: long lists are then drawn whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);

let tellHead: () => void = () => undefined;
const headIsHere = new Promise<void>((resolve) => {
  tellHead = resolve;
});
/** Paper without a head is better than none. */
const HEAD_MS = 2000;

/** The head of printed pages comes after the screen; told once it stands. */
export const tellHeadIsHere = (): void => {
  tellHead();
};

const waitForHead = (): Promise<unknown> =>
  Promise.race([
    headIsHere,
    new Promise((resolve) => {
      setTimeout(resolve, HEAD_MS);
    }),
  ]);

/** On the keys for printing, first fetches what the page shows only in part. */
export const usePrintWhole = (prepare: () => Promise<unknown>): void => {
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    const printWhole = async () => {
      await Promise.all([latest.current().catch(() => undefined), waitForHead()]);
      window.print();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === "p" && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void printWhole();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
};
