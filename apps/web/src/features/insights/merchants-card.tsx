import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import styles from "./insights.module.css";
import { pathsOf } from "./insights-path.ts";

const MOST = 10;

/** Where most of it went. */
export const MerchantsCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const paths = pathsOf(insights);
  const { merchants, currency } = insights;
  return (
    <Card
      sums
      title={<Trans>Top merchants</Trans>}
      action={
        <Link className={styles["more"]} to="/settings/merchants">
          <Trans>All merchants</Trans>
        </Link>
      }
    >
      {merchants.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>No merchant has been paid in these days.</Trans>
        </p>
      ) : (
        <List>
          {merchants.slice(0, MOST).map((merchant) => (
            <ListRow
              key={merchant.merchant_id ?? merchant.vendor_id ?? merchant.name}
              lead={<LogoTile name={merchant.name} />}
              title={merchant.name}
              sub={<Plural value={merchant.purchase_count} one="# payment" other="# payments" />}
              end={<Amount amount={merchant.spent} currency={currency} signed={false} />}
              to={paths.merchant(merchant)}
            />
          ))}
        </List>
      )}
    </Card>
  );
};
