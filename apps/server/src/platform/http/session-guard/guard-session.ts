import { isDiskFull } from "@passbook/db/faults";
import type { Guard } from "@passbook/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/requests";
import { type Caller, inOwnBook, SAFE } from "../route.ts";
import { Problem, sessionDead } from "../../problem.ts";
import { sameText } from "../../secrets.ts";
import { addMs, latestEnd } from "../../clock.ts";
import { cameFrom } from "../callers/came-from.ts";
import type { Services } from "../../services.ts";
import { readBearer } from "./read-bearer.ts";
import { readToken, type TokenClaims } from "./tokens.ts";

export const SESSION_COOKIE = "passbook_session";
export const XSRF_COOKIE = "XSRF-TOKEN";
const XSRF_HEADER = "x-xsrf-token";
const SEEN_EVERY_MS = 300_000;

type Found = {
  readonly claims: TokenClaims;
  readonly last_seen_at: string;
  readonly is_admin: boolean;
  readonly confirmed_at: string;
};
/** A person of a live session, and when they last showed who they are. */
export type Guarded = { readonly caller: Caller; readonly confirmed_at: string };

/** For so long nobody is asked again who they are. */
const CONFIRMED_MS = 600_000;

/** A clock that was some hours ahead is set right now and then; better a session of a day more than everybody signed out. */
const MOST_AHEAD_MS = 86_400_000;

const hasEnded = ({ config }: Pick<Services, "config">, expires_at: string, now: string): boolean =>
  expires_at <= now || expires_at > latestEnd(now, config.session_ms + MOST_AHEAD_MS);

/** Finds the living session of a request by its bearer token and its own cookie beside it, or throws 401. */
const findSession = async (services: Services, request: FastifyRequest, now: string): Promise<Found> => {
  const token = readBearer(request);
  if (token === undefined) throw sessionDead("session_missing", say("session_missing"));
  const claims = await readToken(services.secrets, token, now);
  const session = await services.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "cookie_hash",
      "revoked_at",
      "expires_at",
      "last_seen_at",
      "confirmed_at",
      "is_admin",
      "disabled_at",
    ])
    .where("sessions.user_id", "=", claims.id)
    .where("sessions.id", "=", claims.sid)
    .executeTakeFirst();
  if (session !== undefined && session.disabled_at !== null)
    throw sessionDead("account_disabled", say("account_disabled"));
  if (session === undefined || session.revoked_at !== null || hasEnded(services, session.expires_at, now))
    throw sessionDead("session_ended", say("session_expired"));
  if (!sameText(session.cookie_hash, hashCookie(services, request.cookies[SESSION_COOKIE] ?? "")))
    throw sessionDead("session_cookie_missing", say("session_of_other_browser"));
  const { last_seen_at, confirmed_at } = session;
  return { claims, last_seen_at, confirmed_at, is_admin: session.is_admin === 1 };
};

/** The person of a request that anyone may make; null without a living session. */
export const findCaller = async (services: Services, request: FastifyRequest): Promise<Caller | null> => {
  try {
    const { claims } = await findSession(services, request, services.clock.now());
    return inOwnBook(claims.id, { session_id: claims.sid, is_program: false });
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

/**
 * Finds the person of a request: a valid bearer token, its session alive in the database, the session's own cookie beside it, and
 * for writes the XSRF header. A dead session is 401, a missing or foreign XSRF header 419 (the session lives on), and what only administrators
 * may do 404 for others, who would be signed out by a 403.
 */
export const guardSession = async (
  services: Services,
  request: FastifyRequest,
  guard: Exclude<Guard, "public">,
): Promise<Guarded> => {
  const now = services.clock.now();
  const { claims, last_seen_at, confirmed_at, is_admin } = await findSession(services, request, now);
  if (!SAFE.has(request.method)) {
    refuseMissingXsrf(services, request, claims.sid);
    if (Date.parse(now) - Date.parse(last_seen_at) > SEEN_EVERY_MS)
      await noteSeen(services, claims, { now, address: cameFrom(request).address }).catch(passOverFullDisk);
  }
  if (guard === "admin" && !is_admin)
    throw new Problem({ status: 404, code: "admins_only", ...say("admins_only") });
  return { caller: inOwnBook(claims.id, { session_id: claims.sid, is_program: false }), confirmed_at };
};

/** Refuses who has not shown lately who they are: a browser that was left open, or a stolen session, is not enough for what a call does. */
export const refuseUnconfirmed = ({ clock }: Pick<Services, "clock">, { confirmed_at }: Guarded): void => {
  const now = clock.now();
  // A moment that lies ahead was written by a clock that has been set back since.
  if (confirmed_at > addMs(now, -CONFIRMED_MS) && confirmed_at <= latestEnd(now, 0)) return;
  throw new Problem({ status: 428, code: "confirmation_needed", ...say("confirmation_needed") });
};

/** It is no reason to refuse what makes room. */
export const passOverFullDisk = (error: unknown): void => {
  if (!isDiskFull(error)) throw error;
};

const noteSeen = async (
  { db }: Services,
  claims: { id: string; sid: string },
  { now, address }: { now: string; address: string },
): Promise<void> => {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now, address })
    .where("user_id", "=", claims.id)
    .where("id", "=", claims.sid)
    .execute();
};

const refuseMissingXsrf = (services: Services, request: FastifyRequest, session_id: string): void => {
  const header = request.headers[XSRF_HEADER];
  if (typeof header === "string" && sameText(header, makeXsrfToken(services, session_id))) return;
  throw new Problem({
    status: 419,
    code: "xsrf",
    ...say("page_out_of_date"),
  });
};

/** What the database keeps of the session's cookie. */
export const hashCookie = ({ secrets }: Pick<Services, "secrets">, cookie: string): string =>
  secrets.hash("session cookie", cookie);

/** The value that the XSRF-TOKEN cookie and the X-XSRF-TOKEN header of a session both carry. */
export const makeXsrfToken = ({ secrets }: Pick<Services, "secrets">, session_id: string): string =>
  secrets.hash("xsrf", session_id);

/** Gives the browser the two cookies of a new session. */
export const setSessionCookies = (
  reply: FastifyReply,
  services: Services,
  session: { id: string; cookie: string; max_age_s: number },
): void => {
  const secure = services.config.public_url?.startsWith("https://") === true;
  const common = { path: "/", sameSite: "strict", secure, maxAge: session.max_age_s } as const;
  void reply.setCookie(SESSION_COOKIE, session.cookie, { ...common, httpOnly: true });
  void reply.setCookie(XSRF_COOKIE, makeXsrfToken(services, session.id), { ...common, httpOnly: false });
};

export const clearSessionCookies = (reply: FastifyReply): void => {
  void reply.clearCookie(SESSION_COOKIE, { path: "/" });
  void reply.clearCookie(XSRF_COOKIE, { path: "/" });
};
