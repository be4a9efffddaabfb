import type { Endpoint } from "@passbook/contract/endpoint";
import { WITHOUT_ACCOUNTS_HEADER } from "@passbook/contract/client";
import { readsOnly } from "@passbook/contract/scopes";
import type { Db } from "@passbook/db/dialect";
import { countPrivate, leaveOut, listLeftOut } from "@passbook/db/private/leave-out";
import type { FastifyReply } from "fastify";
import type { Services } from "../../services.ts";
import type { Caller } from "../route.ts";

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

type Said = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
type Asked = {
  readonly endpoint: Endpoint;
  readonly caller: Caller | null;
  readonly said: Said;
  readonly reply: FastifyReply;
};
/** What a call is answered from, and what it says. */
type Kept = {
  readonly from: (services: Services) => Services;
  readonly said: Said;
  /** How many private accounts the answer is without. */
  readonly without_accounts: number;
};

const listIds = (value: unknown): string[] => {
  if (typeof value === "string") return ID.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listIds) : [];
};

const replaceIds = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === "string") return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaceIds(each, ids));
  if (Object.prototype.toString.call(value) !== "[object Object]") return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, each]) => [name, replaceIds(each, ids)]),
  );
};

/** What is written is decided by all that is there: a name that is taken, what goes with its last row. */
const writingWhole = (shown: Db, db: Db): Db =>
  Object.assign(shown, { transaction: () => db.transaction() } satisfies Partial<Db>);

/**
 * Keeps private accounts of the owner from a member who calls (125): whatever is read for their answer is without them, an id of
 * anything of them is one that nobody has, and the answer says how many there are.
 */
export const keepPrivate = async (
  { db, clock }: Pick<Services, "db" | "clock">,
  { endpoint, caller, said, reply }: Asked,
): Promise<Kept> => {
  const open: Kept = { from: (services) => services, said, without_accounts: 0 };
  if (caller === null || caller.actor_id === caller.user_id) return open;
  const { user_id } = caller;
  const count = await countPrivate(db, user_id);
  void reply.header(WITHOUT_ACCOUNTS_HEADER, String(count));
  // A stream goes on while an account becomes private.
  if (count === 0 && endpoint.answer_kind !== "events") return open;
  const left_out = await listLeftOut(db, user_id, listIds(said));
  const ids = new Map([...left_out].map((id) => [id, clock.newId()]));
  const isRead = readsOnly(endpoint);
  return {
    without_accounts: count,
    said: replaceIds(said, ids) as Said,
    from: (services) => {
      const shown = leaveOut(services.db, user_id);
      return { ...services, db: isRead ? shown : writingWhole(shown, services.db) };
    },
  };
};
