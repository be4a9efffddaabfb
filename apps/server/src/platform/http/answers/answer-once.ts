import type { Endpoint } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/requests";
import { addMs } from "../../clock.ts";
import { invalidInput, Problem } from "../../problem.ts";
import { sha256 } from "../../secrets.ts";
import type { Services } from "../../services.ts";
import type { GuardedCall } from "../route.ts";
import type { Once } from "../../once.ts";

const KEPT_MS = 24 * 3_600_000;
const KEY = /^[\x21-\x7e]{8,100}$/;

/**
 * The once of a call that carries an `Idempotency-Key`; null for any other. `bytes` are what a form held where the body is no JSON. The
 * hash is a keyed one: some bodies hold secrets.
 */
export const onceOf = (
  { request, caller, services }: Pick<GuardedCall<Endpoint>, "request" | "caller" | "services">,
  part?: { readonly name: string; readonly bytes: Uint8Array },
): Once | null => {
  const said = request.headers["idempotency-key"];
  if (said === undefined) return null;
  if (typeof said !== "string" || !KEY.test(said))
    throw invalidInput({ "Idempotency-Key": say("key_malformed") });
  const body = part === undefined ? JSON.stringify(request.body ?? null) : sha256(part.bytes);
  return {
    user_id: caller.actor_id,
    key: part === undefined ? said : `${said} ${part.name}`,
    call: `${request.method} ${request.routeOptions.url ?? ""}`,
    body_hash: services.secrets.hash("kept answer", `${caller.user_id}\n${request.url}\n${body}`),
  };
};

/**
 * Does what a call asks for, or finds what it came to before (JSON), all in the caller's transaction: of two that arrive at once, the
 * second waits for the first. What was refused is not kept, since nothing was done.
 */
export const answerOnce = async <T>(
  trx: Db,
  { clock }: Pick<Services, "clock">,
  once: Once | null,
  make: () => Promise<T>,
): Promise<T> => {
  if (once === null) return make();
  const { user_id, key } = once;
  await forgetOld(trx, once, clock.now());
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("kept_answers")
    .values({ ...once, answer: "", created_at: clock.now() })
    .onConflict((known) => known.columns(["user_id", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) {
    const kept = await findAnswer(trx, once);
    // null: tidied away between the two statements
    return kept === null ? answerOnce(trx, { clock }, once, make) : (kept.answer as T); // written by the same call
  }
  const answer = await make();
  await trx
    .updateTable("kept_answers")
    .set({ answer: JSON.stringify(answer) })
    .where("user_id", "=", user_id)
    .where("key", "=", key)
    .execute();
  return answer;
};

/** What a call came to before, if it did. */
export const findAnswer = async (trx: Db, once: Once): Promise<{ readonly answer: unknown } | null> => {
  const kept = await findKept(trx, once);
  return kept === null ? null : { answer: JSON.parse(kept) };
};

/** Forgets what was answered under a key longer ago than answers are kept. */
export const forgetOld = (trx: Db, { user_id, key }: Once, now: string) =>
  trx
    .deleteFrom("kept_answers")
    .where("user_id", "=", user_id)
    .where("key", "=", key)
    .where("created_at", "<", addMs(now, -KEPT_MS))
    .execute();

/** What is kept of the answer to a call, empty while it is under way; throws 422 where its key stood for something else. */
export const findKept = async (trx: Db, { user_id, key, call, body_hash }: Once): Promise<string | null> => {
  const kept = await trx
    .selectFrom("kept_answers")
    .select(["call", "body_hash", "answer"])
    .where("user_id", "=", user_id)
    .where("key", "=", key)
    .executeTakeFirst();
  if (kept === undefined) return null;
  if (kept.call !== call || kept.body_hash !== body_hash) throw keyReused();
  return kept.answer;
};

const keyReused = (): Problem =>
  new Problem({
    status: 422,
    code: "key_reused",
    ...say("key_reused"),
    fields: { "Idempotency-Key": say("use_new_key") },
  });
