import type { KnownLayout } from "../../parsed-file.ts";

const FINGERPRINT_LENGTH_MAX = 600;

/** The shape of a table or a page by which its layout is known again. */
export const toFingerprint = (...parts: readonly (string | number)[]): string =>
  parts.join(" ").slice(0, FINGERPRINT_LENGTH_MAX);

/**
 * The layout remembered for a shape; null when there is none, or its note cannot be read. What was noted is of the type that is asked
 * for: the fingerprint names its kind and version.
 */
export const findKnown = <Layout>(
  fingerprint: string | null,
  layouts: readonly KnownLayout[] | undefined,
  isWhole: (layout: Layout) => boolean,
): Layout | null => {
  const known = layouts?.find((layout) => layout.fingerprint === fingerprint);
  if (known === undefined) return null;
  try {
    const layout = JSON.parse(known.reading) as Layout;
    return isWhole(layout) ? layout : null;
  } catch {
    return null;
  }
};
