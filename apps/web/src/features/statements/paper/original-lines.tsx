import { useLingui } from "@lingui/react/macro";
import type { Statement } from "@passbook/contract/statements";
import styles from "./paper-list.module.css";
import type { Span } from "./paper-list.tsx";
import { PaperList } from "./paper-list.tsx";
import { findLastLine } from "../state/row-lines.ts";
import { useLineWindow } from "./use-line-window.ts";
import type { Places } from "../state/use-place.ts";
import { useOriginalLines } from "./use-original.ts";

type OriginalLinesProps = {
  readonly statement: Pick<Statement, "id" | "format">;
  readonly total: number;
  readonly places: Places;
  /** The line at which the printed balances break. */
  readonly broken: number | null;
  /** The line shown first, while none is chosen. */
  readonly start: number | null;
};

/** A text file as numbered lines; a record of several lines is marked as one. */
export const OriginalLines = ({ statement, total, places, broken, start }: OriginalLinesProps) => {
  const { t } = useLingui();
  const shown = useLineWindow(total);
  const lines = useOriginalLines(statement.id, shown.range);
  const textAt = (line: number): string | undefined => {
    const piece = lines.at(line - 1);
    return piece !== undefined && "line" in piece ? piece.text : undefined;
  };
  const toSpan = (line: number | null): Span =>
    line === null ? null : { from: line, to: findLastLine(line, statement.format, textAt) };
  const longest = Math.max(0, ...shown.items.map(({ index }) => textAt(index + 1)?.length ?? 0));
  return (
    <PaperList
      window={shown}
      places={places}
      label={t`Lines of the file`}
      of="lines"
      broken={broken}
      start={start}
      toSpan={toSpan}
      width={longest}
    >
      {(line) => (
        <>
          <span className={styles["number"]}>{line}</span>
          <span>{textAt(line) ?? ""}</span>
        </>
      )}
    </PaperList>
  );
};
