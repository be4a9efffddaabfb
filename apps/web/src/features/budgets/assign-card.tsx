import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AssignedMoney, Assigning } from "../../lib/reference-data/use-assigned-money.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./budgets.module.css";

const One = ({ assigning }: { readonly assigning: Assigning }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { currency, held, to_assign, assigned_later, unknown_account_ids } = assigning;
  const [all, later] = [held, assigned_later].map((amount) => formatMoney(amount, currency, locale));
  const count = unknown_account_ids.length;
  return (
    <div className={styles["total"]}>
      <div className={styles["line"]}>
        <Figure amount={to_assign} currency={currency} size="lg" sign="auto" label={t`To be assigned`} />
        <span className={styles["sum"]}>
          <Trans>of {all} in your accounts</Trans>
        </span>
      </div>
      {to_assign < 0 && (
        <p className={styles["below"]}>
          <Trans>More is assigned than there is.</Trans>
        </p>
      )}
      {assigned_later !== 0 && (
        <p className={styles["below"]}>
          <Trans>{later} is assigned in later months.</Trans>
        </p>
      )}
      {count > 0 && (
        <p className={styles["below"]}>
          <Plural
            value={count}
            one="# account is not counted, since no balance of it is known."
            other="# accounts are not counted, since no balance of them is known."
          />
        </p>
      )}
    </div>
  );
};

type AssignCardProps = {
  readonly assigning: readonly Assigning[];
  readonly month: string;
  readonly money: AssignedMoney;
};

/** What has no job yet, each currency apart. */
export const AssignCard = ({ assigning, month, money }: AssignCardProps) =>
  assigning.length === 0 ? null : (
    <Card
      sums
      title={<Trans>To be assigned</Trans>}
      action={
        assigning.some(({ to_assign }) => to_assign > 0) && (
          <Button act onClick={() => void money.fill(month)}>
            <Trans>Fill what budgets ask</Trans>
          </Button>
        )
      }
    >
      {assigning.map((each) => (
        <One key={each.currency} assigning={each} />
      ))}
    </Card>
  );
