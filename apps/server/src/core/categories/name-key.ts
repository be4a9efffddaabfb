/** What makes two names the same: case and spacing aside, in one normal form. */
export const toNameKey = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
