import { suggestOnDayZero } from "@passbook/enrichment";
import { openReplay, type Replay } from "../../core/categorisation/index.ts";
import { DONE, refuseInput, refuseUsage } from "../command-io.ts";
import { type LabelledRow, LabelledRowsFault, readLabelledRows } from "./read-labelled-rows.ts";
import { listByUser, readAsStored, toOwnLabel } from "./replay-labelled-rows.ts";

/** What the command needs from outside; `readFile` rejects when the file cannot be opened. */
export type EvaluateIo = {
  readonly readFile: (path: string) => Promise<Uint8Array>;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
};

const USAGE = "Usage: passbook evaluate-categories FILE.tsv";
const HELP = `${USAGE}

FILE.tsv has a head line and the columns user, date (YYYY-MM-DD), amount (decimal, negative = money out), currency, description
and category, separated by tabs; every row has its category. counterparty, mcc, bank_category and account are read where they are there.

Each user's rows are taken in the order of their dates (rows of one day in the order of the file): the category is predicted, then
the one of the file is learned. Every user starts with nothing learned and no category: one is made when it is first
answered with, as in the app. For each row one JSON object is printed, in the order in
which the rows are taken:

  row         which data row of the file it is, counted from 1 without the head line and blank lines
  predicted   the category thought likeliest, or null as long as nothing is known
  confidence  the probability that it is right
  why         the reason, as data; its counts are of rows learned before
  applied     true when it is sure enough to be filed without asking
  cold        what is known without any answer, as an id of the starter taxonomy, or null
`;

const evaluateRow = (replay: Replay, labelled: LabelledRow): string => {
  const row = readAsStored(labelled);
  const { label, confidence, why, applied } = replay.predict(row);
  replay.answer(row, toOwnLabel(labelled.category));
  const answer = {
    row: labelled.row,
    predicted: label,
    confidence: Number(confidence.toFixed(4)),
    why,
    applied,
    cold: suggestOnDayZero(row)?.sub_category ?? null,
  };
  return `${JSON.stringify(answer)}\n`;
};

/** `passbook evaluate-categories`: what would have been predicted for each row of a labelled file, had its user answered row by row. */
export const evaluateCategoriesCommand = async (args: readonly string[], io: EvaluateIo): Promise<number> => {
  if (args.includes("--help") || args.includes("-h")) {
    io.stdout(HELP);
    return DONE;
  }
  const [file, ...more] = args.filter((word) => word !== "--json");
  if (file === undefined || file.startsWith("-") || more.length > 0) return refuseUsage(io, USAGE);
  try {
    const rows = readLabelledRows(await io.readFile(file));
    for (const own of listByUser(rows)) {
      const replay = openReplay({ labels: [], merchant_defaults: new Map() });
      for (const row of own) io.stdout(evaluateRow(replay, row));
    }
    return DONE;
  } catch (error) {
    if (error instanceof LabelledRowsFault)
      return refuseInput(io, { code: "unreadable", message: error.message }, false);
    if (!(error instanceof Error && "code" in error && "syscall" in error)) throw error;
    return refuseInput(
      io,
      { code: "unreadable", message: `${file} cannot be opened: ${error.message}` },
      false,
    );
  }
};
