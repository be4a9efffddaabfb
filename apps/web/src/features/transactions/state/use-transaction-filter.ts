import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { readTransactionFilter, writeTransactionFilter } from "../../../lib/addresses/transaction-filter.ts";

type FilterParts = { readonly [Name in keyof TransactionFilter]?: TransactionFilter[Name] | undefined };

/** Marks the history entry that opening a transaction made, so that closing it goes back instead of adding another. */
const OPENED_HERE = "transaction-opened-here";

type SetParams = ReturnType<typeof useSearchParams>[1];

/** Ways to another filter: other parts of it, another in its place, none. */
const useNarrowing = (setParams: SetParams) => {
  const narrow = useCallback(
    (parts: FilterParts) => {
      setParams(
        (current) => {
          const next = writeTransactionFilter(dropEmpty({ ...readTransactionFilter(current), ...parts }));
          const shown = current.get("transaction");
          if (shown !== null) next.set("transaction", shown);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  const show = useCallback(
    (search: string) => {
      setParams(writeTransactionFilter(readTransactionFilter(new URLSearchParams(search))), {
        preventScrollReset: true,
      });
    },
    [setParams],
  );
  const clear = useCallback(() => {
    setParams({}, { replace: true });
  }, [setParams]);
  return { narrow, show, clear };
};

/** The filter and the opened transaction, both kept in the address; the browser's Back closes an opened one. */
export const useTransactionFilter = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filter = useMemo(() => readTransactionFilter(new URLSearchParams(text)), [text]);
  const opened = params.get("transaction");

  const { narrow, show, clear } = useNarrowing(setParams);
  const wasPushed = state === OPENED_HERE;
  const isOpen = opened !== null;
  const { key } = location;
  const left = useRef<string>(null);
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);
  // an opened one is drawn a moment after it is asked for, and may be closed before that
  const opening = useRef<{ readonly from: string; readonly is_unwanted: boolean }>(null);
  const isOpening = useCallback(() => opening.current !== null, []);
  const open = useCallback(
    (id: string | null) => {
      if (id === null && opening.current !== null) {
        opening.current = { ...opening.current, is_unwanted: true };
        return;
      }
      if (id !== null && !isOpen) opening.current = { from: key, is_unwanted: false };
      if (id === null && wasPushed) {
        // going back takes a moment, in which it may be closed again: a second step would leave the screen
        if (left.current !== key) void navigate(-1);
        left.current = key;
        return;
      }
      const place = isOpen
        ? { replace: true, state: wasPushed ? OPENED_HERE : null }
        : { state: OPENED_HERE };
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === null) next.delete("transaction");
          else next.set("transaction", id);
          return next;
        },
        { ...place, preventScrollReset: true },
      );
    },
    [setParams, navigate, isOpen, wasPushed, key],
  );
  useLayoutEffect(() => {
    if (opening.current === null || opening.current.from === key) return;
    const { is_unwanted } = opening.current;
    opening.current = null;
    if (is_unwanted && isOpen) open(null);
  }, [key, isOpen, open]);
  return { filter, opened, narrow, show, clear, open, isOpening };
};

const dropEmpty = (parts: FilterParts): TransactionFilter =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== ""));
