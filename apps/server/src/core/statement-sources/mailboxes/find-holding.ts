import type { MessageStructureObject } from "imapflow";

const KINDS =
  /^(?:application\/(?:pdf|zip|x-zip-compressed|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|vnd\.oasis\.opendocument\.spreadsheet|x-ofx|vnd\.intu\.q(?:fx|bo)|x-qif)|text\/(?:csv|tab-separated-values))$/;
const ENDINGS =
  /\.(?:pdf|zip|csv|tsv|txt|xlsx?|ods|ofx|qfx|qbo|qif|xml|camt|sta|mt940|940|940s|cod|bai2?|n43|q43|aba|gpc|json)$/i;
/** What is never a file: texts between attachments, cards, calendars, signatures, sound and moving pictures. */
const OTHER_KINDS =
  /^(?:multipart\/.*|audio\/.*|video\/.*|text\/(?:calendar|(?:x-)?vcard|directory|rfc822-headers)|message\/(?:delivery-status|disposition-notification)|application\/(?:pgp-(?:signature|keys|encrypted)|(?:x-)?pkcs7-(?:signature|mime)|ics|ms-tnef))$/;
const TEXTS = /^text\/(?:plain|html|enriched|watch-html|x-amp-html)$/;
const PICTURES = /^image\//;
/** The picture of a page is larger, that of a letterhead smaller. */
const SMALLEST_PAGE_BYTES = 30_000;

const nameOf = ({ dispositionParameters, parameters }: MessageStructureObject): string =>
  dispositionParameters?.["filename"] ?? parameters?.["name"] ?? "";

/** What the parts of a message are by their kind and name: one may be a statement, its content alone would tell, or none is one. */
export type Holds = "statement" | "unknown" | "nothing";

const lookAtPart = (part: MessageStructureObject): Holds => {
  const kind = part.type.toLowerCase();
  const name = nameOf(part);
  if (KINDS.test(kind) || ENDINGS.test(name)) return "statement";
  if (OTHER_KINDS.test(kind)) return "nothing";
  const is_attached = part.disposition?.toLowerCase() === "attachment";
  if (TEXTS.test(kind)) return is_attached ? "unknown" : "nothing";
  if (!PICTURES.test(kind)) return "unknown";
  // What a letter shows is no file, however it is called.
  return is_attached && part.id === undefined && (part.size ?? 0) >= SMALLEST_PAGE_BYTES
    ? "unknown"
    : "nothing";
};

/** What a message holds, told by its structure alone. */
export const findHolding = (structure: MessageStructureObject | undefined): Holds => {
  if (structure === undefined) return "nothing";
  const { childNodes } = structure;
  if (childNodes === undefined) return lookAtPart(structure);
  const found = childNodes.map(findHolding);
  return found.find((one) => one === "statement") ?? found.find((one) => one === "unknown") ?? "nothing";
};
