import type { Statement } from "@passbook/contract/statements";

/** Where a book of another program is shown and moved in. */
export const toMoveInPath = (statement_id: string): string => `/statements/${statement_id}/move-in`;

/** A file that is a whole book, and waits to be moved in. */
export const isBook = ({ status, questions }: Pick<Statement, "status" | "questions">): boolean =>
  status === "needs_review" && questions.some(({ code }) => code === "move_in");
