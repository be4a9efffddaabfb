import { say } from "@passbook/contract/sentences/refusals";
import { Problem } from "../../../platform/problem.ts";

type Why = "archive_unknown" | "archive_changed" | "archive_of_other_version";

/** Why an archive cannot be taken in. */
export const refuseArchive = (code: Why): Problem => new Problem({ status: 422, code, ...say(code) });
