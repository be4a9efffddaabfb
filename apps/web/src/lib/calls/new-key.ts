/** A key that nothing else has; `crypto.randomUUID` is missing where the page did not come over TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
