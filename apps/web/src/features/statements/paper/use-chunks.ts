import { queryOptions, useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Key } from "../../../lib/cache/query-keys.ts";
import { queryClient } from "../../../lib/cache/query-client.ts";

type Chunk<T> = { readonly data: readonly T[]; readonly total: number };

/** A long list that is fetched in pieces by place; `load` gives `limit` items after the first `after`. */
export type ChunkSource<T> = {
  readonly keyOf: (chunk: number) => Key;
  readonly size: number;
  readonly load: (query: { after: number; limit: number }, signal: AbortSignal) => Promise<Chunk<T>>;
};

export type Chunks<T> = {
  /** The item at a place from 0, or undefined while it is fetched. */
  readonly at: (index: number) => T | undefined;
  /** How many there are; undefined until the first piece came. */
  readonly total: number | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** How long a list rests before what is on the screen is fetched. */
const REST_MS = 90;

const chunkQuery = <T>({ keyOf, size, load }: ChunkSource<T>, chunk: number) =>
  queryOptions({
    queryKey: keyOf(chunk),
    queryFn: ({ signal }) => load({ after: chunk * size, limit: size }, signal),
  });

const useRested = (first: number, last: number) => {
  const [rested, setRested] = useState({ first, last });
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested({ first, last });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [first, last]);
  return rested;
};

const listChunks = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The pieces between two places of the list, and the first one, which tells how long it is. */
export const useChunks = <T>(
  source: ChunkSource<T>,
  range: { readonly first: number; readonly last: number },
): Chunks<T> => {
  const { size } = source;
  const rested = useRested(Math.floor(range.first / size), Math.floor(range.last / size));
  const wanted = [...new Set([0, ...listChunks(rested.first, rested.last)])];
  const results = useQueries({ queries: wanted.map((chunk) => chunkQuery(source, chunk)) });
  const failed = results.find((result) => result.error !== null && result.data === undefined);
  return {
    at: (index) => {
      const chunk = Math.floor(index / size);
      return queryClient.getQueryData(chunkQuery(source, chunk).queryKey)?.data[index - chunk * size];
    },
    total: results[0]?.data?.total,
    error: failed?.error ?? null,
    retry: () => {
      for (const result of results) if (result.error !== null) void result.refetch();
    },
  };
};
