import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { classNames } from "../../../ui/base/class-names.ts";
import { PaperList } from "./paper-list.tsx";
import styles from "./paper-list.module.css";
import { findLoneCell, isNumeric, measureColumns } from "./sheet-columns.ts";
import { useLineWindow } from "./use-line-window.ts";
import type { SheetRow } from "./use-original.ts";
import type { Places } from "../state/use-place.ts";

type OriginalSheetsProps = {
  readonly rows: readonly SheetRow[];
  readonly total: number;
  readonly places: Places;
  /** The place at which the printed balances break, counted through the file. */
  readonly broken: number | null;
  readonly start: number | null;
};

/** The sheets of a file as tables under one another, each row under the number it has in its sheet. */
export const OriginalSheets = ({ rows, total, places, broken, start }: OriginalSheetsProps) => {
  const { t } = useLingui();
  const shown = useLineWindow(total);
  const columns = useMemo(() => measureColumns(rows), [rows]);
  const width = columns.reduce((sum, column) => sum + column + 2, 0);
  return (
    <PaperList
      window={shown}
      places={places}
      label={t`Rows of the file`}
      of="cells"
      broken={broken}
      start={start}
      toSpan={(line) => (line === null ? null : { from: line, to: line })}
      width={width}
      variables={{ "--columns": columns.map((column) => `${String(column + 2)}ch`).join(" ") || "none" }}
    >
      {(line) => {
        const piece = rows[line - 1];
        const lone = piece === undefined ? null : findLoneCell(piece);
        return (
          <>
            <span role="rowheader" className={styles["number"]} title={piece?.sheet}>
              {piece?.row ?? ""}
            </span>
            <span role="presentation" className={styles["cells"]}>
              {piece?.cells.map((text, column) => (
                <span
                  // cells have no name but their place
                  // oxlint-disable-next-line react/no-array-index-key
                  key={column}
                  role="gridcell"
                  className={classNames(
                    styles["cell"],
                    column === lone ? styles["title"] : isNumeric(text) && styles["numeric"],
                  )}
                >
                  {text}
                </span>
              ))}
            </span>
          </>
        );
      }}
    </PaperList>
  );
};
