import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { reportError } from "../../lib/calls/report-error.ts";
import { Button } from "../../ui/actions/button.tsx";
import { ErrorView } from "../../ui/states/error-view.tsx";
import { ReloadButton } from "./app-error-boundary.tsx";

const NOT_FOUND = 404;

/** For an address that leads nowhere. */
export const NotFound = () => {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Page not found`} · Passbook`}</title>
      <ErrorView
        title={t`Page not found`}
        message={t`There is no screen at this address. It may have been moved, or mistyped.`}
        actions={
          <Button kind="primary" to="/">
            {t`Go to Insights`}
          </Button>
        }
      />
    </>
  );
};

/** The one page for what goes wrong with a route: unknown, not loaded, or broken while drawing. */
export const RouteError = () => {
  const { t } = useLingui();
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND) return <NotFound />;
  const isChunk = error instanceof Error && error.name === "ChunkLoadError";
  return (
    <ErrorView
      title={isChunk ? t`This screen could not be loaded` : t`Oops, unknown error occurred!`}
      message={
        isChunk
          ? t`Its code did not arrive. Check the connection, then reload; Passbook may also have been updated meanwhile.`
          : t`It was written down. Reload the page, or go on elsewhere; nothing you saved is lost.`
      }
      details={isChunk ? `${error.name}: ${error.message}` : undefined}
      actions={
        <>
          <ReloadButton label={t`Reload`} />
          <Button to="/">{t`Go to Insights`}</Button>
        </>
      }
    />
  );
};
