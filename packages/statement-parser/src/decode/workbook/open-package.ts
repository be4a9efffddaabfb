import { strFromU8, unzipSync, zipSync } from "fflate";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";

/** Why a zip archive is not opened as a workbook. */
export type PackageFault = "too_large" | "broken" | "no_workbook" | "locked_document";

const ENTRIES_MAX = 2000;
const ENTRY_BYTES_MAX = 24 * 1024 * 1024;
const TOTAL_BYTES_MAX = 32 * 1024 * 1024;
/** Sheets of equal rows shrink to a hundredth; what shrinks further is no sheet. */
const RATIO_MAX = 400;
const RATIO_FREE_BYTES = 1024 * 1024;

/** Parts that hold no cells: pictures, macros, drawings, printer settings. */
const UNNEEDED =
  /^(?:Pictures|Thumbnails|Object[^/]*)\/|^xl\/(?:media|drawings|embeddings|printerSettings|ctrlProps|activeX|externalLinks|pivotCache|customXml)\/|vbaProject\.bin$|\.(?:png|jpe?g|gif|emf|wmf|vml)$|\/$/i;

const END_SIGNATURE = 0x06_05_4b_50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;

/** The number of entries that the end of the archive states; null when there is no such end. */
const countEntries = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const least = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX);
  for (let at = bytes.length - END_BYTES; at >= least; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return view.getUint16(at + 10, true);
  return null;
};

class TooLarge extends Error {}

const listLimits = (): ((entry: { name: string; size: number; originalSize: number }) => boolean) => {
  let total = 0;
  return ({ name, size, originalSize }) => {
    if (UNNEEDED.test(name)) return false;
    total += originalSize;
    const ratio = originalSize > RATIO_FREE_BYTES ? originalSize / Math.max(1, size) : 0;
    if (originalSize > ENTRY_BYTES_MAX || total > TOTAL_BYTES_MAX || ratio > RATIO_MAX) throw new TooLarge();
    return true;
  };
};

/** OpenDocument files say in their list of parts which of them are locked. */
const isLockedDocument = (parts: Readonly<Record<string, Uint8Array>>): boolean => {
  const list = parts["META-INF/manifest.xml"];
  return list !== undefined && strFromU8(list).includes("encryption-data");
};

const isSpreadsheet = (parts: Readonly<Record<string, Uint8Array>>): boolean =>
  ["mimetype", "META-INF/manifest.xml"].some((name) =>
    strFromU8(parts[name] ?? new Uint8Array()).includes("opendocument.spreadsheet"),
  );

/** The parts of a workbook put together again, or the one part of an OpenDocument workbook that holds its cells. */
export type OpenedPackage =
  | { kind: "workbook"; bytes: Uint8Array }
  | { kind: "open_document"; content: string };

/** What an archive is, by its list of parts. */
const tellKind = (parts: Readonly<Record<string, Uint8Array>>): Result<OpenedPackage, PackageFault> => {
  const types = parts["[Content_Types].xml"];
  if (types !== undefined && /workbook|spreadsheetml|sheet\.main|sheet\.binary/.test(strFromU8(types)))
    return ok({ kind: "workbook", bytes: zipSync({ ...parts }, { level: 0 }) });
  if (isLockedDocument(parts)) return err("locked_document");
  const content = parts["content.xml"];
  const isSheets = content !== undefined && isSpreadsheet(parts);
  return isSheets ? ok({ kind: "open_document", content: strFromU8(content) }) : err("no_workbook");
};

/**
 * The parts of a workbook that hold cells, inflated within limits that are checked in the directory of the archive
 * first, and put together again without compression: what reads them later inflates nothing. A part never grows beyond
 * the size the directory states.
 */
export const openPackage = (bytes: Uint8Array): Result<OpenedPackage, PackageFault> => {
  const count = countEntries(bytes);
  if (count === null) return err("broken");
  if (count > ENTRIES_MAX) return err("too_large");
  try {
    return tellKind(unzipSync(bytes, { filter: listLimits() }));
  } catch (error) {
    return err(error instanceof TooLarge ? "too_large" : "broken");
  }
};
