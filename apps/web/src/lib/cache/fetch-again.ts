import type { InvalidateQueryFilters } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/**
 * Fetches again what is shown, and the rest once it is. What is on its way for the first time was asked before, and nothing takes its place: it is
 * fetched again as soon as it is here.
 */
export const fetchAgain = async (filters: InvalidateQueryFilters = {}): Promise<void> => {
  const early = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries(filters);
  await Promise.all(early.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey, exact: true })));
};
