import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import type { Upload } from "../../../lib/statements/upload-steps.ts";

/** So much of a list has to be in view for it to be noticed. */
const SEEN_PX = 120;

const isSeen = (element: Element): boolean => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= window.innerHeight - SEEN_PX;
};

/** Brings the list of uploads into view as soon as files are added to it, where it stands below what is seen. */
export const useComeIntoView = (list: RefObject<HTMLElement | null>, uploads: readonly Upload[]): void => {
  const known = useRef<ReadonlySet<string>>(new Set(uploads.map(({ key }) => key)));
  useEffect(() => {
    const added = uploads.some(({ key }) => !known.current.has(key));
    known.current = new Set(uploads.map(({ key }) => key));
    if (added && list.current !== null && !isSeen(list.current)) list.current.scrollIntoView();
  }, [uploads, list]);
};
