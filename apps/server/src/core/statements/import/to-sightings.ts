import type { SightingRow } from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";
import type { MatchedStatement } from "./match-statement.ts";

/** The sightings that matched statements add, as rows. */
export const toSightings = (
  { clock }: Pick<Services, "clock">,
  user_id: string,
  matched: readonly MatchedStatement[],
): SightingRow[] =>
  matched.flatMap(({ sightings }) => sightings.map((each) => ({ user_id, id: clock.newId(), ...each })));
