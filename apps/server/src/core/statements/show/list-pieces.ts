import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { getStatementPages } from "@passbook/contract/statements";
import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { PiecesWanted } from "@passbook/statement-parser";
import { Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import type { ReaderResult } from "../../../reader/index.ts";
import { readDetails } from "../kept/details.ts";
import { listPasswords } from "../receive/open-locked-file.ts";
import { listShownRows, readFileBytes } from "../kept/repo.ts";

const PIECES_PER_PAGE = { lines: 500, sheets: 500, pages: 10, any: 10 };

/** The original of a statement in numbered pieces from `after` on: lines of text, rows of sheets, or pages with their words. */
export const listPieces = async (
  services: Services,
  row: StatementRow,
  { after = 0, limit }: QueryOf<typeof getStatementPages>,
): Promise<AnswerOf<typeof getStatementPages>> => {
  const { locked = false } = readDetails(row);
  const kind = await findKind(services.db, row);
  const from = { kind, after, limit: limit ?? PIECES_PER_PAGE[kind] };
  const read = await services.reading.run(row.user_id, () => readPieces(services, row, from));
  if (!read.ok) throw new Problem({ ...read.error, status: 422 });
  const { pieces, total } = read.value;
  const last = after + pieces.length;
  return {
    kind: kind === "any" ? tellKind(pieces[0]) : kind,
    locked,
    data: [...pieces],
    next: pieces.length > 0 && last < total ? last : null,
    total,
  };
};

const readPieces = async (
  services: Services,
  row: StatementRow,
  from: PiecesWanted,
): Promise<ReaderResult<"pieces">> => {
  const { locked = false } = readDetails(row);
  const bytes = await readFileBytes(services, row.user_id, row.file_id);
  const passwords = locked ? await listPasswords(services, row) : [];
  let read = await services.reader.listPieces(bytes, from);
  for (const { password } of passwords) {
    if (read.ok || !read.error.code.endsWith("_password")) break;
    read = await services.reader.listPieces(bytes, { ...from, password });
  }
  return read;
};

type Answer = AnswerOf<typeof getStatementPages>;
type Kind = Answer["kind"];

const tellKind = (piece: Answer["data"][number] | undefined): Kind => {
  if (piece === undefined || "line" in piece) return "lines";
  return "page" in piece ? "pages" : "sheets";
};

const KINDS: Readonly<Record<string, Kind>> = {
  pdf: "pages",
  picture: "pages",
  xlsx: "sheets",
  xls: "sheets",
  ods: "sheets",
};

/** What the places of its rows speak of; without rows, what its format is made of. */
const findKind = async (db: Db, row: StatementRow): Promise<Kind | "any"> => {
  const { rows } = await listShownRows(db, row, { after: 0, limit: 20 });
  const source = rows.find((each) => each.source !== null)?.source;
  if (row.format === null) return "any";
  if (source == null) return KINDS[row.format] ?? "lines";
  if ("page" in source) return "pages";
  return "sheet" in source ? "sheets" : "lines";
};
