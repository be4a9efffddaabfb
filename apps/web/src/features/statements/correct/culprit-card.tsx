import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatMoney, formatNumber, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import styles from "./culprit-card.module.css";
import { type Culprit, orderRepairs, type Repair } from "../state/proof.ts";
import type { Corrections } from "./use-corrections.ts";
import { useChangeWords, useRepairName } from "../proof/use-repair-words.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";

type CulpritCardProps = {
  readonly culprit: Culprit;
  readonly row: StatementRow;
  readonly rows: readonly StatementRow[];
  readonly corrections: Corrections;
  readonly onShow: () => void;
  readonly onEdit: () => void;
};

/** Printed before and after the row, and what it is taken for. */
const Ledger = ({ culprit: { gap }, row }: Pick<CulpritCardProps, "culprit" | "row">) => {
  const { locale } = useLocale();
  const printed = row.balance_after;
  const money = (amount: number) => formatMoney(amount, row.currency, locale);
  const number = formatNumber(row.row, locale);
  return (
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
  );
};

/** One offered repair, each of its changes in words, and the button that takes it. */
const RepairOffer = ({
  repair,
  only,
  rows,
  row,
  corrections,
}: Pick<CulpritCardProps, "rows" | "row" | "corrections"> & {
  readonly repair: Repair;
  readonly only: boolean;
}) => {
  const { t } = useLingui();
  const toWords = useChangeWords(row.currency);
  const name = useRepairName()(repair);
  const before = (number: number) => rows.find((one) => one.row === number);
  return (
    <li className={styles["offer"]}>
      <ul className={styles["changes"]}>
        {repair.changes.map((change, index) => (
          // the same change may be offered in two repairs, never twice in one
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{toWords(change, change.op === "insert" ? undefined : before(change.row))}</li>
        ))}
      </ul>
      <Button
        act
        kind={only ? "primary" : "secondary"}
        disabled={corrections.busy}
        onClick={() => void corrections.add(repair.changes, t`Corrected; the proof was made anew`)}
      >
        {name}
      </Button>
    </li>
  );
};

const Repairs = (props: CulpritCardProps) => {
  const { culprit, corrections } = props;
  const { t } = useLingui();
  const repairs = orderRepairs(culprit.repairs);
  if (repairs.length === 0) {
    return (
      <p className={styles["should"]}>
        <Trans>
          No single correction makes every printed figure hold. Look at the line in the original: a digit may
          have been misread, or a row before it may be missing.
        </Trans>
      </p>
    );
  }
  return (
    <div className={styles["repairs"]}>
      <h3>
        <Plural value={repairs.length} one="Offered repair" other="# repairs, one of which may be right" />
      </h3>
      <ul className={styles["offers"]}>
        {repairs.map((repair, index) => (
          // repairs have no name of their own
          // oxlint-disable-next-line react/no-array-index-key
          <RepairOffer key={index} {...props} repair={repair} only={repairs.length === 1} />
        ))}
      </ul>
      {corrections.error !== null && (
        <Note tone="error" role="alert">
          {messageOf(corrections.error, t`Oops, update failed!`)}
        </Note>
      )}
      <p className={styles["hint"]}>
        <Trans>
          Each of them makes every printed figure hold. A repair changes how rows are read, never the file,
          and can be taken back.
        </Trans>
      </p>
    </div>
  );
};

/** Where the printed balances stop following one another, step by step, and the repairs that mend it. */
export const CulpritCard = (props: CulpritCardProps) => {
  const { row, onShow, onEdit } = props;
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const number = formatNumber(row.row, locale);
  const day = formatShortDay(row.booked_on, locale, today);
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
      <div className={styles["sides"]}>
        <Ledger {...props} />
        <Repairs {...props} />
      </div>
      <div className={styles["edit"]}>
        <Button act icon="edit" onClick={onEdit}>
          <Trans>Edit row {number}</Trans>
        </Button>
      </div>
    </Card>
  );
};
