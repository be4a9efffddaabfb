/** What is said of a call that got no answer of the product; the catalog has each under its English. */
export const TRANSPORT_WORDS = {
  network: "Network Error",
  aborted: "Request aborted",
  status: "Request failed with status code {status}",
  timeout: "Request timeout, please try again!",
  other_timeout: "timeout of {timeout_ms}ms exceeded",
} as const;
