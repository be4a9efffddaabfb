import { addMs } from "../../platform/clock.ts";
import { askHost } from "../../platform/hosts/ask-host.ts";
import type { Services } from "../../platform/services.ts";
import { findNewestRateDay, keepPublished, type KeptRates } from "./keep-published.ts";

const MB = 1024 * 1024;
const BOUNDS = { most_bytes: 32 * MB, within_ms: 120_000 };
const DAY_MS = 86_400_000;
/** The shorter file goes back further than that. */
const RECENT_MS = 80 * DAY_MS;
/** Published at about 16:00 in Frankfurt. */
const PUBLISHED_AFTER_MS = 15.5 * 3_600_000;
const ASK_EVERY_MS = 6 * 3_600_000;
const ASKED = "rates_asked_at";

type Fetching = Pick<Services, "db" | "clock" | "config" | "names">;

/** The last working day whose rates should be out. */
export const findExpectedDay = (now: string): string => {
  const at = new Date(Date.parse(now) - PUBLISHED_AFTER_MS);
  const weekday = at.getUTCDay();
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  return new Date(at.getTime() - back * DAY_MS).toISOString().slice(0, 10);
};

/** Whoever comes first within some hours asks; days without rates are asked for again. */
const takeTurn = async ({ db, clock }: Fetching): Promise<boolean> => {
  const now = clock.now();
  const asked = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", ASKED)
    .executeTakeFirst();
  if (asked !== undefined && asked.value > addMs(now, -ASK_EVERY_MS)) return false;
  await db
    .insertInto("installation")
    .values({ name: ASKED, value: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: now }))
    .execute();
  return true;
};

/** Where the installation allows it (`FETCH_RATES`), fetches the rates that are missing here; null where there was nothing to ask for. */
export const fetchPublished = async (services: Fetching): Promise<KeptRates | null> => {
  const { db, clock, config } = services;
  if (config.rates_url === null) return null;
  const now = clock.now();
  const newest = await findNewestRateDay(db);
  if (newest !== null && newest >= findExpectedDay(now)) return null;
  if (!(await takeTurn(services))) return null;
  const is_recent = newest !== null && Date.parse(newest) > Date.parse(now) - RECENT_MS;
  const url = new URL(is_recent ? "eurofxref-hist-90d.xml" : "eurofxref-hist.xml", config.rates_url);
  const bounds = { ...BOUNDS, allows_local: config.local_bridges };
  const { status, text } = await askHost(services, { method: "GET", url }, bounds);
  if (status !== 200) throw new Error(`The rates were not given: status ${String(status)}.`);
  return keepPublished(db, Buffer.from(text), now.slice(0, 10));
};
