import type { TableRow } from "../../decode/table/table.ts";

/** The columns of a ledger whose rows name the accounts money came from and went to (Firefly III's export). */
const NEEDED = ["type", "amount", "date", "source_name", "destination_name", "description"] as const;
const NAMES = ["date", "account", "amount", "currency", "description", "payee", "category"];

type Entry = {
  row: TableRow;
  get: (name: string) => string;
};

const turn = (amount: string, direction: "in" | "out"): string =>
  `${direction === "out" ? "-" : ""}${amount.replace(/^[-+]/, "")}`;

const isOwn = (entry: Entry, side: "source" | "destination"): boolean => {
  const type = entry.get(`${side}_type`).toLowerCase();
  return type === "" || !/expense|revenue|initial|reconciliation|cash account/.test(type);
};

const toRow = (entry: Entry, direction: "in" | "out"): TableRow => {
  const [own, other] = direction === "out" ? ["source", "destination"] : ["destination", "source"];
  const foreign = entry.get("foreign_amount");
  const converted = direction === "in" && /transfer/i.test(entry.get("type")) && foreign !== "";
  return {
    cells: [
      entry.get("date"),
      entry.get(`${own}_iban`) || entry.get(`${own}_name`),
      turn(converted ? foreign : entry.get("amount"), direction),
      converted ? entry.get("foreign_currency_code") : entry.get("currency_code"),
      entry.get("description"),
      entry.get(`${other}_name`),
      entry.get("category"),
    ],
    place: entry.row.place,
  };
};

const expand = (entry: Entry): TableRow[] => {
  const type = entry.get("type").toLowerCase();
  if (type === "withdrawal") return [toRow(entry, "out")];
  if (type === "deposit") return [toRow(entry, "in")];
  if (/^(?:opening balance|reconciliation)$/.test(type))
    return [toRow(entry, isOwn(entry, "source") ? "out" : "in")];
  if (type !== "transfer") return [];
  return [
    ...(isOwn(entry, "source") ? [toRow(entry, "out")] : []),
    ...(isOwn(entry, "destination") ? [toRow(entry, "in")] : []),
  ];
};

/**
 * A ledger's rows as the account holder's: one for each own account that a row moves, so that a transfer is two. Null
 * for every other table.
 */
export const expandTransfers = (rows: readonly TableRow[]): TableRow[] | null => {
  const header = rows[0];
  const names = header?.cells.map((cell) => cell.toLowerCase()) ?? [];
  if (header === undefined || NEEDED.some((name) => !names.includes(name))) return null;
  const at = new Map(names.map((name, index) => [name, index] as const));
  const expanded = rows
    .slice(1)
    .flatMap((row) => expand({ row, get: (name) => row.cells[at.get(name) ?? -1] ?? "" }));
  return [{ cells: NAMES, place: header.place }, ...expanded];
};
