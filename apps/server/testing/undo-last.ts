import { listChanges, undoChange } from "@passbook/contract/changes";
import type { TestPerson } from "./people.ts";

/** Undoes the last change of a person. */
export const undoLast = async (person: TestPerson): Promise<void> => {
  const { answer } = await person.call(listChanges, { query: { limit: 1 } });
  const [last] = answer.data;
  if (last === undefined) throw new Error("There is no change to undo.");
  await person.call(undoChange, { params: { id: last.id } });
};
