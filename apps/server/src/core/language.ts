import { translateCategories } from "./categories/index.ts";
import type { LanguageHook } from "../platform/services.ts";

/** What follows the language of a person; features that users may not know of are composed here. */
export const LANGUAGE_HOOKS: readonly LanguageHook[] = [translateCategories];
