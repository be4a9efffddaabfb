import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Kbd } from "../../../ui/base/kbd.tsx";
import styles from "./edit-dialog.module.css";

type Keys = readonly (readonly [readonly string[], string])[];

/** The keys of the list of transactions. */
const useListKeys = (): Keys => {
  const { t } = useLingui();
  return [
    [["/"], t`Search`],
    [["J", "K"], t`Next and previous transaction`],
    [["↓", "↑"], t`The same, while the list has focus`],
    [["Enter"], t`Open the details`],
    [["X"], t`Select or unselect`],
    [["C"], t`Choose a category`],
    [["A"], t`Take the likely category`],
    [["T"], t`Add a tag`],
    [["M"], t`Set the merchant`],
    [["L"], t`Go to its line in the statement`],
    [["Ctrl Z"], t`Take back the last change`],
    [["Esc"], t`Close the details, then clear the selection`],
    [["?"], t`Show these keys`],
  ];
};

/** The keys of what waits for the person's word. */
const useReviewKeys = (): Keys => {
  const { t } = useLingui();
  return [
    [["J", "K"], t`Next and previous vendor`],
    [["↓", "↑"], t`The same, while one of them has focus`],
    [["Enter", "1"], t`File it as suggested`],
    [["2", "3"], t`File it under the second or third that is offered`],
    [["U"], t`Take back the last answer`],
    [["O"], t`Choose another sub-category`],
    [["S"], t`Show its transactions`],
    [["?"], t`Show these keys`],
  ];
};

type ShortcutsDialogProps = { readonly screen: "list" | "review"; readonly onClose: () => void };

/** The keys of this screen. */
export const ShortcutsDialog = ({ screen, onClose }: ShortcutsDialogProps) => {
  const { t } = useLingui();
  const list = useListKeys();
  const review = useReviewKeys();
  const keys = screen === "list" ? list : review;
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
