import { useLingui } from "@lingui/react/macro";
import { Card } from "../../ui/frame/card.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { useAreas } from "./areas.ts";

export const SettingsHome = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`}>
      <Card flush>
        <List flush label={t`Areas`}>
          {useAreas().map(({ to, icon, label, says }) => (
            <ListRow
              key={to}
              to={to}
              wrap
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
