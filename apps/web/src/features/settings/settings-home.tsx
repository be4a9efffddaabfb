import { useLingui } from "@lingui/react/macro";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { List, ListRow } from "../../ui/list.tsx";
import { Page } from "../../ui/page.tsx";
import { useAreas } from "./areas.ts";

export const SettingsHome = () => {
  const { t } = useLingui();
  const areas = useAreas();
  return (
    <Page title={t`Settings`}>
      <Card flush>
        <List flush label={t`Areas`}>
          {areas.map(({ to, icon, label, says }) => (
            <ListRow
              key={to}
              to={to}
              lead={<Icon name={icon} />}
              title={label}
              sub={says}
              end={<Icon name="chevron-right" size="sm" />}
            />
          ))}
        </List>
      </Card>
    </Page>
  );
};
