import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/keys";
import { SCOPES } from "@passbook/contract/scopes";
import { sayOfProgram } from "@passbook/contract/sentences/programs";
import { lockPerson, toNumber } from "@passbook/db/dialect";
import { addMs } from "../../platform/clock.ts";
import { hashKey } from "../../platform/http/session-guard/guard-key.ts";
import { makeKeyText } from "../../platform/http/session-guard/key-text.ts";
import { conflict } from "../../platform/problem.ts";
import type { CameFrom } from "../../platform/http/callers/came-from.ts";
import type { Services } from "../../platform/services.ts";
import { noteEvent } from "../account-events/index.ts";
import { toShown } from "./repo.ts";

/** More than anybody can tell apart. */
const MOST_KEYS = 50;
const DAY_MS = 86_400_000;

/** Makes a key for a program of a person; its text is in the answer and nowhere else, and the log of their account tells of it. */
export const createKey = async (
  services: Services,
  { user_id, from }: { readonly user_id: string; readonly from: CameFrom },
  { name, scopes, lasts_days }: BodyOf<typeof contract.createKey>,
): Promise<contract.ProgramKey & { readonly key: string }> => {
  const { clock } = services;
  const now = clock.now();
  const { text, prefix } = makeKeyText(clock, user_id);
  const row = {
    id: clock.newId(),
    name,
    prefix,
    scopes: JSON.stringify(SCOPES.filter((scope) => scopes.includes(scope))),
    created_at: now,
    last_used_at: null,
    expires_at: lasts_days === null ? null : addMs(now, lasts_days * DAY_MS),
  };
  await services.db.transaction().execute(async (trx) => {
    await lockPerson(trx, user_id);
    const { keys } = await trx
      .selectFrom("program_keys")
      .select((of) => of.fn.countAll().as("keys"))
      .where("user_id", "=", user_id)
      .executeTakeFirstOrThrow();
    if (toNumber(keys) >= MOST_KEYS)
      throw conflict("too_many_keys", sayOfProgram("too_many_keys", { most: MOST_KEYS }));
    await trx
      .insertInto("program_keys")
      .values({ ...row, user_id, key_hash: hashKey(services, text) })
      .execute();
    await noteEvent(trx, services, { user_id, kind: "key_made", what: name, from });
  });
  return { ...toShown(row, now), key: text };
};
