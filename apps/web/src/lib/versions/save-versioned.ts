import type { Called } from "@passbook/contract/client";
import { isRefusedWith } from "../calls/refusal.ts";
import { askAbout, type FieldWords } from "./ask-about.ts";
import { type Fields, listDifferences } from "./compare-fields.ts";

type Versioned = { readonly version: number };

type Saving<Entity extends Versioned, Change extends Fields> = {
  /** The entity as the person saw it when they changed it. */
  readonly seen: Entity;
  /** Only the fields that were changed. */
  readonly change: Change;
  /** The fields of an entity under the names by which they are saved, where these are not its own. */
  readonly read?: (entity: Entity) => Fields;
  /** Sends a change made from an entity of this version, which is `from`. */
  readonly send: (
    change: Partial<Change>,
    version: number,
    from: Entity,
  ) => Promise<Called<{ readonly data: Entity }>>;
  /** What fields are called, and how their values are said. */
  readonly words: FieldWords;
};

/**
 * Saves a change made from what was seen. Where the entity was changed meanwhile, fields that only one side changed are joined; about
 * others the person is asked, and what was refused is thrown when they would rather not say.
 */
export const saveVersioned = async <Entity extends Versioned, Change extends Fields>(
  saving: Saving<Entity, Change>,
): Promise<Called<{ readonly data: Entity }>> => {
  const { seen, change, read = (entity: Entity) => ({ ...entity }), send, words } = saving;
  try {
    return await send(change, seen.version, seen);
  } catch (error) {
    if (!isRefusedWith(error, "changed_meanwhile") || error.current === undefined) throw error;
    // the server answers the entity in the shape of the call's own answer
    const current = error.current as Entity;
    const differences = listDifferences(change, read(seen), read(current));
    const left = differences.length === 0 ? [] : await askAbout(differences, words);
    if (left === null) throw error;
    const kept = Object.entries(change).filter(([name]) => !left.includes(name));
    if (kept.length === 0) return { answer: { data: current }, change_id: null };
    // what is left of a change is one
    return saveVersioned({ ...saving, seen: current, change: Object.fromEntries(kept) as Change });
  }
};
