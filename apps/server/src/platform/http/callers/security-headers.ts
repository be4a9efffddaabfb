import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../../config.ts";

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // A text becomes the address of a script only through the one policy that looks at it.
  "require-trusted-types-for 'script'",
  "trusted-types passbook",
  "report-uri /common/client_errors/policy",
].join("; ");

/** The headers of an answer that says nothing else about itself. */
const toSafeHeaders = (config: Pick<Config, "public_url">): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(config.public_url?.startsWith("https://") === true
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {}),
});

/** Set on every answer, errors and files too. */
export const addSecurityHeaders = (app: FastifyInstance, config: Pick<Config, "public_url">): void => {
  const safe = toSafeHeaders(config);
  app.addHook("onSend", async (request, reply) => {
    if (!reply.hasHeader("content-security-policy")) void reply.header("content-security-policy", POLICY);
    void reply.headers(safe);
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control"))
      void reply.header("cache-control", "no-store");
  });
};

/** The same for answers that no hook sees, such as those to an address that cannot be decoded. */
export const setSecurityHeaders = (reply: FastifyReply, config: Pick<Config, "public_url">): void => {
  void reply.headers({
    ...toSafeHeaders(config),
    "content-security-policy": POLICY,
    "cache-control": "no-store",
  });
};
