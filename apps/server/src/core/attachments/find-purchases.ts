import type { FoundPurchases } from "@passbook/contract/transactions";
import { foldText } from "@passbook/contract/fold-text";
import type { Transaction } from "@passbook/contract/transactions";
import { addDays, minorDigits, daysBetween, type IsoDate } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { Services } from "../../platform/services.ts";
import { getTransactions } from "../transactions/index.ts";
import { findCalendar } from "../users/index.ts";
import type { ReceivedFile } from "./receive-one.ts";
import { type PrintedAmount, readReceipt, type Receipt } from "./read-receipt.ts";

const MOST_PAGES = 3;
const MOST_OFFERED = 5;
/** A purchase is booked so long after the day on its receipt, or a little before where a day was told otherwise. */
const DAYS_AFTER = 7;
const DAYS_BEFORE = 2;
/** Of a receipt without a day. */
const DAYS_BACK = 60;

/** Which purchases a receipt may be for; its letters are read, and recognised where it is a picture. Nothing is kept. */
export const findPurchases = async (
  services: Services,
  user_id: string,
  { bytes }: ReceivedFile,
): Promise<FoundPurchases> => {
  const { db, clock, reading, reader } = services;
  const read = await reading.run(user_id, () =>
    reader.listPieces(bytes, { kind: "pages", after: 0, limit: MOST_PAGES }),
  );
  // A file that cannot be read can be attached all the same, to a purchase that the person chooses.
  const pieces = read.ok ? read.value.pieces : [];
  const words = pieces.flatMap((piece) => ("words" in piece ? piece.words.map(({ text }) => text) : []));
  const calendar = await findCalendar(db, user_id, clock.now());
  const receipt = readReceipt(words.join(" "), calendar);
  const spans = listSpans(receipt, calendar.today);
  const found = await listOfAmounts(db, user_id, { receipt, spans });
  const purchases = found
    .map((transaction) => ({ transaction, score: scorePurchase(transaction, receipt) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_OFFERED)
    .map(({ transaction }) => transaction);
  return { has_text: words.length > 0, purchases };
};

type Span = { readonly from: IsoDate; readonly to: IsoDate };

const listSpans = ({ days }: Receipt, today: IsoDate): Span[] =>
  days.length === 0
    ? [{ from: addDays(today, -DAYS_BACK), to: today }]
    : days.map((day) => ({ from: addDays(day, -DAYS_BEFORE), to: addDays(day, DAYS_AFTER) }));

const toMinor = (amount: string, currency: string): number =>
  Math.round(Number(amount) * 10 ** minorDigits(currency));

/** What was booked within some days with an amount that is printed, in the currency of each account. */
const listOfAmounts = async (
  db: Db,
  user_id: string,
  { receipt, spans }: { readonly receipt: Receipt; readonly spans: readonly Span[] },
): Promise<Transaction[]> => {
  if (receipt.amounts.length === 0) return [];
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "amount", "currency"])
    .where("user_id", "=", user_id)
    .where((where) =>
      where.or(
        spans.map(({ from, to }) =>
          where.and([where("booked_on", ">=", from), where("booked_on", "<=", to)]),
        ),
      ),
    )
    .execute();
  const ids = rows.filter((row) => findPrinted(row, receipt) !== undefined).map(({ id }) => id);
  return getTransactions(db, user_id, ids);
};

const findPrinted = (
  { amount, currency }: Pick<Transaction, "amount" | "currency">,
  { amounts }: Receipt,
): PrintedAmount | undefined => amounts.find((each) => toMinor(each.amount, currency) === Math.abs(amount));

const NAMED = 3;
const SUMMED = 2;
const DAY_WEIGHT = 0.2;

/** A name that stands on the receipt says most, then an amount that is its sum, then how large it is among others, then the day. */
const scorePurchase = (transaction: Transaction, receipt: Receipt): number => {
  const { merchant_name, vendor_name, booked_on } = transaction;
  const printed = findPrinted(transaction, receipt);
  const largest = Math.max(...receipt.amounts.map(({ amount }) => Number(amount)));
  const is_named = [merchant_name, vendor_name].some(
    (name) => name !== null && receipt.text.includes(foldText(name)),
  );
  const apart = receipt.days.map((day) => Math.abs(daysBetween(day, booked_on)));
  return (
    (is_named ? NAMED : 0) +
    (printed?.is_total === true ? SUMMED : 0) +
    Number(printed?.amount ?? 0) / largest -
    DAY_WEIGHT * (apart.length === 0 ? 0 : Math.min(...apart))
  );
};
