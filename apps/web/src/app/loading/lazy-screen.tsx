import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { Suspense } from "react";
import { matchRoutes } from "react-router";
import type { RouteObject } from "react-router";
import { useConnection } from "../../lib/calls/connection.ts";
import { ScreenLoading } from "../../ui/states/screen-loading.tsx";
import { lazyPart } from "./lazy-part.tsx";
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
  const { Part: Screen, preload } = lazyPart(
    async () => (await loadChunk(name, load))[name],
    async () => (await load())[name],
  );
  const handle: Handle = { preload };
  const element = (
    // a boundary of its own shows the indicator at once; a shared one would hold the old screen
    <Suspense key={name} fallback={<LoadingCode />}>
      <Screen />
    </Suspense>
  );
  return { element, handle };
};

/** Fetches the code of everything that a path shows; a failure is told when it is drawn. */
export const preloadScreens = async (routes: RouteObject[], path: string): Promise<void> => {
  // the router says nothing of a handle; ours is the only one
  const handles = (matchRoutes(routes, path) ?? []).map(({ route }) => route.handle as Handle | undefined);
  await Promise.allSettled(handles.map(async (handle) => handle?.preload()));
};
