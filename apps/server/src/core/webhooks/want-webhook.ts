import { isIP } from "node:net";
import type { BodyOf } from "@passbook/contract/endpoint";
import { sayOfProgram } from "@passbook/contract/sentences/programs";
import {
  type changeWebhook as change,
  type createWebhook as create,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "@passbook/contract/webhooks";
import { type Db, lockPerson, toNumber } from "@passbook/db/dialect";
import { type Kept, nextVersion } from "@passbook/db/versioned";
import type { WebhookRow } from "@passbook/db/rows/program-rows";
import { addMs } from "../../platform/clock.ts";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import { isPublicAddress } from "../../platform/names.ts";
import { conflict, invalidInput } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { noteEvent } from "../account-events/index.ts";
import { findUnusual, noteTold } from "./find-happenings.ts";
import { dropWaiting, getWebhookRow, setWebhook, toWebhook, type Whose } from "./repo.ts";
import { makeSecret, openAddress, sealAddress } from "./sealed-address.ts";

const MOST_WEBHOOKS = 10;
const DAY_MS = 86_400_000;

type WithSecret = Webhook & { readonly secret: string };

/** What can be seen of an address itself; where its name leads is looked at each time it is asked. */
const refuseAddress = ({ local_webhooks }: Services["config"], address: string): void => {
  if (local_webhooks) return;
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:") throw invalidInput({ url: sayOfProgram("webhook_not_secure") });
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const is_local = isIP(host) === 0 ? /(?:^|\.)localhost$/.test(host) : !isPublicAddress(host);
  if (is_local) throw invalidInput({ url: sayOfProgram("webhook_not_allowed") });
};

const writeEvents = (events: readonly WebhookEvent[]): string =>
  JSON.stringify(WEBHOOK_EVENTS.filter((event) => events.includes(event)));

/** What was found before an address wants to hear of it is not told. */
const passOver = async (trx: Db, row: WebhookRow, now: string): Promise<void> =>
  noteTold(trx, row, { found: await findUnusual(trx, { ...row, now }), now });

/** Has an address told what happens from now on; its secret is in the answer and nowhere else. */
export const createWebhook = (
  services: Services,
  { user_id, from }: { readonly user_id: string; readonly from: CameFrom },
  { url, events }: BodyOf<typeof create>,
): Promise<WithSecret> => {
  const { db, clock, config } = services;
  refuseAddress(config, url);
  const now = clock.now();
  const whose = { user_id, id: clock.newId() };
  const secret = makeSecret(clock);
  const row: WebhookRow = {
    ...whose,
    sealed: sealAddress(services, whose, { url: new URL(url).href, secret, former: null }),
    events: writeEvents(events),
    is_paused: 0,
    turned_on_at: now,
    alerts_at: null,
    failing_since: null,
    stopped_at: null,
    created_at: now,
    attempts: 0,
    lease_owner: null,
    lease_until: null,
  };
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, user_id);
    const { webhooks } = await trx
      .selectFrom("webhooks")
      .select((of) => of.fn.countAll().as("webhooks"))
      .where("user_id", "=", user_id)
      .executeTakeFirstOrThrow();
    if (toNumber(webhooks) >= MOST_WEBHOOKS)
      throw conflict("too_many_webhooks", sayOfProgram("too_many_webhooks", { most: MOST_WEBHOOKS }));
    await trx.insertInto("webhooks").values(row).execute();
    // Not where: addresses are sealed wherever they are kept.
    await noteEvent(trx, services, { user_id, kind: "webhook_added", from });
    await passOver(trx, row, now);
    return { ...toWebhook(services, { ...row, version: nextVersion() }), secret };
  });
};

/** What happens while an address is paused is not told later; nor what happened before it wanted to hear of it. */
export const changeWebhook = (
  services: Services,
  whose: Whose,
  {
    change: { events, is_paused },
    refuse,
  }: {
    readonly change: BodyOf<typeof change>;
    /** Refuses what was made from another state than there is. */
    readonly refuse: (trx: Db) => Promise<void>;
  },
): Promise<Webhook> => {
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    await refuse(trx);
    const before = await getWebhookRow(trx, whose);
    const set: Partial<Kept<WebhookRow>> = {
      version: nextVersion(before.version),
      ...(events === undefined ? {} : { events: writeEvents(events) }),
      ...(is_paused === undefined ? {} : { is_paused: is_paused ? 1 : 0 }),
      ...(is_paused === false ? { stopped_at: null, failing_since: null } : {}),
      turned_on_at: now,
      lease_owner: null,
      lease_until: null,
      attempts: 0,
    };
    await setWebhook(trx, whose, set);
    if (is_paused === true) await dropWaiting(trx, whose);
    const after = { ...before, ...set };
    if (after.is_paused === 0) await passOver(trx, after, now);
    return toWebhook(services, after);
  });
};

/** Gives an address another secret; the one before signs beside it for a day. */
export const renewSecret = (services: Services, whose: Whose): Promise<WithSecret> => {
  const { db, clock } = services;
  return db.transaction().execute(async (trx) => {
    const row = await getWebhookRow(trx, whose);
    const { url, secret: before } = openAddress(services, row);
    const secret = makeSecret(clock);
    const former = { secret: before, until: addMs(clock.now(), DAY_MS) };
    const sealed = sealAddress(services, whose, { url, secret, former });
    await setWebhook(trx, whose, { sealed });
    return { ...toWebhook(services, { ...row, sealed }), secret };
  });
};
