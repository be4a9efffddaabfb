import { Trans } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { useCallback, useEffect, useImperativeHandle, useRef } from "react";
import type { Transaction } from "@passbook/contract/transactions";
import { formatDay, formatMoney } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { messageOf } from "../../../lib/calls/refusal.ts";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { usePrinting, usePrintWhole } from "../../../lib/browser/printing.ts";
import { useWindowRows } from "../../../lib/browser/use-window-rows.ts";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import type { Day, ListShape } from "../state/list-shape.ts";
import { itemAt, itemOfRow } from "../state/list-shape.ts";
import type { Selection } from "../state/selection.ts";
import { isSelected } from "../state/selection.ts";
import styles from "./transaction-list.module.css";
import type { RowEvents } from "../row/transaction-row.tsx";
import { PendingRow, TransactionRow } from "../row/transaction-row.tsx";
import { loadIds, useRows } from "../state/use-transactions.ts";

const HEIGHT_PX = { touch: 60, mouse: 48 };
const DAY_PX = 44;

export type ListHandle = {
  /** Brings a row into view and gives it focus. */
  readonly focusRow: (row: number) => void;
  readonly at: (row: number) => Transaction | undefined;
};

type TransactionListProps = RowEvents & {
  readonly shown: { readonly filter: TransactionFilter; readonly shape: ListShape };
  readonly reference: Reference;
  readonly selection: Selection;
  readonly selecting: boolean;
  readonly openedId: string | null;
  /** The row whose category is being chosen, and what chooses it. */
  readonly editing: { readonly id: string; readonly editor: ReactNode } | null;
  readonly handle: RefObject<ListHandle | null>;
  readonly stale: boolean;
};

const DayHeading = ({ day }: { readonly day: Day }) => {
  const { locale, today } = useLocale();
  return (
    <div className={styles["day"]}>
      <h2>{formatDay(day.booked_on, locale, today)}</h2>
      <span className={styles["nets"]}>
        {day.nets.map((net) => (
          <span key={net.currency}>{formatMoney(net.amount, net.currency, locale, { sign: "always" })}</span>
        ))}
      </span>
    </div>
  );
};

/** Every transaction the filter shows, by day; only what is on the screen is drawn and fetched. */
export const TransactionList = (props: TransactionListProps) => {
  const { shown, reference, selection, selecting, openedId, editing, handle, stale, ...events } = props;
  const { shape } = shown;
  const looks = useMayAct() ? undefined : true;
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const heightOf = useCallback(
    (index: number, row_px: number) => (itemAt(shape, index)?.kind === "day" ? DAY_PX : row_px),
    [shape],
  );
  const virtualizer = useWindowRows({ list, count: shape.item_count, height: HEIGHT_PX, heightOf });
  const items = virtualizer.getVirtualItems();
  const rows = useRows(shown, items[0]?.index ?? 0, items.at(-1)?.index ?? 0);

  usePrintWhole(() => loadIds(shown, 0, shape.row_count - 1));
  // the browser's own menu waits for no rows
  const isCut =
    usePrinting() &&
    items.some(({ index }) => {
      const item = itemAt(shape, index);
      return item?.kind === "row" && rows.at(item.row) === undefined;
    });

  const focusWanted = () => {
    if (wanted.current === null) return;
    const button = list.current?.querySelector<HTMLElement>(
      `[data-row="${String(wanted.current)}"] [data-open]`,
    );
    if (button === null || button === undefined) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  };
  // a row that had to be scrolled to takes the focus once it is drawn
  useEffect(focusWanted);
  useImperativeHandle(handle, () => ({
    at: rows.at,
    focusRow: (row) => {
      wanted.current = row;
      virtualizer.scrollToIndex(itemOfRow(shape, row), { align: "auto" });
      focusWanted();
    },
  }));

  return (
    <>
      {isCut && (
        <Note tone="warning">
          <Trans>
            Rows that were not shown yet are missing on this paper. Printed by Ctrl+P, all are there.
          </Trans>
        </Note>
      )}
      {rows.error !== null && (
        <div className={styles["failed"]}>
          <Note
            tone="error"
            action={
              <Button onClick={rows.retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {messageOf(rows.error, "")}
          </Note>
        </div>
      )}
      <div
        ref={list}
        className={styles["list"]}
        data-stale={stale}
        data-looks={looks}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, start, size, key }) => {
          const item = itemAt(shape, index);
          if (item === null) return null;
          const transaction = item.kind === "row" ? rows.at(item.row) : undefined;
          const position = {
            transform: `translateY(${String(start - virtualizer.options.scrollMargin)}px)`,
            height: size,
          };
          return (
            <div key={key} className={styles["item"]} style={position}>
              {item.kind === "day" && <DayHeading day={item.day} />}
              {item.kind === "row" && transaction === undefined && (
                <PendingRow row={item.row} first={item.first} />
              )}
              {item.kind === "row" && transaction !== undefined && (
                <TransactionRow
                  {...events}
                  transaction={transaction}
                  row={item.row}
                  first={item.first}
                  reference={reference}
                  selected={isSelected(selection, transaction.id)}
                  current={transaction.id === openedId}
                  selecting={selecting}
                  editor={editing?.id === transaction.id ? editing.editor : undefined}
                />
              )}
            </div>
          );
        })}
      </div>
    </>
  );
};
