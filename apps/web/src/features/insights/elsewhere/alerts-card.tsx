import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { MonthInsights } from "@passbook/contract/insights";
import { useHomeCards } from "../../../lib/explore/use-explorations.ts";
import { AlertRow } from "../../../lib/notices/alert-row.tsx";
import { useAlertChanges, useAlerts, useSeen } from "../../../lib/reference-data/use-alerts.ts";
import { Card } from "../../../ui/frame/card.tsx";
import { GridItem } from "../../../ui/frame/grid.tsx";
import { List } from "../../../ui/lists/list.tsx";
import styles from "../insights.module.css";
import { isToldBelow } from "./told-below.ts";

const MOST = 3;

/** The latest of what a person should know now, but what another card of the screen tells; nothing where there is nothing. */
export const AlertsCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const { data: all = [] } = useAlerts();
  const is_apart = useHomeCards()?.some(({ card, hidden }) => card === "unusual" && hidden) === true;
  const changes = useAlertChanges();
  const below = is_apart ? [] : all.filter((alert) => isToldBelow(alert, insights));
  const data = all.filter((alert) => !below.includes(alert));
  const shown = data.slice(0, MOST);
  useSeen([...shown, ...below]);
  if (data.length === 0) return null;
  return (
    <GridItem>
      <div data-print="no">
        <Card
          title={<Trans>Alerts</Trans>}
          sub={data.length > MOST ? <Plural value={data.length} one="# alert" other="# alerts" /> : undefined}
          action={
            <Link className={styles["more"]} to="/alerts">
              <Trans>All alerts</Trans>
            </Link>
          }
        >
          <List>
            {shown.map((alert) => (
              <AlertRow key={alert.id} alert={alert} onDismiss={() => void changes.dismiss([alert])} />
            ))}
          </List>
        </Card>
      </div>
    </GridItem>
  );
};
