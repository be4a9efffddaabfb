import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { getStatementPages } from "@passbook/contract/statements";
import type { StatementRow } from "@passbook/db/schema";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { readDetails } from "./details.ts";
import { listPasswords } from "./open-locked-file.ts";
import { getFile } from "./repo.ts";

const PIECES_PER_PAGE = { lines: 500, sheets: 500, pages: 10 };

/** The original of a statement in numbered pieces from `after` on: lines of text, rows of sheets, or pages with their words. */
export const listPieces = async (
  services: Services,
  row: StatementRow,
  { after = 0, limit }: QueryOf<typeof getStatementPages>,
): Promise<AnswerOf<typeof getStatementPages>> => {
  const { locked = false } = readDetails(row);
  const { bytes } = await getFile(services.db, row.user_id, row.file_id);
  const kind = toPieces(row.format);
  const from = { kind, after, limit: limit ?? PIECES_PER_PAGE[kind] };
  const passwords = locked ? await listPasswords(services, row) : [];
  let read = await services.reader.listPieces(bytes, from);
  for (const { password } of passwords) {
    if (read.ok || !read.error.code.endsWith("_password")) break;
    read = await services.reader.listPieces(bytes, { ...from, password });
  }
  if (!read.ok) throw new Problem({ status: 422, code: read.error.code, message: read.error.message });
  const { pieces, total } = read.value;
  const last = after + pieces.length;
  return { kind, locked, data: [...pieces], next: pieces.length > 0 && last < total ? last : null, total };
};

const toPieces = (format: string | null): "lines" | "sheets" | "pages" => {
  if (format === "pdf") return "pages";
  return format === "xlsx" || format === "xls" || format === "html" ? "sheets" : "lines";
};
