import type { Endpoint } from "@passbook/contract/endpoint";
import { isEnough, needOf, type Scope } from "@passbook/contract/scopes";
import { say } from "@passbook/contract/sentences/requests";
import { addMs } from "../../clock.ts";
import { Problem, sessionDead } from "../../problem.ts";
import type { Services } from "../../services.ts";
import { type Caller, inOwnBook } from "../route.ts";
import { passOverFullDisk } from "./guard-session.ts";
import { readKeyText } from "./key-text.ts";
import { spendRequest } from "./spend-request.ts";

/** The use of a key is noted this often. */
const USED_EVERY_MS = 60_000;

/** What the database keeps of the text of a key. */
export const hashKey = ({ secrets }: Pick<Services, "secrets">, text: string): string =>
  secrets.hash("program key", text);

const findKey = async (services: Services, text: string, now: string) => {
  const user_id = readKeyText(text);
  const key =
    user_id === null
      ? undefined
      : await services.db
          .selectFrom("program_keys")
          .innerJoin("users", "users.id", "program_keys.user_id")
          .select(["user_id", "program_keys.id", "scopes", "expires_at", "last_used_at", "disabled_at"])
          .where("user_id", "=", user_id)
          .where("key_hash", "=", hashKey(services, text))
          .executeTakeFirst();
  if (key === undefined) throw sessionDead("key_unknown", say("key_unknown"));
  if (key.disabled_at !== null) throw sessionDead("account_disabled", say("account_disabled"));
  if (key.expires_at !== null && key.expires_at <= now) throw sessionDead("key_expired", say("key_expired"));
  return key;
};

/** Refuses with 403 what a key with these scopes may not do, or what none may. */
const refuseBeyond = (endpoint: Endpoint, scopes: readonly Scope[]): void => {
  const need = needOf(endpoint);
  if (isEnough(need, scopes)) return;
  if (need === null) throw new Problem({ status: 403, code: "person_needed", ...say("person_needed") });
  throw new Problem({ status: 403, code: "scope_missing", ...say("scope_missing", { scope: need }) });
};

/**
 * Finds the person whose key a program calls with. No cookie and no XSRF header belong to it, since no browser sends a key by itself. Unknown, ended
 * and expired ones are 401, what is beyond their scopes 403, and too many requests with one 429.
 */
export const guardKey = async (services: Services, text: string, endpoint: Endpoint): Promise<Caller> => {
  const now = services.clock.now();
  const { user_id, id, scopes, last_used_at } = await findKey(services, text, now);
  await spendRequest(services, id).catch(passOverFullDisk);
  // Written by this product.
  refuseBeyond(endpoint, JSON.parse(scopes) as Scope[]);
  if (last_used_at === null || last_used_at < addMs(now, -USED_EVERY_MS))
    await noteUsed(services, { user_id, id }, now).catch(passOverFullDisk);
  return inOwnBook(user_id, { session_id: id, is_program: true });
};

const noteUsed = async (
  { db }: Services,
  { user_id, id }: { readonly user_id: string; readonly id: string },
  now: string,
): Promise<void> => {
  await db
    .updateTable("program_keys")
    .set({ last_used_at: now })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};
