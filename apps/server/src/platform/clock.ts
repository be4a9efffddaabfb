import { randomBytes } from "node:crypto";

/** Where time and chance come from; tests pass their own. */
export type Clock = {
  /** Now as ISO 8601 in UTC with milliseconds. */
  now: () => string;
  /** `count` bytes nobody can guess. */
  randomBytes: (count: number) => Uint8Array;
  /** A new UUIDv7: ids made later sort later. */
  newId: () => string;
};

const LAST_COUNTER = 0xf_ff;

const toUuid = (time: string, counter: number, random: Uint8Array): string => {
  const tail = Buffer.from(random.buffer, random.byteOffset, random.byteLength).toString("hex");
  const variant = (8 + (((random[0] ?? 0) >> 4) % 4)).toString(16);
  const sequence = counter.toString(16).padStart(3, "0");
  return `${time}-7${sequence}-${variant}${tail.slice(1, 4)}-${tail.slice(4, 16)}`;
};

const toTime = (time_ms: number): string => {
  const time = time_ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}`;
};

/** Ids of RFC 9562 version 7 with a counter, so that ids of one millisecond keep their order too. */
export const makeIds = (nowMs: () => number, random: (count: number) => Uint8Array): (() => string) => {
  let last_ms = 0;
  let counter = 0;
  let time = toTime(last_ms);
  return () => {
    const before_ms = last_ms;
    const now_ms = Math.max(nowMs(), last_ms);
    counter = now_ms === last_ms ? counter + 1 : 0;
    last_ms = counter > LAST_COUNTER ? now_ms + 1 : now_ms;
    if (counter > LAST_COUNTER) counter = 0;
    // Many ids are made in one millisecond.
    if (last_ms !== before_ms) time = toTime(last_ms);
    return toUuid(time, counter, random(8));
  };
};

const POOL_BYTES = 8192;

/** Random bytes drawn from a pool, since asking the system for eight at a time costs more than the id. */
const makePool = (): ((count: number) => Uint8Array) => {
  let pool = randomBytes(POOL_BYTES);
  let used = 0;
  return (count) => {
    if (used + count > POOL_BYTES) {
      pool = randomBytes(POOL_BYTES);
      used = 0;
    }
    used += count;
    return pool.subarray(used - count, used);
  };
};

/** The machine's own clock and chance. */
export const systemClock = (): Clock => ({
  now: () => new Date().toISOString(),
  randomBytes: (count) => randomBytes(count),
  newId: makeIds(() => Date.now(), makePool()),
});

/** The instant `ms` milliseconds after another (before it when negative). */
export const addMs = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString();

/** How far the clocks of processes that share a database may be apart. */
const CLOCKS_APART_MS = 60_000;

/**
 * The latest moment at which something that lasts so long, begun by now, can end: what ends later was begun by a clock that has been set
 * back since, and counts as over.
 */
export const latestEnd = (now: string, lasts_ms: number): string => addMs(now, lasts_ms + CLOCKS_APART_MS);

const dayFormats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 50;

/** One of a zone serves all its days: making it takes longer than a small file takes to read. */
const dayFormatOf = (time_zone: string): Intl.DateTimeFormat => {
  const known = dayFormats.get(time_zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: time_zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  if (dayFormats.size >= MOST_FORMATS) dayFormats.clear();
  dayFormats.set(time_zone, format);
  return format;
};

/** The calendar day of an instant in an IANA time zone. */
export const toLocalDate = (instant: string, time_zone: string): string =>
  dayFormatOf(time_zone).format(new Date(instant));

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** The hour of the day (0 to 23) of an instant in an IANA time zone. */
export const toLocalHour = (instant: string, time_zone: string): number => {
  const known =
    hourFormats.get(time_zone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone: time_zone, hour: "2-digit", hourCycle: "h23" });
  if (hourFormats.size >= MOST_FORMATS) hourFormats.clear();
  hourFormats.set(time_zone, known);
  return Number(known.format(new Date(instant)));
};
