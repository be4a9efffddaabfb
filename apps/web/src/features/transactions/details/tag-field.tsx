import { useLingui } from "@lingui/react/macro";
import type { Transaction } from "@passbook/contract/transactions";
import { useCategoryChanges } from "../../../lib/reference-data/use-categories.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Acts } from "../../../ui/base/acts.tsx";
import { Chip } from "../../../ui/actions/chip.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Dropdown } from "../../../ui/actions/dropdown.tsx";
import { useTagChoices } from "../../../lib/reference-data/reference-choices.tsx";
import styles from "./details.module.css";
import type { Edits } from "../state/use-edits.ts";

type TagFieldProps = {
  readonly transaction: Transaction;
  readonly reference: Reference;
  readonly edits: Edits;
};

/** The tags of a transaction; a new one joins its sub-category. */
export const TagField = ({ transaction, reference, edits }: TagFieldProps) => {
  const { t } = useLingui();
  const groups = useTagChoices(reference, transaction.sub_category_id);
  const { createTag } = useCategoryChanges();
  const add = (tag_id: string) => {
    void edits.setTags(transaction.id, [...new Set([...transaction.tags, tag_id])]);
  };
  const create = async (name: string) => {
    try {
      const { data } = await createTag({ sub_category_id: transaction.sub_category_id, name });
      add(data.id);
    } catch {
      // the failure was told by the change itself
    }
  };
  return (
    <div className={styles["tags"]}>
      {transaction.tags.map((id) => {
        const name = reference.findTag(id)?.tag.name ?? "…";
        return (
          <Chip
            act
            key={id}
            kind="tag"
            removeLabel={t`Remove tag ${name}`}
            onRemove={() => {
              void edits.setTags(
                transaction.id,
                transaction.tags.filter((tag) => tag !== id),
              );
            }}
          >
            {name}
          </Chip>
        );
      })}
      <Acts>
        <Dropdown
          label={t`Add a tag`}
          trigger={(trigger) => (
            <Chip {...trigger} kind="dash" icon="plus" onClick={() => undefined} aria-label={t`Add a tag`}>
              {t`Tag`}
            </Chip>
          )}
        >
          {(close) => (
            <Combobox
              label={t`Tag`}
              groups={groups}
              value={null}
              placeholder={t`Find or write a tag`}
              createLabel={(name) => t`New tag “${name}”`}
              onCreate={(name) => {
                close();
                void create(name);
              }}
              onChange={(id) => {
                close();
                add(id);
              }}
            />
          )}
        </Dropdown>
      </Acts>
    </div>
  );
};
