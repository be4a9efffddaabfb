import { readVendor } from "@passbook/enrichment";
import { evaluateCategoriesCommand } from "../../apps/server/src/cli/measure/evaluate-categories.ts";
import { type LabelledRow, readLabelledRows } from "../../apps/server/src/cli/measure/read-labelled-rows.ts";

/** A line of `passbook evaluate-categories`, as far as it is measured. */
type Answer = {
  readonly row: number;
  readonly predicted: string | null;
  readonly confidence: number;
  readonly applied: boolean;
  readonly cold: string | null;
};

/** A labelled row and what was said of it before its label was learned; `nth` counts the rows of its user from 0. */
export type JudgedRow = Answer & {
  readonly user: string;
  readonly nth: number;
  readonly label: string;
  readonly vendor_key: string;
};

const isLabelled = (row: LabelledRow): row is LabelledRow & { category: string } => row.category !== null;

/** The rows of a labelled file as the command line judges them, in the order in which it does. */
export const judgeHousehold = async (bytes: Uint8Array): Promise<JudgedRow[]> => {
  let out = "";
  let faults = "";
  const code = await evaluateCategoriesCommand(["rows.tsv"], {
    readFile: () => Promise.resolve(bytes),
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      faults += text;
    },
  });
  if (code !== 0) throw new Error(faults);
  const rows = new Map(
    readLabelledRows(bytes)
      .filter(isLabelled)
      .map((row) => [row.row, row]),
  );
  const seen = new Map<string, number>();
  return out
    .trim()
    .split("\n")
    .flatMap((line): JudgedRow[] => {
      // Printed a moment ago by the command whose published shape this is.
      const answer = JSON.parse(line) as Answer;
      const row = rows.get(answer.row);
      if (row === undefined) return [];
      const nth = seen.get(row.user) ?? 0;
      seen.set(row.user, nth + 1);
      return [{ ...answer, user: row.user, nth, label: row.category, vendor_key: readVendor(row).key }];
    });
};
