import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Statement } from "@passbook/contract/statements";
import { currencySymbol } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import { useWindowRows } from "../../lib/use-window-rows.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Culprit } from "./proof.ts";
import { markRow, readChecks } from "./proof.ts";
import { PendingRow, StatementRow } from "./statement-row.tsx";
import styles from "./statement-rows.module.css";
import type { Places } from "./use-place.ts";
import type { StatementRows as Rows } from "./use-statement-rows.ts";
import { useRowNames } from "./use-statement-rows.ts";

const HEIGHT_PX = { touch: 60, mouse: 48 };
/** The bars at the top and the three lines of the original below them. */
const ROOM_PX = { narrow: 220, wide: 84 };
const ROWS_PER_PAGE = 10;

type StatementRowsProps = {
  readonly statement: Statement;
  readonly read: Rows;
  readonly places: Places;
  readonly culprit: Culprit | null;
};

const isWide = (): boolean => window.matchMedia("(min-width: 1100px)").matches;

const chainHolds = ({ proof }: Statement): boolean | null =>
  readChecks(proof).find(({ name }) => name === "running_balance")?.holds ?? null;

const stepOf = (key: string, total: number): number | null =>
  ({ ArrowDown: 1, ArrowUp: -1, PageDown: ROWS_PER_PAGE, PageUp: -ROWS_PER_PAGE, Home: -total, End: total })[
    key
  ] ?? null;

/** The currency of all rows, or null when they have several. */
const findOneCurrency = (rows: Rows["rows"]): string | null => {
  const first = rows[0]?.currency ?? null;
  return rows.every(({ currency }) => currency === first) ? first : null;
};

/** Brings the chosen row into view, and gives it the focus when keys chose it. */
const useChosenInView = (
  chosen: number | null,
  count: number,
  scrollTo: (index: number, align: "auto" | "center") => void,
) => {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const shown = useRef<number | null>(null);
  const scroll = useRef(scrollTo);
  const focusWanted = () => {
    if (wanted.current === null) return;
    const button = list.current?.querySelector<HTMLElement>(
      `[data-row="${String(wanted.current)}"] [data-choose]`,
    );
    if (button === null || button === undefined) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  };
  useEffect(() => {
    scroll.current = scrollTo;
    // a row that had to be scrolled to takes the focus once it is drawn
    focusWanted();
  });
  useEffect(() => {
    if (chosen === null || chosen > count || shown.current === chosen) return;
    // the first one comes from the address: it stands in the middle
    scroll.current(chosen - 1, shown.current === null ? "center" : "auto");
    shown.current = chosen;
  }, [chosen, count]);
  return {
    list,
    want: (row: number) => {
      wanted.current = row;
    },
  };
};

/** The rows as they were read; only those in the window are drawn. */
export const StatementRows = ({ statement, read, places, culprit }: StatementRowsProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { rows, total = 0 } = read;
  const { chosen, pointed, chooseRow, pointAt } = places;
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useWindowRows({
    list: frame,
    count: total,
    height: HEIGHT_PX,
    room_px: isWide() ? ROOM_PX.wide : ROOM_PX.narrow,
  });
  const { list, want } = useChosenInView(chosen.row, total, (index, align) => {
    virtualizer.scrollToIndex(index, { align });
  });
  const items = virtualizer.getVirtualItems();
  const names = useRowNames(statement, rows, items[0]?.index ?? 0);
  const holds = chainHolds(statement);
  const currency = useMemo(() => findOneCurrency(rows), [rows]);
  const symbol = currency === null ? "" : currencySymbol(currency, locale);
  const latest = useRef({ chooseRow, pointAt });
  useEffect(() => {
    latest.current = { chooseRow, pointAt };
  });
  const onChoose = useCallback((row: number) => {
    latest.current.chooseRow(row);
  }, []);
  const onPoint = useCallback((row: number | null) => {
    latest.current.pointAt(row === null ? null : { row });
  }, []);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key, total);
    if (step === null) return;
    event.preventDefault();
    const at = (event.target as HTMLElement).closest<HTMLElement>("[data-row]")?.dataset["row"];
    const next = Math.max(1, Math.min(total, Number(at ?? chosen.row ?? 0) + step));
    want(next);
    virtualizer.scrollToIndex(next - 1, { align: "auto" });
    chooseRow(next);
  };
  const isDrawn = items.some(({ index }) => index + 1 === chosen.row);
  const stop = isDrawn ? chosen.row : (items[0]?.index ?? 0) + 1;
  return (
    <div
      role="table"
      aria-label={t`Rows read from the statement`}
      aria-rowcount={total + 1}
      className={styles["table"]}
      onPointerLeave={() => {
        pointAt(null);
      }}
    >
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={styles["head"]}>
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
          <span role="columnheader" className={styles["right"]}>
            <Trans>Balance printed {symbol}</Trans>
          </span>
          <span role="columnheader" aria-label={t`Holds`}>
            <VisuallyHidden>
              <Trans>Holds</Trans>
            </VisuallyHidden>
          </span>
        </div>
      </div>
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
            const beside = { before: rows[index - 1], after: rows[index + 1] };
            return (
              <StatementRow
                key={index}
                {...position}
                row={row}
                currency={currency}
                bank_account_id={statement.bank_account_id}
                name={row.transaction_id === null ? undefined : names?.get(row.transaction_id)}
                mark={markRow(row, beside, { holds, culprit: culprit?.row ?? null })}
                chosen={chosen.row === row.row}
                pointed={pointed.row === row.row}
                stop={stop === row.row}
                onChoose={onChoose}
                onPoint={onPoint}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
};
