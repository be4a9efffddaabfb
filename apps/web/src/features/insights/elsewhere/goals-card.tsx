import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useGoals } from "../../../lib/reference-data/use-goals.ts";
import { ProgressBar } from "../../../ui/figures/progress-bar.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { GridItem } from "../../../ui/frame/grid.tsx";
import { formatMoney } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import styles from "../insights.module.css";

const MOST = 4;

/** Goals that are not reached yet; nothing where there are none. */
export const GoalsCard = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { data = [] } = useGoals();
  const shown = data
    .filter(({ state }) => state !== "gone" && state !== "no_balance" && state !== "reached")
    .slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <GridItem>
      <Card
        sums
        title={<Trans>Goals</Trans>}
        action={
          <Link className={styles["more"]} to="/goals">
            <Trans>All goals</Trans>
          </Link>
        }
      >
        <ul className={styles["budgets"]}>
          {shown.map(({ id, name, saved, amount, currency }) => {
            const [used, all] = [saved, amount].map((minor) =>
              formatMoney(minor, currency, locale, { round: true }),
            );
            return (
              <li key={id}>
                <div className={styles["budget"]}>
                  <span>{name}</span>
                  <span>
                    <Trans>
                      {used} of {all}
                    </Trans>
                  </span>
                </div>
                <ProgressBar label={t`${name}: ${used} of ${all}`} value={Math.max(saved, 0)} max={amount} />
              </li>
            );
          })}
        </ul>
      </Card>
    </GridItem>
  );
};
