import * as calls from "@passbook/contract/inboxes";
import { say } from "@passbook/contract/sentences/refusals";
import { type Route, route } from "../../../platform/http/route.ts";
import { conflict, notFound } from "../../../platform/problem.ts";
import { findPlace, InboxFailure, inboxOf, openInboxFolder } from "./inbox-place.ts";
import { findInbox, toInbox } from "./repo.ts";

export const inboxRoutes: readonly Route[] = [
  route(calls.openInbox, async ({ services, caller: { user_id } }) => {
    const { db, clock, config } = services;
    const place = await findPlace(config);
    if (place === null) throw conflict("no_inboxes", say("no_inboxes"));
    try {
      await (await openInboxFolder(place, user_id)).close();
    } catch (error) {
      if (error instanceof InboxFailure) throw conflict("inbox_not_made", say("inbox_not_made"));
      throw error;
    }
    await db
      .insertInto("inboxes")
      .values({
        user_id,
        fault: null,
        last_files: "[]",
        created_at: clock.now(),
        attempts: 0,
        lease_owner: null,
        lease_until: null,
      })
      .onConflict((known) => known.column("user_id").doNothing())
      .execute();
    return { data: toInbox(await findInbox(db, user_id), inboxOf(place, user_id)) };
  }),
  // What lies in the folder is its person's, who may open it again.
  route(calls.closeInbox, async ({ services, caller: { user_id } }) => {
    const { numDeletedRows } = await services.db
      .deleteFrom("inboxes")
      .where("user_id", "=", user_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound("folder");
  }),
];
