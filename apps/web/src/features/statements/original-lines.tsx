import { Trans, useLingui } from "@lingui/react/macro";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { KeyboardEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { messageOf } from "../../lib/refusal.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { withVariables } from "../../ui/colour.ts";
import { Note } from "../../ui/note.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import styles from "./original-lines.module.css";
import { findLastLine } from "./row-lines.ts";
import type { Places } from "./use-place.ts";
import { useOriginalLines } from "./use-statement-rows.ts";

const LINE_PX = { touch: 32, mouse: 24 };
const PADDING_PX = 8;
const OVERSCAN = 20;
const LINES_PER_STEP = 15;

type OriginalLinesProps = {
  readonly statement_id: string;
  readonly format: string | null;
  readonly places: Places;
  /** The line at which the printed balances break. */
  readonly broken: number | null;
  /** The line shown first, while none is chosen. */
  readonly start: number | null;
};

type Span = { readonly from: number; readonly to: number } | null;
const isIn = (span: Span, line: number): boolean => span !== null && line >= span.from && line <= span.to;

const stepOf = (key: string, total: number): number | null =>
  ({
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: LINES_PER_STEP,
    PageUp: -LINES_PER_STEP,
    Home: -total,
    End: total,
  })[key] ?? null;

const useLineWindow = (statement_id: string) => {
  const frame = useRef<HTMLDivElement>(null);
  const touch = useMediaQuery("(pointer: coarse)");
  const line_px = touch ? LINE_PX.touch : LINE_PX.mouse;
  const [total, setTotal] = useState(0);
  // its methods answer anew at each call and are never memoised here
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: total,
    estimateSize: () => line_px,
    getScrollElement: () => frame.current,
    overscan: OVERSCAN,
    paddingStart: PADDING_PX,
    paddingEnd: PADDING_PX,
  });
  const items = virtualizer.getVirtualItems();
  const lines = useOriginalLines(statement_id, {
    first: items[0]?.index ?? 0,
    last: items.at(-1)?.index ?? 0,
  });
  if (lines.total !== undefined && lines.total !== total) setTotal(lines.total);
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, line_px]);
  return { frame, lines, virtualizer, items, total };
};

/** The longest of the drawn lines in characters, as the paper's width. */
const widthOf = (texts: readonly (string | undefined)[]): number =>
  Math.max(0, ...texts.map((text) => text?.length ?? 0));

const NotShown = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => {
  const { t } = useLingui();
  return (
    <div className={styles["note"]}>
      <Note
        tone="warning"
        action={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {messageOf(error, t`The lines of this file cannot be shown. Download it to see it.`)}
      </Note>
    </div>
  );
};

/** The original file as numbered lines; those of the chosen row are marked and kept in sight. */
export const OriginalLines = ({ statement_id, format, places, broken, start }: OriginalLinesProps) => {
  const { t } = useLingui();
  const id = useId();
  const { frame, lines, virtualizer, items, total } = useLineWindow(statement_id);
  const { chosen, pointed } = places;
  const isOwn = useRef(false);
  const textAt = (line: number) => lines.at(line - 1)?.text;
  const toSpan = (line: number | null): Span =>
    line === null ? null : { from: line, to: findLastLine(line, format, textAt) };
  const spans = { chosen: toSpan(chosen.line), pointed: toSpan(pointed.line), broken: toSpan(broken) };

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

  const chooseOwn = (line: number) => {
    isOwn.current = true;
    places.chooseLine(line);
  };
  const walk = (event: KeyboardEvent) => {
    const step = stepOf(event.key, total);
    if (step === null || total === 0) return;
    event.preventDefault();
    const next = Math.max(1, Math.min(total, (chosen.line ?? 0) + step));
    virtualizer.scrollToIndex(next - 1, { align: "auto" });
    chooseOwn(next);
  };
  if (lines.error !== null && total === 0) return <NotShown error={lines.error} retry={lines.retry} />;
  if (total === 0 && lines.total === undefined) {
    return (
      <div className={styles["note"]}>
        <SkeletonRows count={3} />
      </div>
    );
  }
  const digits = String(total).length;
  const width = widthOf(items.map(({ index }) => lines.at(index)?.text)) + digits + 6;
  return (
    <div
      ref={frame}
      role="listbox"
      tabIndex={0}
      aria-label={t`Lines of the file`}
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
          width: `${String(width)}ch`,
          ...withVariables({ "--number-width": `${String(digits + 2)}ch` }),
        }}
      >
        {items.map(({ index, start: top_px, key }) => {
          const line = index + 1;
          const isChosen = isIn(spans.chosen, line);
          return (
            // the list takes the keys, as one stop among the others
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={key}
              id={`${id}-${String(line)}`}
              role="option"
              aria-selected={isChosen}
              aria-setsize={total}
              aria-posinset={line}
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
              <span className={styles["number"]}>{line}</span>
              <span>{textAt(line) ?? ""}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
};
