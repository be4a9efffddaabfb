import { type CallInput, callEndpoint, Refusal } from "@passbook/contract/client";
import type { AnswerOf, Endpoint } from "@passbook/contract/endpoint";
import { refusal } from "@passbook/contract/fields";
import * as z from "zod";

/** Calls a Passbook as a program, with a key; throws a {@link Refusal} with its sentence. */
export type AskPassbook = <E extends Endpoint>(endpoint: E, input?: CallInput) => Promise<AnswerOf<E>>;

const WITHIN_MS = 45_000;

/** How a Passbook at an address is asked with a key; redirects are not followed, so that the key goes nowhere else. */
export const makeAsk =
  (base_url: string, key: string): AskPassbook =>
  async (endpoint, input = {}) => {
    const { answer } = await callEndpoint(endpoint, input, async ({ method, url, body }) => {
      const answered = await fetch(new URL(url, base_url), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      const text = await answered.text();
      const told: unknown = text === "" ? undefined : JSON.parse(text);
      if (!answered.ok) throw new Refusal(answered.status, z.parse(refusal, told));
      return { status: answered.status, body: told, change_id: answered.headers.get("passbook-change") };
    });
    return answer;
  };
