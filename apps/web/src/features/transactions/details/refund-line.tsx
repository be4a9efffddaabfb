import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { confirmRefund, listPurchases, rejectRefund } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import { useRested } from "../../../lib/browser/use-rested.ts";
import { call } from "../../../lib/calls/call.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { runUndoable } from "../../../lib/changes/undo.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { isRefusal } from "../../../lib/calls/refusal.ts";
import { SearchInput } from "../../../ui/forms/search-input.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import styles from "./details.module.css";
import { OtherTransaction, TransactionChoices } from "./other-transaction.tsx";

const usePurchases = (id: string, q: string) =>
  useQuery({
    queryKey: transactionKeys.purchases(id, q),
    queryFn: async ({ signal }) =>
      (await call(listPurchases, { params: { id }, query: q === "" ? {} : { q }, signal })).answer.data,
    placeholderData: keepPreviousData,
  });

/** Says of money in what it pays back, or that it pays back nothing. */
const useRefundAnswers = ({ id: transaction_id }: Transaction) => {
  const { t } = useLingui();
  const failure = t`Oops, update failed!`;
  return {
    link: (purchase_id: string) =>
      runUndoable({
        kind: "confirm_refund",
        failure,
        said: t`Linked as a refund`,
        change: () => call(confirmRefund, { body: { transaction_id, purchase_id } }),
      }),
    part: () =>
      runUndoable({
        kind: "reject_refund",
        failure,
        said: t`No refund any more`,
        change: () => call(rejectRefund, { body: { transaction_id } }),
      }),
  };
};

type LineProps = { readonly transaction: Transaction; readonly reference: Reference };

type FoundProps = LineProps & { readonly q: string; readonly onChoose: (id: string) => void };

const Found = ({ transaction, reference, q, onChoose }: FoundProps) => {
  const { data, error } = usePurchases(transaction.id, q);
  // A search is refused for a mistake in it, which is told.
  if (isRefusal(error)) return <p className={styles["quiet"]}>{error.message}</p>;
  if (data === undefined) return null;
  const others = data.filter(({ id }) => id !== transaction.refund_of);
  if (others.length > 0)
    return <TransactionChoices others={others} reference={reference} onChoose={onChoose} />;
  return (
    <p className={styles["quiet"]}>
      {q === "" ? (
        <Trans>No other purchase of the same merchant or amount was found. Look for it above.</Trans>
      ) : (
        <Trans>No purchase in this currency is found by that.</Trans>
      )}
    </p>
  );
};

const REST_MS = 250;

/** The purchases that could be meant, newest first, but for the one that is linked; any other is found by a search. */
const Purchases = (props: Omit<FoundProps, "q">) => {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const q = useRested(text.trim(), REST_MS);
  return (
    <div className={styles["finding"]}>
      <p className={styles["quiet"]}>
        <Trans>Which purchase does it pay back?</Trans>
      </p>
      <SearchInput
        label={t`Find a purchase`}
        placeholder={t`Amount, words or day`}
        maxLength={500}
        value={text}
        onChange={setText}
      />
      <div aria-live="polite">
        <Found {...props} q={q} />
      </div>
    </div>
  );
};

type RefundOf = { readonly transaction: Transaction; readonly kind: "refund" | "reversal" };

/** What money in pays back, with ways to say that it does not, or what else it does. */
export const RefundLine = ({
  transaction,
  reference,
  refund_of,
}: LineProps & { readonly refund_of: RefundOf | null }) => {
  const answers = useRefundAnswers(transaction);
  const [isChoosing, setChoosing] = useState(false);
  const choose = async (id: string): Promise<void> => {
    if (await answers.link(id)) setChoosing(false);
  };
  return (
    <div>
      <dt>{refund_of?.kind === "reversal" ? <Trans>Cancels</Trans> : <Trans>Refund of</Trans>}</dt>
      <dd>
        {refund_of !== null && <OtherTransaction other={refund_of.transaction} reference={reference} />}
        <div className={styles["acts"]}>
          {refund_of !== null && (
            <Button act kind="link" onClick={() => void answers.part()}>
              <Trans>Not a refund</Trans>
            </Button>
          )}
          <Button act kind="link" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {refund_of === null ? <Trans>Choose a purchase</Trans> : <Trans>Another purchase</Trans>}
          </Button>
        </div>
        {isChoosing && (
          <Purchases transaction={transaction} reference={reference} onChoose={(id) => void choose(id)} />
        )}
      </dd>
    </div>
  );
};
