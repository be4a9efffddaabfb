import type { Messages } from "@lingui/core";

/** The place of a number that is already written, beside the number by which the words are chosen. */
export const writtenOf = (name: string): string => `${name}#`;

const COUNTED = new Set<unknown>(["plural", "selectordinal"]);

/** Of one case: its own `#`, and those of cases within. */
const placeIn = (message: unknown, counted: string | null): unknown => {
  if (!Array.isArray(message)) return message;
  return message.map((token: unknown) => {
    if (token === "#" && counted !== null) return [writtenOf(counted)];
    if (!Array.isArray(token) || token.length === 1) return token;
    const [name, type, cases] = token as readonly unknown[];
    return [name, type, placeInCases(cases, COUNTED.has(type) ? String(name) : null)];
  });
};

const placeInCases = (cases: unknown, counted: string | null): unknown =>
  typeof cases === "object" && cases !== null
    ? Object.fromEntries(Object.entries(cases).map(([kind, message]) => [kind, placeIn(message, counted)]))
    : cases;

/**
 * Texts that take a counted number as it is written for the person, in place of `#`, which the library writes as the language of the words does:
 * "1.577 transactions" for somebody who reads English and writes numbers as in Germany.
 */
export const placeNumbers = (messages: Messages): Messages =>
  // as compiled, but for these places
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, placeIn(message, null)]),
  ) as Messages;
