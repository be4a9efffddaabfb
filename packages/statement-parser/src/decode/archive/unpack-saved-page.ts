import { strFromU8, strToU8 } from "fflate";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Refusal } from "../../parsed-file.ts";
import type { InnerFile } from "./unpack-archive.ts";

declare const atob: (text: string) => string;

const HEAD_BYTES = 16 * 1024;
const PAGES_MAX = 100;
const BLANK_LINE = /\r?\n\r?\n/;
const RELATED =
  /^content-type:\s*multipart\/related\b(?:[^\r\n]|\r?\n[ \t]){0,500}?boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;]{1,200}))/im;
const IS_PAGE = /^content-type:\s*(?:text\/html|application\/xhtml\+xml)\b/im;
const ENCODING = /^content-transfer-encoding:\s*([\w-]+)/im;

/** What parts the files of a page that a browser saved as one (MHTML, RFC 2557); null for every other file. */
const findBoundary = (bytes: Uint8Array): string | null => {
  const head = strFromU8(bytes.subarray(0, HEAD_BYTES), true);
  if (!/^[!-9;-~]+:/.test(head)) return null;
  const [, quoted, bare] = RELATED.exec(head.split(BLANK_LINE, 1)[0] ?? "") ?? [];
  return quoted ?? bare ?? null;
};

/** Whether a file is a page that a browser saved in one file with its pictures. */
export const isSavedPage = (bytes: Uint8Array): boolean => findBoundary(bytes) !== null;

const fromBase64 = (text: string): string => {
  try {
    return atob(text.replaceAll(/\s+/g, ""));
  } catch {
    return "";
  }
};

const fromQuoted = (text: string): string =>
  text
    .replaceAll(/=[ \t]*\r?\n/g, "")
    .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const readPart = (part: string): InnerFile[] => {
  const at = part.search(BLANK_LINE);
  const head = part.slice(0, at);
  if (at < 0 || !IS_PAGE.test(head)) return [];
  const body = part.slice(at).replace(BLANK_LINE, "");
  const encoding = ENCODING.exec(head)?.[1]?.toLowerCase();
  const text =
    encoding === "base64" ? fromBase64(body) : encoding === "quoted-printable" ? fromQuoted(body) : body;
  return text.trim() === "" ? [] : [{ name: "", bytes: strToU8(text, true) }];
};

/** The page and its frames; what belongs to them, as pictures and styles, is left where it is. */
export const unpackSavedPage = (bytes: Uint8Array): Result<InnerFile[], Refusal> => {
  const parts = strFromU8(bytes, true).split(`--${findBoundary(bytes) ?? ""}`);
  const pages = parts.slice(1, PAGES_MAX).flatMap(readPart);
  return pages.length === 0 ? err({ code: "empty", ...say("packed_file_empty") }) : ok(pages);
};
