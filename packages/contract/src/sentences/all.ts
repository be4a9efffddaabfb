import { FIELDS } from "./fields.ts";
import { MEMBERS } from "./members.ts";
import { PROGRAMS } from "./programs.ts";
import { READING } from "./reading.ts";
import { REFUSALS } from "./refusals.ts";
import { REQUESTS } from "./requests.ts";
import { SEARCH } from "./search.ts";
import type { Entry } from "./sentence.ts";

/** The tables by who speaks; a name stands in one of them only. */
export const TABLES: readonly Readonly<Record<string, Entry>>[] = [
  FIELDS,
  MEMBERS,
  PROGRAMS,
  READING,
  REFUSALS,
  REQUESTS,
  SEARCH,
];

/** Every sentence of the server by its name: what the catalogs of the web app have words for. */
export const SENTENCES: Readonly<Record<string, Entry>> = Object.assign({}, ...TABLES);
