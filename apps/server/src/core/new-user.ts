import { createStarterCategories } from "./categories/index.ts";
import type { NewUserHook } from "../platform/services.ts";

/** What a new person starts with, in order; features that users may not know of are composed here. */
export const NEW_USER_HOOKS: readonly NewUserHook[] = [createStarterCategories];
