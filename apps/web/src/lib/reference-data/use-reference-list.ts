import { useQuery } from "@tanstack/react-query";
import type { Key } from "../cache/query-keys.ts";
import { queryClient } from "../cache/query-client.ts";

// one and the same list, so that what depends on it is not made anew
const NOTHING: never[] = [];

/** The list as fetched; a failed fetch yields an empty one, with `failed` and `retry` for a quiet notice. */
export const useReferenceList = <T>(key: Key, fetch: (signal: AbortSignal) => Promise<T[]>) => {
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => fetch(signal) });
  return {
    list: query.data ?? NOTHING,
    fetching: query.isPending,
    /** True once an answer came, also a failed one. */
    fetched: query.isFetched,
    failed: query.isError && query.data === undefined,
    retry: () => {
      void query.refetch();
    },
  };
};

/** Changes a fetched list in place. */
export const changeList = <T>(key: Key, change: (list: T[]) => T[]): void => {
  queryClient.setQueryData<T[]>(key, (list) => (list === undefined ? list : change(list)));
};
