import { useEffect, useRef, useState } from "react";

const REST_MS = 220;

/** What is typed, told when typing rests; follows the address when that changes by itself. */
export const useRunningSearch = (query: string, onSearch: (query: string) => void, rest_ms = REST_MS) => {
  const [text, setText] = useState(query);
  const told = useRef(query);
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
    const timer = setTimeout(() => {
      told.current = wanted;
      tell.current(wanted);
    }, rest_ms);
    return () => {
      clearTimeout(timer);
    };
  }, [text, rest_ms]);
  return { text, setText };
};
