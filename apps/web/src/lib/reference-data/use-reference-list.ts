import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../query-client.ts";

/** Lists of reference data by their key in the cache. */
export type ListKey = "categories" | "merchants" | "bank_accounts";

// one and the same list, so that what depends on it is not made anew
const NOTHING: never[] = [];

/** The list as fetched; a failed fetch yields an empty one, with `failed` and `retry` for a quiet notice. */
export const useReferenceList = <T>(key: ListKey, fetch: (signal: AbortSignal) => Promise<T[]>) => {
  const query = useQuery({ queryKey: [key], queryFn: ({ signal }) => fetch(signal) });
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
export const changeList = <T>(key: ListKey, change: (list: T[]) => T[]): void => {
  queryClient.setQueryData<T[]>([key], (list) => (list === undefined ? list : change(list)));
};

/** Fetches again what shows transactions, after they moved to another category, merchant or account. */
export const refreshShown = (): void => {
  void queryClient.invalidateQueries();
};
