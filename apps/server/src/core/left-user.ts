import { removeInbox } from "./statement-sources/index.ts";
import type { LeftUserHook } from "../platform/services.ts";

/** What of a person lies beside the database and goes with them; features that users may not know of are composed here. */
export const LEFT_USER_HOOKS: readonly LeftUserHook[] = [removeInbox];
