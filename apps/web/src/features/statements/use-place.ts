import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { findRowAtLine } from "./row-lines.ts";
import type { StatementRow } from "./use-statement-rows.ts";

/** A place in the statement: a row, a line, or both where they belong together. */
export type Place = { readonly row: number | null; readonly line: number | null };

const NOWHERE: Place = { row: null, line: null };

const readNumber = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

const toPlace = (rows: readonly StatementRow[], row: number | null, line: number | null): Place => {
  if (row !== null) return { row, line: rows[row - 1]?.line ?? null };
  if (line === null) return NOWHERE;
  return { row: findRowAtLine(rows, line)?.row ?? null, line };
};

/** The chosen place, kept in the address, and the one under the pointer. */
export const usePlace = (rows: readonly StatementRow[]) => {
  const [params, setParams] = useSearchParams();
  const [pointed, setPointed] = useState<Place>(NOWHERE);
  const row = readNumber(params, "row");
  const line = readNumber(params, "line");
  const chosen = useMemo(() => toPlace(rows, row, line), [rows, row, line]);
  const choose = (name: "row" | "line", value: number) => {
    setParams({ [name]: String(value) }, { replace: true, preventScrollReset: true });
  };
  return {
    chosen,
    pointed,
    chooseRow: (value: number) => {
      choose("row", value);
    },
    chooseLine: (value: number) => {
      choose("line", value);
    },
    pointAt: (place: { row?: number; line?: number } | null) => {
      setPointed(place === null ? NOWHERE : toPlace(rows, place.row ?? null, place.line ?? null));
    },
  };
};

export type Places = ReturnType<typeof usePlace>;
