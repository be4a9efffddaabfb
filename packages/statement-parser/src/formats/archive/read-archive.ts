import { err, ok } from "@passbook/contract/values";
import type { Place, Result } from "@passbook/contract/values";
import type { InnerFile } from "../../decode/unpack-archive.ts";
import { detectArchive } from "../../detect/detect-archive.ts";
import type { ParsedFile, ParsedStatement, ParseHints, Problem, Refusal } from "../../parsed-file.ts";

type Parse = (bytes: Uint8Array, hints: ParseHints) => Promise<Result<ParsedFile, Refusal>>;

/** How many lines a text file has; 0 for a file that has none. */
type CountLines = (bytes: Uint8Array) => number;

/** A line of an inner file as a line of all files' texts one after the other. */
const shiftPlace = (place: Place, lines: number): Place =>
  "line" in place ? { line: place.line + lines } : place;

const shiftStatement = (statement: ParsedStatement, lines: number): ParsedStatement => ({
  ...statement,
  transactions: statement.transactions.map((row) => ({ ...row, source: shiftPlace(row.source, lines) })),
});

const withName = (name: string, message: string): string =>
  name === "" ? message : `${name.slice(0, 120)}: ${message}`;

const shiftProblem = (problem: Problem, name: string, lines: number): Problem => ({
  code: problem.code,
  message: withName(name, problem.message),
  ...(problem.place === undefined ? {} : { place: shiftPlace(problem.place, lines) }),
});

/** Takes what was read of one file into what was read of those before it. */
const addFile = (whole: ParsedFile, file: ParsedFile, from: { name: string; lines: number }): void => {
  for (const statement of file.statements) whole.statements.push(shiftStatement(statement, from.lines));
  for (const problem of file.problems) whole.problems.push(shiftProblem(problem, from.name, from.lines));
  for (const question of file.questions)
    if (!whole.questions.some(({ code }) => code === question.code)) whole.questions.push(question);
};

const NESTED: Refusal = {
  code: "unreadable",
  message: "This archive holds another archive. Unpack it and upload the statements themselves.",
};

const isNested = (file: InnerFile): boolean => {
  const kind = detectArchive(file.bytes);
  return kind === "zip" || kind === "gzip";
};

/**
 * Reads every file of an archive and puts the statements together. A file that is none is named among the problems; an
 * archive is refused when none of its files is. Lines count through the texts of all files in their order.
 */
export const readArchive = async (
  files: readonly InnerFile[],
  hints: ParseHints,
  inner: { parse: Parse; countLines: CountLines },
): Promise<Result<ParsedFile, Refusal>> => {
  if (files.some(isNested)) return err(NESTED);
  let whole: ParsedFile | null = null;
  let refusal: Refusal | null = null;
  const notRead: Problem[] = [];
  let lines = 0;
  for (const { name, bytes } of files) {
    const parsed = await inner.parse(bytes, hints);
    if (parsed.ok) {
      whole ??= { format: parsed.value.format, statements: [], problems: [], questions: [] };
      addFile(whole, parsed.value, { name, lines });
    } else {
      refusal ??= { ...parsed.error, message: withName(name, parsed.error.message) };
      notRead.push({ code: "file_not_read", message: withName(name, parsed.error.message) });
    }
    lines += inner.countLines(bytes);
  }
  if (whole === null) return err(refusal ?? NESTED);
  whole.problems.push(...notRead);
  return ok(whole);
};
