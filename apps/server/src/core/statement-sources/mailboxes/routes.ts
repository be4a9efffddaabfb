import * as calls from "@passbook/contract/mailboxes";
import type { BodyOf } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/refusals";
import type { MailboxRow } from "@passbook/db/schema";
import { spendAttempt } from "../../../platform/attempts.ts";
import { answerOnce, onceOf } from "../../../platform/http/answers/answer-once.ts";
import { type Route, route } from "../../../platform/http/route.ts";
import { invalidInput, notFound, type Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { sealText } from "../sealed-text.ts";
import { MailboxFailure } from "./mailbox-failure.ts";
import { type Login, openFolder, openMailbox, type Reach } from "./open-mailbox.ts";
import { deleteMailbox, getMailbox, makeMailbox, restartMailbox, toMailbox, UNSEEN } from "./repo.ts";
import { findLogin } from "./sign-in/find-login.ts";
import { signInRoutes } from "./sign-in/routes.ts";
import { wantMailboxes } from "./want-mailboxes.ts";
import { ringMailboxes } from "./mailbox-bell.ts";

/** A kept password goes nowhere but where it was meant for. */
const askForPassword = (): Problem => invalidInput({ password: say("password_for_other_host") });

const toChanges = (
  services: Pick<Services, "secrets">,
  row: MailboxRow,
  { password, is_paused, ...rest }: BodyOf<typeof calls.changeMailbox>,
): Partial<MailboxRow> => {
  const { host = row.host, port = row.port, security = row.security, username = row.username } = rest;
  const { folder = row.folder, since = row.since } = rest;
  const is_elsewhere = host !== row.host || username !== row.username;
  if (is_elsewhere && password === undefined) throw askForPassword();
  const looks_anew = is_elsewhere || folder !== row.folder || since !== row.since;
  return {
    host,
    port,
    security,
    username,
    folder,
    since,
    ...(password === undefined
      ? {}
      : { sealed: sealText(services, "mailboxes", row, password), sign_in: null }),
    ...(is_paused === undefined ? {} : { is_paused: is_paused ? 1 : 0 }),
    ...(looks_anew ? UNSEEN : {}),
  };
};

/** The password that was typed, or what is kept for the same mailbox. */
const chooseLogin = async (
  services: Services,
  user_id: string,
  { id, password, host, username }: BodyOf<typeof calls.testMailbox>,
): Promise<Login> => {
  if (password !== undefined) return { pass: password };
  if (id === undefined) throw askForPassword();
  const row = await getMailbox(services.db, { user_id, id });
  if (row.host !== host || row.username !== username) throw askForPassword();
  return findLogin(services, row);
};

const readFolders = async (services: Services, reach: Reach, folder: string): Promise<string[]> => {
  const client = await openMailbox(services, reach);
  try {
    const folders = (await client.list())
      .filter(({ flags }) => !flags.has("\\Noselect"))
      .map(({ path }) => path);
    await openFolder(client, folder);
    return folders;
  } finally {
    client.close();
  }
};

export const mailboxRoutes: readonly Route[] = [
  ...signInRoutes,
  route(calls.createMailbox, async (call) => {
    const { services, caller, body } = call;
    const { db, clock } = services;
    const { password, ...reach } = body;
    const whose = { user_id: caller.user_id, id: clock.newId() };
    const opened = { sign_in: null, sealed: sealText(services, "mailboxes", whose, password) };
    const data = await db
      .transaction()
      .execute((trx) =>
        answerOnce(trx, services, onceOf(call), async () =>
          toMailbox(await makeMailbox(trx, { ...whose, ...reach, ...opened, created_at: clock.now() })),
        ),
      );
    ringMailboxes(services, whose.user_id);
    return { data };
  }),
  // Secrets leave no trace in the history of changes, so what is changed of a mailbox cannot be undone.
  route(calls.changeMailbox, async ({ services, caller, params, body }) => {
    const { db } = services;
    const whose = { user_id: caller.user_id, id: params.id };
    const changed = toChanges(services, await getMailbox(db, whose), body);
    const row = await restartMailbox(db, whose, changed);
    ringMailboxes(services, whose.user_id);
    return { data: toMailbox(row) };
  }),
  route(calls.deleteMailbox, async ({ services, caller, params }) => {
    const whose = { user_id: caller.user_id, id: params.id };
    if (!(await deleteMailbox(services.db, whose))) throw notFound("mailbox");
    ringMailboxes(services, whose.user_id);
  }),
  route(calls.checkMailbox, async ({ services, caller, params }) => {
    const whose = { user_id: caller.user_id, id: params.id };
    const row = await getMailbox(services.db, whose);
    await wantMailboxes(services, whose.user_id, whose.id);
    return { data: toMailbox(row) };
  }),
  route(calls.testMailbox, async ({ services, caller, body, request }) => {
    const { user_id } = caller;
    await spendAttempt(services, { action: "mailbox", account: user_id, address: request.ip });
    const { host, port, security, username, folder } = body;
    try {
      const login = await chooseLogin(services, user_id, body);
      const folders = await readFolders(services, { host, port, security, username, login }, folder);
      return { data: { fault: null, folders } };
    } catch (error) {
      if (error instanceof MailboxFailure) return { data: { fault: error.fault, folders: [] } };
      throw error;
    }
  }),
];
