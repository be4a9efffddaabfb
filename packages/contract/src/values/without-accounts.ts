/** What a file of somebody else's book is without, in English, as files are named. */
export const sayWithout = (accounts: number): string =>
  `without ${String(accounts)} private account${accounts === 1 ? "" : "s"}`;

/** The name of a file, which says what it is without to whoever opens it later; unchanged where it is of everything. */
export const nameWithout = (name: string, accounts: number): string =>
  accounts === 0 ? name : `${name}-${sayWithout(accounts).replaceAll(" ", "-")}`;
