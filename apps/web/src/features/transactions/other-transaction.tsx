import { Link } from "react-router";
import type { Transaction } from "@passbook/contract/transactions";
import { formatMoney, formatShortDay } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import { transactionsPath } from "../../lib/transaction-filter.ts";
import type { Reference } from "../../lib/use-reference.ts";

type OtherProps = { readonly other: Transaction; readonly reference: Reference };

/** A transaction in a few words: its day, amount and account. */
export const ShortTransaction = ({ other, reference }: OtherProps) => {
  const { locale, today } = useLocale();
  const day = formatShortDay(other.booked_on, locale, today);
  const money = formatMoney(other.amount, other.currency, locale, { sign: "always" });
  const account = reference.findAccount(other.bank_account_id)?.display_label;
  return (
    <>
      {day}, {money}
      {account !== undefined && `, ${account}`}
    </>
  );
};

/** Another transaction as a link. */
export const OtherTransaction = (props: OtherProps) => (
  <Link to={transactionsPath({}, props.other.id)}>
    <ShortTransaction {...props} />
  </Link>
);
