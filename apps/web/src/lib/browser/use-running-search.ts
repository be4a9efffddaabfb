import { useEffect, useRef, useState } from "react";

const REST_MS = 220;

/** What is typed, told at once after a rest, else when typing rests; follows the address when that changes by itself. */
export const useRunningSearch = (query: string, onSearch: (query: string) => void, rest_ms = REST_MS) => {
  const [text, setText] = useState(query);
  const told = useRef(query);
  const told_at = useRef(Number.NEGATIVE_INFINITY);
  const tell = useRef(onSearch);
  useEffect(() => {
    tell.current = onSearch;
  });
  useEffect(() => {
    if (query === told.current) return;
    told.current = query;
    setText(query);
  }, [query]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === told.current) return undefined;
    const passed_ms = performance.now() - told_at.current;
    const timer = setTimeout(
      () => {
        told.current = wanted;
        told_at.current = performance.now();
        tell.current(wanted);
      },
      passed_ms > rest_ms ? 0 : rest_ms,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [text, rest_ms]);
  return { text, setText };
};
