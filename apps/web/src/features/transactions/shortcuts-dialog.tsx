import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../ui/dialog.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import styles from "./edit-dialog.module.css";

/** The keys of this screen. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const keys: readonly (readonly [readonly string[], string])[] = [
    [["/"], t`Search`],
    [["J", "K"], t`Next and previous transaction`],
    [["↓", "↑"], t`The same, while the list has focus`],
    [["Enter"], t`Open the details`],
    [["X"], t`Select or unselect`],
    [["C"], t`Choose a category`],
    [["T"], t`Add a tag`],
    [["M"], t`Set the merchant`],
    [["L"], t`Go to its line in the statement`],
    [["Ctrl Z"], t`Take back the last change`],
    [["Esc"], t`Close the details, then clear the selection`],
    [["?"], t`Show these keys`],
  ];
  return (
    <Dialog open title={t`Keys`} onClose={onClose}>
      <dl className={styles["keys"]}>
        {keys.map(([names, words]) => (
          <div key={words}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
