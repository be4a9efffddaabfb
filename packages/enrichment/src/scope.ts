import type { FinderContext } from "./finding-types.ts";
import type { RowIndex } from "./rows/row-index.ts";
import type { Judgement } from "./transfers/candidates.ts";

/** What every group is looked at with. */
export type Scope = {
  readonly context: FinderContext;
  readonly judgement: Judgement;
  readonly links: ReadonlyMap<string, ReadonlySet<string>>;
  readonly index: RowIndex;
  /** Rows that the person said pay something back or are paid back, whatever else they look like. */
  readonly paid: ReadonlySet<string>;
};
