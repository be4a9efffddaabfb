import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, ReactNode } from "react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Statement } from "@passbook/contract/statements";
import { NO_CURRENCY } from "@passbook/contract/values";
import { currencySymbol } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { useWindowRows } from "../../../lib/browser/use-window-rows.ts";
import { classNames } from "../../../ui/base/class-names.ts";
import { VisuallyHidden } from "../../../ui/base/visually-hidden.tsx";
import { listChangedRows } from "../correct/corrections.ts";
import type { RowMark } from "../state/proof.ts";
import { RowEditor } from "./row-editor.tsx";
import { PendingRow, StatementRow } from "./statement-row.tsx";
import styles from "./statement-rows.module.css";
import { useChosenInView } from "./use-chosen-in-view.ts";
import type { Corrections } from "../correct/use-corrections.ts";
import type { Places } from "../state/use-place.ts";
import type { RowEdit } from "./use-row-edit.ts";
import type { StatementRow as Row } from "../state/use-statement-rows.ts";
import { useRowNames } from "../state/use-statement-rows.ts";

const HEIGHT_PX = { touch: 60, mouse: 48 };
/** The bars at the top and the strip of the original below them. */
const ROOM_PX = { narrow: 268, wide: 84 };
const ROWS_PER_PAGE = 10;

export type RowsProps = {
  readonly statement: Statement;
  readonly rows: readonly Row[];
  /** How many there will be when all are here. */
  readonly total: number;
  readonly places: Places;
  readonly edit: RowEdit;
  readonly corrections: Corrections;
  readonly editable: boolean;
  readonly markOf: (row: Row) => RowMark;
};

const isWide = (): boolean => window.matchMedia("(min-width: 1100px)").matches;

const stepOf = (key: string, total: number): number | null =>
  ({ ArrowDown: 1, ArrowUp: -1, PageDown: ROWS_PER_PAGE, PageUp: -ROWS_PER_PAGE, Home: -total, End: total })[
    key
  ] ?? null;

/** The currency of all rows, or null when they have several. */
const findOneCurrency = (rows: readonly Row[]): string | null => {
  const first = rows[0]?.currency ?? null;
  return rows.every(({ currency }) => currency === first) ? first : null;
};

const Head = ({
  symbol,
  editable,
  balances,
}: {
  readonly symbol: string;
  readonly editable: boolean;
  readonly balances: boolean;
}) => {
  const { t } = useLingui();
  return (
    <div role="rowgroup">
      <div
        role="row"
        aria-rowindex={1}
        className={classNames(styles["head"], editable && styles["editable"])}
      >
        <span role="columnheader">
          <Trans>Row</Trans>
        </span>
        <span role="columnheader">
          <Trans>Date</Trans>
        </span>
        <span role="columnheader">
          <Trans>Transaction</Trans>
        </span>
        <span role="columnheader" className={styles["right"]}>
          <Trans>Amount {symbol}</Trans>
        </span>
        {balances && (
          <span role="columnheader" className={styles["right"]}>
            <Trans>Balance printed {symbol}</Trans>
          </span>
        )}
        <span role="columnheader" aria-label={t`Holds`}>
          <VisuallyHidden>
            <Trans>Holds</Trans>
          </VisuallyHidden>
        </span>
        {editable && (
          <span role="columnheader" aria-label={t`Actions`}>
            <VisuallyHidden>
              <Trans>Actions</Trans>
            </VisuallyHidden>
          </span>
        )}
      </div>
    </div>
  );
};

/** Where each row stands in the list; numbers have gaps where rows were left out. */
const useIndex = (rows: readonly Row[]) =>
  useMemo(() => new Map(rows.map(({ row }, index) => [row, index])), [rows]);

/** Calls that stay the same from one drawing to the next, so that rows need not be drawn anew. */
const useRowEvents = ({ places, edit, corrections }: RowsProps) => {
  const { t } = useLingui();
  const events = {
    onChoose: places.chooseRow,
    onPoint: (row: number | null) => {
      places.pointAt(row === null ? null : { row });
    },
    onEdit: edit.open,
    onRemove: (row: number) => {
      void corrections.add([{ op: "remove", row }], t`Row left out`);
    },
  };
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const onChoose = useCallback<typeof events.onChoose>((row) => {
    latest.current.onChoose(row);
  }, []);
  const onPoint = useCallback<typeof events.onPoint>((row) => {
    latest.current.onPoint(row);
  }, []);
  const onEdit = useCallback<typeof events.onEdit>((target) => {
    latest.current.onEdit(target);
  }, []);
  const onRemove = useCallback<typeof events.onRemove>((row) => {
    latest.current.onRemove(row);
  }, []);
  return { onChoose, onPoint, onEdit, onRemove };
};

/** The letters of a year and its dash. */
const YEAR = 5;

/** The rows as they were read; only those in the window are drawn. */
export const StatementRows = (props: RowsProps) => {
  const { statement, rows, total, places, edit, corrections, editable, markOf } = props;
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const isOfThisYear = useMemo(
    () => rows.every((row) => row.booked_on.startsWith(today.slice(0, YEAR))),
    [rows, today],
  );
  const { chosen, pointed, chooseRow, pointAt } = places;
  const frame = useRef<HTMLDivElement>(null);
  const index_of = useIndex(rows);
  const draft = editable ? edit.draft : null;
  const edited = draft === null ? null : (index_of.get(draft.row) ?? null);
  const keyOf = useCallback((index: number) => (index === edited ? "edited" : index), [edited]);
  const virtualizer = useWindowRows({
    list: frame,
    count: total,
    height: HEIGHT_PX,
    keyOf,
    room_px: isWide() ? ROOM_PX.wide : ROOM_PX.narrow,
  });
  const chosen_index = chosen.row === null ? null : (index_of.get(chosen.row) ?? null);
  const { list, want } = useChosenInView(chosen_index, (index, align) => {
    virtualizer.scrollToIndex(index, { align });
  });
  const items = virtualizer.getVirtualItems();
  const names = useRowNames(statement, rows, items[0]?.index ?? 0);
  const currency = useMemo(() => findOneCurrency(rows), [rows]);
  const balances = useMemo(() => rows.some(({ balance_after }) => balance_after !== null), [rows]);
  const changed = useMemo(() => listChangedRows(statement.corrections), [statement.corrections]);
  const events = useRowEvents(props);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key, total);
    const { target } = event;
    if (step === null || !(target instanceof Element) || target.closest("[popover]") !== null) return;
    event.preventDefault();
    const at = target.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? chosen.row;
    const from = at === null ? -1 : (index_of.get(Number(at)) ?? -1);
    const next = Math.max(0, Math.min(rows.length - 1, from + step));
    const row = rows[next];
    if (row === undefined) return;
    want(row.row);
    virtualizer.scrollToIndex(next, { align: "auto" });
    chooseRow(row.row);
  };
  const isDrawn = items.some(({ index }) => index === chosen_index);
  const stop = isDrawn ? chosen_index : (items[0]?.index ?? 0);
  const drawRow = (row: Row, index: number, position: { top_px: number; height_px: number }): ReactNode => (
    <StatementRow
      key={index}
      {...position}
      {...events}
      row={row}
      position={index + 1}
      currency={currency}
      bank_account_id={statement.bank_account_id}
      name={row.transaction_id === null ? undefined : names?.get(row.transaction_id)}
      mark={markOf(row)}
      chosen={chosen_index === index}
      pointed={pointed.row === row.row}
      changed={changed.has(row.row)}
      editable={editable}
      stop={stop === index}
    />
  );
  const drawEdited = (row: Row, index: number, top_px: number): ReactNode => (
    <div
      key="edited"
      ref={virtualizer.measureElement}
      role="presentation"
      data-index={index}
      className={styles["placed"]}
      style={{ transform: `translateY(${String(top_px)}px)` }}
    >
      {draft?.kind === "after" &&
        drawRow(row, index, { top_px: 0, height_px: virtualizer.options.estimateSize(index) })}
      {draft !== null && (
        <div role="row" aria-rowindex={index + 2}>
          <div role="cell">
            <RowEditor
              draft={draft}
              row={draft.kind === "row" ? row : null}
              currency={row.currency}
              edit={edit}
              corrections={corrections}
            />
          </div>
        </div>
      )}
    </div>
  );
  return (
    <>
      {draft?.kind === "after" && draft.row === 0 && (
        <RowEditor
          draft={draft}
          row={null}
          currency={currency ?? statement.currency ?? NO_CURRENCY}
          edit={edit}
          corrections={corrections}
        />
      )}
      <div
        role="table"
        aria-label={t`Rows read from the statement`}
        aria-rowcount={total + 1}
        className={classNames(
          styles["table"],
          !balances && styles["unprinted"],
          isOfThisYear && styles["current"],
        )}
        onPointerLeave={() => {
          pointAt(null);
        }}
      >
        <Head
          symbol={currency === null ? "" : currencySymbol(currency, locale)}
          editable={editable}
          balances={balances}
        />
        <div ref={frame}>
          {/* arrows walk from row to row; each row's own button takes the focus */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={list}
            role="rowgroup"
            className={styles["body"]}
            style={{ height: virtualizer.getTotalSize() }}
            onKeyDown={walk}
          >
            {items.map(({ index, start, size }) => {
              const row = rows[index];
              const position = { top_px: start - virtualizer.options.scrollMargin, height_px: size };
              if (row === undefined) return <PendingRow key={index} row={index} {...position} />;
              return index === edited
                ? drawEdited(row, index, position.top_px)
                : drawRow(row, index, position);
            })}
          </div>
        </div>
      </div>
    </>
  );
};
