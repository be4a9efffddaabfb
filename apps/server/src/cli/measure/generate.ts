import { DONE, refuseInput, refuseUsage } from "../command-io.ts";
import { fileLoad, type LoadFile } from "./generate-load.ts";

/** What the command needs from outside; both writers reject when the disk refuses. */
export type GenerateIo = {
  readonly makeFolder: (path: string) => Promise<void>;
  readonly writeFile: (path: string, text: string) => Promise<void>;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
};

const USAGE = "Usage: passbook generate --rows N --out DIR [--json]";
const MOST_ROWS = 10_000_000;

type GenerateArguments = { readonly rows: number; readonly out: string; readonly json: boolean };

const readArguments = (args: readonly string[]): GenerateArguments | null => {
  const values = new Map<string, string>();
  let json = false;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? "";
    const value = args[at + 1];
    if (word === "--json") json = true;
    else if ((word === "--rows" || word === "--out") && value !== undefined) {
      values.set(word, value);
      at += 1;
    } else return null;
  }
  const rows = values.get("--rows") ?? "";
  const out = values.get("--out") ?? "";
  if (out === "" || !/^[1-9]\d{0,7}$/.test(rows) || Number(rows) > MOST_ROWS) return null;
  return { rows: Number(rows), out, json };
};

const writeLoad = async (load: Iterable<LoadFile>, out: string, io: GenerateIo): Promise<number> => {
  let files = 0;
  for (const file of load) {
    await io.writeFile(`${out}/${file.name}`, file.text);
    files += 1;
  }
  return files;
};

/**
 * `passbook generate`: writes N transactions of several accounts as OFX and CSV files, one per account and month, for load tests.
 * The same N gives the same bytes; one file at a time is held in memory. Answers the exit code.
 */
export const generateCommand = async (args: readonly string[], io: GenerateIo): Promise<number> => {
  const wanted = readArguments(args);
  if (wanted === null)
    return refuseUsage(io, `${USAGE}\nN is a whole number from 1 to ${String(MOST_ROWS)}.`);
  try {
    await io.makeFolder(wanted.out);
    const files = await writeLoad(fileLoad(wanted.rows), wanted.out, io);
    const { rows, out } = wanted;
    io.stdout(
      wanted.json
        ? `${JSON.stringify({ rows, files, out })}\n`
        : `${rows} transactions in ${files} files in ${out}\n`,
    );
    return DONE;
  } catch (error) {
    const message = `The files could not be written to ${wanted.out}: ${error instanceof Error ? error.message : String(error)}`;
    return refuseInput(io, { code: "unwritable", message }, wanted.json);
  }
};
