import { minorDigits } from "@passbook/contract/values";
import type { IsoDate, Place } from "@passbook/contract/values";
import { toPublicJson } from "@passbook/statement-parser";
import type {
  ParseHints,
  Proof,
  PublicFile,
  PublicStatement,
  RefusalCode,
  RowChange,
} from "@passbook/statement-parser";
import { isReaderFault, type Reader } from "../reader/index.ts";
import { DONE, refuseInput, refuseUsage } from "./command-io.ts";

/** What the command needs from outside; `readFile` rejects when the file cannot be opened, `parse` reads in a process of its own. */
export type ParseIo = {
  parse: Reader["parse"];
  readFile: (path: string) => Promise<Uint8Array>;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  today: IsoDate;
};

type ParseArguments = { file: string; json: boolean; password: string | null; country: string | null };

const USAGE = "Usage: passbook parse FILE [--password P] [--country XX] [--json]";

const readArguments = (args: readonly string[]): ParseArguments | null => {
  const files: string[] = [];
  const read: Omit<ParseArguments, "file"> = { json: false, password: null, country: null };
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? "";
    if (word === "--json") read.json = true;
    else if (word === "--password" || word === "--country") {
      const value = args[at + 1];
      if (value === undefined) return null;
      if (word === "--password") read.password = value;
      else read.country = value.toUpperCase();
      at += 1;
    } else if (word.startsWith("--")) return null;
    else files.push(word);
  }
  const [file] = files;
  if (file === undefined || files.length > 1 || (read.country !== null && !/^[A-Z]{2}$/.test(read.country)))
    return null;
  return { ...read, file };
};

const toDecimal = (amount: number | null, currency: string | null): string => {
  if (amount === null) return "";
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const fraction = digits === 0 ? "" : `.${text.slice(-digits)}`;
  return `${amount < 0 ? "-" : ""}${whole}${fraction}`;
};

const toPlaceText = (place: Place): string => {
  if ("line" in place) return `line ${place.line}`;
  return "page" in place ? `page ${place.page}` : `${place.sheet} row ${place.row}`;
};

const DESCRIPTION_WIDTH = 48;

const describeChange = (change: RowChange, currency: string | null): string => {
  if (change.op === "remove") return `leave out row ${change.row}`;
  if (change.op === "insert")
    return `add ${toDecimal(change.amount, currency)} on ${change.booked_on} after row ${change.after}`;
  const texts = [
    ...(change.amount === undefined ? [] : [toDecimal(change.amount, currency)]),
    ...(change.booked_on === undefined ? [] : [change.booked_on]),
    ...(change.description === undefined ? [] : [`"${change.description}"`]),
    ...(change.balance_after === undefined ? [] : [`balance ${toDecimal(change.balance_after, currency)}`]),
  ];
  return `make row ${change.row} ${texts.join(", ")}`;
};

/** What does not hold, at which row, and what would mend it. */
const describeProof = ({ checks, culprit }: Proof, currency: string | null): string[] => {
  const broken = checks
    .filter((check) => !check.holds)
    .map(({ name, expected, found }) => {
      const amount = (value: number): string =>
        name === "count" ? String(value) : toDecimal(value, currency);
      const figures =
        expected === undefined || found === undefined
          ? ""
          : `: ${amount(expected)} is printed, ${amount(found)} found`;
      return `  ${name} does not hold${figures}.`;
    });
  if (culprit === null) return broken;
  const repairs = culprit.repairs.map(
    ({ kind, changes }) =>
      `  Would mend it (${kind}): ${changes.map((change) => describeChange(change, currency)).join("; ")}.`,
  );
  return [
    ...broken,
    `  Row ${culprit.row} breaks the balances by ${toDecimal(culprit.gap, currency)}.`,
    ...repairs,
  ];
};

const describeStatement = (statement: PublicStatement): string => {
  const { account, currency, period, proof } = statement;
  const name = [account.bank_name, account.account_type, account.last_4_digits ?? account.iban_masked]
    .filter((part) => part !== null)
    .join(" ");
  const balances = `opening ${toDecimal(statement.opening_balance, currency) || "?"}, closing ${toDecimal(statement.closing_balance, currency) || "?"}`;
  const head = `${name || "account"} ${currency ?? ""}  ${period.from ?? "?"} to ${period.to ?? "?"}  ${balances}  ${proof.verdict}`;
  const rows = statement.transactions.map(
    (row) =>
      `  ${row.booked_on}  ${toDecimal(row.amount, row.currency).padStart(14)}  ${row.description.slice(0, DESCRIPTION_WIDTH).padEnd(DESCRIPTION_WIDTH)}  ${toDecimal(row.balance_after, row.currency).padStart(14)}${row.pending ? "  pending" : ""}`,
  );
  return [head, ...rows, ...describeProof(proof, currency)].join("\n");
};

const describeFile = (file: PublicFile): string => {
  const count = file.statements.reduce((sum, statement) => sum + statement.transactions.length, 0);
  const problems = file.problems.map(
    (problem) =>
      `  ${problem.place === undefined ? "" : `${toPlaceText(problem.place)}: `}${problem.message} (${problem.code})`,
  );
  return [
    `${file.format}: ${file.statements.length} statements, ${count} transactions`,
    ...file.statements.map(describeStatement),
    ...(problems.length === 0 ? [] : ["Problems:", ...problems]),
  ].join("\n");
};

type Refused = Extract<Awaited<ReturnType<Reader["parse"]>>, { ok: false }>["error"];

/** A file that ends its process is refused like any other; the published codes say so in their words. */
const toRefusal = (error: Refused): { code: RefusalCode; message: string } => {
  if (!isReaderFault(error)) return error;
  return { code: error.code === "reader_crashed" ? "unreadable" : "too_large", message: error.message };
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
  const parsed = await io.parse(bytes, hints);
  if (!parsed.ok) return refuseInput(io, toRefusal(parsed.error), read.json);
  const file = toPublicJson(parsed.value);
  io.stdout(`${read.json ? JSON.stringify(file) : describeFile(file)}\n`);
  return DONE;
};
