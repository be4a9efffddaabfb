import { useEffect, useSyncExternalStore } from "react";
import { reportError } from "../../lib/calls/report-error.ts";
import { getLanguage, hasAllWords, i18n, loadCatalog } from "../../words/i18n.ts";
import { loadChunk } from "./load-chunk.ts";

const subscribe = (listener: () => void): (() => void) => i18n.on("change", listener);

/** Fetches ahead the words that the screens for signing in do not say; a failure is told where they are needed. */
export const preloadAllWords = async (): Promise<void> => {
  if (!hasAllWords()) await loadCatalog(getLanguage()).catch(() => undefined);
};

/** Whether the words of every screen are here; fetches them where they are needed. */
export const useAllWords = (needed: boolean): boolean => {
  const here = useSyncExternalStore(subscribe, hasAllWords);
  useEffect(() => {
    if (needed && !here) loadChunk("texts", () => loadCatalog(getLanguage())).catch(reportError);
  }, [needed, here]);
  return here;
};
