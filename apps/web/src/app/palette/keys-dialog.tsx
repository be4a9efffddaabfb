import { Trans, useLingui } from "@lingui/react/macro";
import type { CommandGroup } from "../../lib/commands/commands.ts";
import { useCommandGroups } from "../../lib/commands/commands.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { Kbd } from "../../ui/base/kbd.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import styles from "./keys-dialog.module.css";
import { useScreens } from "./use-screens.ts";

const useEverywhere = (): CommandGroup => {
  const { t } = useLingui();
  const may_act = useMayAct();
  return {
    title: t`Everywhere`,
    commands: [
      { keys: ["Ctrl K"], label: t`Find anything: screens, actions, merchants, transactions` },
      { keys: ["/"], label: t`Search` },
      ...(may_act ? [{ keys: ["N"], label: t`Write down a transaction` }] : []),
      { keys: ["?"], label: t`Show these keys` },
      { keys: ["Ctrl Z"], label: t`Take back the last change` },
      { keys: ["Esc"], label: t`Close a menu, dialog or panel` },
    ],
  };
};

const useGoing = (): CommandGroup => {
  const { t } = useLingui();
  const screens = useScreens();
  return {
    title: t`Go to`,
    commands: screens.flatMap(({ label, key }) =>
      key === undefined ? [] : [{ keys: ["G", key.toUpperCase()], label }],
    ),
  };
};

const Group = ({ title, commands }: CommandGroup) => (
  <section>
    <h3 className={styles["group"]}>{title}</h3>
    <dl className={styles["keys"]}>
      {commands.map(({ keys, label }) => (
        <div key={label}>
          <dt>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** What can be searched for, with an example of each. */
const useSearchHelp = (): readonly (readonly [string, string])[] => {
  const { t } = useLingui();
  return [
    ["17.24 · $58.93", t`an amount, money out and in alike; -17.24 is money out alone`],
    [">500 · 10..20", t`above, below or between amounts`],
    ["5 march · last month", t`days, also in:march, from:2026-03-05, to:today`],
    ['"blue bottle"', t`letter by letter; other words may have one slip`],
    ["merchant: category: tag:", t`by name; also account:, note:, vendor:, currency:`],
    ["tag:work,home", t`any of several`],
    ["-category:food", t`leaves out`],
    ["lidl OR (aldi >20)", t`either, and brackets`],
    ["is:pending has:note", t`what a row is or has`],
  ];
};

/** Every key that does something here, and what the search understands. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const help = useSearchHelp();
  return (
    <Dialog open title={t`Keys`} size="md" onClose={onClose}>
      {[...useCommandGroups(), useEverywhere(), useGoing()].map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <section className={styles["help"]}>
        <h3 className={styles["group"]}>
          <Trans>What the search understands</Trans>
        </h3>
        <dl className={styles["search"]}>
          {help.map(([example, words]) => (
            <div key={example}>
              <dt>
                <code>{example}</code>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
};
