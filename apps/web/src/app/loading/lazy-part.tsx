import { type ComponentType, createElement, lazy, useState } from "react";

/** A component whose code comes when it is first shown. */
export type LazyPart<P> = {
  readonly Part: ComponentType<P>;
  /** Fetches the code ahead. */
  readonly preload: () => Promise<void>;
};

/**
 * A component whose code comes when it is first shown, by `load`, or ahead by `preload`; what is here already is drawn at once, where `lazy` of
 * React would show its fallback first, which then stands for 300 ms.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  preload: () => Promise<ComponentType<P>> = load,
): LazyPart<P> => {
  let here: ComponentType<P> | null = null;
  const keep = async (get: () => Promise<ComponentType<P>>) => {
    here = await get();
    return { default: here };
  };
  const Later = lazy(() => keep(load));
  const Part = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => here ?? Later);
    return createElement(Shown, props);
  };
  return { Part, preload: async () => void (await keep(preload)) };
};
