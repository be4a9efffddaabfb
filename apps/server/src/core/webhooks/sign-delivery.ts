import { createHmac } from "node:crypto";
import type { Address } from "./sealed-address.ts";

const PREFIX = "whsec_";

const sign = (secret: string, content: string): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
};

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com, version 1): what is sent is known by its id, is of this moment, and comes from
 * who has the secret. While a former secret is still good there is a signature of each.
 */
export const signDelivery = (
  { id, body }: { readonly id: string; readonly body: string },
  { secret, former }: Address,
  now: string,
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(Date.parse(now) / 1000));
  const secrets = former !== null && former.until > now ? [secret, former.secret] : [secret];
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map((each) => sign(each, `${id}.${timestamp}.${body}`)).join(" "),
  };
};
