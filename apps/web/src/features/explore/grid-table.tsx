import { useLingui } from "@lingui/react/macro";
import type { Measure } from "@passbook/contract/explore";
import { Link } from "react-router";
import { explorePath, type ExploreAddress, lookInside } from "../../lib/explore/address.ts";
import { type Grid, shownValue, type Words } from "../../lib/explore/make-plot.ts";
import styles from "./explore.module.css";

type Cell = { readonly value: number; readonly base: number };
type GridTableProps = {
  readonly grid: Grid;
  readonly address: ExploreAddress;
  readonly words: Words;
  readonly caption: string;
  readonly first: string;
  /** Values of the days that it is held against, by the keys of rows. */
  readonly before?: ReadonlyMap<string, Cell> | undefined;
  readonly before_total?: Cell | undefined;
  readonly before_label: string;
};

type FigureProps = {
  readonly cell: Cell;
  readonly href: string | undefined;
  /** Of a time of which nothing is known: blank, where nothing spent is a dash. */
  readonly is_empty: boolean;
  readonly measure: Measure;
  readonly words: Words;
};

const Figure = ({ cell, href, is_empty, measure, words }: FigureProps) => {
  if (is_empty) return null;
  const value = cell.value === 0 && cell.base === 0 ? null : shownValue(measure, cell);
  if (value === null) return <span className={styles["nothing"]}>–</span>;
  const text = words.format(value);
  return href === undefined ? <bdi>{text}</bdi> : <Link to={href}>{text}</Link>;
};

/** Every figure of an exploration, each opening its transactions; the name of a row looks inside of it. */
export const GridTable = ({
  grid,
  address,
  words,
  caption,
  first,
  before,
  before_total,
  before_label,
}: GridTableProps) => {
  const { t } = useLingui();
  const { measure } = address;
  const figure = (cell: Cell, href: string | undefined, is_empty = false) => (
    <Figure cell={cell} href={href} is_empty={is_empty} measure={measure} words={words} />
  );
  const has_columns = grid.columns.length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide on a phone: scrolled by keyboard too
    <div className={styles["scroll"]} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles["grid"]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {grid.columns.map(({ key, short, label }) => (
              <th key={key} scope="col" title={label}>
                {short}
              </th>
            ))}
            <th scope="col">{has_columns ? words.total : t`Amount`}</th>
            {before !== undefined && <th scope="col">{before_label}</th>}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, at) => {
            const inside = row.is_rest ? null : lookInside(address, row.key, row.is_vendor);
            return (
              <tr key={row.key}>
                <th scope="row">
                  {inside === null ? row.label : <Link to={explorePath(inside)}>{row.label}</Link>}
                </th>
                {grid.columns.map(({ key, is_empty }, column) => {
                  const { href, ...cell } = grid.at(at, column);
                  return <td key={key}>{figure(cell, href, is_empty || row.is_empty)}</td>;
                })}
                <td>
                  <strong>{figure(row.sum, row.href, row.is_empty)}</strong>
                </td>
                {before !== undefined && (
                  <td>{figure(before.get(row.key) ?? { value: 0, base: 0 }, undefined)}</td>
                )}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {grid.columns.map(({ key, sum, href, is_empty }) => (
              <td key={key}>{figure(sum, href, is_empty)}</td>
            ))}
            <td>
              <strong>{figure(grid.total, grid.total.href)}</strong>
            </td>
            {before_total !== undefined && <td>{figure(before_total, undefined)}</td>}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};
