import type { Messages } from "@lingui/core";

const ISOLATE = "\u2068";
const END = "\u2069";

const isPlace = (token: unknown): boolean => Array.isArray(token) && token.length === 1;

const isolate = (message: unknown): unknown => {
  if (!Array.isArray(message)) return message;
  return message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [token];
    if (isPlace(token)) return [ISOLATE, token, END];
    const [name, type, cases] = token as readonly unknown[];
    return [[name, type, isolateCases(cases)]];
  });
};

const isolateCases = (cases: unknown): unknown =>
  typeof cases === "object" && cases !== null
    ? Object.fromEntries(Object.entries(cases).map(([kind, message]) => [kind, isolate(message)]))
    : cases;

/** Texts whose places keep the order of what is put there (a Latin name, a file with its ending) among words from the right. */
export const isolatePlaces = (messages: Messages): Messages =>
  // as compiled, with two signs more around each place
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, isolate(message)])) as Messages;
