import { parseArgs } from "node:util";
import type { IsoDate } from "@passbook/contract/values";
import { toPublicJson } from "@passbook/statement-parser";
import type { OriginalPiece, ParseHints, PublicFile, RefusalCode } from "@passbook/statement-parser";
import { isReaderFault, type Reader } from "../../reader/index.ts";
import { DONE, refuseInput, refuseUsage } from "../command-io.ts";
import { describeFile } from "./describe-file.ts";
import { drawPages } from "./draw-pages.ts";
import type { DrawnPage } from "./draw-pages.ts";
import { explainFile } from "./explain-file.ts";

/** What the command needs from outside; `readFile` rejects when the file cannot be opened, `reader` reads in a process of its own. */
export type ParseIo = {
  reader: Pick<Reader, "parse" | "listPieces">;
  readFile: (path: string) => Promise<Uint8Array>;
  writeFile: (path: string, text: string) => Promise<void>;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  today: IsoDate;
};

type ParseArguments = {
  file: string;
  json: boolean;
  explain: boolean;
  /** Where the drawn pages go: this with `-1.svg`, `-2.svg` behind it. */
  svg: string | null;
  password: string | null;
  country: string | null;
};

const USAGE =
  "Usage: passbook parse FILE [--password P] [--country XX] [--json | --explain [--svg NAME]]\n--explain tells how each statement came to its verdict; --svg writes its pages with boxes around what was read, as NAME-1.svg and so on.";

const OPTIONS = {
  json: { type: "boolean", default: false },
  explain: { type: "boolean", default: false },
  svg: { type: "string" },
  password: { type: "string" },
  country: { type: "string" },
} as const;

/** The words of the call; null where they are not those of USAGE. */
const readWords = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
};

const readArguments = (args: readonly string[]): ParseArguments | null => {
  const words = readWords(args);
  if (words === null) return null;
  const [file, ...others] = words.positionals;
  const { json, explain, svg = null, password = null } = words.values;
  const country = words.values.country?.toUpperCase() ?? null;
  if (file === undefined || others.length > 0 || (country !== null && !/^[A-Z]{2}$/.test(country)))
    return null;
  if ((json && explain) || (svg !== null && !explain)) return null;
  return { file, json, explain, svg, password, country };
};

type Refused = Extract<Awaited<ReturnType<Reader["parse"]>>, { ok: false }>["error"];

/** A file that ends its process is refused like any other; the published codes say so in their words. */
const toRefusal = (error: Refused): { code: RefusalCode; message: string } => {
  if (!isReaderFault(error)) return error;
  return { ...error, code: error.code === "reader_crashed" ? "unreadable" : "too_large" };
};

const print = (file: PublicFile, { json, explain }: ParseArguments): string => {
  if (json) return JSON.stringify(file);
  return explain ? explainFile(file) : describeFile(file);
};

const PAGES_MAX = 500;

const isPage = (piece: OriginalPiece): piece is DrawnPage => "page" in piece;

const writePages = async (
  file: PublicFile,
  bytes: Uint8Array,
  { svg, password }: ParseArguments & { svg: string },
  io: ParseIo,
): Promise<void> => {
  const listed = await io.reader.listPieces(bytes, {
    kind: "pages",
    after: 0,
    limit: PAGES_MAX,
    ...(password === null ? {} : { password }),
  });
  const pages = listed.ok ? listed.value.pieces.filter(isPage) : [];
  if (pages.length === 0) io.stderr("The file has no pages to draw.\n");
  for (const drawn of drawPages(pages, file))
    await io.writeFile(`${svg}-${String(drawn.page)}.svg`, drawn.svg);
};

/** `passbook parse`: reads one statement file and prints it; 0 done, 2 when the file or the call is refused. */
export const parseCommand = async (args: readonly string[], io: ParseIo): Promise<number> => {
  const read = readArguments(args);
  if (read === null) return refuseUsage(io, USAGE);
  let bytes: Uint8Array;
  try {
    bytes = await io.readFile(read.file);
  } catch (error) {
    const message = `${read.file} cannot be opened: ${error instanceof Error ? error.message : "unknown fault"}`;
    return refuseInput(io, { code: "unreadable", message }, read.json);
  }
  const hints: ParseHints = {
    today: io.today,
    file_name: read.file,
    ...(read.password === null ? {} : { password: read.password }),
    ...(read.country === null ? {} : { country: read.country }),
  };
  const parsed = await io.reader.parse(bytes, hints);
  if (!parsed.ok) return refuseInput(io, toRefusal(parsed.error), read.json);
  const file = toPublicJson(parsed.value);
  io.stdout(`${print(file, read)}\n`);
  if (read.svg !== null) await writePages(file, bytes, { ...read, svg: read.svg }, io);
  return DONE;
};
