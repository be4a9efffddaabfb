import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/requests";
import { Problem } from "../../problem.ts";

const isBroken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_CONSTRAINT");

/**
 * What a large import writes and nobody sees yet may refer to what a call takes away, or stand where it brings something back. Answers
 * what the person is told of it, or the error as it came.
 */
export const explainArriving = async (db: Db, user_id: string, error: unknown): Promise<unknown> => {
  if (!isBroken(error)) return error;
  const arriving = await db
    .selectFrom("arriving")
    .select("statement_id")
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (arriving === undefined) return error;
  return new Problem({
    status: 503,
    code: "import_under_way",
    ...say("import_under_way"),
    retry_after_s: 5,
  });
};
