import type { MovementRow } from "./movement-types.ts";

/** What all finders need of all rows, gathered in one pass: most of an update is spent on passing over rows that nothing reached. */
export type Survey = {
  /** Rows that any finder looks at. */
  readonly counted: readonly MovementRow[];
  /** Those of them since the day asked for. */
  readonly recent: readonly MovementRow[];
  /** The first day of each account. */
  readonly openings: ReadonlyMap<string, string>;
};

/** Surveys the rows; `look` is shown each that is counted. */
export const surveyRows = (
  rows: readonly MovementRow[],
  recent_from: string,
  look: (row: MovementRow) => void = () => undefined,
): Survey => {
  const counted: MovementRow[] = [];
  const recent: MovementRow[] = [];
  const openings = new Map<string, string>();
  let [account, opening] = ["", ""];
  for (const row of rows) {
    if (row.status !== "posted" || row.amount === 0) continue;
    const { bank_account_id, booked_on } = row;
    counted.push(row);
    if (booked_on >= recent_from) recent.push(row);
    if (bank_account_id !== account) {
      account = bank_account_id;
      opening = openings.get(account) ?? booked_on;
      openings.set(account, opening);
    }
    if (booked_on < opening) {
      opening = booked_on;
      openings.set(account, opening);
    }
    look(row);
  }
  return { counted, recent, openings };
};
