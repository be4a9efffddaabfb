import { err, minorDigits, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { parseJson } from "../../decode/parse-json.ts";
import type { JsonText } from "../../decode/parse-json.ts";
import type {
  ParsedFile,
  ParsedStatement,
  ParseHints,
  Problem,
  Refusal,
  StatementFormat,
} from "../../parsed-file.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { joinReadings, readTable } from "../../layout/tables/read-table.ts";
import type { TableReading } from "../../layout/tables/read-table.ts";
import type { JsonExport } from "./json-export.ts";
import { listJsonTables } from "./json-tables.ts";
import { readActual, readFirefly, readLunchMoney, readMonarch } from "./read-app-exports.ts";
import { readMonobank, readPlaid } from "./read-bank-apis.ts";
import { readRevolutBusiness, readStripe } from "./read-payment-apis.ts";
import { readSimpleFin } from "./read-simplefin.ts";

const EXPORTS: readonly (readonly [StatementFormat, JsonExport])[] = [
  ["simplefin", readSimpleFin],
  ["json", readPlaid],
  ["json", readMonobank],
  ["json", readStripe],
  ["json", readRevolutBusiness],
  ["json", readFirefly],
  ["json", readLunchMoney],
  ["json", readMonarch],
  ["json", readActual],
];

const WHOLE_ROWS_MIN = 3;

/** Amounts that are all whole may be counted in smallest units: numbers of JSON have no written decimals. */
const doubtWhole = (statement: ParsedStatement, isCounted: boolean): ParsedStatement => {
  const { transactions, currency, proof } = statement;
  const unit = 10 ** minorDigits(currency);
  const isWhole =
    !isCounted &&
    unit > 1 &&
    transactions.length >= WHOLE_ROWS_MIN &&
    transactions.every(({ amount }) => amount % unit === 0);
  return isWhole || isCounted
    ? { ...statement, proof: addDoubts(proof, [doubt("digits_unknown")]) }
    : statement;
};

/** Reads records of any names as tables are read; null where they hold none of days and amounts. */
export const readRecords = (json: JsonText, hints: ParseHints, container: string): TableReading | null => {
  const reads = listJsonTables(json).flatMap(({ rows, isCounted }) => {
    const read = readTable(rows, hints, container);
    if (!read.ok) return [];
    return { ...read.value, statements: read.value.statements.map((one) => doubtWhole(one, isCounted)) };
  });
  return reads.length === 0 ? null : joinReadings(reads);
};

/** Reads JSON of SimpleFIN and of programs that keep accounts by what they name their parts, any other like tables. */
export const readJson = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const json = parseJson(text);
  if (json === null)
    return err({
      code: "unreadable",
      ...say("json_damaged"),
    });
  for (const [format, read] of EXPORTS) {
    const problems: Problem[] = [];
    const statements = read(json, problems);
    if (statements !== null) return ok({ format, statements, problems, questions: [] });
  }
  const read = readRecords(json, hints, "json");
  if (read !== null) return ok({ format: "json", ...read });
  return err({
    code: "not_a_statement",
    ...say("json_without_account"),
  });
};
