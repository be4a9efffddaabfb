import { fillIn } from "@passbook/contract/sentences/fill-in";
import type { Told } from "@passbook/contract/sentences/sentence";
import { i18n } from "../../words/i18n.ts";
import { TRANSPORT_WORDS } from "./transport-words.ts";

/** What went wrong below the product. */
export type TransportFault =
  | { readonly kind: "network" }
  | { readonly kind: "aborted" }
  | { readonly kind: "timeout"; readonly timeout_ms: number }
  | { readonly kind: "status"; readonly status: number };

const toPlaces = (fault: TransportFault): Readonly<Record<string, string>> => ({
  ...("status" in fault ? { status: String(fault.status) } : {}),
  ...("timeout_ms" in fault ? { timeout_ms: String(fault.timeout_ms) } : {}),
});

/** The longest a call may take, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 45_000;

/** The product's own timeout has its own words. */
const nameFault = (fault: TransportFault): keyof typeof TRANSPORT_WORDS =>
  fault.kind === "timeout" && fault.timeout_ms !== REQUEST_TIMEOUT_MS ? "other_timeout" : fault.kind;

/** The message of a fault in English. */
export const transportMessage = (fault: TransportFault): string =>
  fillIn(TRANSPORT_WORDS[nameFault(fault)], toPlaces(fault));

/** The message of a fault in the language of the screen, as soon as it has one. */
export const wordFault = (fault: TransportFault): string =>
  i18n.locale === "" ? transportMessage(fault) : i18n._(TRANSPORT_WORDS[nameFault(fault)], toPlaces(fault));

/** A call that got no answer of the product. */
export class TransportError extends Error {
  override readonly name = "TransportError";
  readonly fault: TransportFault;
  constructor(fault: TransportFault) {
    super(transportMessage(fault));
    this.fault = fault;
  }
}

/** Reads what axios threw; `code` and `name` are axios' own. */
export const toTransportFault = (
  thrown: { readonly code?: string | undefined; readonly name?: string | undefined },
  timeout_ms: number,
): TransportFault => {
  if (thrown.code === "ERR_CANCELED" || thrown.name === "CanceledError") return { kind: "aborted" };
  if (thrown.code === "ETIMEDOUT") return { kind: "timeout", timeout_ms };
  // axios says ECONNABORTED for its own timeout and for a request the browser gave up
  if (thrown.code === "ECONNABORTED") return { kind: "aborted" };
  return { kind: "network" };
};

/** The server's sentence, with how long to wait where it says so only in its header. */
export const withWait = (message: string, retry_after: string | null): Told => {
  const seconds = Number(retry_after);
  if (retry_after === null || !Number.isFinite(seconds) || seconds <= 0 || /\d/.test(message))
    return { message };
  const [unit, wait] =
    seconds < 90 ? (["s", Math.ceil(seconds)] as const) : (["min", Math.ceil(seconds / 60)] as const);
  return {
    message: `${message} Try again in ${String(wait)} ${unit}.`,
    sentence: unit === "s" ? "wait_seconds" : "wait_minutes",
    data: { said: message, wait },
  };
};
