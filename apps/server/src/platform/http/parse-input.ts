import * as z from "zod";
import { Problem, invalidInput, notFound } from "../problem.ts";
import { saySize } from "@passbook/contract/sentences/say-size";

type Schema = z.core.$ZodType;

const MOST_FIELDS = 20;
const LONGEST_FIELD_NAME = 80;

const toFieldName = (path: readonly PropertyKey[]): string =>
  path.map(String).join(".").slice(0, LONGEST_FIELD_NAME).toWellFormed() || "body";

/** What is wrong by field, the first twenty of them: who sends nonsense gets no more back than they sent. */
const toFields = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields = new Map<string, string>();
  const note = (path: readonly PropertyKey[], said: string): void => {
    const name = toFieldName(path);
    if (fields.size < MOST_FIELDS && !fields.has(name)) fields.set(name, said);
  };
  for (const issue of issues.slice(0, MOST_FIELDS)) {
    if (issue.code !== "unrecognized_keys") note(issue.path, issue.message);
    else
      for (const key of issue.keys.slice(0, MOST_FIELDS))
        note([...issue.path, key], "This field is not known here; leave it out.");
  }
  return Object.fromEntries(fields);
};

const boundOf = (bound: number | bigint, thing: string): string =>
  thing === "string"
    ? `${String(bound)} characters`
    : thing === "array"
      ? `${String(bound)} entries`
      : String(bound);

/** Words an issue whose schema says nothing itself; the library's own texts speak of types, not to people. */
const wordIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "too_small") return `Use at least ${boundOf(issue.minimum, issue.origin)}.`;
  if (issue.code === "too_big") return `Use at most ${boundOf(issue.maximum, issue.origin)}.`;
  if (issue.code === "invalid_value") return `Choose one of: ${issue.values.map(String).join(", ")}.`;
  if (issue.code === "invalid_type" && issue.input === undefined) return "This field is needed.";
  return "This value is not of the kind this field takes.";
};

/** Parses a body or query; a refusal names every field that is wrong. */
export const parseInput = (schema: Schema, value: unknown): unknown => {
  const parsed = z.safeParse(schema, value ?? {}, { error: wordIssue });
  if (!parsed.success) throw invalidInput(toFields(parsed.error.issues));
  const field = findUnstorable(parsed.data, []);
  if (field !== null) throw invalidInput({ [toFieldName(field)]: "Use letters, digits and signs only." });
  return parsed.data;
};

/** Where a text holds NUL or half a surrogate pair, which no database keeps as it is. */
const findUnstorable = (value: unknown, path: readonly string[]): readonly string[] | null => {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, each] of Object.entries(value)) {
    const found = findUnstorable(each, [...path, name]);
    if (found !== null) return found;
  }
  return null;
};

/** Parses the slots of a path; what is no id cannot exist. */
export const parseParams = (schema: Schema, value: unknown): unknown => {
  const parsed = z.safeParse(schema, value ?? {});
  if (!parsed.success) throw notFound("page");
  return parsed.data;
};

export const tooLarge = (limit_bytes: number, way_out: string): Problem =>
  new Problem({
    status: 413,
    code: "too_large",
    message: `This is larger than ${saySize(limit_bytes)}. ${way_out}`,
  });

/** A file above the configured limit. */
export const fileTooLarge = (limit_bytes: number): Problem =>
  tooLarge(limit_bytes, "Split it, or raise UPLOAD_LIMIT_MB.");
