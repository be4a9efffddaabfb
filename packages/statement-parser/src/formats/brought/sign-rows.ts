import type { TableRow } from "../../decode/table/table.ts";

const NAMES = ["date", "account name", "amount", "currency", "description", "payee", "category"];

type Get = (...names: readonly string[]) => string;
/**
 * What the rows of a table say together: whether transfers are printed with both accounts, half of the amounts or more are positive, and
 * expenses bear their sign already.
 */
type Whole = {
  readonly tells_both_sides: boolean;
  readonly is_spent: boolean;
  readonly is_signed: boolean;
};
/** A row as its account's own: what comes in is positive. */
type Signed = { readonly account: string; readonly amount: string; readonly currency: string };

/** Programs whose amounts are without a direction, or have that of money spent. */
type Unsigned = {
  readonly needs: readonly string[];
  readonly date: readonly string[];
  readonly text: readonly string[];
  readonly sign: (get: Get, whole: Whole) => readonly Signed[];
};

const bare = (amount: string): string => amount.trim().replace(/^[-+]/, "");
const isOut = (amount: string): boolean => amount.trim().startsWith("-");
/** Money that leaves an account; what is less than nothing comes back ("Expense, -12.34"). */
const out = (amount: string): string => (isOut(amount) ? bare(amount) : `-${bare(amount)}`);
/** The same of an expense. */
const spend = (amount: string, { is_signed }: Whole): string => (is_signed ? amount : out(amount));
/** Money is spent more often than it comes in: where half of the amounts or more are positive, these are spent. */
const turn = (amount: string, { is_spent }: Whole): string => {
  return is_spent ? out(amount) : amount;
};

/** One row a movement; a transfer names both accounts. */
const signEzBookkeeping: Unsigned["sign"] = (get, whole) => {
  const own = { account: get("account"), currency: get("account currency"), amount: get("amount") };
  const other = {
    account: get("account2"),
    currency: get("account2 currency"),
    amount: get("account2 amount") || get("amount"),
  };
  const type = get("type").toLowerCase();
  if (type === "transfer") return [{ ...own, amount: out(own.amount) }, other];
  return [type === "expense" ? { ...own, amount: spend(own.amount, whole) } : own];
};

/** A transfer stands with the account that it leaves, and names the other one as its category; some exports print both. */
const signMoneyManager: Unsigned["sign"] = (get, whole) => {
  const own = { account: get("account", "accounts"), currency: get("currency"), amount: get("amount") };
  const type = get("income/expense").toLowerCase();
  if (!type.startsWith("transfer"))
    return [type.startsWith("exp") ? { ...own, amount: spend(own.amount, whole) } : own];
  if (type.startsWith("transfer-in")) return [own];
  const leaving = { ...own, amount: out(own.amount) };
  return whole.tells_both_sides ? [leaving] : [leaving, { ...own, account: get("category") }];
};

const PROGRAMS: readonly Unsigned[] = [
  {
    needs: ["time", "type", "category", "sub category", "account", "amount", "account2"],
    date: ["time"],
    text: ["description", "comment", "sub category", "type"],
    sign: signEzBookkeeping,
  },
  {
    needs: ["category", "subcategory", "note", "income/expense", "amount", "currency"],
    date: ["date", "period"],
    text: ["note", "subcategory", "category"],
    sign: signMoneyManager,
  },
  {
    needs: ["date", "name", "amount", "category", "parent category", "excluded", "account"],
    date: ["date"],
    text: ["name"],
    sign: (get, whole) => [{ account: get("account"), currency: "", amount: turn(get("amount"), whole) }],
  },
  {
    needs: ["date", "payee", "amount", "category", "tags", "notes", "account_name"],
    date: ["date"],
    text: ["payee"],
    sign: (get, whole) => [
      {
        account: get("account_name"),
        currency: get("currency").toUpperCase(),
        amount: turn(get("amount"), whole),
      },
    ],
  },
];

/** A column that nothing stands in says nothing of the others. */
const dropEmpty = (rows: readonly TableRow[]): TableRow[] => {
  const [, ...below] = rows;
  const used = NAMES.map((_, column) => below.some(({ cells }) => cells[column] !== ""));
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_, column) => used[column] === true) }));
};

const HEAD_ROWS = 3;

/** The rows of such a program as each account's own, so that a transfer is two; null for every other table. */
export const signRows = (rows: readonly TableRow[]): TableRow[] | null => {
  for (const [index, header] of rows.slice(0, HEAD_ROWS).entries()) {
    const names = header.cells.map((cell) =>
      cell
        .replace(/^\uFEFF/, "")
        .trim()
        .toLowerCase(),
    );
    const program = PROGRAMS.find(({ needs }) => needs.every((name) => names.includes(name)));
    if (program === undefined) continue;
    const below = rows.slice(index + 1);
    const type = names.indexOf(names.includes("income/expense") ? "income/expense" : "type");
    const amounts = below.map(({ cells }) => cells[names.indexOf("amount")] ?? "");
    const spent = amounts.filter((_, at) => /^exp/i.test(below[at]?.cells[type] ?? ""));
    const whole = {
      tells_both_sides: below.some(({ cells }) => /^transfer-in/i.test(cells[type] ?? "")),
      is_spent: amounts.filter(isOut).length * 2 <= amounts.length,
      is_signed: spent.length > 1 && spent.every(isOut),
    };
    const signed = below.flatMap(({ cells, place }): TableRow[] => {
      const get: Get = (...wanted) =>
        wanted.map((name) => cells[names.indexOf(name)] ?? "").find((cell) => cell !== "") ?? "";
      return program.sign(get, whole).map(({ account, amount, currency }) => ({
        // Beside categories accounts are known for a person's own, however few rows are of each.
        cells: [get(...program.date), account, amount, currency, get(...program.text), "", get("category")],
        place,
      }));
    });
    return dropEmpty([{ cells: NAMES, place: header.place }, ...signed]);
  }
  return null;
};
