import { SignJWT, jwtVerify } from "jose";
import { say } from "@passbook/contract/sentences/requests";
import { sessionDead } from "../../problem.ts";
import type { Secrets } from "../../secrets.ts";

const ISSUER = "passbook";
const AUDIENCE = "passbook-api";
const TYPE = "passbook-session+jwt";
const ALGORITHM = "HS256";

/** What a token says: the person, the session, and when it ends (seconds). */
export type TokenClaims = { id: string; sid: string; exp: number };

/** Signs the token of a session; its payload holds the person's id and exp, as the specification says. */
export const signToken = (secrets: Secrets, claims: TokenClaims, now: string): Promise<string> =>
  new SignJWT({ id: claims.id, sid: claims.sid })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(Date.parse(now) / 1000))
    .setExpirationTime(claims.exp)
    .sign(secrets.token_key);

/** Reads a token, or throws 401: wrong signature, algorithm, type, issuer, audience or time. */
export const readToken = async (secrets: Secrets, token: string, now: string): Promise<TokenClaims> => {
  try {
    const { payload } = await jwtVerify(token, secrets.token_key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
      requiredClaims: ["exp", "iat", "id", "sid"],
    });
    return { id: String(payload["id"]), sid: String(payload["sid"]), exp: payload.exp ?? 0 };
  } catch (error) {
    const expired = error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED";
    throw expired
      ? sessionDead("session_expired", say("session_expired"))
      : sessionDead("session_invalid", say("session_invalid"));
  }
};
