import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { formatMoney, formatNumber, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { classNames } from "../../../ui/base/class-names.ts";
import { PageWords } from "../../../ui/pictures/page-words.tsx";
import styles from "./original-pages.module.css";
import type { PageMark } from "./page-marks.ts";
import { groupByPage, scrollToBox, toShares } from "./page-marks.ts";
import { PdfPage } from "../../../lib/paper/pdf-page.tsx";
import type { PrintedPage } from "./use-original.ts";
import type { PageSource, PageWindow } from "./use-page-window.ts";
import { PAGE_GAP_PX, usePageWindow } from "./use-page-window.ts";
import type { Pdf } from "./use-pdf.ts";
import type { Places } from "../state/use-place.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";

type OriginalPagesProps = {
  readonly source: PageSource;
  readonly pdf: Pdf;
  readonly rows: readonly StatementRow[];
  readonly places: Places;
  /** The row at which the printed balances break. */
  readonly broken: number | null;
  readonly onPage: (page: number) => void;
};

const Marks = ({
  marks,
  size,
  places,
  broken,
  onChoose,
}: Pick<OriginalPagesProps, "places" | "broken"> & {
  readonly marks: readonly PageMark[];
  readonly size: { readonly width: number; readonly height: number };
  readonly onChoose: (row: number) => void;
}) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const nameOf = ({ row, booked_on, description, amount, currency }: StatementRow): string => {
    const number = formatNumber(row, locale);
    const day = formatShortDay(booked_on, locale, today);
    return t`Row ${number}, ${day}, ${description}, ${formatMoney(amount, currency, locale, { sign: "always" })}`;
  };
  return marks.map(({ row, box }) => (
    <button
      key={row.row}
      type="button"
      tabIndex={-1}
      aria-label={nameOf(row)}
      aria-pressed={places.chosen.row === row.row}
      className={classNames(
        styles["mark"],
        places.pointed.row === row.row && styles["pointed"],
        places.chosen.row === row.row && styles["chosen"],
        broken === row.row && styles["broken"],
      )}
      style={toShares(box, size)}
      onClick={() => {
        onChoose(row.row);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") places.pointAt({ row: row.row });
      }}
      onPointerLeave={() => {
        places.pointAt(null);
      }}
    />
  ));
};

/** A page as it was drawn, or from its words where it cannot be. */
const Sheet = ({
  page,
  printed,
  pdf,
  width_px,
}: {
  readonly page: number;
  readonly printed: PrintedPage | undefined;
  readonly pdf: Pdf;
  readonly width_px: number;
}) => {
  const [isFailed, setFailed] = useState(false);
  if (pdf.state === "ready" && !isFailed) {
    return (
      <PdfPage
        document={pdf.document}
        page={page}
        width_px={width_px}
        onFail={() => {
          setFailed(true);
        }}
      />
    );
  }
  if (pdf.state === "loading" || printed === undefined) return null;
  return <PageWords width={printed.width} height={printed.height} words={printed.words} />;
};

/** Brings the chosen row into sight, and the pointed one while the pointer is elsewhere. */
const useRowInView = (
  shown: PageWindow,
  marks: ReadonlyMap<number, PageMark>,
  target: { readonly chosen: number | null; readonly pointed: number | null; readonly start: number | null },
) => {
  const { frame, virtualizer, width_px, sizeOf } = shown;
  const go = (row: number | null) => {
    const mark = row === null ? undefined : marks.get(row);
    const source = mark?.row.source ?? null;
    if (mark === undefined || source === null || !("page" in source) || frame.current === null) return;
    const start_px = virtualizer.measurementsCache[source.page - 1]?.start;
    if (start_px === undefined) return;
    const room = {
      page_top_px: start_px,
      page_left_px: PAGE_GAP_PX,
      scale: width_px / sizeOf(source.page - 1).width,
      frame: frame.current,
    };
    frame.current.scrollTo(scrollToBox(mark.box, room));
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  const wanted = target.chosen ?? target.start;
  const isKnown = wanted !== null && marks.has(wanted);
  useEffect(() => {
    if (isKnown && width_px > 0) latest.current(wanted);
  }, [wanted, isKnown, width_px]);
  useEffect(() => {
    if (frame.current?.matches(":hover") === false) latest.current(target.pointed);
  }, [target.pointed, frame]);
};

const stepOf = (key: string, count: number): number | null =>
  ({ ArrowDown: 1, ArrowUp: -1, Home: -count, End: count })[key] ?? null;

/** The pages of a file under one another, the chosen row framed where it stands. */
export const OriginalPages = ({ source, pdf, rows, places, broken, onPage }: OriginalPagesProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const shown = usePageWindow(source);
  const { frame, frame_px, virtualizer, items, width_px, pageAt, sizeOf } = shown;
  const pages = useMemo(() => groupByPage(rows), [rows]);
  const order = useMemo(
    () => [...pages].toSorted(([a], [b]) => a - b).flatMap(([, marks]) => marks),
    [pages],
  );
  const marks = useMemo(() => new Map(order.map((mark) => [mark.row.row, mark])), [order]);
  const { chosen, pointed } = places;
  const first = pages.has(1) ? null : (order[0]?.row.row ?? null);
  useRowInView(shown, marks, { chosen: chosen.row, pointed: pointed.row, start: broken ?? first });
  const middle_px = (virtualizer.scrollOffset ?? 0) + frame_px.height / 2;
  const page_in_middle =
    (items.findLast(({ start }) => start <= middle_px)?.index ?? items[0]?.index ?? 0) + 1;
  const tell = useRef(onPage);
  useEffect(() => {
    tell.current = onPage;
  });
  useEffect(() => {
    tell.current(page_in_middle);
  }, [page_in_middle]);
  const walk = (event: KeyboardEvent) => {
    const step = stepOf(event.key, order.length);
    if (step === null || order.length === 0) return;
    event.preventDefault();
    const at = order.findIndex(({ row }) => row.row === chosen.row);
    const next = order[Math.max(0, Math.min(order.length - 1, at + step))];
    if (next === undefined) return;
    // else the ring stays around the row that was clicked
    frame.current?.focus({ preventScroll: true });
    places.chooseRow(next.row.row);
  };
  return (
    // arrows walk from row to row; the frame scrolls, so it is a stop
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t`Pages of the file`}
      className={styles["frame"]}
      onKeyDown={walk}
    >
      <div
        className={styles["pages"]}
        style={{ height: virtualizer.getTotalSize(), width: width_px + 2 * PAGE_GAP_PX }}
      >
        {items.map(({ index, start, size }) => {
          const page = index + 1;
          const number = formatNumber(page, locale);
          return (
            <div
              key={page}
              role="group"
              aria-label={t`Page ${number}`}
              className={styles["page"]}
              style={{ transform: `translateY(${String(start)}px)`, height: size, width: width_px }}
            >
              <Sheet page={page} printed={pageAt(index)} pdf={pdf} width_px={width_px} />
              <Marks
                marks={pages.get(page) ?? []}
                size={sizeOf(index)}
                places={places}
                broken={broken}
                onChoose={places.chooseRow}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
};
