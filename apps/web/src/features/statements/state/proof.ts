import type { Statement } from "@passbook/contract/statements";

type Proof = NonNullable<Statement["proof"]>;

/** One printed fact compared with the rows; `rows` counts the rows it binds, amounts are minor units. */
export type Check = {
  readonly name: string;
  readonly holds: boolean;
  readonly rows: number;
  readonly expected: number | null;
  readonly found: number | null;
};

/**
 * The row (numbered as read) at which the printed balances break; `gap` is what the printed one is more than the reckoned. Each repair
 * makes every printed fact hold.
 */
export type Culprit = NonNullable<Proof["culprit"]>;
export type Repair = Culprit["repairs"][number];

/** A row of any amount always fits between two balances, so it says the least: it comes behind what changes the rows that are there. */
export const orderRepairs = (repairs: readonly Repair[]): readonly Repair[] =>
  repairs.toSorted((a, b) => Number(a.kind === "add_missing_row") - Number(b.kind === "add_missing_row"));

const toNumber = (value: unknown): number | null => (typeof value === "number" ? value : null);

export const readChecks = (proof: Proof | null): readonly Check[] =>
  (proof?.checks ?? []).map((check) => ({
    name: check.name,
    holds: check.holds,
    rows: toNumber(check["rows"]) ?? 0,
    expected: toNumber(check["expected"]),
    found: toNumber(check["found"]),
  }));

export type Doubt = NonNullable<Proof["doubts"]>[number];

/** What keeps the rows from being proved, each kind once. */
export const readDoubts = (proof: Proof | null): readonly Doubt[] => {
  const doubts = proof?.doubts ?? [];
  return doubts.filter(({ code }, at) => doubts.findIndex((other) => other.code === code) === at);
};

type Balances = Pick<Statement, "opening_balance" | "closing_balance" | "proof">;

/** Opening + sum of the rows = closing, as far as each is known; `difference` is what opening + sum is more than closing. */
export type Equation = {
  readonly opening: number | null;
  readonly sum: number | null;
  readonly closing: number | null;
  readonly difference: number | null;
};

/** Which one of the two balances is missing; null when both are printed, or neither. */
export const findLacking = ({
  opening_balance,
  closing_balance,
}: Pick<Balances, "opening_balance" | "closing_balance">): "opening" | "closing" | null => {
  if ((opening_balance === null) === (closing_balance === null)) return null;
  return opening_balance === null ? "opening" : "closing";
};

/** The sum as added up here, or out of the check that compares it with the closing balance. */
export const toEquation = (
  { opening_balance: opening, closing_balance: closing, proof }: Balances,
  added: number | null,
): Equation => {
  const check = readChecks(proof).find(({ name }) => name === "opening+sum=closing");
  const found = check?.found ?? null;
  const sum = added ?? (found === null || opening === null ? null : found - opening);
  const known = opening !== null && sum !== null && closing !== null;
  return { opening, sum, closing, difference: known ? opening + sum - closing : null };
};

type Balanced = { readonly amount: number; readonly balance_after: number | null };

/**
 * Whether the balance printed at a row follows from its neighbour's, in files that run forward or backward; null when nothing beside
 * it is printed.
 */
export const followsNeighbour = (
  row: Balanced,
  before: Balanced | undefined,
  after: Balanced | undefined,
): boolean | null => {
  if (row.balance_after === null) return null;
  const start = row.balance_after - row.amount;
  const neighbours = [before?.balance_after, after?.balance_after].filter(
    (balance) => balance !== null && balance !== undefined,
  );
  return neighbours.length === 0 ? null : neighbours.includes(start);
};

export type RowMark = "holds" | "breaks" | null;

/** The mark at the end of a row: all printed balances hold, or this one, or the chain breaks here. */
export const markRow = (
  row: Balanced & { readonly row: number },
  beside: { readonly before: Balanced | undefined; readonly after: Balanced | undefined },
  chain: { readonly holds: boolean | null; readonly culprit: number | null },
): RowMark => {
  if (chain.culprit === row.row) return "breaks";
  if (row.balance_after === null || chain.holds === null) return null;
  if (chain.holds) return "holds";
  return followsNeighbour(row, beside.before, beside.after) === true ? "holds" : null;
};
