import type { AccountEventKind } from "@passbook/contract/account-events";
import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { countInVain } from "../../platform/attempts.ts";
import { addMs } from "../../platform/clock.ts";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import { networkOf } from "../../platform/http/callers/client-address.ts";
import type { Services } from "../../platform/services.ts";

type Noted = { readonly user_id: string; readonly kind: AccountEventKind; readonly what?: string | null };

/** Writes down what concerned an account, in the transaction in which it happens. */
export const noteEvent = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  { user_id, kind, what = null, from }: Noted & { readonly from: CameFrom },
): Promise<void> => {
  const [id, now] = [clock.newId(), clock.now()];
  await trx
    .insertInto("account_events")
    .values({ user_id, id, kind, what, ...from, times: 1, created_at: now, last_at: now, same: id })
    .execute();
};

const HOUR_MS = 3_600_000;
/** Further places of an hour are one entry: strangers fill nobody's log. */
const MOST_PLACES = 20;

const countPlaces = async (db: Db, { user_id, kind }: Noted, since: string): Promise<number> => {
  const { places } = await db
    .selectFrom("account_events")
    .select((of) => of.fn.countAll().as("places"))
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .where("last_at", ">", since)
    .executeTakeFirstOrThrow();
  return toNumber(places);
};

/**
 * Writes down what failed: equal ones of an hour from one network are one entry. Whoever fails on nobody's account (null) takes as long.
 */
export const noteFailure = async (
  services: Pick<Services, "db" | "clock" | "secrets">,
  {
    user_id,
    kind,
    from,
  }: { readonly user_id: string | null; readonly kind: AccountEventKind; readonly from: CameFrom },
): Promise<void> => {
  if (user_id === null) return countInVain(services);
  const { db, clock } = services;
  const [id, now] = [clock.newId(), clock.now()];
  const isCrowded = (await countPlaces(db, { user_id, kind }, addMs(now, -HOUR_MS))) >= MOST_PLACES;
  const place = isCrowded ? { address: "", user_agent: "" } : from;
  const same = `${kind} ${now.slice(0, 13)} ${networkOf(place.address)}`;
  await db
    .insertInto("account_events")
    .values({ user_id, id, kind, what: null, ...place, times: 1, created_at: now, last_at: now, same })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "same"])
        .doUpdateSet({ times: sql<number>`account_events.times + 1`, last_at: now }),
    )
    .execute();
};
