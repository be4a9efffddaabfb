import { READING } from "./reading.ts";
import type { Entry } from "./sentence.ts";

/** Every sentence of the server by its name: what the catalogs of the web app have words for. */
export const SENTENCES: Readonly<Record<string, Entry>> = { ...READING };
