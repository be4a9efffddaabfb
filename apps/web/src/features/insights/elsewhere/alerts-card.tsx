import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { AlertRow } from "../../../lib/notices/alert-row.tsx";
import { useAlertChanges, useAlerts, useSeen } from "../../../lib/reference-data/use-alerts.ts";
import { Card } from "../../../ui/frame/card.tsx";
import { GridItem } from "../../../ui/frame/grid.tsx";
import { List } from "../../../ui/lists/list.tsx";
import styles from "../insights.module.css";

const MOST = 3;

/** The latest of what a person should know now; nothing where there is nothing. */
export const AlertsCard = () => {
  const { data = [] } = useAlerts();
  const changes = useAlertChanges();
  const shown = data.slice(0, MOST);
  useSeen(shown);
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
