import "../ui/tokens.css";
import "../ui/base.css";
import { I18nProvider } from "@lingui/react";
import type { Language } from "@passbook/contract/languages";
import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { guessLanguage, i18n, loadCatalog } from "../words/i18n.ts";
import { queryClient } from "../lib/cache/query-client.ts";
import { reportError } from "../lib/calls/report-error.ts";
import { checkValidity, followOtherTabs } from "../lib/session/session-actions.ts";
import { getSession } from "../lib/calls/session-store.ts";
import { readStoredUser } from "../lib/calls/stored-session.ts";
import { applyTheme } from "../lib/browser/theme.ts";
import { AppErrorBoundary, LostApp } from "./errors/app-error-boundary.tsx";
import { isPublicPath } from "./access/attempted-path.ts";
import { beginErrorReporting } from "./errors/begin-error-reporting.ts";
import { PersonLocale } from "./access/guards.tsx";
import { loadChunk } from "./loading/load-chunk.ts";
import { preloadFrame } from "./frame/layout.tsx";
import { preloadScreens } from "./loading/lazy-screen.tsx";
import { makeRouter, ROUTES } from "./router.tsx";
import { unregisterServiceWorkers } from "./loading/unregister-service-workers.ts";
import { preloadAllWords } from "./loading/use-all-words.ts";
import { whenIdle } from "../lib/browser/when-idle.ts";

/** Screens one tap away. */
const TABS = ["/", "/transactions", "/statements", "/settings"];

/** How much longer than the words the first screen may take before the frame is drawn without it. */
const SCREEN_WAIT_MS = 300;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** That of whoever was signed in here when the app was left, before the server is asked. */
const firstLanguage = (): Language => readStoredUser()?.language ?? guessLanguage();

const start = async (): Promise<void> => {
  const root = document.querySelector("#root");
  if (root === null) throw new Error("The page has no #root.");
  applyTheme();
  unregisterServiceWorkers().catch(reportError);
  beginErrorReporting();
  // whoever is not signed in is about to be sent there
  const first =
    getSession().status === "logged_out" && !isPublicPath(location.pathname) ? "/login" : location.pathname;
  const screen = preloadScreens(ROUTES, first);
  const isPublic = isPublicPath(first);
  // a failure shows where the parts are drawn
  const parts = isPublic ? null : preloadFrame().catch(() => null);
  await Promise.all([
    loadChunk("texts", () => loadCatalog(firstLanguage(), isPublic ? "first" : "all")),
    parts,
  ]);
  await Promise.race([screen, wait(SCREEN_WAIT_MS)]);
  followOtherTabs();
  if (getSession().status === "checking_validity") void checkValidity();
  // in turns, between which the page is painted and answers
  startTransition(() => {
    createRoot(root, { onUncaughtError: reportError }).render(
      <AppErrorBoundary>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <PersonLocale>
              <RouterProvider router={makeRouter()} />
            </PersonLocale>
          </QueryClientProvider>
        </I18nProvider>
      </AppErrorBoundary>,
    );
  });
  whenIdle(
    () => void preloadAllWords(),
    ...TABS.map((path) => () => {
      if (getSession().user !== null) void preloadScreens(ROUTES, path);
    }),
  );
};

// not awaited: parts loaded meanwhile import from this file, and would wait for it to end
start().catch((error: unknown) => {
  reportError(error);
  const root = document.querySelector("#root");
  if (root !== null) createRoot(root).render(<LostApp />);
});
