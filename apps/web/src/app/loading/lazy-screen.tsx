import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { lazy, Suspense } from "react";
import { matchRoutes } from "react-router";
import type { RouteObject } from "react-router";
import { useConnection } from "../../lib/calls/connection.ts";
import { ScreenLoading } from "../../ui/states/screen-loading.tsx";
import { loadChunk } from "./load-chunk.ts";

type Screens<N extends string> = Readonly<Record<N, ComponentType>>;
type Handle = { readonly preload: () => Promise<unknown> };

const LoadingCode = () => {
  const { up } = useConnection();
  return up ? (
    <ScreenLoading />
  ) : (
    <p>
      <Trans>This screen was not opened before; it comes once Passbook answers.</Trans>
    </p>
  );
};

/** A screen whose code comes when it is first shown, with an indicator meanwhile: the part of a route that draws it. */
export const lazyScreen = <N extends string>(
  name: N,
  load: () => Promise<Screens<N>>,
): Pick<RouteObject, "element" | "handle"> => {
  const Screen = lazy<ComponentType>(async () => {
    const loaded = await loadChunk(name, load);
    return { default: loaded[name] };
  });
  const handle: Handle = { preload: load };
  const element = (
    // a boundary of its own shows the indicator at once; a shared one would hold the old screen
    <Suspense key={name} fallback={<LoadingCode />}>
      <Screen />
    </Suspense>
  );
  return { element, handle };
};

/** Begins to fetch the code of everything that a path shows; a failure is told when it is drawn. */
export const preloadScreens = (routes: RouteObject[], path: string): void => {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // the router says nothing of a handle; ours is the only one
    const handle = route.handle as Handle | undefined;
    handle?.preload().catch(() => undefined);
  }
};
