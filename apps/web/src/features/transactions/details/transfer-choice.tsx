import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listOtherSides } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import styles from "./details.module.css";
import { TransactionChoices } from "./other-transaction.tsx";
import { useTransferAnswers } from "../state/use-transfer-answers.ts";

type ChoiceProps = { readonly transaction: Transaction; readonly reference: Reference };

const useOtherSides = (id: string) =>
  useQuery({
    queryKey: transactionKeys.other_sides(id),
    queryFn: async ({ signal }) => (await call(listOtherSides, { params: { id }, signal })).answer.data,
  });

/** What could be the other side, the nearest day first. */
const OtherSides = ({
  transaction,
  reference,
  onChoose,
}: ChoiceProps & { readonly onChoose: (id: string) => void }) => {
  const { data } = useOtherSides(transaction.id);
  if (data === undefined) return null;
  if (data.length === 0)
    return (
      <p className={styles["quiet"]}>
        <Trans>
          Nothing that fits was booked within a week in your other accounts. Of one currency the amounts must
          be the same, but for a fee.
        </Trans>
      </p>
    );
  return (
    <>
      <p className={styles["quiet"]}>
        <Trans>Which one is the other side?</Trans>
      </p>
      <TransactionChoices others={data} reference={reference} onChoose={onChoose} />
    </>
  );
};

/** A way to say of a transaction that it is one movement with another, where nothing printed tells. */
export const TransferChoice = ({ transaction, reference }: ChoiceProps) => {
  const answers = useTransferAnswers();
  const [isChoosing, setChoosing] = useState(false);
  const choose = async (other_id: string): Promise<void> => {
    const [from, to] = transaction.amount < 0 ? [transaction.id, other_id] : [other_id, transaction.id];
    if (await answers.confirm(from, to)) setChoosing(false);
  };
  return (
    <div>
      <dt>
        <Trans>Transfer</Trans>
      </dt>
      <dd>
        <div className={styles["acts"]}>
          <Button kind="link" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            <Trans>This is a transfer with…</Trans>
          </Button>
        </div>
        {isChoosing && (
          <OtherSides transaction={transaction} reference={reference} onChoose={(id) => void choose(id)} />
        )}
      </dd>
    </div>
  );
};
