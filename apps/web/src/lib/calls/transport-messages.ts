import type { Told } from "@passbook/contract/sentences/sentence";

/** What went wrong below the product: the words are those of the transport itself. */
export type TransportFault =
  | { readonly kind: "network" }
  | { readonly kind: "aborted" }
  | { readonly kind: "timeout"; readonly timeout_ms: number }
  | { readonly kind: "status"; readonly status: number };

/** The longest a call may take, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 45_000;

export const REQUEST_TIMEOUT_TEXT = "Request timeout, please try again!";

/** The message of a fault; the product's own timeout has its own words. */
export const transportMessage = (fault: TransportFault): string => {
  if (fault.kind === "network") return "Network Error";
  if (fault.kind === "aborted") return "Request aborted";
  if (fault.kind === "status") return `Request failed with status code ${String(fault.status)}`;
  const { timeout_ms } = fault;
  return timeout_ms === REQUEST_TIMEOUT_MS
    ? REQUEST_TIMEOUT_TEXT
    : `timeout of ${String(timeout_ms)}ms exceeded`;
};

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
