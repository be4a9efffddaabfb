import type { BodyOf } from "@passbook/contract/endpoint";
import type { acceptStatement, unlockStatement } from "@passbook/contract/statements";
import { type Db, lockPerson } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import type { Said } from "@passbook/contract/sentences/sentence";
import { conflict, invalidInput } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { createBankAccount, getBankAccountRow } from "../../bank-accounts/index.ts";
import type { Author } from "../../changes/index.ts";
import { type Answers, passwordPlace, readDetails, type StatementDetails } from "../kept/details.ts";
import { makePasswords } from "../receive/make-passwords.ts";
import { getPasswordDetails } from "../receive/password-details.ts";
import { getStatementRow } from "../kept/repo.ts";
import { answerAlike, getOthers } from "./answer-alike.ts";
import { readAgain } from "./read-again.ts";

/** Questions that ask whether the rows are right. */
const DOUBTS = ["contradicted", "unproved", "empty", "not_on_proved"];

/** What a person tells a statement that waits for them; each puts it down to be read again. */

/** Two tabs may answer at once; the second finds what the first left. */
const getWaiting = async (trx: Db, user_id: string, id: string): Promise<StatementRow> => {
  await lockPerson(trx, user_id);
  return getStatementRow(trx, user_id, id);
};

/** Reads a failed statement again. */
export const retryStatement = async (trx: Db, author: Author, id: string): Promise<void> => {
  const row = await getWaiting(trx, author.user_id, id);
  if (row.status !== "failed") throw conflict("not_failed", say("not_failed"));
  await readAgain(trx, author, row, { details: { ...readDetails(row), problems: [] } });
};

/** Puts the password of a locked file down to be tried, sealed; with `remember` it is kept for later files once it opens this one. */
export const openWithPassword = async (
  trx: Db,
  author: Author & Pick<Services, "secrets">,
  id: string,
  { password, remember }: BodyOf<typeof unlockStatement>,
): Promise<void> => {
  const row = await getWaiting(trx, author.user_id, id);
  if (row.status !== "needs_password") throw conflict("not_locked", say("not_locked"));
  const sealed_password = author.secrets.seal(Buffer.from(password), passwordPlace(row));
  const unlocking = remember === true ? "kept" : "this";
  const details = { ...readDetails(row), sealed_password, unlocking, problems: [] } as const;
  await readAgain(trx, author, row, { details });
};

/** Has passwords tried on a locked file that are made of what its person gave for that. */
export const tryMade = async (
  trx: Db,
  author: Author & Pick<Services, "secrets">,
  id: string,
): Promise<void> => {
  const row = await getWaiting(trx, author.user_id, id);
  if (row.status !== "needs_password") throw conflict("not_locked", say("not_locked"));
  const given = await getPasswordDetails(trx, author, author.user_id);
  if (makePasswords(given).length === 0) throw conflict("no_password_details", say("no_password_details"));
  await readAgain(trx, author, row, { details: { ...readDetails(row), tries_made: true, problems: [] } });
};

/** Takes the account and the answers of a person; answers the change that made a new account, if one was made. */
export const answerQuestions = async (
  trx: Db,
  author: Author,
  id: string,
  body: BodyOf<typeof acceptStatement>,
): Promise<string | null> => {
  const row = await getWaiting(trx, author.user_id, id);
  if (row.status !== "needs_review") throw conflict("not_in_review", say("not_in_review"));
  const others = await getOthers(trx, author.user_id, body.statement_ids ?? []);
  const details = readDetails(row);
  const answers = mergeAnswers(details, body);
  refuseOpenQuestions(details, row, body, answers);
  const { account_id, change_id } = await findOrMakeAccount(trx, author, body);
  const confirmed = isAsked(details, "currency_differs") ? account_id : null;
  if (account_id !== null) await answerAlike(trx, author, { row, account_id, others });
  await readAgain(trx, author, row, {
    details: {
      ...details,
      answers,
      ...toConsent(details, body),
      ...(confirmed === null ? {} : { other_currency: confirmed }),
    },
    wanted_account_id: account_id ?? row.wanted_account_id,
  });
  return change_id;
};

/** Rows beyond the proved ones are one question, how the rows were read another; who answers one has not answered the other. */
const toConsent = (
  details: StatementDetails,
  { as_read }: BodyOf<typeof acceptStatement>,
): Pick<StatementDetails, "as_read" | "extra_rows"> => {
  if (as_read !== true) return {};
  return isAsked(details, "not_on_proved") ? { extra_rows: true } : { as_read };
};

const mergeAnswers = (
  { answers }: StatementDetails,
  { date_order, decimal_sign, currency, account_type }: BodyOf<typeof acceptStatement>,
): Answers => ({
  ...answers,
  ...(date_order === undefined ? {} : { date_order }),
  ...(decimal_sign === undefined ? {} : { decimal_sign }),
  ...(currency === undefined ? {} : { currency }),
  ...(account_type === undefined ? {} : { account_type }),
});

const isAsked = ({ questions = [] }: StatementDetails, code: string): boolean =>
  questions.some((question) => question.code === code);

const refuseOpenQuestions = (
  details: StatementDetails,
  row: StatementRow,
  body: BodyOf<typeof acceptStatement>,
  answers: Answers,
): void => {
  const fields: Record<string, Said> = {};
  const names_account = body.bank_account_id !== undefined || body.new_bank_account !== undefined;
  if (isAsked(details, "account_unknown") && !names_account && row.wanted_account_id === null)
    fields["bank_account_id"] = say("choose_account");
  if (isAsked(details, "currency_differs") && !names_account)
    fields["bank_account_id"] = say("statement_currency_differs");
  if (body.bank_account_id !== undefined && body.new_bank_account !== undefined)
    fields["new_bank_account"] = say("account_or_new_one");
  if (isAsked(details, "date_order") && answers.date_order === undefined)
    fields["date_order"] = say("choose_date_order");
  if (isAsked(details, "decimal_sign") && answers.decimal_sign === undefined)
    fields["decimal_sign"] = say("choose_decimal_sign");
  if (isAsked(details, "account_type") && answers.account_type === undefined)
    fields["account_type"] = say("say_spent_or_received");
  if (DOUBTS.some((code) => isAsked(details, code)) && body.as_read !== true)
    fields["as_read"] = say("correct_or_as_read");
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
};

const findOrMakeAccount = async (
  trx: Db,
  author: Author,
  { bank_account_id, new_bank_account }: BodyOf<typeof acceptStatement>,
): Promise<{ account_id: string | null; change_id: string | null }> => {
  if (bank_account_id !== undefined) {
    await getBankAccountRow(trx, author.user_id, bank_account_id);
    return { account_id: bank_account_id, change_id: null };
  }
  if (new_bank_account === undefined) return { account_id: null, change_id: null };
  const { id, change_id } = await createBankAccount(trx, author, new_bank_account);
  return { account_id: id, change_id };
};
