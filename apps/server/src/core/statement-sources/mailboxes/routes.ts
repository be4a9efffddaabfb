import * as calls from "@passbook/contract/mailboxes";
import type { BodyOf } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/refusals";
import type { MailboxRow } from "@passbook/db/schema";
import { spendAttempt } from "../../../platform/attempts.ts";
import { answerOnce, onceOf } from "../../../platform/http/answers/answer-once.ts";
import { type Route, route } from "../../../platform/http/route.ts";
import { brokenUnique, conflict, invalidInput, notFound, type Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { sealText, unsealText } from "../sealed-text.ts";
import { MailboxFailure } from "./mailbox-failure.ts";
import { openFolder, openMailbox, type Reach } from "./open-mailbox.ts";
import { deleteMailbox, findMailbox, toMailbox } from "./repo.ts";
import { wantMailboxes } from "./want-mailboxes.ts";
import { ringMailboxes } from "./watch-mailboxes.ts";

type Whose = Pick<MailboxRow, "user_id" | "id">;

const orKnown = (error: unknown): unknown =>
  /mailboxes/.test(brokenUnique(error) ?? "") ? conflict("mailbox_known", say("mailbox_known")) : error;

const getMailbox = async (services: Pick<Services, "db">, whose: Whose): Promise<MailboxRow> => {
  const row = await findMailbox(services.db, whose);
  if (row === undefined) throw notFound("mailbox");
  return row;
};

/** What a new or changed way to reach a mailbox begins with. */
const ANEW = {
  fault: null,
  faults: 0,
  refusals: 0,
  attempts: 0,
  lease_owner: null,
  lease_until: null,
} as const;
/** What another folder, day or mailbox begins with: every message is looked at again, and adds nothing where it is known. */
const UNSEEN = { uid_validity: null, last_uid: 0, scan_total: 0, scan_done: 0, checked_at: null } as const;

/** A kept password goes nowhere but where it was meant for. */
const askForPassword = (): Problem => invalidInput({ password: say("password_for_other_host") });

const toChanges = (
  services: Pick<Services, "secrets">,
  row: MailboxRow,
  { password, is_paused, ...rest }: BodyOf<typeof calls.changeMailbox>,
): MailboxRow => {
  const { host = row.host, port = row.port, security = row.security, username = row.username } = rest;
  const { folder = row.folder, since = row.since } = rest;
  const is_elsewhere = host !== row.host || username !== row.username;
  if (is_elsewhere && password === undefined) throw askForPassword();
  const looks_anew = is_elsewhere || folder !== row.folder || since !== row.since;
  return {
    ...row,
    host,
    port,
    security,
    username,
    folder,
    since,
    ...(password === undefined ? {} : { sealed: sealText(services, "mailboxes", row, password) }),
    ...(is_paused === undefined ? {} : { is_paused: is_paused ? 1 : 0 }),
    ...(looks_anew ? UNSEEN : {}),
    ...ANEW,
  };
};

/** The password that was typed, or the one kept for the same mailbox. */
const findPassword = async (
  services: Pick<Services, "db" | "secrets">,
  user_id: string,
  { id, password, host, username }: BodyOf<typeof calls.testMailbox>,
): Promise<string> => {
  if (password !== undefined) return password;
  if (id === undefined) throw askForPassword();
  const row = await getMailbox(services, { user_id, id });
  if (row.host !== host || row.username !== username) throw askForPassword();
  return unsealText(services, "mailboxes", row);
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
  route(calls.createMailbox, async (call) => {
    const { services, caller, body } = call;
    const { db, clock } = services;
    const { password, ...reach } = body;
    const whose = { user_id: caller.user_id, id: clock.newId() };
    const row: MailboxRow = {
      ...whose,
      ...reach,
      sealed: sealText(services, "mailboxes", whose, password),
      is_paused: 0,
      ...ANEW,
      ...UNSEEN,
      wanted: 0,
      created_at: clock.now(),
    };
    const data = await db
      .transaction()
      .execute((trx) =>
        answerOnce(trx, services, onceOf(call), async () => {
          await trx.insertInto("mailboxes").values(row).execute();
          return toMailbox(row);
        }),
      )
      .catch((error: unknown) => {
        throw orKnown(error);
      });
    ringMailboxes(services, whose.user_id);
    return { data };
  }),
  // Secrets leave no trace in the history of changes, so what is changed of a mailbox cannot be undone.
  route(calls.changeMailbox, async ({ services, caller, params, body }) => {
    const whose = { user_id: caller.user_id, id: params.id };
    const row = await getMailbox(services, whose);
    await services.db
      .updateTable("mailboxes")
      .set(toChanges(services, row, body))
      .where("user_id", "=", whose.user_id)
      .where("id", "=", whose.id)
      .execute()
      .catch((error: unknown) => {
        throw orKnown(error);
      });
    ringMailboxes(services, whose.user_id);
    return { data: toMailbox(await getMailbox(services, whose)) };
  }),
  route(calls.deleteMailbox, async ({ services, caller, params }) => {
    const whose = { user_id: caller.user_id, id: params.id };
    if (!(await deleteMailbox(services.db, whose))) throw notFound("mailbox");
    ringMailboxes(services, whose.user_id);
  }),
  route(calls.checkMailbox, async ({ services, caller, params }) => {
    const whose = { user_id: caller.user_id, id: params.id };
    const row = await getMailbox(services, whose);
    await wantMailboxes(services, whose.user_id, whose.id);
    return { data: toMailbox(row) };
  }),
  route(calls.testMailbox, async ({ services, caller, body, request }) => {
    const { user_id } = caller;
    await spendAttempt(services, { action: "mailbox", account: user_id, address: request.ip });
    const { host, port, security, username, folder } = body;
    const password = await findPassword(services, user_id, body);
    try {
      const folders = await readFolders(services, { host, port, security, username, password }, folder);
      return { data: { fault: null, folders } };
    } catch (error) {
      if (error instanceof MailboxFailure) return { data: { fault: error.fault, folders: [] } };
      throw error;
    }
  }),
];
