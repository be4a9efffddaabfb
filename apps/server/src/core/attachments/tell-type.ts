import type { Attachment } from "@passbook/contract/transactions";
import { say } from "@passbook/contract/sentences/refusals";
import { Problem } from "../../platform/problem.ts";

type MediaType = Attachment["media_type"];

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString("latin1");

/** As the first bytes tell it; a name and what a browser says of it tell nothing. PDFs may have something before their head. */
const SIGNATURES: readonly (readonly [MediaType, (bytes: Uint8Array) => boolean])[] = [
  ["image/jpeg", (bytes) => latin(bytes, 0, 3) === "\u00ff\u00d8\u00ff"],
  ["image/png", (bytes) => latin(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n"],
  ["image/gif", (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6))],
  ["image/webp", (bytes) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP"],
  ["application/pdf", (bytes) => latin(bytes, 0, 1024).includes("%PDF-")],
];
/** The brands of ISO 23008-12 in the head of ISO 14496-12. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/;

/** What kind of picture or paper these bytes are; any other is refused. */
export const tellType = (bytes: Uint8Array): MediaType => {
  const known = SIGNATURES.find(([, fits]) => fits(bytes));
  if (known !== undefined) return known[0];
  const code = HEIC.test(latin(bytes, 4, 12)) ? "photo_not_shown" : "not_attachable";
  throw new Problem({ status: 422, code, ...say(code) });
};
