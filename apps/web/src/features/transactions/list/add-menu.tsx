import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useCommands } from "../../../lib/commands/commands.ts";
import { openQuickAdd } from "../../../lib/commands/quick-add.ts";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Menu } from "../../../ui/actions/menu.tsx";
import { useShortcuts } from "../state/use-shortcuts.ts";
import styles from "./transactions-screen.module.css";

/** What can be added to the list by hand: a transaction, or a receipt of one. */
export const AddMenu = ({ chooser }: { readonly chooser: RefObject<HTMLInputElement | null> }) => {
  const { t } = useLingui();
  const attach = () => chooser.current?.click();
  useShortcuts({ r: attach }, () => false);
  useCommands(t`Transactions`, [{ keys: ["R"], label: t`Attach a receipt`, run: attach }]);
  return (
    <Menu
      label={t`Add`}
      align="end"
      trigger={(props) => (
        <IconButton {...props} icon="plus" kind="secondary" label={t`Add`} className={styles["add"]} />
      )}
      items={[
        { label: t`Write down a transaction`, icon: "edit", kbd: "N", onSelect: openQuickAdd },
        { label: t`Attach a receipt`, icon: "attach", kbd: "R", onSelect: attach },
      ]}
    />
  );
};
