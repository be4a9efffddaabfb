import { tidyText } from "../../values/text.ts";
import type { OfxFields, OfxTransaction } from "./collect-records.ts";

/** How many signs NAME holds in OFX 1 and 2. */
const NAME_SIGNS = 32;

/** The payee of a record as it is printed. */
export const findName = (fields: OfxFields): string | null =>
  tidyText(fields.get("NAME") ?? fields.get("PAYEE.NAME") ?? fields.get("EXTDPAYEE.NAME"));

/** As many signs as NAME holds, of which the last may be a blank. */
const isFull = (name: string): boolean => name.length === NAME_SIGNS || name.length === NAME_SIGNS - 1;

const startsWith = (text: string, start: string): boolean =>
  text.toLowerCase().startsWith(start.toLowerCase());

/**
 * Whether MEMO says nothing in these records but what NAME had no room for: it stands beside full names alone, and does not repeat them. What
 * some records say beside a short name is something else.
 */
export const continuesNames = (records: readonly OfxTransaction[]): boolean => {
  let continued = 0;
  for (const { fields } of records) {
    const [name, memo] = [fields.get("NAME"), tidyText(fields.get("MEMO"))];
    if (name === undefined || memo === null || startsWith(memo, name)) continue;
    if (!isFull(name) || !/^[\p{L}\p{N}]/u.test(memo)) return false;
    continued += 1;
  }
  return continued > 0;
};

/** A name that was cut where NAME ends, whole again where MEMO, as it is written, repeats it or goes on with it. */
export const completeName = (
  name: string | null,
  written: string | undefined,
  continues: boolean,
): string | null => {
  const memo = tidyText(written);
  if (name === null || memo === null || !isFull(name)) return name;
  if (startsWith(memo, name)) return memo;
  if (!continues) return name;
  const isSameWord = name.length === NAME_SIGNS && written?.startsWith(" ") !== true;
  return isSameWord ? `${name}${memo}` : `${name} ${memo}`;
};
