import * as calls from "@passbook/contract/mailboxes";
import type { SignInProvider } from "@passbook/contract/mailboxes";
import { say } from "@passbook/contract/sentences/refusals";
import type { MailboxRow } from "@passbook/db/schema";
import { spendAttempt } from "../../../../platform/attempts.ts";
import { type Caller, type Route, route } from "../../../../platform/http/route.ts";
import type { MailSignIn } from "../../../../platform/mail-sign-ins/mail-sign-ins.ts";
import { conflict, type Problem } from "../../../../platform/problem.ts";
import type { Services } from "../../../../platform/services.ts";
import { sealText } from "../../sealed-text.ts";
import { getMailbox, isKnown, makeMailbox, mailboxKnown, restartMailbox, toMailbox } from "../repo.ts";
import { ringMailboxes } from "../mailbox-bell.ts";
import { askTokens, SignInFailure } from "./ask-tokens.ts";
import { type Begun, beginSignIn, MINUTES_TO_SIGN_IN, returnAddress, takeSignIn } from "./begin-sign-in.ts";
import { findSignIn } from "./find-login.ts";

const notOffered = (): Problem => conflict("sign_in_not_offered", say("sign_in_not_offered"));

const getSignIn = ({ config }: Pick<Services, "config">, provider: SignInProvider): MailSignIn => {
  const sign_in = findSignIn(config, provider);
  if (sign_in === undefined) throw notOffered();
  return sign_in;
};

const toProblem = ({ why }: SignInFailure): Problem => {
  if (why === "off") return notOffered();
  return why === "ended"
    ? conflict("sign_in_refused", say("sign_in_refused"))
    : conflict("sign_in_unreachable", say("sign_in_unreachable"));
};

/** Exchanges what a provider sent back for what fetches access from then on. */
const fetchLasting = async (
  services: Services,
  sign_in: MailSignIn,
  { code, verifier }: { readonly code: string; readonly verifier: string },
): Promise<string> => {
  const redirect_uri = returnAddress(services);
  const grant = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri } as const;
  const { refresh_token } = await askTokens(services, sign_in, grant).catch((error: unknown) => {
    throw error instanceof SignInFailure ? toProblem(error) : error;
  });
  if (refresh_token === null) throw conflict("sign_in_too_short", say("sign_in_too_short"));
  return refresh_token;
};

/** Keeps what opens a mailbox from now on: one that is watched already, or a new one. */
const keep = async (
  services: Services,
  { user_id }: Caller,
  { begun, sign_in, refresh_token }: { begun: Begun; sign_in: MailSignIn; refresh_token: string },
): Promise<MailboxRow> => {
  const { mailbox_id, username, folder, since } = begun;
  const { db, clock } = services;
  const whose = { user_id, id: mailbox_id ?? clock.newId() };
  const sealed = sealText(services, "mailboxes", whose, refresh_token);
  const opened = { ...sign_in.imap, sign_in: sign_in.provider, sealed };
  return mailbox_id === null
    ? makeMailbox(db, { ...whose, ...opened, username, folder, since, created_at: clock.now() })
    : restartMailbox(db, whose, opened);
};

export const signInRoutes: readonly Route[] = [
  route(calls.beginMailboxSignIn, async ({ services, caller, body, request }) => {
    const { user_id } = caller;
    await spendAttempt(services, { action: "mailbox", account: user_id, address: request.ip });
    const { provider, ...mailbox } = body;
    const sign_in = getSignIn(services, provider);
    if (await isKnown(services.db, { user_id, host: sign_in.imap.host, ...mailbox })) throw mailboxKnown();
    const url = await beginSignIn(services, caller, { sign_in, mailbox: { ...mailbox, mailbox_id: null } });
    return { data: { url } };
  }),
  route(calls.renewMailboxSignIn, async ({ services, caller, params, request }) => {
    const { user_id } = caller;
    const {
      id,
      sign_in: provider,
      username,
      folder,
      since,
    } = await getMailbox(services.db, {
      user_id,
      id: params.id,
    });
    await spendAttempt(services, { action: "mailbox", account: user_id, address: request.ip });
    if (provider === null) throw notOffered();
    const sign_in = getSignIn(services, provider);
    const mailbox = { mailbox_id: id, username, folder, since };
    return { data: { url: await beginSignIn(services, caller, { sign_in, mailbox }) } };
  }),
  route(calls.finishMailboxSignIn, async ({ services, caller, body, request }) => {
    const { user_id } = caller;
    await spendAttempt(services, { action: "mailbox", account: user_id, address: request.ip });
    const begun = await takeSignIn(services, caller, body.state);
    if (begun === undefined)
      throw conflict("sign_in_useless", say("sign_in_useless", { minutes: MINUTES_TO_SIGN_IN }));
    const { provider, ...rest } = begun;
    const sign_in = getSignIn(services, provider);
    const refresh_token = await fetchLasting(services, sign_in, { code: body.code, ...rest });
    const row = await keep(services, caller, { begun: rest, sign_in, refresh_token });
    ringMailboxes(services, user_id);
    return { data: toMailbox(row) };
  }),
];
