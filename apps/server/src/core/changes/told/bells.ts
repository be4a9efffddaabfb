import type { Bell } from "../../../platform/bell.ts";
import { getRegistered } from "./changing.ts";

/** Rung when what follows from changes was written beside the calls, so that whoever watches is told. */
export const FOLLOWED_BELL = "followed";

const ringAll = (bell: Bell, names: readonly string[]): void => {
  for (const name of names) bell.ring(name);
};

/** Wakes the work that changes may have left. */
export const ringAfterChange = (bell: Bell): void =>
  ringAll(
    bell,
    getRegistered().features.flatMap(({ bells }) => bells ?? []),
  );

/** Wakes the work that changes leave which take others back. */
export const ringAfterUndo = (bell: Bell): void =>
  ringAll(
    bell,
    getRegistered().features.flatMap(({ undo_bells }) => undo_bells ?? []),
  );
