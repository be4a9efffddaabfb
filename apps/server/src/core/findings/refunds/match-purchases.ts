import { addDays, type IsoDate } from "@passbook/contract/values";

type Row = {
  readonly id: string;
  readonly booked_on: IsoDate;
  readonly amount: number;
  readonly currency: string;
  readonly vendor_id: string | null;
  readonly merchant_id: string | null;
};
/** A purchase, and what of it is not paid back yet, as a size. */
export type OpenPurchase = Row & { readonly left: number };
export type PaidBack = { readonly transaction_id: string; readonly purchase_id: string };

export const MOST_DAYS_BEFORE = 400;
/** Banks book some money back before the purchase. */
export const MOST_DAYS_AFTER = 10;

const isOfSame = (one: Row, other: Row): boolean =>
  (one.vendor_id !== null && one.vendor_id === other.vendor_id) ||
  (one.merchant_id !== null && one.merchant_id === other.merchant_id);

const keysOf = ({ vendor_id, merchant_id }: Row): string[] =>
  [vendor_id, merchant_id].filter((id) => id !== null);

/** The one that is paid back: of just this amount the nearest before, else the nearest after, else the only larger one. */
const choosePurchase = (
  back: Row,
  purchases: readonly OpenPurchase[],
  leftOf: (purchase: OpenPurchase) => number,
): OpenPurchase | undefined => {
  const fitting = purchases.filter(
    (each) =>
      each.currency === back.currency &&
      isOfSame(each, back) &&
      each.booked_on >= addDays(back.booked_on, -MOST_DAYS_BEFORE) &&
      each.booked_on <= addDays(back.booked_on, MOST_DAYS_AFTER) &&
      leftOf(each) >= back.amount,
  );
  const equal = fitting
    .filter((each) => leftOf(each) === back.amount)
    .toSorted((one, other) => (one.booked_on < other.booked_on ? -1 : 1));
  const before = equal.findLast(({ booked_on }) => booked_on <= back.booked_on);
  const only = fitting.length === 1 ? fitting[0] : undefined;
  return before ?? equal[0] ?? only;
};

/** The purchases that money in pays back, oldest first, each at most as far as it was paid. */
export const matchPurchases = (backs: readonly Row[], purchases: readonly OpenPurchase[]): PaidBack[] => {
  const by_key = new Map<string, OpenPurchase[]>();
  for (const purchase of purchases)
    for (const key of keysOf(purchase)) by_key.set(key, [...(by_key.get(key) ?? []), purchase]);
  const left = new Map(purchases.map((purchase) => [purchase.id, purchase.left]));
  const leftOf = ({ id }: OpenPurchase): number => left.get(id) ?? 0;
  return backs
    .toSorted((one, other) => (one.booked_on < other.booked_on ? -1 : 1))
    .flatMap((back) => {
      const near = new Set(keysOf(back).flatMap((key) => by_key.get(key) ?? []));
      const purchase = choosePurchase(back, [...near], leftOf);
      if (purchase === undefined) return [];
      left.set(purchase.id, leftOf(purchase) - back.amount);
      return [{ transaction_id: back.id, purchase_id: purchase.id }];
    });
};
