import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Icon } from "../base/icon.tsx";
import styles from "./table-twin.module.css";

type TableTwinProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Asked for once the table is opened. The first cell of a row is its header. */
  readonly rows: () => readonly (readonly ReactNode[])[];
};

const Table = ({ caption, columns, rows }: TableTwinProps) => (
  // wide on a phone: scrolled by keyboard too
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
        {rows().map((row, index) => (
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
);

/** A chart's figures as a table, made when it is opened: nobody waits for the words of a year whose picture they came for. */
export const TableTwin = (props: TableTwinProps) => {
  const [is_asked, setAsked] = useState(false);
  return (
    <details
      className={styles["twin"]}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setAsked(true);
      }}
    >
      <summary className={styles["summary"]} data-print="no">
        <Icon name="table" size="xs" />
        <Trans>Show as table</Trans>
      </summary>
      {is_asked && <Table {...props} />}
    </details>
  );
};
