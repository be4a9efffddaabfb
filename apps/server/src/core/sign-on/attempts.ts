import type { FastifyReply, FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/refusals";
import * as z from "zod";
import { addMs, latestEnd } from "../../platform/clock.ts";
import { conflict } from "../../platform/problem.ts";
import { makeToken } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import type { Checks } from "./provider.ts";

/** So long somebody may take at the provider, or to find their password. */
export const MINUTES_TO_SIGN_ON = 10;
const VALID_MS = MINUTES_TO_SIGN_ON * 60_000;
const COOKIE = "passbook_sign_on";

const checks = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string() });
const known = z.strictObject({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
});
/** What a browser has begun: to go to the provider, or, known there, to be asked for the password of an account. */
const begun = z.union([
  z.strictObject({ kind: z.literal("away"), checks }),
  z.strictObject({ kind: z.literal("known"), known }),
]);
type Begun = z.output<typeof begun>;
export type KnownHere = z.output<typeof known>;

type Browser = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const hashCookie = ({ secrets }: Pick<Services, "secrets">, cookie: string): string =>
  secrets.hash("sign-on cookie", cookie);
const placeOf = (id: string): string => `sign_on_attempts/${id}`;

const useless = () => conflict("sign_on_useless", say("sign_on_useless", { minutes: MINUTES_TO_SIGN_ON }));

/** Keeps what a browser has begun, sealed, and marks the browser: nobody else can go on with it. `user_id` is whose account is to be linked. */
const keep = async (
  services: Services,
  { reply }: Pick<Browser, "reply">,
  { user_id, what }: { user_id: string | null; what: Begun },
): Promise<void> => {
  const { db, clock, secrets, config } = services;
  const cookie = makeToken(clock);
  const id = clock.newId();
  await db
    .insertInto("sign_on_attempts")
    .values({
      id,
      user_id,
      cookie_hash: hashCookie(services, cookie),
      sealed: secrets.seal(Buffer.from(JSON.stringify(what)), placeOf(id)),
      expires_at: addMs(clock.now(), VALID_MS),
    })
    .execute();
  const secure = config.public_url?.startsWith("https://") === true;
  void reply.setCookie(COOKIE, cookie, {
    path: "/api/sign_on",
    sameSite: "strict",
    httpOnly: true,
    secure,
    maxAge: VALID_MS / 1000,
  });
};

/** Begins a way to the provider, and answers what is to be checked when somebody comes back from it. */
export const begin = async (
  services: Services,
  reply: FastifyReply,
  user_id: string | null,
): Promise<Checks> => {
  const { clock } = services;
  const made = { state: makeToken(clock), nonce: makeToken(clock), verifier: makeToken(clock) };
  await keep(services, { reply }, { user_id, what: { kind: "away", checks: made } });
  return made;
};

/** Remembers who somebody is at the provider until they have shown the password of the account with that address. */
export const remember = (services: Services, reply: FastifyReply, who: KnownHere): Promise<void> =>
  keep(services, { reply }, { user_id: null, what: { kind: "known", known: who } });

/** Takes what this browser has begun, once, whatever becomes of it; `user_id` is whose it must be. */
const take = async (
  services: Services,
  { request, reply }: Browser,
  user_id: string | null,
): Promise<Begun> => {
  const { db, clock, secrets } = services;
  const now = clock.now();
  const cookie = request.cookies[COOKIE] ?? "";
  void reply.clearCookie(COOKIE, { path: "/api/sign_on" });
  const row = await db
    .deleteFrom("sign_on_attempts")
    .where("cookie_hash", "=", hashCookie(services, cookie))
    .where("user_id", user_id === null ? "is" : "=", user_id)
    .returning(["id", "sealed", "expires_at"])
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now || row.expires_at > latestEnd(now, VALID_MS))
    throw useless();
  return z.parse(begun, JSON.parse(Buffer.from(secrets.unseal(row.sealed, placeOf(row.id))).toString()));
};

/** What is to be checked of somebody who came back in this browser. */
export const takeChecks = async (
  services: Services,
  browser: Browser,
  user_id: string | null,
): Promise<Checks> => {
  const taken = await take(services, browser, user_id);
  if (taken.kind !== "away") throw useless();
  return taken.checks;
};

/** Who somebody is at the provider who now shows the password of an account. */
export const takeKnown = async (services: Services, browser: Browser): Promise<KnownHere> => {
  const taken = await take(services, browser, null);
  if (taken.kind !== "known") throw useless();
  return taken.known;
};
