import { findMovements } from "@passbook/enrichment";
import type { Services } from "../../platform/services.ts";
import type { Touched } from "../changes/index.ts";
import { loadDecisions } from "./decisions.ts";
import { loadContext } from "./load-context.ts";
import { loadAllRows, loadSurroundings, toMovementRow } from "./load-rows.ts";
import { toDerived } from "./to-derived.ts";
import type { FoundAgain } from "./write-derived.ts";

/** Finds what belongs together wherever a change may have reached; reads only. */
export const findAgain = async (
  services: Pick<Services, "db" | "clock">,
  user_id: string,
  _touched: Touched,
): Promise<FoundAgain> => {
  const { db } = services;
  const [decisions, surroundings] = await Promise.all([
    loadDecisions(db, user_id),
    loadSurroundings(db, user_id),
  ]);
  const context = await loadContext(services, user_id, decisions);
  const stored = await loadAllRows(db, user_id);
  const movements = findMovements(
    stored.map((row) => toMovementRow(row, surroundings)),
    context,
  );
  const rows = new Map(stored.map((row) => [row.id, row]));
  const derived = toDerived({ user_id, movements, rows, decisions, surroundings });
  return { scope: "everything", rows, derived };
};
