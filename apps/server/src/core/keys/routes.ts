import * as contract from "@passbook/contract/keys";
import { type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import { createKey } from "./create-key.ts";
import { getKey, listKeys } from "./repo.ts";

export const keysRoutes: readonly Route[] = [
  route(contract.listKeys, async ({ services, caller }) => ({
    data: await listKeys(services.db, caller.user_id, services.clock.now()),
  })),
  route(contract.createKey, async ({ services, caller, body }) => ({
    data: await createKey(services, caller.user_id, body),
  })),
  route(contract.endKey, async ({ services, caller, params }) => {
    const { numDeletedRows } = await services.db
      .deleteFrom("program_keys")
      .where("user_id", "=", caller.user_id)
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound("key");
  }),
  route(contract.getCurrentKey, async ({ services, caller }) => ({
    // A person in a session calls with none.
    data: await getKey(services.db, { user_id: caller.user_id, id: caller.session_id }, services.clock.now()),
  })),
];
