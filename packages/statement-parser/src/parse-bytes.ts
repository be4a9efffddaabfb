import { err } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import { isSqlite } from "./decode/sqlite/read-sqlite.ts";
import { decodeText } from "./decode/text/decode-text.ts";
import { findDeclaredEncoding } from "./detect/declared-encoding.ts";
import { detectTextFormat } from "./detect/detect-text-format.ts";
import type { TextKind } from "./detect/detect-text-format.ts";
import { readBai2 } from "./formats/bai2/read-bai2.ts";
import { isBook } from "./formats/books/is-book.ts";
import { readDatabase } from "./formats/books/read-database.ts";
import { readGnuCashXml } from "./formats/books/gnucash/read-gnucash-xml.ts";
import { readBeancount } from "./formats/books/journal/read-beancount.ts";
import { refuseListing } from "./formats/books/journal/journal-refusals.ts";
import { readLedger } from "./formats/books/journal/read-ledger.ts";
import { readCamt } from "./formats/camt/read-camt.ts";
import { readCfonb } from "./formats/cfonb/read-cfonb.ts";
import { readCoda } from "./formats/coda/read-coda.ts";
import { readGpc } from "./formats/gpc/read-gpc.ts";
import { readOneC } from "./formats/one-c/read-one-c.ts";
import { readMarkup } from "./formats/html/read-markup.ts";
import { readJson } from "./formats/json/read-json.ts";
import { readMt940 } from "./formats/mt940/read-mt940.ts";
import { readN43 } from "./formats/n43/read-n43.ts";
import { readOfx } from "./formats/ofx/read-ofx.ts";
import { readQif } from "./formats/qif/read-qif.ts";
import { readLooseText } from "./formats/text/read-loose-text.ts";
import type { ParsedFile, ParseHints, Refusal } from "./parsed-file.ts";
import { refuseBinary } from "./refuse-binary.ts";

/** Larger files are refused unread. */
export const BYTES_MAX = 64 * 1024 * 1024;

const refuse = (code: Refusal["code"], said: Said): Result<ParsedFile, Refusal> => err({ code, ...said });

type ReadText = (text: string, hints: ParseHints) => Result<ParsedFile, Refusal>;

const READERS: Readonly<Record<TextKind, ReadText>> = {
  ofx: readOfx,
  qif: readQif,
  camt: readCamt,
  mt940: readMt940,
  coda: readCoda,
  n43: readN43,
  cfonb: readCfonb,
  gpc: readGpc,
  "1c": readOneC,
  bai2: readBai2,
  json: readJson,
  gnucash: readGnuCashXml,
  ledger: readLedger,
  beancount: readBeancount,
  listing: refuseListing,
  markup: readMarkup,
  delimited: readLooseText,
};

const readText = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> =>
  text.trim() === "" ? refuse("empty", say("file_blank")) : READERS[detectTextFormat(text)](text, hints);

/** Reads every format that needs no waiting; a file that is none, or cannot be read, is refused with a code and the way out. */
export const parseBytes = (bytes: Uint8Array, hints: ParseHints): Result<ParsedFile, Refusal> => {
  if (bytes.length === 0) return refuse("empty", say("file_empty"));
  if (bytes.length > BYTES_MAX)
    return refuse("too_large", isBook(bytes) ? say("book_above_64_mb") : say("file_above_64_mb"));
  if (isSqlite(bytes)) return readDatabase(bytes, hints);
  const binary = refuseBinary(bytes);
  if (binary !== null) return err(binary);
  const decoded = decodeText(bytes, findDeclaredEncoding(bytes));
  if (!decoded.ok) return decoded;
  const read = readText(decoded.value.text, hints);
  if (read.ok && decoded.value.damaged)
    read.value.problems.unshift({
      code: "text_damaged",
      ...say("letters_damaged"),
    });
  return read;
};
