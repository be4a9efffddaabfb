import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { parseJson } from "../../decode/parse-json.ts";
import type { ParsedFile, ParseHints, Problem, Refusal } from "../../parsed-file.ts";
import type { JsonExport } from "./json-export.ts";
import { readActual, readFirefly, readLunchMoney, readMonarch } from "./read-app-exports.ts";
import { readSimpleFin } from "./read-simplefin.ts";

const EXPORTS: readonly JsonExport[] = [readSimpleFin, readFirefly, readLunchMoney, readMonarch, readActual];

/** Reads the JSON of SimpleFIN and of programs that keep accounts; any other JSON is no statement. */
export const readJson = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const json = parseJson(text);
  if (json === null)
    return err({
      code: "unreadable",
      message: "This JSON file is damaged or cut off. Export it again.",
    });
  for (const read of EXPORTS) {
    const problems: Problem[] = [];
    const statements = read(json, problems);
    if (statements !== null) return ok({ format: "json", statements, problems, questions: [] });
  }
  return err({
    code: "not_a_statement",
    message: "This JSON file holds no accounts that are known here. Export the transactions as CSV or OFX.",
  });
};
