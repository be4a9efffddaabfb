import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { chooseTheme, onThemeChoice, readTheme } from "../../lib/browser/theme.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";

export const ThemeChoice = () => {
  const { t } = useLingui();
  const theme = useSyncExternalStore(onThemeChoice, readTheme);
  return (
    <Card title={t`Theme`}>
      <Stack row wrap between align="center">
        <Text tone="2" size="sm">{t`On this device`}</Text>
        <SegmentedControl
          label={t`Theme`}
          value={theme}
          options={[
            { value: "system", label: t`System` },
            { value: "light", label: t`Light` },
            { value: "dark", label: t`Dark` },
          ]}
          onChange={chooseTheme}
        />
      </Stack>
    </Card>
  );
};
