import { Link } from "react-router";
import type { Transaction } from "@passbook/contract/transactions";
import { formatMoney, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import styles from "./details.module.css";

type OtherProps = { readonly other: Transaction; readonly reference: Reference };

/** A transaction in a few words: its day, amount and account. */
const ShortTransaction = ({ other, reference }: OtherProps) => {
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

/** Other transactions to choose one of, each with what is printed. */
export const TransactionChoices = ({
  others,
  reference,
  onChoose,
}: {
  readonly others: readonly Transaction[];
  readonly reference: Reference;
  readonly onChoose: (id: string) => void;
}) => (
  <ul className={styles["choices"]}>
    {others.map((other) => (
      <li key={other.id}>
        <Button kind="link" onClick={() => onChoose(other.id)}>
          <ShortTransaction other={other} reference={reference} />
        </Button>
        <div className={styles["printed"]}>{other.description}</div>
      </li>
    ))}
  </ul>
);
