import {
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  init,
  linkedErrorsIntegration,
} from "@sentry/react";
import type { ErrorEvent } from "@sentry/react";
import { scrubDeep, scrubText } from "./scrub-report.ts";

/** The intake takes any project number; one is enough. */
const PROJECT = "1";
const INTAKE = "/common/client_errors";

// frames keep their lines and ids keep the report together; everything people wrote is scrubbed
const scrubEvent = (event: ErrorEvent): ErrorEvent => {
  const { exception, message } = event;
  for (const thrown of exception?.values ?? []) thrown.value = scrubText(thrown.value ?? "");
  if (message !== undefined) event.message = scrubText(message);
  const url = event.request?.url;
  event.request = url === undefined ? {} : { url: scrubText(url) };
  // the same object with other texts
  event.extra = scrubDeep(event.extra ?? {}) as NonNullable<ErrorEvent["extra"]>;
  delete event.user;
  delete event.breadcrumbs;
  return event;
};

/** Begins reporting to the intake of the same origin; gives the function that reports. */
export const startSentry = ({
  key,
  version,
}: {
  key: string;
  version: string;
}): ((error: unknown) => void) => {
  init({
    dsn: `${location.protocol}//${key}@${location.host}${INTAKE}/${PROJECT}`,
    release: `passbook@${version}`,
    // no tracing, replay or breadcrumbs: what a person does is nobody's business
    defaultIntegrations: false,
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    beforeSend: scrubEvent,
  });
  return (error) => {
    captureException(error);
  };
};
