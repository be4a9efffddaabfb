import { t } from "@lingui/core/macro";
import { dismissToast, toastError, toastOffer, toastSuccess } from "../../ui/overlays/toast.ts";
import { call } from "../calls/call.ts";
import { isTyping } from "../browser/is-typing.ts";
import type { ChangeKind } from "../cache/refresh.ts";
import { refreshAfter, refreshUndone } from "../cache/refresh.ts";
import { messageOf } from "../calls/refusal.ts";
import { isChanging, whenChanged } from "../calls/under-way.ts";
import { addMade, dropMade, findNewestMade } from "./made-changes.ts";

/** Takes a change back (or, of one that took another back, does that again), says so, or why not, and fetches what is shown again; what of that takes long, or fails, keeps no word back. */
export const undoChange = async (change_id: string, does_again = false): Promise<void> => {
  dropMade(change_id);
  try {
    const { undoChange: endpoint } = await import("@passbook/contract/changes");
    const { answer } = await call(endpoint, { params: { id: change_id } });
    const { kept, undone } = answer.data;
    const did = does_again ? t`Done again` : t`Undone`;
    toastSuccess(kept === 0 ? did : t`${did}; what was edited later stays`);
    await refreshUndone(undone);
  } catch (error) {
    toastError(messageOf(error, t`This could not be undone.`));
  }
};

const undoNewest = (): boolean => {
  const last = findNewestMade();
  if (last === undefined) return false;
  dismissToast(last);
  void undoChange(last);
  return true;
};

/** Takes back the last change that was made in this tab, one that is on its way as soon as it has arrived; tells whether there was or may be one. */
export const undoLastChange = (): boolean => {
  if (!isChanging()) return undoNewest();
  whenChanged(undoNewest);
  return true;
};

const undoOnKey = (event: KeyboardEvent): void => {
  const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
  if (!isUndo || event.shiftKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
  if (undoLastChange()) event.preventDefault();
};

// also before anything is changed: what was, before the page was loaded anew, is taken back too
if (typeof document !== "undefined") document.addEventListener("keydown", undoOnKey);

type Offer = (text: string, undo: () => unknown, id: string) => void;

const sayWith =
  (offer: Offer) =>
  (text: string, change_id: string | null): void => {
    if (change_id === null) {
      toastSuccess(text);
      return;
    }
    addMade(change_id);
    offer(text, () => undoChange(change_id), change_id);
  };

/** A success toast; where the change has an id, with Undo, which Ctrl+Z offers longer than the toast stands. */
export const toastUndoable = sayWith((text, undo, id) => toastOffer(text, undo, { id }));

/** The same for the texts of the specification, which says how long they stand. */
export const toastSpecified = sayWith((text, undo, id) => toastSuccess(text, { id, undo }));

/** A change of the person's and what is said of it. */
type UndoableChange = {
  /** Which shows what is to be fetched again. */
  readonly kind: ChangeKind;
  /** Said once it is done. */
  readonly said: string;
  /** Said when it failed for a reason that has no words of its own. */
  readonly failure: string;
  readonly change: () => Promise<{ readonly change_id: string | null }>;
};

/** Makes a change, says so with Undo (or why not) and shows things as they are now; tells whether it was done. */
export const runUndoable = async ({ kind, said, failure, change }: UndoableChange): Promise<boolean> => {
  try {
    toastUndoable(said, (await change()).change_id);
    return true;
  } catch (error) {
    toastError(messageOf(error, failure));
    return false;
  } finally {
    void refreshAfter(kind);
  }
};
