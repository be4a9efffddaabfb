import type { StarterSubCategoryId } from "../../starter.ts";

/**
 * Words by the sub-category they speak for, comma-separated. "^" in front: counts only where the vendor's name begins (brands
 * that are also plain words); "*" in front: also as the end of a longer word (German "Stadtapotheke").
 */
export type WordList = { readonly [Id in StarterSubCategoryId]?: readonly string[] };
