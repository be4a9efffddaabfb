import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { InnerFile } from "../../../decode/archive/unpack-archive.ts";
import type { Refusal } from "../../../parsed-file.ts";

const DATABASE = /(?:^|\/)db\.sqlite$/i;
const DESCRIPTION = /(?:^|\/)metadata\.json$/i;

/** The database of a budget that Actual exported; null where an archive is none, refused where it lacks its database. */
export const findBudget = (files: readonly InnerFile[]): Result<InnerFile, Refusal> | null => {
  const database = files.find(({ name }) => DATABASE.test(name));
  if (database !== undefined) return ok(database);
  return files.some(({ name }) => DESCRIPTION.test(name))
    ? err({ code: "not_a_statement", ...say("book_without_database") })
    : null;
};
