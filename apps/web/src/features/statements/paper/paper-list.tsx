import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { classNames } from "../../../ui/base/class-names.ts";
import { withVariables } from "../../../ui/base/colour.ts";
import styles from "./paper-list.module.css";
import type { LineWindow } from "./use-line-window.ts";
import type { Places } from "../state/use-place.ts";

const LINES_PER_STEP = 15;

/** First and last line of what belongs together. */
export type Span = { readonly from: number; readonly to: number } | null;
const isIn = (span: Span, line: number): boolean => span !== null && line >= span.from && line <= span.to;

type PaperListProps = {
  readonly window: LineWindow;
  readonly places: Places;
  readonly label: string;
  /** Rows of cells are a grid, lines of text a list. */
  readonly of: "lines" | "cells";
  /** Lines in which the printed balances break, and those to show while none is chosen. */
  readonly broken: number | null;
  readonly start: number | null;
  readonly toSpan: (line: number | null) => Span;
  /** Greatest width in characters. */
  readonly width: number;
  readonly variables?: Readonly<Record<`--${string}`, string | number>> | undefined;
  readonly children: (line: number) => ReactNode;
};

const stepOf = (key: string, total: number): number | null =>
  ({
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: LINES_PER_STEP,
    PageUp: -LINES_PER_STEP,
    Home: -total,
    End: total,
  })[key] ?? null;

/** Keeps the chosen line in sight, and the pointed one while the pointer is elsewhere. */
const useLineInView = ({ window: { virtualizer, frame, total }, places, start }: PaperListProps) => {
  const { chosen, pointed } = places;
  const isOwn = useRef(false);
  const target = chosen.line ?? start;
  useEffect(() => {
    if (target === null || total === 0) return;
    if (!isOwn.current) virtualizer.scrollToIndex(target - 1, { align: "center" });
    isOwn.current = false;
  }, [target, total, virtualizer]);
  useEffect(() => {
    if (pointed.line !== null && pointed.row !== null && frame.current?.matches(":hover") === false)
      virtualizer.scrollToIndex(pointed.line - 1, { align: "auto" });
  }, [pointed.line, pointed.row, virtualizer, frame]);
  return (line: number) => {
    isOwn.current = true;
    places.chooseLine(line);
  };
};

/** The original as numbered lines; those of the chosen row are marked and kept in sight. */
export const PaperList = (props: PaperListProps) => {
  const { window: shown, places, label, of, broken, toSpan, width, variables, children } = props;
  const { frame, virtualizer, items, total } = shown;
  const id = useId();
  const { chosen, pointed } = places;
  const chooseOwn = useLineInView(props);
  const spans = { chosen: toSpan(chosen.line), pointed: toSpan(pointed.line), broken: toSpan(broken) };
  const walk = (event: KeyboardEvent) => {
    const step = stepOf(event.key, total);
    if (step === null || total === 0) return;
    event.preventDefault();
    const next = Math.max(1, Math.min(total, (chosen.line ?? 0) + step));
    virtualizer.scrollToIndex(next - 1, { align: "auto" });
    chooseOwn(next);
  };
  const roles =
    of === "lines"
      ? ({ list: "listbox", item: "option" } as const)
      : ({ list: "grid", item: "row" } as const);
  const digits = String(total).length;
  return (
    // its role is a list or a grid, both of which take keys
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      role={roles.list}
      tabIndex={0}
      aria-label={label}
      aria-rowcount={of === "cells" ? total : undefined}
      aria-activedescendant={chosen.line === null ? undefined : `${id}-${String(chosen.line)}`}
      className={styles["paper"]}
      onKeyDown={walk}
      onPointerLeave={() => {
        places.pointAt(null);
      }}
    >
      <div
        role="presentation"
        className={styles["lines"]}
        style={{
          height: virtualizer.getTotalSize(),
          width: `${String(width + digits + 6)}ch`,
          ...withVariables({ "--number-width": `${String(digits + 2)}ch`, ...variables }),
        }}
      >
        {items.map(({ index, start: top_px, key }) => {
          const line = index + 1;
          const isChosen = isIn(spans.chosen, line);
          return (
            // the list takes the keys, as one stop among the others
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div
              key={key}
              id={`${id}-${String(line)}`}
              role={roles.item}
              aria-selected={isChosen}
              aria-setsize={of === "lines" ? total : undefined}
              aria-posinset={of === "lines" ? line : undefined}
              aria-rowindex={of === "cells" ? line : undefined}
              className={classNames(
                styles["line"],
                isIn(spans.pointed, line) && styles["pointed"],
                isChosen && styles["chosen"],
                isIn(spans.broken, line) && styles["broken"],
              )}
              style={{ transform: `translateY(${String(top_px)}px)` }}
              onClick={() => {
                chooseOwn(line);
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === "mouse") places.pointAt({ line });
              }}
            >
              {children(line)}
            </div>
          );
        })}
      </div>
    </div>
  );
};
