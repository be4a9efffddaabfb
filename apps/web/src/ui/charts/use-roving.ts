import type { KeyboardEvent } from "react";
import { useState } from "react";
import { stepRight } from "../base/direction.ts";

/** One tab stop for many points: arrows, Home and End move among the elements marked `data-point`. */
export const useRoving = (start: number, rowLength = 1) => {
  const [current, setCurrent] = useState(start);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const points = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-point]")];
    const at = points.findIndex((point) => point === document.activeElement);
    const step = stepRight(event.currentTarget);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      ArrowDown: at + rowLength,
      ArrowUp: at - rowLength,
      Home: 0,
      End: points.length - 1,
    };
    const target = targets[event.key];
    const element = target === undefined ? undefined : points[target];
    if (at === -1 || element === undefined) return;
    event.preventDefault();
    element.focus();
  };
  const pointProps = (index: number) => ({
    "data-point": true,
    tabIndex: index === current ? 0 : -1,
    onFocus: () => {
      setCurrent(index);
    },
  });
  return { onKeyDown, pointProps };
};
