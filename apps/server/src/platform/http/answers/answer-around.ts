import type { Endpoint } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/requests";
import type { Db } from "@passbook/db/dialect";
import { setTimeout as pause } from "node:timers/promises";
import { addMs } from "../../clock.ts";
import type { Once } from "../../once.ts";
import { conflict } from "../../problem.ts";
import type { Services } from "../../services.ts";
import type { GuardedCall } from "../route.ts";
import { findKept, forgetOld, onceOf } from "./answer-once.ts";

/** A call that was begun so long ago and came to nothing ended with its process. */
const GIVEN_UP_MS = 180_000;
const LOOK_EVERY_MS = 50;
const MOST_LOOKS = 400;

/** What a call came to: its answer, and the change with which it can be taken back. */
export type Outcome = { readonly answered: unknown; readonly change_id: string | null };

type Around = Pick<GuardedCall<Endpoint>, "request" | "caller" | "services">;

/** The once of a POST that keeps nothing of its repeats itself; of a form, which is not read yet, its length stands for what it holds. */
export const onceAround = (call: Around): Once | null => {
  const once = onceOf(call);
  const { request, services } = call;
  if (once === null || request.body !== undefined) return once;
  const length = request.headers["content-length"] ?? "";
  return { ...once, body_hash: services.secrets.hash("kept answer", `${once.body_hash}\n${length}`) };
};

const placeOf = ({ user_id, key }: Once): string => `${user_id}/kept_answers/${key}`;

/** Puts down that a call was begun; false where one with its key was before. */
const begin = async (db: Db, once: Once, now: string): Promise<boolean> => {
  await forgetOld(db, once, now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("kept_answers")
    .values({ ...once, answer: "", created_at: now })
    .onConflict((known) => known.columns(["user_id", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const end = async (
  { db, secrets }: Pick<Services, "db" | "secrets">,
  once: Once,
  outcome: Outcome,
): Promise<void> => {
  // Some answers hand out secrets.
  const answer = secrets.seal(Buffer.from(JSON.stringify(outcome)), placeOf(once));
  await db
    .updateTable("kept_answers")
    .set({ answer })
    .where("user_id", "=", once.user_id)
    .where("key", "=", once.key)
    .execute();
};

const forget = (db: Db, { user_id, key }: Once) =>
  db.deleteFrom("kept_answers").where("user_id", "=", user_id).where("key", "=", key).execute();

/** Takes over what a process began that ended meanwhile. */
const takeOver = async (db: Db, { user_id, key }: Once, now: string): Promise<void> => {
  await db
    .deleteFrom("kept_answers")
    .where("user_id", "=", user_id)
    .where("key", "=", key)
    .where("answer", "=", "")
    .where("created_at", "<", addMs(now, -GIVEN_UP_MS))
    .execute();
};

const underWay = () => conflict("under_way", say("under_way"));

/**
 * Carries a call out, or answers what it came to before under the same key. Unlike {@link answerOnce} it stands around transactions that know nothing of
 * it: that a call was begun is written before, what it came to behind it, and whoever repeats it meanwhile waits. What was refused is not kept.
 */
export const answerAround = async (
  services: Pick<Services, "db" | "clock" | "secrets">,
  once: Once,
  run: () => Promise<Outcome>,
): Promise<Outcome> => {
  const { db, clock, secrets } = services;
  for (let looked = 0; looked < MOST_LOOKS; looked += 1) {
    await takeOver(db, once, clock.now());
    if (await begin(db, once, clock.now())) return runBegun(services, once, run);
    const kept = await findKept(db, once);
    if (kept !== null && kept !== "")
      // Written by the same call.
      return JSON.parse(Buffer.from(secrets.unseal(kept, placeOf(once))).toString("utf8")) as Outcome;
    await pause(LOOK_EVERY_MS);
  }
  throw underWay();
};

const runBegun = async (
  services: Pick<Services, "db" | "secrets">,
  once: Once,
  run: () => Promise<Outcome>,
): Promise<Outcome> => {
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (error) {
    await forget(services.db, once);
    throw error;
  }
  await end(services, once, outcome);
  return outcome;
};
