import { call } from "../../lib/calls/call.ts";
import { beginReporting, reportError } from "../../lib/calls/report-error.ts";
import { whenIdle } from "../../lib/browser/when-idle.ts";

const begin = async (): Promise<void> => {
  const { getApplication } = await import("@passbook/contract/common");
  const { answer } = await call(getApplication);
  const { error_report_key, version } = answer.data;
  if (error_report_key === null) return;
  const { startSentry } = await import("./start-sentry.ts");
  beginReporting(startSentry({ key: error_report_key, version }));
};

/** Keeps every uncaught error from now on, and after the first paint hands them to the configured error reporting, if any. */
export const beginErrorReporting = (): void => {
  window.addEventListener("error", (event) => {
    reportError(event.error ?? event.message);
  });
  window.addEventListener("unhandledrejection", (event) => {
    reportError(event.reason);
  });
  whenIdle(() => {
    // without a network there is nobody to report to
    begin().catch(() => undefined);
  });
};
