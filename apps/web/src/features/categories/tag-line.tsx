import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { SubCategory } from "@passbook/contract/categories";
import { useCategoryChanges, useCategoryFlags } from "../../lib/reference-data/use-categories.ts";
import { isRefusal } from "../../lib/calls/refusal.ts";
import { Chip } from "../../ui/actions/chip.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import styles from "./categories.module.css";

const LONGEST = 40;

type NewTagProps = {
  readonly sub: SubCategory;
  /** Told whether the focus was still here. */
  readonly onDone: (focused: boolean) => void;
};

const NewTag = ({ sub, onDone }: NewTagProps) => {
  const { t } = useLingui();
  const { createTag } = useCategoryChanges();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const add = async () => {
    const wanted = name.trim();
    if (wanted === "" || busy) return;
    setBusy(true);
    try {
      await createTag({ sub_category_id: sub.id, name: wanted });
      onDone(true);
    } catch (thrown) {
      // what names no field has its toast; what was typed stays
      setError(isRefusal(thrown) ? thrown.message : undefined);
      setBusy(false);
    }
  };
  return (
    <form
      className={styles["typing"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label={t`New tag of ${sub.name}`} labelHidden error={error}>
        <TextInput
          ref={(input) => {
            input?.focus();
          }}
          value={name}
          maxLength={LONGEST}
          autoComplete="off"
          placeholder={t`Tag, then Enter`}
          aria-busy={busy}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
          onBlur={() => {
            if (name.trim() === "") onDone(false);
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") onDone(true);
          }}
        />
      </Field>
    </form>
  );
};

/** The tags of a sub-category, added and taken away in place. */
export const TagLine = ({ sub }: { readonly sub: SubCategory }) => {
  const { t } = useLingui();
  const { deleteTag } = useCategoryChanges();
  const { deleting_sub_category } = useCategoryFlags();
  const [typing, setTyping] = useState(false);
  const was_focused = useRef(false);
  return (
    <div className={styles["tags"]}>
      {sub.tags.map(({ id, name }) => (
        <Chip
          act
          key={id}
          kind="tag"
          removeLabel={t`Delete tag ${name}`}
          onRemove={() => {
            // one at a time; a failure has its toast
            if (!deleting_sub_category)
              deleteTag({ sub_category_id: sub.id, tag_id: id }).catch(() => undefined);
          }}
        >
          {name}
        </Chip>
      ))}
      {typing ? (
        <NewTag
          sub={sub}
          onDone={(focused) => {
            was_focused.current = focused;
            setTyping(false);
          }}
        />
      ) : (
        <Chip
          act
          ref={(chip) => {
            if (was_focused.current) chip?.focus();
            was_focused.current = false;
          }}
          kind="dash"
          icon="plus"
          aria-label={t`Add a tag to ${sub.name}`}
          onClick={() => {
            setTyping(true);
          }}
        >
          {t`Tag`}
        </Chip>
      )}
    </div>
  );
};
