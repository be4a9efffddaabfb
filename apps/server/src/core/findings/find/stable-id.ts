import { hash } from "node:crypto";

/** A UUID (RFC 9562 version 8) that follows from what is found alone, so that finding it again changes nothing. */
export const toStableId = (...parts: readonly string[]): string => {
  const hex = hash("sha256", parts.join("\0"), "hex");
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20, 32)].join("-");
};
