import type { Db } from "@passbook/db/dialect";
import { scrubText, scrubValue } from "../../platform/logging/scrub.ts";
import type { Services } from "../../platform/services.ts";
import type { ClientEvent } from "./read-envelope.ts";

const MOST_KEPT = 500;
const LONGEST_MESSAGE = 500;
const LONGEST_BODY = 16_000;
const LONGEST_RELEASE = 60;
const LONGEST_KIND = 20;
const MOST_FRAMES = 30;

type ClientError = { kind: string; message: string; release_name: string; body: unknown };

/** Signs that steer: a terminal that lists reports would follow them, and turned writing reads as something else. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Without what opens or names anything, and without signs that steer. */
const toKept = (text: string, longest: number): string =>
  scrubText(text).replaceAll(STEERING, " ").slice(0, longest).toWellFormed();

/** Keeps what a browser reported, scrubbed and cut to size, and forgets the oldest beyond five hundred. */
export const keepClientError = async (
  db: Db,
  { clock }: Pick<Services, "clock">,
  error: ClientError,
): Promise<string> => {
  const id = clock.newId();
  await db
    .insertInto("client_errors")
    .values({
      id,
      received_at: clock.now(),
      kind: toKept(error.kind, LONGEST_KIND),
      message: toKept(error.message, LONGEST_MESSAGE),
      release_name: toReleaseName(error.release_name),
      body: JSON.stringify(scrubValue(error.body))
        .replaceAll(STEERING, " ")
        .slice(0, LONGEST_BODY)
        .toWellFormed(),
    })
    .execute();
  const newest = db.selectFrom("client_errors").select("id").orderBy("id", "desc").limit(MOST_KEPT);
  await db.deleteFrom("client_errors").where("id", "not in", newest).execute();
  return id;
};

/** `name@version` looks like an e-mail address, but its right side is a number. */
const RELEASE = /^[a-z]{1,30}@\d{1,4}\.\d{1,4}\.\d{1,4}$/;
const toReleaseName = (name: string): string => (RELEASE.test(name) ? name : toKept(name, LONGEST_RELEASE));

const withoutQuery = (url: string | undefined): string | undefined => url?.split(/[?#]/)[0];

/** What is kept of an event: its kind, a line for the list, and the innermost frames. */
export const toClientError = (event: ClientEvent): ClientError => {
  const [thrown] = event.exception?.values ?? [];
  const said = typeof event.message === "string" ? event.message : event.message?.formatted;
  const message =
    thrown === undefined ? (said ?? "No message") : `${thrown.type ?? "Error"}: ${thrown.value ?? ""}`;
  const exceptions = (event.exception?.values ?? []).map(({ type, value, stacktrace }) => ({
    type,
    value: value?.slice(0, LONGEST_MESSAGE),
    frames: stacktrace?.frames
      .slice(-MOST_FRAMES)
      .map((frame) => ({ ...frame, filename: withoutQuery(frame.filename) })),
  }));
  return {
    kind: event.level ?? "error",
    message,
    release_name: event.release ?? "",
    body: { url: withoutQuery(event.request?.url), browser: event.contexts?.browser, exceptions },
  };
};
