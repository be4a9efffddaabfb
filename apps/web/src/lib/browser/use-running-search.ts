import { useEffect, useRef, useState } from "react";
import { makeEchoes } from "./echoes.ts";

const REST_MS = 220;

type Running = {
  readonly rest_ms?: number;
  /** How what is typed is told, and stands in the address. */
  readonly toTold?: (text: string) => string;
};

const asTyped = (text: string): string => text;

/** What is typed, told at once after a rest, else when typing rests; follows the address when that changes by itself. */
export const useRunningSearch = (
  query: string,
  onSearch: (query: string) => void,
  { rest_ms = REST_MS, toTold = asTyped }: Running = {},
) => {
  const [text, setText] = useState(query);
  const told = useRef(query);
  const told_at = useRef(Number.NEGATIVE_INFINITY);
  const tell = useRef(onSearch);
  const toQuery = useRef(toTold);
  const [echoes] = useState(makeEchoes);
  useEffect(() => {
    tell.current = onSearch;
    toQuery.current = toTold;
  });
  useEffect(() => {
    // the address may lag behind what is typed
    if (echoes.isEcho(query) || query === told.current) return;
    told.current = query;
    setText(query);
  }, [query, echoes]);
  useEffect(() => {
    const wanted = toQuery.current(text.trim());
    if (wanted === told.current) return undefined;
    const passed_ms = performance.now() - told_at.current;
    const timer = setTimeout(
      () => {
        told.current = wanted;
        told_at.current = performance.now();
        echoes.told(wanted);
        tell.current(wanted);
      },
      passed_ms > rest_ms ? 0 : rest_ms,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [text, rest_ms, echoes]);
  return { text, setText };
};
