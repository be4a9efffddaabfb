import type { MessageStructureObject } from "imapflow";

const KINDS =
  /^(?:application\/(?:pdf|zip|x-zip-compressed|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|vnd\.oasis\.opendocument\.spreadsheet|x-ofx|vnd\.intu\.q(?:fx|bo)|x-qif)|text\/(?:csv|tab-separated-values))$/;
const ENDINGS =
  /\.(?:pdf|zip|csv|tsv|txt|xlsx?|ods|ofx|qfx|qbo|qif|xml|camt|sta|mt940|940|940s|cod|bai2?|n43|q43|aba|gpc|json)$/i;

const nameOf = ({ dispositionParameters, parameters }: MessageStructureObject): string =>
  dispositionParameters?.["filename"] ?? parameters?.["name"] ?? "";

const isStatement = (part: MessageStructureObject): boolean =>
  part.childNodes === undefined && (KINDS.test(part.type.toLowerCase()) || ENDINGS.test(nameOf(part)));

/** True where one of the parts of a message may be a statement, by its kind or the ending of its name: others are not fetched. */
export const hasStatement = (structure: MessageStructureObject | undefined): boolean =>
  structure !== undefined &&
  (isStatement(structure) || (structure.childNodes ?? []).some((part) => hasStatement(part)));
