import { streamEvents, uploadStatements } from "@passbook/contract/statements";
import { tryMail } from "@passbook/contract/mail-trials";
import * as sources from "@passbook/contract/statement-sources";
import { spendAttempt } from "../../platform/attempts.ts";
import { answerOnce, onceOf } from "../../platform/http/answers/answer-once.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { changeData, deleteFrom, otherThanOwner, runChange, runOnce } from "../changes/index.ts";
import {
  keptPasswordPlace,
  receiveFiles,
  ringStatements,
  type Listen,
  streamEvents as openStream,
  tryOnWaiting,
} from "../statements/index.ts";
import { hearProposals } from "../proposals/index.ts";
import { hearSources } from "./hear-sources.ts";
import { takeMessages } from "./files/take-messages.ts";
import { uploadFiles } from "./files/upload-files.ts";
import { allowSender, changeSender } from "./mail/allow-sender.ts";
import { letIn } from "./mail/let-in.ts";
import { readWaiting } from "./mail/read-waiting.ts";
import { manyMessages, tryMail as tryOne } from "./mail/try-mail.ts";
import { deleteMail, listKeptPasswords, listMails, listSenders } from "./mail/repo.ts";
import { countMails, deleteReceivedMails, listReceivedMails } from "./mail/list-mails.ts";
import { showInbox } from "./inboxes/repo.ts";
import { inboxRoutes } from "./inboxes/routes.ts";
import { listMailboxes } from "./mailboxes/repo.ts";
import { findForwarding } from "./forwarding/repo.ts";
import { forwardingRoutes } from "./forwarding/routes.ts";
import { listBankConnections } from "./bank-connections/repo.ts";
import { bankConnectionRoutes } from "./bank-connections/routes.ts";
import { sharedFilesRoutes } from "./shared/routes.ts";
import { mailboxRoutes } from "./mailboxes/routes.ts";
import { listSignIns } from "./mailboxes/sign-in/find-login.ts";
import { wantMailboxes } from "./mailboxes/want-mailboxes.ts";

/** Reads what waits of senders who may be read since. */
const readAllowed = async (services: Services, user_id: string): Promise<void> => {
  await readWaiting(services, user_id);
  ringStatements(services, user_id);
  await wantMailboxes(services, user_id);
};

/** All that the stream tells besides statements. */
const hearAll: Listen = (services, user_id) => {
  const each = [hearSources(services, user_id), hearProposals(services, user_id)];
  return async () => (await Promise.all(each.map((hear) => hear()))).flat();
};

export const statementSourcesRoutes: readonly Route[] = [
  ...mailboxRoutes,
  ...forwardingRoutes,
  ...bankConnectionRoutes,
  ...inboxRoutes,
  ...sharedFilesRoutes,
  route(uploadStatements, uploadFiles),
  route(streamEvents, async ({ services, caller, request, reply }) => {
    void reply.headers({ "content-type": "text/event-stream", "x-accel-buffering": "no" });
    const open = () => openStream(services, { request, caller }, hearAll);
    // Whoever asks for its head alone never closes it.
    await reply.send(request.method === "HEAD" ? "" : await open());
  }),
  route(sources.getStatementSources, async ({ services, services: { db }, caller: { user_id } }) => ({
    data: {
      mailboxes: await listMailboxes(db, user_id),
      sign_ins: listSignIns(services.config),
      forwarding: await findForwarding(services, user_id),
      bank_connections: await listBankConnections(db, user_id),
      inbox: await showInbox(services, user_id),
      senders: await listSenders(db, user_id),
      passwords: await listKeptPasswords(db, user_id),
      mails: await listMails(db, user_id),
      mail_counts: await countMails(db, user_id),
    },
  })),
  route(sources.createAllowedSender, async (call) => {
    const { services, caller, body } = call;
    if (typeof body.bank_account_id === "string")
      await getBankAccountRow(services.db, caller.user_id, body.bank_account_id);
    const { sender } = await runOnce(call, (trx, author) => allowSender(trx, author, body));
    await readAllowed(services, caller.user_id);
    return { data: sender };
  }),
  route(sources.changeAllowedSender, async (call) => {
    const { services, caller, params, body } = call;
    if (typeof body.bank_account_id === "string")
      await getBankAccountRow(services.db, caller.user_id, body.bank_account_id);
    await runChange(call, (trx, author) => changeSender(trx, author, params.id, body));
    await readAllowed(services, caller.user_id);
    const sender = (await listSenders(services.db, caller.user_id)).find(({ id }) => id === params.id);
    if (sender === undefined) throw notFound("sender");
    return { data: sender };
  }),
  route(sources.deleteAllowedSender, async (call) => {
    const { services, caller, params } = call;
    const senders = await listSenders(services.db, caller.user_id);
    const sender = senders.find(({ id }) => id === params.id);
    if (sender === undefined) throw notFound("sender");
    const note = { kind: "delete_sender", summary: sender.pattern };
    await runChange(call, async (trx, author) => ({
      change_id: await changeData(trx, author, note, [deleteFrom("allowed_senders", [params.id])]),
    }));
  }),
  route(sources.createStatementPassword, async (call) => {
    const { services, caller, body } = call;
    const { user_id } = caller;
    const { db, clock, secrets } = services;
    const { bank_account_id = null, label, password } = body;
    if (bank_account_id !== null) await getBankAccountRow(db, user_id, bank_account_id);
    const id = clock.newId();
    const kept = {
      id,
      label,
      bank_account_id,
      opened_count: 0,
      last_opened_at: null,
      created_at: clock.now(),
    };
    const sealed = secrets.seal(Buffer.from(password), keptPasswordPlace(user_id, id));
    const data = await db.transaction().execute((trx) =>
      answerOnce(trx, services, onceOf(call), async () => {
        await trx
          .insertInto("statement_passwords")
          .values({ user_id, ...kept, sealed })
          .execute();
        await tryOnWaiting(trx, services, user_id);
        return kept;
      }),
    );
    ringStatements(services, caller.user_id);
    return { data };
  }),
  // Secrets leave no trace in the history of changes, so forgetting one cannot be undone.
  route(sources.deleteStatementPassword, async ({ services, caller, params }) => {
    const { numDeletedRows } = await services.db
      .deleteFrom("statement_passwords")
      .where("user_id", "=", caller.user_id)
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound("password");
  }),
  route(sources.uploadMails, async (call) => {
    const { services, caller } = call;
    const { user_id } = caller;
    const uploaded_by = otherThanOwner(caller);
    const taken = await receiveFiles(call, ({ filename: file_name }, bytes) =>
      takeMessages(services, { user_id, uploaded_by, file_name, bytes, bank_account_id: null }),
    );
    ringStatements(services, user_id);
    return { data: taken.flat().map(({ mail }) => mail) };
  }),
  route(tryMail, async (call) => {
    const { services, caller, request } = call;
    const { user_id } = caller;
    await spendAttempt(services, { action: "mailbox", account: user_id, address: request.ip });
    let count = 0;
    const trials = await receiveFiles(call, async ({ filename: file_name }, bytes) => {
      count += 1;
      return count > 1 ? null : tryOne(services, user_id, { file_name, bytes });
    });
    const [data] = trials;
    if (data == null || count > 1) throw manyMessages();
    return { data };
  }),
  route(sources.letInMail, async ({ services, caller, params }) => {
    const data = await letIn(services, caller.user_id, params.id);
    await wantMailboxes(services, caller.user_id);
    ringStatements(services, caller.user_id);
    return { data };
  }),
  route(sources.listReceivedMails, ({ services, caller, query }) =>
    listReceivedMails(services.db, caller.user_id, query),
  ),
  route(sources.deleteReceivedMails, async ({ services, caller, body }) => ({
    data: await deleteReceivedMails(services.db, caller.user_id, body),
  })),
  // Its room is wanted, so nothing is kept for an undo.
  route(sources.deleteReceivedMail, async ({ services, caller, params }) => {
    if (!(await deleteMail(services.db, caller.user_id, params.id))) throw notFound("message");
  }),
];
