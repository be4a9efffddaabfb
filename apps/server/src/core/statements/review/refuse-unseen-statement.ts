import type { Db } from "@passbook/db/dialect";
import { type Actor, refuseUnseen } from "../../changes/index.ts";
import { getShown } from "../kept/repo.ts";

/** Refuses to change another version of a statement than whoever acts has seen. */
export const refuseUnseenStatement = (
  db: Db,
  { author, seen }: Pick<Actor, "author" | "seen">,
  id: string,
): Promise<void> =>
  refuseUnseen(db, { user_id: author.user_id, seen }, { table: "statements", id, show: getShown });
