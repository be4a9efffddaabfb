import { describeUserAgent } from "@passbook/contract/describe-user-agent";
import type { Db } from "@passbook/db/dialect";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Letter, queueMail } from "../../common/index.ts";
import { type CameFrom, cameFrom } from "../../platform/http/callers/came-from.ts";
import { makeToken } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";

/** Which browser this is, for whoever signs in with it; it opens nothing. */
const DEVICE_COOKIE = "passbook_device";
const KEPT_S = 400 * 86_400;

const newDevice = (
  to: { readonly recipient: string; readonly user_id: string },
  { address, user_agent }: CameFrom,
  day: string,
): Letter => ({
  ...to,
  write: ({ say, sayDay }) => {
    const { browser, system } = describeUserAgent(user_agent);
    const program = browser ?? say("device_unknown");
    const device = system === null ? program : say("device_on", { browser: program, system });
    return {
      subject: say("device_subject"),
      paragraphs: [say("device_text", { device, address, day: sayDay(day) }), say("device_not_you")],
    };
  },
});

const markDevice = (services: Services, reply: FastifyReply): string => {
  const token = makeToken(services.clock);
  const secure = services.config.public_url?.startsWith("https://") === true;
  const options = { path: "/api", sameSite: "strict", httpOnly: true, secure, maxAge: KEPT_S } as const;
  void reply.setCookie(DEVICE_COOKIE, token, options);
  return token;
};

type Comer = { readonly user_id: string; readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Knows the browser in which a person signs in from now on; where it is new, and not their first, they are told by mail. */
export const knowDevice = async (
  trx: Db,
  services: Services,
  { user_id, request, reply }: Comer,
): Promise<void> => {
  const now = services.clock.now();
  const token = request.cookies[DEVICE_COOKIE] || markDevice(services, reply);
  const device_hash = services.secrets.hash("device", `${user_id}\0${token}`);
  const others = await trx
    .selectFrom("devices")
    .select("id")
    .where("user_id", "=", user_id)
    .limit(1)
    .execute();
  const known = await trx
    .updateTable("devices")
    .set({ last_seen_at: now })
    .where("user_id", "=", user_id)
    .where("device_hash", "=", device_hash)
    .executeTakeFirstOrThrow();
  if (known.numUpdatedRows > 0n) return;
  const id = services.clock.newId();
  await trx
    .insertInto("devices")
    .values({ user_id, id, device_hash, created_at: now, last_seen_at: now })
    .execute();
  if (others.length === 0) return;
  const { email } = await trx
    .selectFrom("users")
    .select("email")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  await queueMail(
    trx,
    services,
    newDevice({ recipient: email, user_id }, cameFrom(request), now.slice(0, 10)),
  );
};
