import type { Culprit, PrintedFacts, Repair, RowChange } from "../parsed-file.ts";
import { assess } from "./assess.ts";
import type { Assessment } from "./assess.ts";
import { findNearestChain, followWay } from "./chain.ts";
import type { Chain } from "./chain.ts";
import { changeRows } from "./change-rows.ts";
import type { RowEdits } from "./change-rows.ts";
import { fitBalance, listFits } from "./offer-repairs.ts";
import type { Fit } from "./offer-repairs.ts";
import type { ProofRow } from "./proof-row.ts";
import { findSuspects } from "./suspect.ts";

const REPAIRS_MAX = 5;
/** Rows that may be proved again in search of repairs, all tries together; a few tries are always made. */
const ROWS_TRIED_MAX = 400_000;
const TRIES = { least: 4, most: 24 };

const EDITS: RowEdits<ProofRow> = {
  numberOf: (row) => row.row,
  set: (row, { amount, booked_on, balance_after }) => ({
    ...row,
    amount: amount ?? row.amount,
    date: booked_on ?? row.date,
    balance: balance_after ?? row.balance,
  }),
  insert: ({ booked_on, amount, description }, number) => ({
    row: number,
    added: true,
    amount,
    balance: null,
    date: booked_on,
    description,
  }),
};

/** A row added inside a section would have to be told to it; repairs of sections only change or drop rows. */
const restores = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  { changes, way }: { changes: readonly RowChange[]; way: Chain["way"] },
): boolean => {
  const last = rows.reduce((most, { row }) => Math.max(most, row), 0);
  const changed = changeRows(rows, changes, { last, edits: EDITS }).rows;
  const { verdict } = assess(changed, facts, (each, printed) =>
    way === "days" ? findNearestChain(each, printed) : followWay(each, way, printed),
  );
  return verdict === "proved" || verdict === "partly";
};

/** Every broken balance is that of a row whose sign alone is wrong. */
const fitAllSigns = (rows: readonly ProofRow[], { chain }: Assessment): Fit[] => {
  if (chain.breaks < 2 || chain.breaks > chain.broken.length) return [];
  const indexes = chain.broken.flatMap(({ from, to, expected, found }) => {
    const index = chain.order[from];
    const amount = rows[index ?? -1]?.amount;
    const flipped = to - from === 1 && amount !== undefined && expected - found === -2 * amount;
    return flipped && index !== undefined ? [index] : [];
  });
  const [first] = indexes;
  if (first === undefined || indexes.length !== chain.breaks) return [];
  const changes = indexes.flatMap((index): RowChange[] => {
    const row = rows[index];
    return row === undefined ? [] : [{ op: "set", row: row.row, amount: -row.amount }];
  });
  return [{ kind: "flip_sign", changes, index: first, rank: 0 }];
};

const isSame = (a: Fit, b: Fit): boolean => a.kind === b.kind && a.rank === b.rank && a.index === b.index;

/** The repairs with which every printed fact holds, the likeliest first. */
const prove = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  fits: readonly Fit[],
  way: Chain["way"],
): Fit[] => {
  const tries = Math.min(Math.max(Math.floor(ROWS_TRIED_MAX / (rows.length + 1)), TRIES.least), TRIES.most);
  const proved: Fit[] = [];
  let tried = 0;
  for (const fit of fits) {
    if (tried >= tries || proved.length >= REPAIRS_MAX) break;
    const elsewhere = proved.some((each) => isSame(each, fit));
    if (elsewhere) continue;
    tried += 1;
    if (restores(rows, facts, { changes: fit.changes, way })) proved.push(fit);
  }
  return proved;
};

const toRepair = ({ kind, changes }: Fit): Repair => ({ kind, changes });

/** The row at which contradicted facts break, and what would mend it; null when nothing tells where they do. */
export const findCulprit = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  assessed: Assessment,
): Culprit | null => {
  const suspects = findSuspects(rows, facts, assessed);
  if (suspects === null) return null;
  const fits =
    suspects.misread === null
      ? [...fitAllSigns(rows, assessed), ...listFits(rows, facts, suspects)]
      : fitBalance(rows, suspects.misread, suspects.gap);
  const proved = prove(rows, facts, fits, assessed.chain.way);
  const named = rows[proved[0]?.index ?? suspects.likely ?? -1];
  if (named === undefined) return null;
  return { row: named.row, gap: suspects.gap, repairs: proved.map(toRepair) };
};
