import type { AnswerOf } from "@passbook/contract/endpoint";
import type { countSuggestions } from "@passbook/contract/suggestions";

type Count = AnswerOf<typeof countSuggestions>["data"];
/** What waited when the server was asked. */
export type Counted = Count & { readonly asked_at: number };
/** A transaction that was answered here: how sure its entry and its own category were, and when the answer was kept; null until it is. */
export type Answered = {
  readonly sure_from: number;
  readonly confidence: number;
  readonly saved_at: number | null;
};

/** What still waits: answers that were kept before the server was asked are counted off already. */
export const countLeft = (
  counted: Counted | undefined,
  answered: ReadonlyMap<string, Answered>,
): Pick<Count, "transactions" | "at_least"> => {
  if (counted === undefined) return { transactions: 0, at_least: [] };
  const { transactions, at_least, asked_at } = counted;
  const later = [...answered.values()].filter(({ saved_at }) => saved_at === null || saved_at > asked_at);
  return {
    transactions: Math.max(transactions - later.length, 0),
    at_least: at_least.map((step) => {
      const sure = later.filter(({ confidence }) => confidence >= step.sure_from);
      const listed = later.filter(({ sure_from }) => sure_from >= step.sure_from);
      const wrong = sure.reduce((sum, { confidence }) => sum + 1 - confidence, 0);
      return {
        ...step,
        transactions: Math.max(step.transactions - sure.length, 0),
        wrong: Math.max(step.wrong - wrong, 0),
        listed: Math.max(step.listed - listed.length, 0),
      };
    }),
  };
};
