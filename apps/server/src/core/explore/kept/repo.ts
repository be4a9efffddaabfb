import type { Exploration, HomeCard } from "@passbook/contract/explorations";
import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../../platform/problem.ts";
import type { Subject } from "../../changes/index.ts";

const COLUMNS = ["id", "name", "search", "pinned", "version"] as const;

const toExploration = ({
  pinned,
  ...row
}: Omit<Exploration, "pinned"> & { pinned: number }): Exploration => ({
  ...row,
  pinned: pinned === 1,
});

/** Explorations that a person keeps, by name. */
export const listExplorations = async (db: Db, user_id: string): Promise<Exploration[]> => {
  const rows = await db
    .selectFrom("explorations")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .orderBy("name_key")
    .orderBy("id")
    .execute();
  return rows.map(toExploration);
};

export const getExploration = async (db: Db, user_id: string, id: string): Promise<Exploration> => {
  const found = await db
    .selectFrom("explorations")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined) throw notFound("exploration");
  return toExploration(found);
};

/** The exploration that a call changes. */
export const toSubject = (id: string): Subject => ({ table: "explorations", id, show: getExploration });

/** Cards in the person's order; none where nothing was put elsewhere. */
export const listHomeCards = async (db: Db, user_id: string): Promise<HomeCard[]> => {
  const rows = await db
    .selectFrom("home_cards")
    .select(["card", "hidden"])
    .where("user_id", "=", user_id)
    .orderBy("position")
    .orderBy("card")
    .execute();
  return rows.map(({ card, hidden }) => ({ card, hidden: hidden === 1 }));
};
