import { Trans, useLingui } from "@lingui/react/macro";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Kbd } from "../../../ui/base/kbd.tsx";
import { Menu, type MenuAction } from "../../../ui/actions/menu.tsx";
import { SelectionBar } from "../../../ui/lists/selection-bar.tsx";
import type { ReactNode } from "react";
import styles from "./bulk-bar.module.css";
import type { EditKind } from "./edit-dialog.tsx";

type BulkBarProps = {
  readonly count: number;
  readonly matching: number;
  readonly all: boolean;
  /** Why these cannot be deleted, or null when they can. */
  readonly deleteRefusal: string | null;
  readonly onAll: () => void;
  readonly onEdit: (kind: EditKind) => void;
  /** Those that are shown are hidden ones. */
  readonly showsHidden: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
};

type KeyButtonProps = {
  readonly letter: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

const KeyButton = ({ letter, onClick, children }: KeyButtonProps) => (
  <Button onClick={onClick}>
    {children}{" "}
    <span className={styles["kbd"]}>
      <Kbd>{letter}</Kbd>
    </span>
  </Button>
);

/** What can be done with the selection. */
export const BulkBar = ({
  count,
  matching,
  all,
  deleteRefusal,
  onAll,
  onEdit,
  showsHidden,
  onHide,
  onDelete,
  onClear,
}: BulkBarProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const total = formatNumber(matching, locale);
  const edit = (kind: EditKind) => () => {
    onEdit(kind);
  };
  const edits: readonly MenuAction[] = [
    { label: t`Remove a tag`, icon: "tag", kbd: "U", onSelect: edit("untag") },
    { label: t`Split by percent`, icon: "split", kbd: "S", onSelect: edit("split") },
    { label: t`Set merchant`, icon: "store", kbd: "M", onSelect: edit("merchant") },
    { label: t`Count on another day`, icon: "calendar", kbd: "D", onSelect: edit("counts_on") },
    { label: t`Write a note`, icon: "edit", kbd: "E", onSelect: edit("note") },
    { label: t`Transfer or refund`, icon: "link", kbd: "B", onSelect: edit("link") },
    { label: t`Attach a file`, icon: "attach", kbd: "P", onSelect: edit("paper") },
  ];
  return (
    <SelectionBar
      count={count}
      onClear={onClear}
      more={
        !all &&
        matching > count && (
          <Button kind="link" onClick={onAll}>
            <Trans>Select all {total} matching</Trans>
          </Button>
        )
      }
    >
      <KeyButton letter="C" onClick={edit("category")}>
        <Trans>Categorise</Trans>
      </KeyButton>
      <KeyButton letter="T" onClick={edit("tag")}>
        <Trans>Tag</Trans>
      </KeyButton>
      <Menu
        label={t`More for the selection`}
        align="end"
        trigger={(trigger) => (
          <IconButton {...trigger} kind="secondary" icon="more" label={t`More for the selection`} />
        )}
        items={[
          ...edits,
          {
            label: showsHidden ? t`Show again` : t`Hide`,
            icon: showsHidden ? "eye" : "eye-off",
            kbd: "H",
            onSelect: () => {
              onHide(!showsHidden);
            },
          },
          "separator",
          {
            label: t`Delete`,
            icon: "trash",
            kbd: "Del",
            danger: true,
            disabled: deleteRefusal !== null,
            end: deleteRefusal ?? undefined,
            onSelect: onDelete,
          },
        ]}
      />
    </SelectionBar>
  );
};
