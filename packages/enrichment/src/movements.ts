import type { MovementContext, MovementEdit, MovementRow, Movements } from "./movement-types.ts";

const NOTHING: Omit<Movements, "today"> = {
  transfers: { pairs: [], singles: [], ambiguous: [] },
  refunds: [],
  series: [],
  unusual: [],
};

/** Transfers, refunds, recurring series and unusual things among all rows of a person. */
export const findMovements = (_rows: readonly MovementRow[], context: MovementContext): Movements => ({
  ...NOTHING,
  today: context.today,
});

/** What an update needs: what was found before, all rows as they are now, and what became of which. */
export type MovementUpdate = {
  readonly previous: Movements;
  readonly rows: readonly MovementRow[];
  readonly edits: readonly MovementEdit[];
};

/**
 * The same as `findMovements(rows, context)`, looking again only where the edits reach. Accounts, names and rates of the context are
 * those of the previous findings; its answers and day may have changed.
 */
export const updateMovements = (update: MovementUpdate, context: MovementContext): Movements =>
  findMovements(update.rows, context);
