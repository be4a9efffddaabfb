import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** A provider in a process of its own: `node serve-provider.ts REDIRECT_URI [PORT]`. Writes its issuer once it listens. Whoever is typed in is let in. */
const [redirect_uri = "", port = "0"] = process.argv.slice(2);

const toClaims = (sub: string) => ({
  sub,
  name: sub === "" ? "" : `${sub.charAt(0).toUpperCase()}${sub.slice(1)} of the provider`,
  email: `${sub.replace(/^(?:unverified|second)-/, "")}@example.test`,
  email_verified: !sub.startsWith("unverified-"),
});

const serve = (issuer: string): Provider =>
  new Provider(issuer, {
    clients: [
      {
        client_id: "passbook",
        client_secret: "the secret of a test",
        redirect_uris: [redirect_uri],
        post_logout_redirect_uris: [new URL("/login", redirect_uri).href],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    findAccount: (_context, accountId) => ({ accountId, claims: () => toClaims(accountId) }),
    // Nobody is asked whether the application may know them.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    cookies: { keys: ["a key of a test"] },
  });

const server = createServer();
server.listen(Number(port), "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const handle = serve(issuer).callback();
  server.on("request", (request, response) => void handle(request, response));
  process.stdout.write(`${issuer}\n`);
});
