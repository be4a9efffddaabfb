import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const CLIENT_ID = "passbook-of-tests";
const CLIENT_SECRET = "canary-client-secret";

/** A provider on loopback at which people sign in for their mailboxes (RFC 6749, 7636), and which tells a mail server whose access is whose (RFC 7662). */
export type SignInProvider = {
  /** Where a mail server asks about access. */
  readonly introspection_url: string;
  /** What sets an installation up for it, with the mail server that it opens. */
  readonly toEnv: (imap_url: string) => Record<string, string>;
  /** A person opens its page and agrees, for the account of an address; answers where they are sent back to. */
  readonly agree: (url: string, email: string) => URL;
  /** What was posted to its token endpoint. */
  readonly asked: URLSearchParams[];
  /** Everything secret that it gave. */
  readonly given: string[];
  /** Takes back what it gave. */
  readonly revoke: () => void;
  /** Gives something new with each access from now on, and takes back what was before. */
  readonly rotate: (rotates: boolean) => void;
  /** Gives no lasting access from now on. */
  readonly giveLasting: (lasts: boolean) => void;
  /** Answers at its token endpoint otherwise, until told null. */
  readonly answerWith: (answer: ((response: ServerResponse) => void) | null) => void;
  readonly close: () => Promise<void>;
};

type Code = { email: string; challenge: string; redirect_uri: string };

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
};
const sendJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

const makeGiving = () => {
  const codes = new Map<string, Code>();
  const refreshing = new Map<string, string>();
  const access = new Map<string, string>();
  const given: string[] = [];
  const settings = { rotates: false, lasts: true };
  const make = (kind: string, holder: Map<string, string>, email: string): string => {
    const token = `canary-${kind}-${randomBytes(12).toString("hex")}`;
    holder.set(token, email);
    given.push(token);
    return token;
  };
  const give = (email: string, before: string | null): object => {
    if (before !== null && settings.rotates) refreshing.delete(before);
    const isNew = settings.lasts && (before === null || settings.rotates);
    return {
      access_token: make("access", access, email),
      token_type: "Bearer",
      expires_in: 3600,
      ...(isNew ? { refresh_token: make("refresh", refreshing, email) } : {}),
    };
  };
  const exchange = (form: URLSearchParams): object | null => {
    const token = form.get("refresh_token");
    if (form.get("grant_type") === "refresh_token") {
      const email = refreshing.get(token ?? "");
      return email === undefined ? null : give(email, token);
    }
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight = code?.challenge === challenge && code.redirect_uri === form.get("redirect_uri");
    return code !== undefined && isRight ? give(code.email, null) : null;
  };
  return { codes, refreshing, access, given, settings, exchange };
};

/** Starts it on a free port. */
export const startSignInProvider = async (): Promise<SignInProvider> => {
  const { codes, refreshing, access, given, settings, exchange } = makeGiving();
  const asked: URLSearchParams[] = [];
  let otherwise: ((response: ServerResponse) => void) | null = null;
  const answerTokens = (form: URLSearchParams, response: ServerResponse): void => {
    asked.push(form);
    if (otherwise !== null) return otherwise(response);
    if (form.get("client_id") !== CLIENT_ID || form.get("client_secret") !== CLIENT_SECRET)
      return sendJson(response, 401, { error: "invalid_client" });
    const tokens = exchange(form);
    return tokens === null
      ? sendJson(response, 400, { error: "invalid_grant", error_description: "canary-description" })
      : sendJson(response, 200, tokens);
  };
  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      if (request.url === "/token") return answerTokens(form, response);
      const email = access.get(form.get("token") ?? "");
      return sendJson(response, 200, email === undefined ? { active: false } : { active: true, email });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    introspection_url: `${origin}/introspect`,
    toEnv: (imap_url) => ({
      MAIL_SIGN_IN_NAME: "Example Mail",
      MAIL_SIGN_IN_IMAP_URL: imap_url,
      MAIL_SIGN_IN_AUTHORIZE_URL: `${origin}/authorize?tenant=home`,
      MAIL_SIGN_IN_TOKEN_URL: `${origin}/token`,
      MAIL_SIGN_IN_SCOPE: "imap offline_access",
      MAIL_SIGN_IN_CLIENT_ID: CLIENT_ID,
      MAIL_SIGN_IN_CLIENT_SECRET: CLIENT_SECRET,
    }),
    agree: (address, email) => {
      const { searchParams: query } = new URL(address);
      const redirect_uri = query.get("redirect_uri") ?? "";
      const code = `canary-code-${randomBytes(12).toString("hex")}`;
      given.push(code);
      codes.set(code, { email, challenge: query.get("code_challenge") ?? "", redirect_uri });
      const back = new URL(redirect_uri);
      back.searchParams.set("code", code);
      back.searchParams.set("state", query.get("state") ?? "");
      return back;
    },
    asked,
    given,
    revoke: () => {
      refreshing.clear();
      access.clear();
    },
    rotate: (rotates) => {
      settings.rotates = rotates;
    },
    giveLasting: (lasts) => {
      settings.lasts = lasts;
    },
    answerWith: (answer) => {
      otherwise = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
