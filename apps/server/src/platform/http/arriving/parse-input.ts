import * as z from "zod";
import { say } from "@passbook/contract/sentences/requests";
import { findSaid, sayField, textOf } from "@passbook/contract/sentences/fields";
import type { Said, Told } from "@passbook/contract/sentences/sentence";
import { Problem, invalidInput, notFound } from "../../problem.ts";

type Schema = z.core.$ZodType;

const MOST_FIELDS = 20;
const LONGEST_FIELD_NAME = 80;

const toFieldName = (path: readonly PropertyKey[]): string =>
  path.map(String).join(".").slice(0, LONGEST_FIELD_NAME).toWellFormed() || "body";

/** What is wrong by field, the first twenty of them: who sends nonsense gets no more back than they sent. */
const toFields = (issues: readonly z.core.$ZodIssue[]): Record<string, Told> => {
  const fields = new Map<string, Told>();
  const note = (path: readonly PropertyKey[], said: Told): void => {
    const name = toFieldName(path);
    if (fields.size < MOST_FIELDS && !fields.has(name)) fields.set(name, said);
  };
  for (const issue of issues.slice(0, MOST_FIELDS)) {
    if (issue.code !== "unrecognized_keys") note(issue.path, findSaid(issue.message));
    else
      for (const key of issue.keys.slice(0, MOST_FIELDS))
        note([...issue.path, key], sayField("field_unknown"));
  }
  return Object.fromEntries(fields);
};

const boundOf = (bound: number | bigint, origin: string) =>
  ({
    bound: Number(bound),
    thing: origin === "string" ? "characters" : origin === "array" ? "entries" : "number",
  }) as const;

/** Words an issue whose schema says nothing itself; the library's own texts speak of types, not to people. */
const wordIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "too_small") return textOf("use_at_least", boundOf(issue.minimum, issue.origin));
  if (issue.code === "too_big") return textOf("use_at_most", boundOf(issue.maximum, issue.origin));
  if (issue.code === "invalid_value") return textOf("choose_one_of", { values: issue.values.map(String) });
  if (issue.code === "invalid_type" && issue.input === undefined) return textOf("field_needed");
  return textOf("field_of_other_kind");
};

/** Parses a body or query; a refusal names every field that is wrong. */
export const parseInput = (schema: Schema, value: unknown): unknown => {
  const parsed = z.safeParse(schema, value ?? {}, { error: wordIssue });
  if (!parsed.success) throw invalidInput(toFields(parsed.error.issues));
  const field = findUnstorable(parsed.data, []);
  if (field !== null) throw invalidInput({ [toFieldName(field)]: sayField("letters_only") });
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

const tooLarge = (said: Said): Problem => new Problem({ status: 413, code: "too_large", ...said });

/** A body above what a call takes. */
export const bodyTooLarge = (limit: number): Problem => tooLarge(say("body_too_large", { limit }));

/** A file above the configured limit. */
export const fileTooLarge = (limit: number): Problem => tooLarge(say("file_too_large", { limit }));
