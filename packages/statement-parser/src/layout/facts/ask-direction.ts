import type { ParsedTransaction, Question } from "../../parsed-file.ts";

const ROWS_SHOWN = 2;

/**
 * Asks whether money was spent or received in those rows that go the way of most; `owed` says that they were read as those of a debt.
 * An account that is the other one has every row the other way.
 */
export const askDirection = (rows: readonly ParsedTransaction[], owed: boolean): Question[] => {
  const booked = rows.filter(({ pending, amount }) => !pending && amount !== 0);
  const received = booked.filter(({ amount }) => amount > 0);
  const isMost = received.length * 2 > booked.length;
  const shown = isMost ? received : booked.filter(({ amount }) => amount < 0);
  if (shown.length === 0) return [];
  const [own, other] = isMost ? ["received", "spent"] : ["spent", "received"];
  const kinds = [
    { value: "credit_card", example: owed ? own : other },
    { value: "current", example: owed ? other : own },
  ];
  return [
    {
      code: "account_type",
      choices: kinds.toSorted((a, b) => b.example.localeCompare(a.example)),
      rows: shown.slice(0, ROWS_SHOWN).map(({ booked_on, description, amount }) => ({
        booked_on,
        description,
        amount: Math.abs(amount),
      })),
    },
  ];
};
