import { PassThrough } from "node:stream";
import { streamEvents as endpoint } from "@passbook/contract/statements";
import type { FastifyRequest } from "fastify";
import { isActing } from "../../../platform/after-acts.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { tooManyStreams } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { guardCaller } from "../../../platform/http/session-guard/guard-caller.ts";
import { followedBell } from "../../changes/index.ts";
import { statementEvents } from "../import/read-statement.ts";

const LOOK_EVERY_MS = 1000;
/** Where machines tell each other what happens (109), what nobody told is looked for less often. */
const LOOK_WHEN_TOLD_EVERY_MS = 4000;
const HEARTBEAT_EVERY_MS = 15_000;
/** Of other features what happens in this process is told at once, like all else; what happens in others is looked for less often. */
const LISTEN_EVERY_MS = 2000;
/** Above what the browsers of one person open (six each); every stream costs a connection, and a look each second. */
const MOST_EACH = 20;

type Watch = {
  /** State and time of each statement at the last look. */
  told: ReadonlyMap<string, string>;
  found_at: string | null;
  acting: boolean;
};
type News = { readonly id: string; readonly status: string };

/** An event of the stream. */
export type StreamEvent = { readonly name: string; readonly data: object };
/** How another feature is listened to, for one person: each look answers what is news since the one before; nothing is at the first. */
export type Listen = (services: Services, user_id: string) => () => Promise<readonly StreamEvent[]>;

/** What is otherwise than at the last look, and what went: compared row by row, as a transaction may be committed long after the time it writes. */
const listNews = async ({ db }: Services, user_id: string, watch: Watch): Promise<News[]> => {
  const rows = await db
    .selectFrom("statements")
    .select(["id", "status", "updated_at"])
    .where("user_id", "=", user_id)
    .orderBy("updated_at")
    .execute();
  const before = watch.told;
  watch.told = new Map(rows.map(({ id, status, updated_at }) => [id, `${status} ${updated_at}`]));
  const gone = [...before.keys()].filter((id) => !watch.told.has(id));
  return [
    ...gone.map((id) => ({ id, status: "deleted" })),
    ...rows
      .filter(({ id }) => before.get(id) !== watch.told.get(id))
      .map(({ id, status }) => ({ id, status })),
  ];
};

/** When findings were found again, if that was since they were looked at last. */
const hearFound = async ({ db }: Services, user_id: string, watch: Watch): Promise<string | null> => {
  const row = await db
    .selectFrom("movement_work")
    .select("found_at")
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  const found_at = row?.found_at ?? null;
  const is_news = found_at !== watch.found_at;
  watch.found_at = found_at;
  return is_news ? found_at : null;
};

/** Whether a large change is being made, or taken back, if that is otherwise than when it was looked at last. */
const hearActing = async ({ db }: Services, user_id: string, watch: Watch): Promise<boolean | null> => {
  const acting = await isActing(db, user_id);
  const is_news = acting !== watch.acting;
  watch.acting = acting;
  return is_news ? acting : null;
};

/** Counts one more stream of a person, and answers how it is counted out, once. */
const enter = ({ watching }: Services, user_id: string): (() => void) => {
  const before = watching.get(user_id) ?? 0;
  if (before >= MOST_EACH) throw tooManyStreams();
  watching.set(user_id, before + 1);
  let inside = true;
  return () => {
    if (!inside) return;
    inside = false;
    const left = (watching.get(user_id) ?? 1) - 1;
    if (left === 0) watching.delete(user_id);
    else watching.set(user_id, left);
  };
};

const listEvents = async (services: Services, user_id: string, watch: Watch): Promise<StreamEvent[]> => {
  const news = await listNews(services, user_id, watch);
  const found_at = await hearFound(services, user_id, watch);
  const under_way = await hearActing(services, user_id, watch);
  return [
    ...news.map((data) => ({ name: "statement", data })),
    ...(under_way === null ? [] : [{ name: "act", data: { under_way } }]),
    ...(found_at === null ? [] : [{ name: "movements", data: { found_at } }]),
  ];
};

/** Looks one after another: what is rung during one is looked for after it. */
const oneAtATime = (look: (listens: boolean) => Promise<void>) => {
  let looking = false;
  let next: { readonly listens: boolean } | null = null;
  const now = (listens: boolean): void => {
    if (looking) next = { listens: listens || next?.listens === true };
    else void goOn(listens);
  };
  const goOn = async (listens: boolean): Promise<void> => {
    looking = true;
    await look(listens);
    looking = false;
    const after = next;
    next = null;
    if (after !== null) now(after.listens);
  };
  return {
    now,
    ifIdle: (listens: boolean): void => {
      if (!looking) now(listens);
    },
  };
};

/**
 * A stream of server-sent events: `statement` with `{id, status}` whenever one of the caller's statements changes (`deleted` when it went), and `movements`
 * with `{found_at}` when those were found again, `act` with `{under_way}` while a large change is being made, and what another feature tells, in whatever
 * process; a comment every 15 s keeps proxies from closing it. It ends when the session does, when the caller leaves, and when the server closes.
 */
export const streamEvents = async (
  services: Services,
  { request, caller: { user_id, actor_id } }: { readonly request: FastifyRequest; readonly caller: Caller },
  listen: Listen,
): Promise<PassThrough> => {
  const stream = new PassThrough();
  const watch: Watch = {
    told: new Map(),
    found_at: null,
    acting: false,
  };
  await listNews(services, user_id, watch);
  await hearFound(services, user_id, watch);
  const hear = listen(services, user_id);
  await hear();
  const leave = enter(services, actor_id);
  let open_ms = 0;
  const look = oneAtATime(async (listens) => {
    if (stream.writableEnded) return;
    try {
      // Who is a member no more is told no more.
      await guardCaller(services, request, endpoint);
      const events = [...(await listEvents(services, user_id, watch)), ...(listens ? await hear() : [])];
      for (const { name, data } of events) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    } catch {
      close();
    }
  });
  const timer = setInterval(() => {
    open_ms += LOOK_EVERY_MS;
    if (open_ms % HEARTBEAT_EVERY_MS === 0) stream.write(": still here\n\n");
    const every_ms = services.bell.isJoined() ? LOOK_WHEN_TOLD_EVERY_MS : LOOK_EVERY_MS;
    if (open_ms % every_ms === 0) look.ifIdle(open_ms % LISTEN_EVERY_MS === 0);
  }, LOOK_EVERY_MS);
  const unlisten = services.bell.listen(statementEvents(user_id), () => look.now(true));
  const unlistenFollowed = services.bell.listen(followedBell(user_id), () => look.now(false));
  const unlistenClosing = services.bell.listen("closing", () => close());
  const close = (): void => {
    clearInterval(timer);
    unlisten();
    unlistenFollowed();
    unlistenClosing();
    leave();
    stream.end();
  };
  // Whoever left before it was sent closes it as well.
  stream.once("close", close);
  stream.write(": hello\n\n");
  return stream;
};
