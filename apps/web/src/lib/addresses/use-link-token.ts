import { useLocation } from "react-router";

/** The token of a mailed link: behind the number sign, where no server sees it, or in the query, as links once had it. Null without. */
export const readLinkToken = ({ hash, search }: { hash: string; search: string }): string | null => {
  const token = new URLSearchParams(hash.slice(1)).get("token") ?? new URLSearchParams(search).get("token");
  return token === "" ? null : token;
};

/** The token of an invitation into somebody's book to which a person goes on, as a screen before it says (`from`). Null without. */
export const readInvitation = (state: unknown): string | null => {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  return typeof from === "string" && from.startsWith("/join#")
    ? readLinkToken({ hash: from.slice("/join".length), search: "" })
    : null;
};

/** The same, as a confirming link brings it along. */
export const readJoin = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("join");

/** Where an invitation into somebody's book is looked at. */
export const joinPath = (token: string): string => `/join#token=${encodeURIComponent(token)}`;

export const useLinkToken = (): string | null => readLinkToken(useLocation());
