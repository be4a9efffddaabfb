import type { Db } from "@passbook/db/dialect";
import { expect } from "vitest";
import { readSums, recomputeSums } from "./rows.ts";

/** The sums that are kept of a person's transactions are those of the rows. */
export const expectSumsToHold = async (db: Db, user_id: string): Promise<void> =>
  expect(await readSums(db, user_id)).toEqual(await recomputeSums(db, user_id));
