import type { CSSProperties } from "react";

/** A chart colour by its index, 1 to 12; anything else is 12, "other". */
export const chartColour = (index: number | undefined): string =>
  `var(--chart-${String(index !== undefined && index >= 1 && index <= 12 ? Math.trunc(index) : 12)})`;

/** Custom properties as a style; set through the CSSOM, which a strict policy allows. */
export const withVariables = (variables: Readonly<Record<`--${string}`, string | number>>): CSSProperties =>
  variables;
