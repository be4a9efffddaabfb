import { type Bell, ofPerson } from "../../../platform/bell.ts";
import { getRegistered } from "./changing.ts";

/** Rung when a person's data changed, also by what was written beside the calls, so that whoever watches is told. */
export const followedBell = (user_id: string): string => ofPerson("followed", user_id);

const ringAll = (bell: Bell, names: readonly string[]): void => {
  for (const name of names) bell.ring(name);
};

/** Wakes the work that changes of a person may have left, and whoever watches. */
export const ringAfterChange = (bell: Bell, user_id: string): void =>
  ringAll(bell, [...getRegistered().features.flatMap(({ bells }) => bells ?? []), followedBell(user_id)]);

/** Wakes the work that changes leave which take others back. */
export const ringAfterUndo = (bell: Bell): void =>
  ringAll(
    bell,
    getRegistered().features.flatMap(({ undo_bells }) => undo_bells ?? []),
  );
