import { toLocalDate } from "../../../platform/clock.ts";
import type { Services } from "../../../platform/services.ts";
import { findTimeZone } from "./find-time-zone.ts";

/** The day it is where the person lives. */
export const findToday = async (
  { db, clock }: Pick<Services, "db" | "clock">,
  user_id: string,
): Promise<string> => toLocalDate(clock.now(), await findTimeZone(db, user_id));
