import type { Refusal } from "@passbook/contract/client";
import { TransportError, wordFault } from "./transport-messages.ts";

/** Told by its name, so that the contract need not be loaded to ask. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === "Refusal";

export const isRefusedWith = (error: unknown, code: string): error is Refusal =>
  isRefusal(error) && error.code === code;

/** The sentence to show for an error: the server's or the transport's own, else `fallback`. */
export const messageOf = (error: unknown, fallback: string): string => {
  if (error instanceof TransportError) return wordFault(error.fault);
  return isRefusal(error) && error.message !== "" ? error.message : fallback;
};

/** True for an error that asking again may mend. */
export const mayPass = (error: unknown): boolean =>
  isRefusal(error) ? error.status >= 500 : error instanceof TransportError;
