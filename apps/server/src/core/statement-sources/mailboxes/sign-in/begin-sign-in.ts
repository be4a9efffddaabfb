import { createHash } from "node:crypto";
import type { Db } from "@passbook/db/dialect";
import type { MailboxSignInRow } from "@passbook/db/schema";
import * as z from "zod";
import { addMs } from "../../../../platform/clock.ts";
import type { Caller } from "../../../../platform/http/route.ts";
import type { MailSignIn } from "../../../../platform/mail-sign-ins/mail-sign-ins.ts";
import { makeToken } from "../../../../platform/secrets.ts";
import type { Services } from "../../../../platform/services.ts";

/** So long a person may take at their provider. */
export const MINUTES_TO_SIGN_IN = 10;
const MINUTE_MS = 60_000;

/** Where providers send people back to, as it is registered there. */
export const returnAddress = ({ origin }: Pick<Services, "origin">): string =>
  `${origin.url}/statements/config-email/sign-in`;

const begun = z.strictObject({
  /** What proves to the provider that this server began it (PKCE, RFC 7636). */
  verifier: z.string(),
  /** The mailbox that is watched already; null for a new one. */
  mailbox_id: z.nullable(z.string()),
  username: z.string(),
  folder: z.string(),
  since: z.string(),
});
export type Begun = z.output<typeof begun>;

type Place = Pick<MailboxSignInRow, "user_id" | "id">;

const placeOf = ({ user_id, id }: Place): string => `${user_id}/mailbox_sign_ins/${id}`;
const hashState = ({ secrets }: Pick<Services, "secrets">, state: string): string =>
  secrets.hash("mailbox sign-in", state);

const toAddress = (
  sign_in: MailSignIn,
  asked: {
    readonly state: string;
    readonly verifier: string;
    readonly username: string;
    readonly back: string;
  },
): string => {
  const url = new URL(sign_in.authorize_url);
  const challenge = createHash("sha256").update(asked.verifier).digest("base64url");
  const query = {
    ...sign_in.asked,
    response_type: "code",
    client_id: sign_in.client_id,
    redirect_uri: asked.back,
    scope: sign_in.scope,
    state: asked.state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    login_hint: asked.username,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** Begins a sign-in in a session, and answers the page of the provider to go to. */
export const beginSignIn = async (
  services: Services,
  { user_id, session_id }: Caller,
  { sign_in, mailbox }: { readonly sign_in: MailSignIn; readonly mailbox: Omit<Begun, "verifier"> },
): Promise<string> => {
  const { db, clock, secrets } = services;
  const [state, verifier] = [makeToken(clock), makeToken(clock)];
  const place = { user_id, id: clock.newId() };
  const kept: Begun = { ...mailbox, verifier };
  await db
    .insertInto("mailbox_sign_ins")
    .values({
      ...place,
      session_id,
      state_hash: hashState(services, state),
      provider: sign_in.provider,
      sealed: secrets.seal(Buffer.from(JSON.stringify(kept)), placeOf(place)),
      expires_at: addMs(clock.now(), MINUTES_TO_SIGN_IN * MINUTE_MS),
    })
    .execute();
  return toAddress(sign_in, { state, verifier, username: mailbox.username, back: returnAddress(services) });
};

/** Uses a sign-in up, whatever becomes of it; undefined where this session began none like that in time. */
export const takeSignIn = async (
  services: Pick<Services, "secrets" | "clock"> & { readonly db: Db },
  { user_id, session_id }: Caller,
  state: string,
): Promise<(Begun & Pick<MailboxSignInRow, "provider">) | undefined> => {
  const { db, clock, secrets } = services;
  const taken = await db
    .deleteFrom("mailbox_sign_ins")
    .where("user_id", "=", user_id)
    .where("session_id", "=", session_id)
    .where("state_hash", "=", hashState(services, state))
    .where("expires_at", ">", clock.now())
    .where("expires_at", "<=", addMs(clock.now(), MINUTES_TO_SIGN_IN * MINUTE_MS))
    .returning(["id", "provider", "sealed"])
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  const opened = secrets.unseal(taken.sealed, placeOf({ user_id, id: taken.id }));
  const kept = z.parse(begun, JSON.parse(Buffer.from(opened).toString("utf8")));
  return { ...kept, provider: taken.provider };
};
