import { lazy, Suspense } from "react";
import { CATEGORY_ICONS } from "@passbook/contract/category-icons";
import type { CategoryIcon as CategoryIconName } from "@passbook/contract/category-icons";
import styles from "./category-icon.module.css";
import { classNames } from "../base/class-names.ts";
import { chartColour, withVariables } from "../base/colour.ts";

const Glyph = lazy(async () => ({ default: (await import("./category-glyph.tsx")).CategoryGlyph }));

type CategoryIconProps = {
  /** One of `CATEGORY_ICONS`; an unknown name is drawn as a tag. */
  readonly name: CategoryIconName | (string & {});
  readonly colour?: number | undefined;
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** False draws the glyph alone. */
  readonly tile?: boolean | undefined;
};

const isKnown = (name: string): name is CategoryIconName => CATEGORY_ICONS.some((known) => known === name);

/** A category's icon in its colour; the name stands beside it. The space is kept while the drawings load. */
export const CategoryIcon = ({ name, colour = 12, size = "md", tile = true }: CategoryIconProps) => (
  <span
    className={classNames(styles["icon"], styles[size], tile && styles["tile"])}
    style={withVariables({ "--tint": chartColour(colour) })}
    aria-hidden="true"
  >
    <Suspense fallback={null}>
      <Glyph name={isKnown(name) ? name : "tag"} />
    </Suspense>
  </span>
);
