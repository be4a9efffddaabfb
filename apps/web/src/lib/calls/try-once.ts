import type { CallInput } from "@passbook/contract/client";
import type { Endpoint } from "@passbook/contract/endpoint";
import { newKey } from "./new-key.ts";

/** Keys of calls of which nobody knows whether they arrived, by what they asked for. */
const unanswered = new Map<string, string>();
const MOST_UNANSWERED = 100;

const isAnswer = (error: unknown): boolean => !(error instanceof Error && error.name === "TransportError");

/**
 * Makes a repeatable call under a key of its own. When no answer arrives, the next call that asks for the same carries the same key, so
 * that the server does it once. Forms with files bring their key along; other calls have none.
 */
export const tryOnce = async <T>(
  endpoint: Pick<Endpoint, "id" | "repeatable">,
  input: CallInput,
  make: (key: string | undefined) => Promise<T>,
): Promise<T> => {
  if (!endpoint.repeatable || input.idempotency_key !== undefined) return make(input.idempotency_key);
  const wish = JSON.stringify([endpoint.id, input.params, input.query, input.body]);
  const key = unanswered.get(wish) ?? newKey();
  try {
    const answered = await make(key);
    unanswered.delete(wish);
    return answered;
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(wish);
    else if (unanswered.size < MOST_UNANSWERED) unanswered.set(wish, key);
    throw error;
  }
};
