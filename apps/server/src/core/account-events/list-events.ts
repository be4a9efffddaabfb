import { ACCOUNT_EVENTS, type AccountEvent, type AccountEventKind } from "@passbook/contract/account-events";
import type { Db } from "@passbook/db/dialect";

const PAGE = 30;

const toKind = (kind: string): AccountEventKind | undefined => ACCOUNT_EVENTS.find((known) => known === kind);

/** What concerned an account, the latest first. */
export const listEvents = async (
  db: Db,
  user_id: string,
  { after, limit = PAGE }: { after?: string | undefined; limit?: number | undefined },
): Promise<{ data: AccountEvent[]; next: string | null }> => {
  let query = db
    .selectFrom("account_events")
    .select(["id", "kind", "what", "address", "user_agent", "times", "created_at", "last_at"])
    .where("user_id", "=", user_id);
  const [last_at, id] = after?.split(" ") ?? [];
  if (last_at !== undefined && id !== undefined)
    query = query.where((eb) => eb(eb.refTuple("last_at", "id"), "<", eb.tuple(last_at, id)));
  const rows = await query
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const data = shown.flatMap((row) => {
    const kind = toKind(row.kind);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
  return { data, next: rows.length > limit && last !== undefined ? `${last.last_at} ${last.id}` : null };
};
