import { err, ok } from "@passbook/contract/values";
import type { Place, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import type { InnerFile } from "../../decode/archive/unpack-archive.ts";
import { detectArchive } from "../../detect/detect-archive.ts";
import type {
  LockedFile,
  ParsedFile,
  ParsedStatement,
  ParseHints,
  Problem,
  Refusal,
  StatementFormat,
} from "../../parsed-file.ts";

type Parse = (bytes: Uint8Array, hints: ParseHints) => Promise<Result<ParsedFile, Refusal>>;

/** What stands before a file of an archive: its own name, and the lines and pages of the files ahead of it. */
type Before = { readonly name: string; readonly lines: number; readonly pages: number };

/** How many lines a text has and how many pages a PDF; 0 for a file that has none. */
type Measure = (bytes: Uint8Array) => Promise<{ lines: number; pages: number }>;

const NAME_LETTERS = 120;

/** What a sheet of an inner file is called, so that two workbooks may name theirs alike. */
export const nameSheet = (name: string, sheet: string): string =>
  name === "" ? sheet : `${name.slice(0, NAME_LETTERS)}: ${sheet}`;

const withName = (name: string, { message, sentence, data }: Said): Said => {
  const said = { message, sentence, ...(data === undefined ? {} : { data }) };
  return name === "" ? said : say("in_file", { name: name.slice(0, NAME_LETTERS), said });
};

/** A place in an inner file as one of the archive: lines and pages count on through its files, sheets carry their file's name. */
const shiftPlace = (place: Place, { name, lines, pages }: Before): Place => {
  if ("line" in place) return { line: place.line + lines };
  return "page" in place
    ? { ...place, page: place.page + pages }
    : { ...place, sheet: nameSheet(name, place.sheet) };
};

const shiftStatement = (
  statement: ParsedStatement,
  format: StatementFormat,
  before: Before,
): ParsedStatement => ({
  ...statement,
  format,
  ...(before.name === "" ? {} : { inner_name: before.name.slice(0, NAME_LETTERS) }),
  transactions: statement.transactions.map((row) => ({ ...row, source: shiftPlace(row.source, before) })),
});

const shiftProblem = (problem: Problem, before: Before): Problem => ({
  code: problem.code,
  ...withName(before.name, problem),
  ...(problem.place === undefined ? {} : { place: shiftPlace(problem.place, before) }),
});

/** Takes what was read of one file into what was read of those before it. */
const addFile = (whole: ParsedFile, file: ParsedFile, before: Before): void => {
  for (const statement of file.statements)
    whole.statements.push(shiftStatement(statement, file.format, before));
  for (const problem of file.problems) whole.problems.push(shiftProblem(problem, before));
  if (file.book !== undefined) whole.book = file.book;
  for (const question of file.questions)
    if (!whole.questions.some(({ code }) => code === question.code)) whole.questions.push(question);
};

const NESTED: Refusal = {
  code: "unreadable",
  ...say("archive_in_archive"),
};

/** The archive is called by the format of its first file; that others are written otherwise is told. */
const tellFormats = (formats: ReadonlySet<StatementFormat>): Problem[] =>
  formats.size < 2
    ? []
    : [
        {
          code: "several_formats",
          ...say("several_formats", { formats: [...formats] }),
        },
      ];

type NotRead = { readonly name: string; readonly refusal: Refusal };

const isNested = (file: InnerFile): boolean => {
  const kind = detectArchive(file.bytes);
  return kind === "zip" || kind === "gzip";
};

const isLocked = ({ code }: Refusal): boolean => code === "needs_password" || code === "wrong_password";

type Files = {
  locked: readonly LockedFile[];
  refused: readonly NotRead[];
  formats: ReadonlySet<StatementFormat>;
};

/** What was read, or why nothing was: a lock that can be opened says more than a file that is none. */
const conclude = (
  whole: ParsedFile | null,
  { locked, refused, formats }: Files,
): Result<ParsedFile, Refusal> => {
  const problems = refused.map(({ name, refusal }) => ({
    code: isLocked(refusal) ? "file_locked" : "file_not_read",
    ...withName(name, refusal),
  }));
  if (whole !== null)
    return ok({
      ...whole,
      problems: [...whole.problems, ...problems, ...tellFormats(formats)],
      ...(locked.length === 0 ? {} : { locked_files: [...locked] }),
    });
  const told = refused.find(({ refusal }) => isLocked(refusal)) ?? refused[0];
  return err(told === undefined ? NESTED : { ...told.refusal, ...withName(told.name, told.refusal) });
};

/**
 * Reads every file of an archive and puts the statements together. A file that is none is named among the problems, and a locked one is
 * handed back as it is; an archive is refused when none of its files can be read. Lines and pages count through all files in their order.
 */
export const readArchive = async (
  files: readonly InnerFile[],
  hints: ParseHints,
  inner: { parse: Parse; measure: Measure },
): Promise<Result<ParsedFile, Refusal>> => {
  if (files.some(isNested)) return err(NESTED);
  let whole: ParsedFile | null = null;
  const locked: LockedFile[] = [];
  const refused: NotRead[] = [];
  const formats = new Set<StatementFormat>();
  const ahead = { lines: 0, pages: 0 };
  for (const { name, bytes } of files) {
    const parsed = await inner.parse(bytes, hints);
    if (parsed.ok) {
      whole ??= { format: parsed.value.format, statements: [], problems: [], questions: [] };
      formats.add(parsed.value.format);
      addFile(whole, parsed.value, { name, ...ahead });
    } else {
      refused.push({ name, refusal: parsed.error });
      if (isLocked(parsed.error)) locked.push({ name, bytes });
    }
    const { lines, pages } = await inner.measure(bytes);
    ahead.lines += lines;
    ahead.pages += pages;
  }
  return conclude(whole, { locked, refused, formats });
};
