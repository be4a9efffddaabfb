import type { Unusual } from "@passbook/contract/findings";
import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { listUnusual } from "../findings/index.ts";
import { type Asked, type Found, loadFacts, NOTHING, RECENT_DAYS } from "./found.ts";

const ABOUT: Readonly<Record<Unusual["finding"]["kind"], Found["about"]>> = {
  above_usual: "large_charge",
  new_merchant: "new_merchant",
  double_charge: "double_charge",
  price_rise: "price_rise",
  fee_appeared: "fee",
};

/** What it was before, or usually is. */
const besideOf = ({ finding }: Unusual): number | null => {
  if (finding.kind === "price_rise") return finding.from;
  return finding.kind === "above_usual" || finding.kind === "new_merchant" ? finding.usual : null;
};

/** Prices that rose, and charges out of the ordinary, of the last month; what the person said is all right is not found. */
export const findCharges = async (db: Db, { user_id, today }: Asked): Promise<Found[]> => {
  const some = await listUnusual(db, user_id, { from: addDays(today, -RECENT_DAYS), to: today });
  const facts = await loadFacts(
    db,
    user_id,
    some.map(({ transaction }) => transaction.id),
  );
  return some.map((each) => {
    const { transaction, finding } = each;
    const { id, booked_on, amount, currency, bank_account_id } = transaction;
    const about = ABOUT[finding.kind];
    return {
      ...NOTHING,
      kind: about === "price_rise" ? "price_rise" : "charge",
      about,
      on: booked_on,
      name: transaction.merchant_name ?? transaction.vendor_name ?? transaction.description,
      amount,
      beside: besideOf(each),
      currency,
      bank_account_id,
      transaction_id: id,
      series_id: finding.kind === "price_rise" ? finding.series_id : null,
      subject: `${about} ${facts.get(id) ?? id}`,
    };
  });
};
