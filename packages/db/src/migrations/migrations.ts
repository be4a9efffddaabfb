import { first } from "./001-first.ts";

export type Migration = { readonly name: string; readonly statements: readonly string[] };

/** In order; a released one is never changed. */
export const MIGRATIONS: readonly Migration[] = [{ name: "001-first", statements: first }];
