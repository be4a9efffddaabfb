const SEARCH = "#search";

/** Where the search of transactions is typed; what narrows the list already stays. */
export const searchPath = (pathname: string, search: string): string =>
  `/transactions${pathname === "/transactions" ? search : ""}${SEARCH}`;

export const asksForSearch = ({ hash }: { readonly hash: string }): boolean => hash === SEARCH;
