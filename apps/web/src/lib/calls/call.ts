import type { Called, CallInput } from "@passbook/contract/client";
import type { AnswerOf, Endpoint } from "@passbook/contract/endpoint";
import { connection, sendNow, sendOnceUp } from "./connection.ts";
import { shareSame } from "./share-same.ts";
import { trackChange } from "./under-way.ts";
import type { SendOptions } from "./transport.ts";

export type CallArguments = CallInput & SendOptions;

/** Axios and the contract's parser, which stay out of the first load. */
export const loadTransport = () =>
  Promise.all([import("@passbook/contract/client"), import("./transport.ts")]);

const NO_CONTENT = 204;

/** Edits of a signed-in person that may be sent again without being made twice: they wait for a server that does not answer. */
const mayWait = ({ guard, method, repeatable }: Endpoint): boolean =>
  guard === "session" && method !== "GET" && (repeatable || method !== "POST");

/**
 * Makes one call of the contract: `call(listTransactions, { query, signal })`. Throws a Refusal (server's words, `code`, `fields`) or a
 * TransportError. A FormData body travels as multipart, with `onProgress` from 0 to 1.
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: CallArguments = {},
): Promise<Called<AnswerOf<E>>> => {
  const isAlone = endpoint.method === "GET" || input.signal !== undefined || input.body instanceof FormData;
  const made = () => makeCall(endpoint, input);
  // files may take minutes, and are no change yet when they have arrived
  const isChange = endpoint.method !== "GET" && !(input.body instanceof FormData);
  const make = () => (isChange ? trackChange(made()) : made());
  return isAlone ? make() : shareSame(JSON.stringify([endpoint.id, input]), make);
};

const makeCall = async <E extends Endpoint>(
  endpoint: E,
  input: CallArguments,
): Promise<Called<AnswerOf<E>>> => {
  const [{ callEndpoint }, { send, tryOnce, keepEdit, mayKeep }] = await loadTransport();
  const { signal, onProgress, ...rest } = input;
  return tryOnce(endpoint, rest, (idempotency_key) =>
    callEndpoint(endpoint, { ...rest, idempotency_key }, async (wire) => {
      const sendWire = () => send(wire, { signal, onProgress });
      const answered = await (mayWait(endpoint)
        ? sendOnceUp(connection, sendWire, () => (mayKeep(endpoint) ? keepEdit(wire) : () => undefined))
        : sendNow(connection, sendWire));
      // a proxy's friendly page is no deletion
      if (endpoint.status === NO_CONTENT && answered.status !== NO_CONTENT)
        throw new Error("Expected status code 204");
      return answered;
    }),
  );
};
