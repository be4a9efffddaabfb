import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney, formatNumber, formatShortDay } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { Culprit } from "./proof.ts";
import styles from "./proof-card.module.css";
import type { StatementRow } from "./use-statement-rows.ts";

type CulpritCardProps = {
  readonly culprit: Culprit;
  readonly row: StatementRow;
  readonly onShow: () => void;
};

/** Where the printed balances stop following one another, step by step, and what the row should be. */
export const CulpritCard = ({ culprit, row, onShow }: CulpritCardProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { gap, repaired } = culprit;
  const printed = row.balance_after;
  const money = (amount: number) => formatMoney(amount, row.currency, locale);
  const number = formatNumber(row.row, locale);
  const day = formatShortDay(row.booked_on, locale, today);
  const fitting = formatMoney(repaired ?? row.amount + gap, row.currency, locale, { sign: "always" });
  return (
    <Card
      tone="error"
      title={t`The chain breaks at row ${number}`}
      sub={`${day}, ${row.description}`}
      action={
        <Button kind="link" onClick={onShow}>
          <Trans>Go to row {number}</Trans>
        </Button>
      }
    >
      <dl className={styles["ledger"]}>
        {printed !== null && (
          <div>
            <dt>
              <Trans>Balance before row {number}</Trans>
            </dt>
            <dd>{money(printed - gap - row.amount)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Row {number}, as read</Trans>
          </dt>
          <dd>{formatMoney(row.amount, row.currency, locale, { sign: "always" })}</dd>
        </div>
        {printed !== null && (
          <>
            <div>
              <dt>
                <Trans>Balance this would leave</Trans>
              </dt>
              <dd>{money(printed - gap)}</dd>
            </div>
            <div>
              <dt>
                <Trans>Balance printed after row {number}</Trans>
              </dt>
              <dd>{money(printed)}</dd>
            </div>
          </>
        )}
        <div>
          <dt className={styles["bad"]}>
            <Trans>Difference</Trans>
          </dt>
          <dd className={styles["bad"]}>
            <strong>{formatMoney(gap, row.currency, locale, { sign: "never" })}</strong>
          </dd>
        </div>
      </dl>
      <p className={styles["should"]}>
        <Trans>
          The printed balances need <strong>{fitting}</strong> here. Look at the line in the original: a digit
          may have been misread, or a row before it may be missing.
        </Trans>
      </p>
    </Card>
  );
};
