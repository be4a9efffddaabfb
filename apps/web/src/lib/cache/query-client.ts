import { QueryClient } from "@tanstack/react-query";
import { connection } from "../calls/connection.ts";
import { mayPass } from "../calls/refusal.ts";
import { onSessionEnd } from "../calls/session-store.ts";

const FRESH_MS = 30_000;
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
      retry: (failures, error) => failures < MOST_RETRIES && mayPass(error),
    },
    mutations: { networkMode: "always", retry: false },
  },
});

onSessionEnd(() => {
  queryClient.clear();
});

// what is shown may be from before
connection.onReturn(() => {
  void queryClient.invalidateQueries();
});
