import type { Endpoint } from "@passbook/contract/endpoint";
import { needOf } from "@passbook/contract/scopes";
import { SESSION_COOKIE } from "../http/session-guard/guard-session.ts";

/** How callers say who they are: a browser by its session, a program by a key. */
export const SECURITY_SCHEMES = {
  session: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The auth_token of a login. Beside it stands the cookie that the login set.",
  },
  session_cookie: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "Set by the login; a token without the cookie of its session opens nothing.",
  },
  xsrf: {
    type: "apiKey",
    in: "header",
    name: "X-XSRF-TOKEN",
    description: "The value of the cookie XSRF-TOKEN, with every call of a session that changes something.",
  },
  key: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "pbk_…",
    description:
      "A key that a person made under Settings, Programs. No cookie and no XSRF header belong to it. 300 requests a minute; more are 429 with Retry-After.",
  },
} as const;

/** What a call asks for: a session, or a key with a scope where a key may do it; nothing where anybody may call. */
export const toSecurity = (endpoint: Endpoint): Record<string, string[]>[] => {
  if (endpoint.guard === "public") return [];
  const need = needOf(endpoint);
  const writes = endpoint.method === "GET" ? {} : { xsrf: [] };
  return [
    { session: [], session_cookie: [], ...writes },
    ...(need === null ? [] : [{ key: need === "any" ? [] : [need] }]),
  ];
};
