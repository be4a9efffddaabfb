import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addMs, latestEnd } from "../../platform/clock.ts";
import { conflict } from "../../platform/problem.ts";
import { makeToken } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";

/** Which browser shows a second factor, or is about to show a passkey. */
const SIGN_IN_COOKIE = "passbook_sign_in";
const VALID_MS = 600_000;

type Browser = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const hashToken = ({ secrets }: Pick<Services, "secrets">, token: string): string =>
  secrets.hash("sign-in", token);

/** Gives the browser a new cookie for one sign-in, so that none that was put there before is of use; answers its hash. */
export const markBrowser = (services: Services, reply: FastifyReply): string => {
  const token = makeToken(services.clock);
  const secure = services.config.public_url?.startsWith("https://") === true;
  void reply.setCookie(SIGN_IN_COOKIE, token, {
    path: "/api/sessions",
    sameSite: "strict",
    httpOnly: true,
    secure,
    maxAge: VALID_MS / 1000,
  });
  return hashToken(services, token);
};

/** The hash of the cookie of a sign-in that this browser is in; null without one. */
export const findMark = (services: Services, { cookies }: FastifyRequest): string | null => {
  const token = cookies[SIGN_IN_COOKIE];
  return token === undefined || token === "" ? null : hashToken(services, token);
};

export const clearMark = (reply: FastifyReply): void => {
  void reply.clearCookie(SIGN_IN_COOKIE, { path: "/api/sessions" });
};

/** Keeps that a first factor was right, until a second one is shown in the same browser, with the password of now. */
export const beginWaiting = async (
  trx: Db,
  services: Services,
  { user_id, how, reply }: { user_id: string; how: string } & Browser,
): Promise<void> => {
  const now = services.clock.now();
  const token_hash = markBrowser(services, reply);
  await trx
    .insertInto("waiting_sign_ins")
    .values((eb) => ({
      user_id,
      id: services.clock.newId(),
      token_hash,
      password_version: eb
        .selectFrom("users")
        .select("password_version")
        .where("id", "=", user_id)
        .$asScalar()
        .$notNull(),
      how,
      created_at: now,
      expires_at: addMs(now, VALID_MS),
    }))
    .execute();
};

export type Waiting = {
  readonly user_id: string;
  readonly id: string;
  readonly token_hash: string;
  readonly password_version: number;
  readonly how: string;
};

export const signInOver = () => conflict("sign_in_over", say("sign_in_over"));

/** The sign-in that waits in this browser, or a refusal. */
export const getWaiting = async (services: Services, request: FastifyRequest): Promise<Waiting> => {
  const token_hash = findMark(services, request);
  if (token_hash === null) throw signInOver();
  const now = services.clock.now();
  const waiting = await services.db
    .selectFrom("waiting_sign_ins")
    .select(["user_id", "id", "token_hash", "password_version", "how"])
    .where("token_hash", "=", token_hash)
    .where("expires_at", ">", now)
    .where("expires_at", "<=", latestEnd(now, VALID_MS))
    .executeTakeFirst();
  if (waiting === undefined) throw signInOver();
  return waiting;
};

/** Uses a waiting sign-in up: of two that race with one, one gets in. */
export const endWaiting = async (trx: Db, { user_id, id }: Waiting): Promise<void> => {
  const { numDeletedRows } = await trx
    .deleteFrom("waiting_sign_ins")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) throw signInOver();
};
