import { useLocation } from "react-router";

/** The token of a mailed link: behind the number sign, where no server sees it, or in the query, as links once had it. Null without. */
export const readLinkToken = ({ hash, search }: { hash: string; search: string }): string | null => {
  const token = new URLSearchParams(hash.slice(1)).get("token") ?? new URLSearchParams(search).get("token");
  return token === "" ? null : token;
};

export const useLinkToken = (): string | null => readLinkToken(useLocation());
