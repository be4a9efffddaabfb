import { isSqlite } from "../../decode/sqlite/read-sqlite.ts";
import { GNUCASH } from "../../detect/detect-text-format.ts";

const HEAD_BYTES = 400;

/** Whether bytes begin as the file of a program does that keeps a whole book: a database, or GnuCash's XML. */
export const isBook = (bytes: Uint8Array): boolean => {
  if (isSqlite(bytes)) return true;
  let head = "";
  for (const byte of bytes.subarray(0, HEAD_BYTES)) head += String.fromCharCode(byte);
  return GNUCASH.test(head);
};
