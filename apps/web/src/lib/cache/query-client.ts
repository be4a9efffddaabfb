import { QueryClient } from "@tanstack/react-query";
import { connection } from "../calls/connection.ts";
import { mayPass } from "../calls/refusal.ts";
import { onSessionEnd } from "../calls/session-store.ts";
import { originalKeys } from "./query-keys.ts";

const FRESH_MS = 30_000;
/** A page that is open for a day can still show without a server what it showed in the morning. */
const KEPT_MS = 86_400_000;
/** Originals are large, and drawn one at a time. */
const ORIGINALS_KEPT_MS = 600_000;
const MOST_RETRIES = 2;

/**
 * Everything fetched; reads are asked again when the network failed, never when the server refused. Calls are made even
 * when the browser believes to be offline: the server may be on this machine, and a failure is told at once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      retry: (failures, error) => failures < MOST_RETRIES && mayPass(error),
    },
    mutations: { networkMode: "always", retry: false },
  },
});

queryClient.setQueryDefaults(originalKeys.all, { gcTime: ORIGINALS_KEPT_MS });

onSessionEnd(() => {
  queryClient.clear();
});

// what is shown may be from before
connection.onReturn(() => {
  void queryClient.invalidateQueries();
});
