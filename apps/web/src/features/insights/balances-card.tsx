import { Trans, useLingui } from "@lingui/react/macro";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Sparkline } from "../../ui/charts/sparkline.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { Verdict } from "../../ui/figures/verdict.tsx";
import styles from "./insights.module.css";
import { useBalances } from "./use-insights.ts";

/** Balances as last printed, with their history. */
export const BalancesCard = ({ reference }: { readonly reference: Reference }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { data, isPending } = useBalances();
  return (
    <Card
      title={<Trans>Balances</Trans>}
      action={
        <span className={styles["quiet"]}>
          <Trans>as last printed</Trans>
        </span>
      }
    >
      {isPending && <SkeletonRows count={4} />}
      {data?.length === 0 && (
        <p className={styles["none"]}>
          <Trans>No statement has printed a balance yet.</Trans>
        </p>
      )}
      <List>
        {(data ?? []).map((balance) => {
          const account = reference.findAccount(balance.bank_account_id);
          const day = formatShortDay(balance.as_of, locale, today);
          return (
            <ListRow
              key={balance.bank_account_id}
              lead={<LogoTile name={account?.bank.name ?? "?"} mark={account?.bank.logo} kind="bank" />}
              title={account?.display_label ?? "…"}
              sub={
                <Verdict
                  verdict={balance.proved ? "proved" : "unproved"}
                  look="words"
                  label={balance.proved ? t`proved to ${day}` : t`not proved, printed on ${day}`}
                />
              }
              end={
                <span className={styles["balance"]}>
                  {balance.history.length > 1 && (
                    <span className={styles["spark"]}>
                      <Sparkline values={balance.history.map((point) => point.amount)} />
                    </span>
                  )}
                  <Amount amount={balance.amount} currency={balance.currency} tone="ink" />
                </span>
              }
              to={`/settings/bank-accounts/${balance.bank_account_id}/register`}
            />
          );
        })}
      </List>
    </Card>
  );
};
