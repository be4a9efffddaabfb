import { Trans, useLingui } from "@lingui/react/macro";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Kbd } from "../../../ui/base/kbd.tsx";
import { Menu } from "../../../ui/actions/menu.tsx";
import { SelectionBar } from "../../../ui/lists/selection-bar.tsx";
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
      <Button
        onClick={() => {
          onEdit("category");
        }}
      >
        <Trans>Categorise</Trans>{" "}
        <span className={styles["kbd"]}>
          <Kbd>C</Kbd>
        </span>
      </Button>
      <Button
        onClick={() => {
          onEdit("tag");
        }}
      >
        <Trans>Tag</Trans>{" "}
        <span className={styles["kbd"]}>
          <Kbd>T</Kbd>
        </span>
      </Button>
      <Menu
        label={t`More for the selection`}
        align="end"
        trigger={(trigger) => (
          <IconButton {...trigger} kind="secondary" icon="more" label={t`More for the selection`} />
        )}
        items={[
          {
            label: t`Remove a tag`,
            icon: "tag",
            kbd: "U",
            onSelect: () => {
              onEdit("untag");
            },
          },
          {
            label: t`Split by percent`,
            icon: "split",
            kbd: "S",
            onSelect: () => {
              onEdit("split");
            },
          },
          {
            label: t`Set merchant`,
            icon: "store",
            kbd: "M",
            onSelect: () => {
              onEdit("merchant");
            },
          },
          {
            label: t`Count on another day`,
            icon: "calendar",
            kbd: "D",
            onSelect: () => {
              onEdit("counts_on");
            },
          },
          {
            label: t`Write a note`,
            icon: "edit",
            kbd: "E",
            onSelect: () => {
              onEdit("note");
            },
          },
          {
            label: t`Transfer or refund`,
            icon: "link",
            kbd: "B",
            onSelect: () => {
              onEdit("link");
            },
          },
          {
            label: t`Attach a file`,
            icon: "attach",
            kbd: "P",
            onSelect: () => {
              onEdit("paper");
            },
          },
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
