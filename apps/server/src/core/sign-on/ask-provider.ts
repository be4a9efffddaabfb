import * as client from "openid-client";
import { say } from "@passbook/contract/sentences/refusals";
import { askHost, HostFailure } from "../../platform/hosts/ask-host.ts";
import { conflict, type Problem } from "../../platform/problem.ts";
import type { SignOnProvider } from "../../platform/sign-on/sign-on-variables.ts";
import type { Services } from "../../platform/services.ts";
import { type Checks, getProvider, type Known, returnAddress } from "./provider.ts";

const MOST_BYTES = 262_144;
const WITHIN_MS = 10_000;
const TOLERANCE_S = 30;

/**
 * Asks through the client that all other servers are asked by: the address that was looked at, bounded, without redirects. The operator names
 * the provider, which usually stands in the same house, so it may be on a private network.
 */
const askThrough =
  (services: Pick<Services, "names">): client.CustomFetch =>
  async (url, { method, headers, body }) => {
    const { status, text, content_type } = await askHost(
      services,
      {
        method: method === "POST" ? "POST" : "GET",
        url: new URL(url),
        headers,
        body: body instanceof URLSearchParams ? body.toString() : "",
      },
      { allows_local: true, most_bytes: MOST_BYTES, within_ms: WITHIN_MS },
    );
    return new Response(text === "" ? null : text, { status, headers: { "content-type": content_type } });
  };

/** As the provider says that it wants to be shown the secret; by the header where it says nothing. */
const showSecret =
  (secret: string): client.ClientAuth =>
  (server, metadata, body, headers) => {
    const offered = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const show = offered.includes("client_secret_basic")
      ? client.ClientSecretBasic(secret)
      : client.ClientSecretPost(secret);
    show(server, metadata, body, headers);
  };

/** The provider as it describes itself now; asked anew each time, so that keys which it changed are known. */
const discover = async (services: Services, provider: SignOnProvider): Promise<client.Configuration> => {
  const { issuer, client_id, client_secret } = provider;
  const skew_ms = Date.parse(services.clock.now()) - (performance.timeOrigin + performance.now());
  return client.discovery(
    new URL(issuer),
    client_id,
    { [client.clockSkew]: Math.round(skew_ms / 1000), [client.clockTolerance]: TOLERANCE_S },
    client_secret === null ? client.None() : showSecret(client_secret),
    {
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.startsWith("http:") ? [client.allowInsecureRequests] : []),
      ],
      [client.customFetch]: askThrough(services),
    },
  );
};

const findCause = <T>(error: unknown, is: (cause: unknown) => cause is T): T | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (is(cause)) return cause;
  return null;
};
const isHostFailure = (cause: unknown): cause is HostFailure => cause instanceof HostFailure;
const isRefusal = (cause: unknown): cause is client.AuthorizationResponseError =>
  cause instanceof client.AuthorizationResponseError;

/** What is said of a fault; what exactly the provider said stays in the log of the server. */
const toProblem = ({ log }: Pick<Services, "log">, error: unknown, { name }: SignOnProvider): Problem => {
  if (findCause(error, isRefusal) !== null)
    return conflict("sign_on_refused", say("sign_on_refused", { name }));
  const code = error instanceof Error && "code" in error ? String(error.code) : null;
  const fault = findCause(error, isHostFailure)?.fault ?? null;
  log.warn({ fault, code, said: error instanceof Error ? error.name : null }, "the provider was no help");
  return fault === null
    ? conflict("sign_on_failed", say("sign_on_failed", { name }))
    : conflict("sign_on_unreachable", say("sign_on_unreachable", { name }));
};

const asking = async <T>(services: Services, provider: SignOnProvider, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw toProblem(services, error, provider);
  }
};

/** The page of the provider to go to. */
export const toProvider = (services: Services, { state, nonce, verifier }: Checks): Promise<string> => {
  const provider = getProvider(services);
  return asking(services, provider, async () => {
    const config = await discover(services, provider);
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: returnAddress(services),
      scope: "openid email profile",
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    return url.href;
  });
};

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Who came back: the code is exchanged, and what is said of them is checked. `returned` is the query of the address. */
export const fromProvider = (services: Services, returned: string, checks: Checks): Promise<Known> => {
  const provider = getProvider(services);
  return asking(services, provider, async () => {
    const config = await discover(services, provider);
    const tokens = await client.authorizationCodeGrant(
      config,
      new URL(`${returnAddress(services)}?${returned.replace(/^\?/, "")}`),
      { expectedState: checks.state, expectedNonce: checks.nonce, pkceCodeVerifier: checks.verifier },
    );
    const claims = tokens.claims();
    if (claims === undefined) throw new Error("no ID token");
    const { sub: subject, iss: issuer } = claims;
    // Some tell in the token who it is, some only when they are asked for it.
    const told =
      claims["email"] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(config, tokens.access_token, subject)
        : claims;
    return {
      issuer,
      subject,
      email: textOf(told["email"]),
      is_verified: told["email_verified"] === true,
      name: textOf(told["name"]) ?? textOf(told["preferred_username"]),
    };
  });
};

/** Where somebody is signed out at the provider as well; null where that is not wanted, not offered or not to be had. */
export const findEnd = async (services: Services): Promise<string | null> => {
  const provider = services.config.sign_on;
  if (provider === null || !provider.logs_out) return null;
  try {
    const config = await discover(services, provider);
    if (config.serverMetadata().end_session_endpoint === undefined) return null;
    return client.buildEndSessionUrl(config, { post_logout_redirect_uri: `${services.origin.url}/login` })
      .href;
  } catch (error) {
    // Signing out here does not wait for it.
    services.log.warn({ said: error instanceof Error ? error.name : null }, "the provider was no help");
    return null;
  }
};
