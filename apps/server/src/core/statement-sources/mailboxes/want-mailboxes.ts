import type { Services } from "../../../platform/services.ts";
import { ringMailboxes } from "./mailbox-bell.ts";

/** Has mailboxes of a person looked into at once, by whoever watches them; those that wait for a later try do not wait any longer. */
export const wantMailboxes = async (
  services: Pick<Services, "db" | "bell">,
  user_id: string,
  id: string | null = null,
): Promise<void> => {
  const { db } = services;
  const wanting = db
    .updateTable("mailboxes")
    .set((of) => ({ wanted: of("wanted", "+", 1) }))
    .where("user_id", "=", user_id);
  await (id === null ? wanting : wanting.where("id", "=", id)).execute();
  const waiting = db
    .updateTable("mailboxes")
    .set({ lease_until: null })
    .where("user_id", "=", user_id)
    .where("lease_owner", "is", null);
  await (id === null ? waiting.where("fault", "is", null) : waiting.where("id", "=", id)).execute();
  ringMailboxes(services, user_id);
};
