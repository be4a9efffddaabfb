import * as z from "zod";
import type { MailSignIn } from "../../../../platform/mail-sign-ins/mail-sign-ins.ts";
import type { Services } from "../../../../platform/services.ts";
import { type Answer, askHost } from "../../../../platform/hosts/ask-host.ts";

const MOST_BYTES = 256 * 1024;
const WITHIN_MS = 20_000;

/** As it may stand in a header or a line (RFC 6749, appendix A). */
const token = z.string().regex(/^[\x21-\x7e]{1,16000}$/);
const given = z.looseObject({ access_token: token, refresh_token: token.optional() });
const refused = z.looseObject({ error: z.string() });

/** What a provider gives: access for now, and what fetches access later on, where that is new. */
export type Tokens = { readonly access_token: string; readonly refresh_token: string | null };

/** `ended`: the person has to sign in again; `off`: the installation is not (or no longer) registered as it is set; `unreachable`: later, perhaps. */
export class SignInFailure extends Error {
  readonly why: "ended" | "off" | "unreachable";
  constructor(why: SignInFailure["why"], options?: ErrorOptions) {
    super(`sign-in: ${why}`, options);
    this.name = "SignInFailure";
    this.why = why;
  }
}

/** What a person can mend by signing in again (RFC 6749, 5.2; OpenID Connect, 3.1.2.6). */
const ENDED: ReadonlySet<string> = new Set([
  "invalid_grant",
  "access_denied",
  "consent_required",
  "interaction_required",
  "login_required",
]);
const LATER: ReadonlySet<string> = new Set(["temporarily_unavailable", "server_error", "slow_down"]);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readTokens = ({ status, text }: Answer): Tokens => {
  const json = parseJson(text);
  if (status === 200) {
    const { success, data } = given.safeParse(json);
    if (success) return { access_token: data.access_token, refresh_token: data.refresh_token ?? null };
  }
  const { success, data } = refused.safeParse(json);
  if (!success || status < 400 || status >= 500 || LATER.has(data.error))
    throw new SignInFailure("unreachable");
  throw new SignInFailure(ENDED.has(data.error) ? "ended" : "off");
};

/** What access is asked for with. */
type Grant =
  | {
      readonly grant_type: "authorization_code";
      readonly code: string;
      readonly code_verifier: string;
      readonly redirect_uri: string;
    }
  | { readonly grant_type: "refresh_token"; readonly refresh_token: string };

/** Asks a provider for access. Throws {@link SignInFailure}; nothing of what was said stands in it. */
export const askTokens = async (
  services: Pick<Services, "names" | "config">,
  { token_url, client_id, client_secret }: MailSignIn,
  grant: Grant,
): Promise<Tokens> => {
  const client = client_secret === null ? { client_id } : { client_id, client_secret };
  const question = {
    method: "POST",
    url: new URL(token_url),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...grant, ...client }).toString(),
  } as const;
  const bounds = {
    allows_local: services.config.local_mailboxes,
    most_bytes: MOST_BYTES,
    within_ms: WITHIN_MS,
  };
  const answer = await askHost(services, question, bounds).catch((error: unknown) => {
    throw new SignInFailure("unreachable", { cause: error });
  });
  return readTokens(answer);
};
