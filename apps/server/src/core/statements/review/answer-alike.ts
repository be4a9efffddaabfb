import { type Db, idsIn } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import { notFound } from "../../../platform/problem.ts";
import type { Author } from "../../changes/index.ts";
import { readDetails } from "../kept/details.ts";
import { readAgain } from "./read-again.ts";

/** What a statement prints of its account, as one text; null where it does not ask for it. */
const toAsked = ({ status, details, format, currency }: StatementRow): string | null => {
  const { questions = [], printed_account } = readDetails({ details });
  const asks = status === "needs_review" && questions.some(({ code }) => code === "account_unknown");
  if (!asks) return null;
  const { bank_name, last_4_digits, account_type, name } = printed_account ?? {};
  return JSON.stringify([format, currency, bank_name, last_4_digits, account_type, name]);
};

/** The statements of these ids; one that is missing is refused. */
export const getOthers = async (
  trx: Db,
  user_id: string,
  ids: readonly string[],
): Promise<StatementRow[]> => {
  const wanted = [...new Set(ids)];
  const others = await trx
    .selectFrom("statements")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, wanted))
    .execute();
  if (others.length < wanted.length) throw notFound("statement", "statement_ids");
  return others;
};

/**
 * Gives the account that was told of one statement to others that ask the same; parts of one file are never of one account for that, and what
 * was answered meanwhile stays.
 */
export const answerAlike = async (
  trx: Db,
  author: Author,
  { row, account_id, others }: { row: StatementRow; account_id: string; others: readonly StatementRow[] },
): Promise<void> => {
  const asked = toAsked(row);
  for (const other of others)
    if (other.file_id !== row.file_id && asked !== null && toAsked(other) === asked)
      await readAgain(trx, author, other, { details: readDetails(other), wanted_account_id: account_id });
};
