import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../base/class-names.ts";
import rowStyles from "./row.module.css";
import styles from "./table.module.css";
import cut from "../base/cut.module.css";
import hidden from "../base/visually-hidden.module.css";

export type TableColumn<Row> = {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean | undefined;
  /** Left out below 768 px. */
  readonly wideOnly?: boolean | undefined;
  /** Takes what is left and truncates. */
  readonly grow?: boolean | undefined;
};

type TableProps<Row> = {
  readonly caption: string;
  readonly captionHidden?: boolean | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The path a row opens; its first cell carries the link. */
  readonly rowTo?: ((row: Row) => string) | undefined;
  readonly currentKey?: string | undefined;
  readonly empty?: ReactNode;
};

export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, captionHidden = true, columns, rows, rowKey, rowTo, currentKey, empty } = props;
  const classesOf = (column: TableColumn<Row>) =>
    classNames(
      column.numeric === true && styles["numeric"],
      column.wideOnly === true && styles["wide"],
      column.grow === true && styles["grow"],
    );
  const linkColumn = columns.find((column) => column.grow === true) ?? columns[0];
  return (
    <table className={styles["table"]}>
      <caption className={captionHidden ? hidden["hidden"] : styles["caption"]}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classesOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <tr key={key} className={key === currentKey ? styles["current"] : undefined}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(classesOf(column), column.grow === true && cut["cut"])}
                >
                  {rowTo !== undefined && column === linkColumn ? (
                    <Link className={classNames(rowStyles["opens"], styles["open"])} to={rowTo(row)}>
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
        {rows.length === 0 && empty !== undefined && (
          <tr>
            <td colSpan={columns.length} className={styles["empty"]}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
