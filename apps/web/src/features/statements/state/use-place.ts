import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { findRowAtLine } from "./row-lines.ts";
import type { PlacedRow } from "./row-lines.ts";

/** A place in the statement: a row, a line (or row of a sheet, counted through the file), or both where they belong together. */
export type Place = { readonly row: number | null; readonly line: number | null };

const NOWHERE: Place = { row: null, line: null };

const readNumber = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

export type NamedRow = PlacedRow & { readonly transaction_id: string | null };

const toPlace = (rows: readonly PlacedRow[], row: number | null, line: number | null): Place => {
  if (row !== null) return { row, line: rows.find((one) => one.row === row)?.line ?? null };
  if (line === null) return NOWHERE;
  return { row: findRowAtLine(rows, line)?.row ?? null, line };
};

/** The chosen place, kept in the address (`?row=`, `?line=`, or `?transaction=` for the row that became it), and the one under the pointer. */
export const usePlace = (rows: readonly NamedRow[]) => {
  const [params, setParams] = useSearchParams();
  const [pointed, setPointed] = useState<Place>(NOWHERE);
  const row = readNumber(params, "row");
  const line = readNumber(params, "line");
  const transaction_id = params.get("transaction");
  const chosen = useMemo(() => {
    if (transaction_id === null) return toPlace(rows, row, line);
    const named = rows.find((one) => one.transaction_id === transaction_id);
    return toPlace(rows, named?.row ?? null, null);
  }, [rows, row, line, transaction_id]);
  const choose = (name: "row" | "line", value: number) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const other of ["row", "line", "transaction"]) next.delete(other);
        next.set(name, String(value));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const pointAt = useCallback(
    (place: { row?: number; line?: number } | null) => {
      setPointed(place === null ? NOWHERE : toPlace(rows, place.row ?? null, place.line ?? null));
    },
    [rows],
  );
  return {
    chosen,
    pointed,
    /** True while the address names a transaction whose row was not put into the address yet. */
    named: transaction_id !== null && chosen.row !== null,
    chooseRow: (value: number) => {
      choose("row", value);
    },
    chooseLine: (value: number) => {
      choose("line", value);
    },
    pointAt,
  };
};

export type Places = ReturnType<typeof usePlace>;
