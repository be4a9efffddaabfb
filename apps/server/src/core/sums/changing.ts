import type { Changing } from "../changes/index.ts";
import { followCounted } from "./follow-changes.ts";

/** What core/changes is told of the sums. */
export const sumsChanging: Changing = { follow: followCounted };
