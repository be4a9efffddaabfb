import type { Services } from "../../../platform/services.ts";

/** Who changes something, and with what clock and ids. */
export type Author = Pick<Services, "clock"> & {
  readonly user_id: string;
  readonly session_id: string | null;
};
/** What the history says of a change: its kind (verb and noun) and a name or count. */
export type ChangeNote = { readonly kind: string; readonly summary: string; readonly undo_of?: string };
