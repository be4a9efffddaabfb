import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { getStatementPages } from "@passbook/contract/statements";
import type { FilePiece, Statement } from "@passbook/contract/statements";
import { call } from "../../../lib/calls/call.ts";
import { originalKeys } from "../../../lib/cache/query-keys.ts";
import type { Chunks } from "./use-chunks.ts";
import { useChunks } from "./use-chunks.ts";
import type { NamedRow } from "../state/use-place.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";

export type SheetRow = Extract<FilePiece, { sheet: string }>;
export type PrintedPage = Extract<FilePiece, { page: number }>;

/** The most the server gives at once; a page with its words is large. */
const LINES_PER_CALL = 1000;
const SHEET_ROWS_PER_CALL = 2000;
const PAGES_PER_CALL = 4;

const loadPieces = async (id: string, query: { after: number; limit: number }, signal: AbortSignal) =>
  (await call(getStatementPages, { params: { id }, query, signal })).answer;

type Head = Pick<Awaited<ReturnType<typeof loadPieces>>, "kind" | "locked" | "total"> & {
  readonly first: FilePiece | undefined;
};

export type Original = {
  /** What the original is made of; undefined until the first piece came. */
  readonly head: Head | undefined;
  /** Every row of its sheets, as far as they are here; empty for other kinds. */
  readonly sheet_rows: readonly SheetRow[];
  readonly error: Error | null;
  readonly retry: () => void;
};

/** Every row of the sheets: a row's place in the whole is known only once those before it are here. */
const useSheetRows = (id: string, enabled: boolean): readonly SheetRow[] => {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    queryKey: originalKeys.sheets(id),
    initialPageParam: 0,
    enabled,
    queryFn: ({ pageParam: after, signal }) => loadPieces(id, { after, limit: SHEET_ROWS_PER_CALL }, signal),
    getNextPageParam: ({ next }) => next,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return useMemo(
    () => data?.pages.flatMap((page) => page.data.filter((piece) => "sheet" in piece)) ?? [],
    [data],
  );
};

/** What the original of a statement is, so that it can be drawn. */
export const useOriginalHead = ({ id }: Pick<Statement, "id">): Original => {
  const { data, error, refetch } = useQuery({
    queryKey: originalKeys.head(id),
    queryFn: async ({ signal }): Promise<Head> => {
      const { kind, locked, total, data: pieces } = await loadPieces(id, { after: 0, limit: 1 }, signal);
      return { kind, locked, total, first: pieces[0] };
    },
  });
  const sheet_rows = useSheetRows(id, data?.kind === "sheets");
  return { head: data, sheet_rows, error, retry: () => void refetch() };
};

type Range = { readonly first: number; readonly last: number };

/** The lines of the original between two places from 0. */
export const useOriginalLines = (id: string, range: Range): Chunks<FilePiece> =>
  useChunks(
    {
      keyOf: (chunk) => originalKeys.lines(id, chunk),
      size: LINES_PER_CALL,
      load: (query, signal) => loadPieces(id, query, signal),
    },
    range,
  );

/** The pages of the original between two places from 0. */
export const useOriginalPages = (id: string, range: Range): Chunks<FilePiece> =>
  useChunks(
    {
      keyOf: (chunk) => originalKeys.pages(id, chunk),
      size: PAGES_PER_CALL,
      load: (query, signal) => loadPieces(id, query, signal),
    },
    range,
  );

const sheetPlace = (sheet: string, row: number): string => `${String(row)} ${sheet}`;

/** The rows with the line they stand at; rows of sheets by their place among all rows of the file, rows of pages at none. */
export const useNamedRows = (
  rows: readonly StatementRow[],
  sheet_rows: readonly SheetRow[],
): readonly NamedRow[] =>
  useMemo(() => {
    const lines = new Map(sheet_rows.map(({ sheet, row }, index) => [sheetPlace(sheet, row), index + 1]));
    const lineOf = ({ source }: StatementRow): number | null => {
      if (source === null || "page" in source) return null;
      return "line" in source ? source.line : (lines.get(sheetPlace(source.sheet, source.row)) ?? null);
    };
    return rows.map((row) => ({ row: row.row, transaction_id: row.transaction_id, line: lineOf(row) }));
  }, [rows, sheet_rows]);
