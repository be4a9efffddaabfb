type Cell = { readonly month: string; readonly state: string; readonly statement_ids: readonly string[] };
type Grid = {
  readonly months: readonly string[];
  readonly accounts: readonly { readonly bank_account_id: string; readonly cells: readonly Cell[] }[];
};

/** Where a month of an account leads: its statement, its statements, the upload when it is missing or late, or nowhere. */
export const pathOfCell = (
  bank_account_id: string,
  { state, month, statement_ids }: Cell,
): string | undefined => {
  const [only] = statement_ids;
  if (only !== undefined)
    return statement_ids.length === 1
      ? `/statements/${only}`
      : `/statements?account=${bank_account_id}&month=${month}`;
  return state === "missing" || state === "late"
    ? `/statements/upload?account=${bank_account_id}`
    : undefined;
};

/** How many months of the grid are in a state. */
export const countCells = ({ accounts }: Grid, state: string): number =>
  accounts.reduce((sum, { cells }) => sum + cells.filter((cell) => cell.state === state).length, 0);

/** The first month in a state, to be gone to. */
export const findCell = (
  { accounts }: Grid,
  state: string,
): { readonly bank_account_id: string; readonly cell: Cell } | null => {
  for (const { bank_account_id, cells } of accounts) {
    const cell = cells.find((one) => one.state === state);
    if (cell !== undefined) return { bank_account_id, cell };
  }
  return null;
};
