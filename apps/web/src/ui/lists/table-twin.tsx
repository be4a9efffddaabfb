import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "../base/icon.tsx";
import styles from "./table-twin.module.css";

type TableTwinProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly ReactNode[])[];
};

/** A chart's figures as a table, opened on demand. */
export const TableTwin = ({ caption, columns, rows }: TableTwinProps) => (
  <details className={styles["twin"]}>
    <summary className={styles["summary"]} data-print="no">
      <Icon name="table" size="xs" />
      <Trans>Show as table</Trans>
    </summary>
    {/* wide on a phone: scrolled by keyboard too */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={styles["scroll"]} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles["table"]}>
        <caption className={styles["caption"]}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={at}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
