import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { getLinks } from "@passbook/contract/findings";
import type { Transfer } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import styles from "./details.module.css";
import { OtherTransaction } from "./other-transaction.tsx";
import { RefundLine } from "./refund-line.tsx";
import { TransferChoice } from "./transfer-choice.tsx";
import { useTransferAnswers } from "../state/use-transfer-answers.ts";

const useLinks = (id: string) =>
  useQuery({
    queryKey: transactionKeys.links(id),
    queryFn: async ({ signal }) => (await call(getLinks, { params: { id }, signal })).answer.data,
  });

type LinesProps = { readonly transaction: Transaction; readonly reference: Reference };

const TransferLine = ({ transfer, transaction, reference }: LinesProps & { readonly transfer: Transfer }) => {
  const answers = useTransferAnswers();
  const { from_transaction: from, to_transaction: to, state } = transfer;
  return (
    <div>
      <dt>
        <Trans>Transfer</Trans>
      </dt>
      <dd>
        <OtherTransaction other={from.id === transaction.id ? to : from} reference={reference} />
        <div className={styles["acts"]}>
          {state === "found" && (
            <Button act kind="link" onClick={() => void answers.confirm(from.id, to.id)}>
              <Trans>That is right</Trans>
            </Button>
          )}
          <Button act kind="link" onClick={() => void answers.part(from.id, to.id)}>
            <Trans>Not a transfer</Trans>
          </Button>
        </div>
      </dd>
    </div>
  );
};

/** What a transaction belongs with: the other side of a transfer, the purchase of a refund, its series. */
export const LinkLines = ({ transaction, reference }: LinesProps) => {
  const { data } = useLinks(transaction.id);
  const may_act = useMayAct();
  if (data === undefined) return null;
  const { transfer, refund_of, refunds, series_id } = data;
  // What comes again and again is earned.
  const mayBeLinked = transaction.status === "posted" && transfer === null && series_id === null;
  const mayBeMoved =
    may_act && transaction.status === "posted" && transfer === null && reference.accounts.length > 1;
  const mayPayBack = refund_of !== null || (may_act && transaction.amount > 0 && mayBeLinked);
  return (
    <>
      {transfer !== null && (
        <TransferLine transfer={transfer} transaction={transaction} reference={reference} />
      )}
      {mayBeMoved && <TransferChoice transaction={transaction} reference={reference} />}
      {mayPayBack && <RefundLine transaction={transaction} reference={reference} refund_of={refund_of} />}
      {refunds.length > 0 && (
        <div>
          <dt>
            <Trans>Money back</Trans>
          </dt>
          <dd>
            {refunds.map(({ transaction: other }) => (
              <div key={other.id}>
                <OtherTransaction other={other} reference={reference} />
              </div>
            ))}
          </dd>
        </div>
      )}
      {series_id !== null && (
        <div>
          <dt>
            <Trans>Recurring</Trans>
          </dt>
          <dd>
            <Link to={`/recurring/${series_id}`}>
              <Trans>See the series</Trans>
            </Link>
          </dd>
        </div>
      )}
    </>
  );
};
