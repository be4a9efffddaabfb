import { useLingui } from "@lingui/react/macro";
import { Card } from "../../ui/frame/card.tsx";
import { Kbd } from "../../ui/base/kbd.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";
import { useMediaQuery } from "../../ui/base/use-media-query.ts";

/** Keys that work everywhere; those of a screen are told on it, and phones have none. */
export const Shortcuts = () => {
  const { t } = useLingui();
  const hasRoom = useMediaQuery("(min-width: 768px)");
  if (!hasRoom) return null;
  return (
    <Card title={t`Keyboard`}>
      <KeyValues
        items={[
          { label: t`Find anything`, value: <Kbd>Ctrl K</Kbd> },
          { label: t`Search in a list`, value: <Kbd>/</Kbd> },
          { label: t`Show all keys, and what the search understands`, value: <Kbd>?</Kbd> },
          { label: t`Take back the last change`, value: <Kbd>Ctrl Z</Kbd> },
          { label: t`Save a form`, value: <Kbd>Enter</Kbd> },
          { label: t`Close a menu, dialog or panel`, value: <Kbd>Esc</Kbd> },
          { label: t`Move in a menu or list of choices`, value: <Kbd>↑ ↓</Kbd> },
        ]}
      />
    </Card>
  );
};
