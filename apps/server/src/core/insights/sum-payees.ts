import type { MonthInsights } from "@passbook/contract/insights";
import type { Db } from "@passbook/db/dialect";
import type { FlowKind } from "../categories/index.ts";
import { countFurtherBy, type CountedPart } from "../sums/index.ts";
import { toFlowSums } from "../transactions/index.ts";
import { convertInto, moneyMoved } from "../exchange-rates/index.ts";
import { firstDay, lastDay } from "./months.ts";
import { findNames, findNobodies, type PayeeSum, type Scope, sumPayees } from "./repo.ts";
import { sumPayeesByDay, type PayeeDay } from "./sum-payees-by-day.ts";

type Paid = Scope & {
  /** What was paid in other currencies is converted and counts too. */
  readonly is_total: boolean;
  readonly month: string;
  readonly kinds: ReadonlyMap<string, FlowKind>;
  /** The parts of divided transactions in that month. */
  readonly parts: readonly CountedPart[];
};

type Payee = MonthInsights["merchants"][number];

const MOST_SHOWN = 12;

const keyOf = ({ merchant_id, vendor_id }: { merchant_id: string; vendor_id: string }): string =>
  merchant_id === "" ? vendor_id : merchant_id;

/** Who was paid in other currencies, by the rates of the days. */
const convertPayees = async (
  db: Db,
  user_id: string,
  { currency, month, ...scope }: Scope & { month: string },
) => {
  const days = { from: firstDay(month), to: lastDay(month) };
  const sums = await sumPayeesByDay(db, user_id, { ...scope, ...days, except: currency });
  const found = await convertInto(db, user_id, { to: currency, sums, money: moneyMoved<PayeeDay>() });
  return found.converted.map(({ into }) => into);
};

/** Where most was spent in a month: by merchant, or by vendor where it belongs to none. Cash and acts of the bank are with nobody who is paid. */
export const listTopPayees = async (
  db: Db,
  user_id: string,
  { kinds, parts, is_total, ...scope }: Paid,
): Promise<Payee[]> => {
  const [own, foreign, nobodies] = await Promise.all([
    sumPayees(db, user_id, scope),
    is_total ? convertPayees(db, user_id, scope) : [],
    findNobodies(db, user_id),
  ]);
  const sums: readonly PayeeSum[] = [...own, ...foreign];
  const kindOf = ({ sub_category_id }: { sub_category_id: string }) =>
    kinds.get(sub_category_id) ?? "uncategorised";
  const isSpent = (of: { sub_category_id: string }) => ["spending", "uncategorised"].includes(kindOf(of));
  const spent = parts.filter(isSpent);
  const further = countFurtherBy(spent, keyOf);
  const further_out = countFurtherBy(
    spent.filter(({ amount }) => amount < 0),
    keyOf,
  );
  const payees = new Map<string, Omit<Payee, "name">>();
  for (const row of sums) {
    const key = keyOf(row);
    const kind = kindOf(row);
    if (key === "" || !isSpent(row)) continue;
    const before = payees.get(key);
    payees.set(key, {
      merchant_id: row.merchant_id === "" ? null : row.merchant_id,
      vendor_id: row.merchant_id === "" ? row.vendor_id : null,
      spent: (before?.spent ?? 0) + toFlowSums(kind, row.money_out, row.money_in).spent,
      transaction_count: (before?.transaction_count ?? -further(key)) + row.row_count,
      purchase_count: (before?.purchase_count ?? -further_out(key)) + row.out_count,
    });
  }
  const top = [...payees.values()]
    .filter(({ spent: paid, vendor_id }) => paid > 0 && !nobodies.has(vendor_id))
    .toSorted((one, other) => other.spent - one.spent)
    .slice(0, MOST_SHOWN);
  return nameThem(db, user_id, top);
};

const nameThem = async (db: Db, user_id: string, top: readonly Omit<Payee, "name">[]): Promise<Payee[]> => {
  const idsOf = (name: "merchant_id" | "vendor_id") =>
    top.map((payee) => payee[name]).filter((id) => id !== null);
  const merchants = await findNames(db, user_id, { table: "merchants", ids: idsOf("merchant_id") });
  const vendors = await findNames(db, user_id, { table: "vendors", ids: idsOf("vendor_id") });
  return top.map((payee) => ({
    ...payee,
    name: merchants.get(payee.merchant_id ?? "") ?? vendors.get(payee.vendor_id ?? "") ?? "",
  }));
};
