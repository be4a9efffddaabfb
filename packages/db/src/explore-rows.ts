import type { SavedSearchRow } from "./kept-rows.ts";

/** An exploration that a person keeps; `search` is the query of its address, `pinned` 1 where it stands on the home screen. */
export type ExplorationRow = SavedSearchRow & { pinned: number };

/** A card of the home screen in the person's order: one of the product's by its name, or an exploration by its id. */
export type HomeCardRow = { user_id: string; card: string; position: number; hidden: number };
