import type { AnswerOf } from "@passbook/contract/endpoint";
import * as passwords from "@passbook/contract/statement-sources";
import * as books from "@passbook/contract/move-in";
import * as contract from "@passbook/contract/statements";
import { getPasswordDetails, setPasswordDetails } from "./receive/password-details.ts";
import type { RowChange } from "@passbook/statement-parser";
import { toLocalDate } from "../../platform/clock.ts";
import { sendStored } from "../../platform/http/answers/send-stored.ts";
import { type Caller, type GuardedCall, type Route, route, tellChange } from "../../platform/http/route.ts";
import type { Services } from "../../platform/services.ts";
import { runAct } from "../changes/index.ts";
import { answerQuestions, openWithPassword, retryStatement, tryMade } from "./review/answer-statement.ts";
import { CORRECT_ACT, REREAD_ACT } from "./review/correct-statement.ts";
import { DELETE_STATEMENT_ACT } from "./review/delete-statement.ts";
import { moveIn } from "./review/move-in.ts";
import { showBook } from "./show/show-book.ts";
import { listPieces } from "./show/list-pieces.ts";
import { makeGrid } from "./show/make-grid.ts";
import { ringStatements } from "./import/read-statement.ts";
import { getShown, getStatementRow, listShownRows, listStatementsPage, openOriginal } from "./kept/repo.ts";

const ROWS_PER_PAGE = 500;

const getOne = async ({ db }: Services, { user_id }: Caller, id: string) => ({
  data: await getShown(db, user_id, id),
});

const listPages = async ({
  services,
  caller,
  params,
  query,
}: GuardedCall<typeof contract.getStatementPages>): Promise<AnswerOf<typeof contract.getStatementPages>> =>
  listPieces(services, await getStatementRow(services.db, caller.user_id, params.id), query);

const listRows = async ({
  services,
  caller,
  params,
  query: { after = 0, limit = ROWS_PER_PAGE },
}: GuardedCall<typeof contract.listStatementRows>): Promise<AnswerOf<typeof contract.listStatementRows>> => {
  const statement = await getStatementRow(services.db, caller.user_id, params.id);
  const { rows, total } = await listShownRows(services.db, statement, { after, limit });
  return {
    data: rows,
    next: after + rows.length < total && rows.length > 0 ? after + rows.length : null,
    total,
  };
};

const grid = async ({
  services,
  caller,
  query,
}: GuardedCall<typeof contract.getStatementGrid>): Promise<AnswerOf<typeof contract.getStatementGrid>> => {
  const { time_zone } = await services.db
    .selectFrom("users")
    .select("time_zone")
    .where("id", "=", caller.user_id)
    .executeTakeFirstOrThrow();
  const today = toLocalDate(services.clock.now(), time_zone);
  const data = await makeGrid(services.db, caller.user_id, {
    to: query.to ?? null,
    today,
    time_zone,
  });
  return { data };
};

const orNull = (text: string): string | null => (text === "" ? null : text);

export const statementsRoutes: readonly Route[] = [
  route(passwords.getPasswordDetails, async ({ services, caller }) => ({
    data: await getPasswordDetails(services.db, services, caller.user_id),
  })),
  // Secrets leave no trace in the history, so this cannot be undone.
  route(passwords.setPasswordDetails, async ({ services, caller: { user_id }, body }) => {
    const data = {
      name: orNull(body.name),
      birth_date: orNull(body.birth_date),
      last_4_digits: orNull(body.last_4_digits),
    };
    await services.db.transaction().execute((trx) => setPasswordDetails(trx, services, user_id, data));
    return { data };
  }),
  route(contract.listStatements, ({ services, caller, query }) =>
    listStatementsPage(services.db, caller.user_id, query),
  ),
  route(contract.getStatementGrid, grid),
  route(contract.getStatement, ({ services, caller, params }) => getOne(services, caller, params.id)),
  route(contract.getStatementFile, async (call) => {
    const { services, caller, params } = call;
    const { file_id: id, file_name } = await getStatementRow(services.db, caller.user_id, params.id);
    await sendStored(call, {
      id,
      file_name,
      open: (reading) => openOriginal(services, caller.user_id, id, reading),
    });
  }),
  route(contract.getStatementPages, listPages),
  route(contract.listStatementRows, listRows),
  route(contract.deleteStatement, async (call) => {
    await runAct(call, DELETE_STATEMENT_ACT, call.params);
    ringStatements(call.services, call.caller.user_id);
  }),
  route(contract.unlockStatement, async ({ services, caller, params, body }) => {
    await services.db
      .transaction()
      .execute((trx) => openWithPassword(trx, { ...services, ...caller }, params.id, body));
    ringStatements(services, caller.user_id);
    return getOne(services, caller, params.id);
  }),
  route(contract.tryMadePasswords, async ({ services, caller, params }) => {
    await services.db.transaction().execute((trx) => tryMade(trx, { ...services, ...caller }, params.id));
    ringStatements(services, caller.user_id);
    return getOne(services, caller, params.id);
  }),
  route(contract.acceptStatement, async ({ services, caller, params, body, reply }) => {
    const change_id = await services.db
      .transaction()
      .execute((trx) => answerQuestions(trx, { ...caller, clock: services.clock }, params.id, body));
    if (change_id !== null) tellChange(reply, change_id);
    ringStatements(services, caller.user_id);
    return getOne(services, caller, params.id);
  }),
  route(books.getBook, async ({ services, caller, params }) => ({
    data: await showBook(services.db, caller.user_id, params.id),
  })),
  route(books.moveIn, async ({ services, caller, params, body }) => {
    await services.db
      .transaction()
      .execute((trx) => moveIn(trx, { ...caller, clock: services.clock }, params.id, body));
    ringStatements(services, caller.user_id);
    return getOne(services, caller, params.id);
  }),
  route(contract.correctStatement, async (call) => {
    const { services, caller, params, body } = call;
    // What came as JSON has no fields that are undefined.
    await runAct(call, CORRECT_ACT, { ...params, changes: body.changes as RowChange[] });
    ringStatements(services, caller.user_id);
    return getOne(services, caller, params.id);
  }),
  route(contract.rereadStatement, async (call) => {
    const { services, caller, params } = call;
    await runAct(call, REREAD_ACT, params);
    ringStatements(services, caller.user_id);
    return getOne(services, caller, params.id);
  }),
  route(contract.retryStatement, async ({ services, caller, params }) => {
    await services.db
      .transaction()
      .execute((trx) => retryStatement(trx, { ...caller, clock: services.clock }, params.id));
    ringStatements(services, caller.user_id);
    return getOne(services, caller, params.id);
  }),
];
