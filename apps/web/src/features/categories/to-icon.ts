import { CATEGORY_ICONS } from "@passbook/contract/category-icons";
import type { CategoryIcon } from "@passbook/contract/category-icons";

/** An icon by the name a category carries; one that is no longer known becomes the first. */
export const toIcon = (name: string): CategoryIcon =>
  CATEGORY_ICONS.find((icon) => icon === name) ?? CATEGORY_ICONS[0];
