import * as contract from "@passbook/contract/keys";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import { noteEvent } from "../account-events/index.ts";
import { createKey } from "./create-key.ts";
import { getKey, listKeys } from "./repo.ts";

export const keysRoutes: readonly Route[] = [
  route(contract.listKeys, async ({ services, caller }) => ({
    data: await listKeys(services.db, caller.user_id, services.clock.now()),
  })),
  route(contract.createKey, async ({ services, caller: { user_id }, body, request }) => ({
    data: await createKey(services, { user_id, from: cameFrom(request) }, body),
  })),
  route(contract.endKey, ({ services, caller: { user_id }, params, request }) =>
    services.db.transaction().execute(async (trx) => {
      const ended = await trx
        .deleteFrom("program_keys")
        .where("user_id", "=", user_id)
        .where("id", "=", params.id)
        .returning("name")
        .executeTakeFirst();
      if (ended === undefined) throw notFound("key");
      await noteEvent(trx, services, {
        user_id,
        kind: "key_ended",
        what: ended.name,
        from: cameFrom(request),
      });
    }),
  ),
  route(contract.getCurrentKey, async ({ services, caller }) => ({
    // A person in a session calls with none.
    data: await getKey(services.db, { user_id: caller.user_id, id: caller.session_id }, services.clock.now()),
  })),
];
