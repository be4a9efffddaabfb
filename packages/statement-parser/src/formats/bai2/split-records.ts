import { splitLines } from "../../decode/text/split-lines.ts";

/** One logical record with its continuations (88) joined; `line` counts from 1. */
export type Bai2Record = { code: string; text: string; continuations: string[]; line: number };

const CODES = new Set(["01", "02", "03", "16", "49", "88", "98", "99"]);
const INNER = /\/\s+(?=(?:02|03|16|49|88|98|99)[,:])/;
const RECORD = /^\s*(\d\d)[,:](.*)$/;

const endRecord = (text: string): string => text.trimEnd().replace(/\/$/, "");

/** Adds one physical record: a new one, a continuation, or a text that goes on on a line of its own. */
const addPiece = (records: Bai2Record[], piece: string, line: number): void => {
  const match = RECORD.exec(piece);
  const code = match?.[1] ?? "";
  const last = records.at(-1);
  if (CODES.has(code) && code !== "88")
    records.push({ code, text: endRecord(match?.[2] ?? ""), continuations: [], line });
  else if (code === "88") last?.continuations.push(endRecord(match?.[2] ?? ""));
  else if (last?.code === "16" && piece.trim() !== "") last.continuations.push(endRecord(piece).trim());
};

/** Records of a BAI2 file; several may stand on one line. */
export const splitRecords = (text: string): Bai2Record[] => {
  const records: Bai2Record[] = [];
  for (const [index, line] of splitLines(text).entries())
    for (const piece of line.includes("/") ? line.split(INNER) : [line]) addPiece(records, piece, index + 1);
  return records;
};
