import type { Services } from "../../../platform/services.ts";

/** Who changes something, and with what clock and ids. */
export type Author = Pick<Services, "clock"> & {
  /** Whose data it is. */
  readonly user_id: string;
  /** Who does it; absent where the product itself does. */
  readonly actor_id?: string;
  readonly session_id: string | null;
};
/** What the history says of a change: its kind (verb and noun) and a name or count. */
export type ChangeNote = { readonly kind: string; readonly summary: string; readonly undo_of?: string };

/** Who changes a book that is not theirs; null for its owner and for the product itself. */
export const otherThanOwner = ({
  user_id,
  actor_id = user_id,
}: Pick<Author, "user_id" | "actor_id">): string | null => (actor_id === user_id ? null : actor_id);
