import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useCategoryChanges } from "../../../lib/reference-data/use-categories.ts";
import { useMerchantChanges } from "../../../lib/reference-data/use-merchants.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import {
  useMerchantChoices,
  useSubCategoryChoices,
  useTagChoices,
} from "../../../lib/reference-data/reference-choices.tsx";
import { CountsOnChoice } from "./counts-on-choice.tsx";
import { LinkChoice } from "./link-choice.tsx";
import { NoteChoice } from "./note-choice.tsx";
import { PaperChoice } from "./paper-choice.tsx";
import { SplitChoice } from "./split-choice.tsx";
import type { Target } from "../state/change-transactions.ts";
import styles from "./edit-dialog.module.css";
import { listTagsOf } from "./tags-of.ts";
import type { Edits } from "../state/use-edits.ts";
import { useManyEdits } from "./use-many-edits.ts";

export type EditKind =
  | "category"
  | "merchant"
  | "tag"
  | "untag"
  | "split"
  | "counts_on"
  | "note"
  | "link"
  | "paper";
type EditDialogProps = {
  readonly kind: EditKind;
  readonly target: Target;
  readonly count: number;
  /** The sub-category a new tag joins; null when the transactions have several. */
  readonly sub_category_id: string | null;
  /** The day that figures count it on; null when the transactions have several. */
  readonly day?: string | null;
  /** What is noted of it; not there when the transactions are several. */
  readonly note?: string;
  readonly reference: Reference;
  readonly edits: Edits;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const NewTagPlace = ({
  name,
  reference,
  onPlace,
}: {
  readonly name: string;
  readonly reference: Reference;
  readonly onPlace: (sub_category_id: string) => void;
}) => {
  const { t } = useLingui();
  const groups = useSubCategoryChoices(reference);
  return (
    <Combobox
      key="place"
      label={t`Sub-category of the new tag “${name}”`}
      groups={groups}
      value={null}
      inline
      startOpen
      onChange={onPlace}
    />
  );
};

const TagChoice = ({
  target,
  sub_category_id,
  reference,
  edits,
  onClose,
  onDone,
}: Omit<EditDialogProps, "kind" | "count">) => {
  const { t } = useLingui();
  const groups = useTagChoices(reference, sub_category_id);
  const { createTag } = useCategoryChanges();
  const [name, setName] = useState<string | null>(null);
  const add = (tag_id: string, words: string) => {
    onDone();
    void edits.addTag(target, tag_id, words);
  };
  const create = async (words: string, place: string) => {
    try {
      const { data } = await createTag({ sub_category_id: place, name: words });
      add(data.id, data.name);
    } catch {
      // the failure was told by the change itself
      onClose();
    }
  };
  if (name !== null)
    return <NewTagPlace name={name} reference={reference} onPlace={(place) => void create(name, place)} />;
  return (
    <Combobox
      label={t`Tag`}
      groups={groups}
      value={null}
      inline
      startOpen
      placeholder={t`Find or write a tag`}
      createLabel={(words) => t`New tag “${words}”`}
      onCreate={(words) => {
        if (sub_category_id === null) setName(words);
        else void create(words, sub_category_id);
      }}
      onChange={(id) => {
        add(id, reference.findTag(id)?.tag.name ?? "");
      }}
    />
  );
};

const MerchantChoice = ({
  target,
  reference,
  edits,
  onClose,
  onDone,
}: Omit<EditDialogProps, "kind" | "count">) => {
  const { t } = useLingui();
  const groups = useMerchantChoices(reference);
  const { createMerchant } = useMerchantChanges();
  const assign = (merchant: { readonly id: string; readonly name: string } | null) => {
    onDone();
    void edits.setMerchant(target, merchant);
  };
  const create = async (name: string) => {
    try {
      const { data } = await createMerchant({ name });
      assign(data);
    } catch {
      // the failure was told by the change itself
      onClose();
    }
  };
  return (
    <Combobox
      label={t`Merchant`}
      groups={groups}
      value={null}
      inline
      startOpen
      placeholder={t`Find or write a merchant`}
      createLabel={(name) => t`New merchant “${name}”`}
      onCreate={(name) => void create(name)}
      onChange={(id) => {
        assign(reference.findMerchant(id) ?? null);
      }}
    />
  );
};

const CategoryChoice = ({ target, reference, edits, onDone }: Omit<EditDialogProps, "kind" | "count">) => {
  const { t } = useLingui();
  const groups = useSubCategoryChoices(reference);
  return (
    <Combobox
      label={t`Sub-category`}
      groups={groups}
      value={null}
      inline
      startOpen
      placeholder={t`Find a sub-category`}
      onChange={(id) => {
        onDone();
        void edits.categorise(target, id);
      }}
    />
  );
};

const CountsOn = ({ target, day = null, edits, onDone }: Omit<EditDialogProps, "kind" | "count">) => (
  <CountsOnChoice
    day={day}
    onChoose={(counts_on, name) => {
      onDone();
      void edits.setCountsOn(target, counts_on, name);
    }}
  />
);

const NoteForAll = ({ target, note, edits, onDone }: Omit<EditDialogProps, "kind" | "count">) => (
  <NoteChoice
    before={note ?? null}
    onChoose={(chosen) => {
      onDone();
      void edits.setNote(target, chosen);
    }}
  />
);

/** Tags that the transactions have, as far as all of them are known here; else all tags. */
const TagToRemove = ({ target, reference, edits, onDone }: Omit<EditDialogProps, "kind" | "count">) => {
  const { t } = useLingui();
  const all = useTagChoices(reference, null);
  const [worn] = useState(() => listTagsOf(target));
  const groups =
    worn === null
      ? all
      : all.flatMap((group) => {
          const options = group.options.filter(({ id }) => worn.has(id));
          return options.length === 0 ? [] : [{ ...group, options }];
        });
  if (groups.length === 0)
    return (
      <p>
        <Trans>None of these has a tag</Trans>
      </p>
    );
  return (
    <Combobox
      label={t`Tag`}
      groups={groups}
      value={null}
      inline
      startOpen
      placeholder={t`Find a tag`}
      onChange={(id) => {
        onDone();
        void edits.removeTag(target, id, reference.findTag(id)?.tag.name ?? "");
      }}
    />
  );
};

const SplitForAll = ({ target, reference, edits, onDone }: Omit<EditDialogProps, "kind" | "count">) => (
  <SplitChoice
    reference={reference}
    onChoose={(split) => {
      onDone();
      void edits.splitAll(target, split);
    }}
  />
);

const LinkForAll = ({ target, onDone }: Pick<EditDialogProps, "target" | "onDone">) => {
  const { link: setLink } = useManyEdits();
  return (
    <LinkChoice
      onChoose={async (link) => {
        if (await setLink(target, link)) onDone();
      }}
    />
  );
};

const PaperForAll = ({ target, onDone }: Pick<EditDialogProps, "target" | "onDone">) => {
  const { attachToAll } = useManyEdits();
  return (
    <PaperChoice
      onChoose={async (file) => {
        if (await attachToAll(target, file)) onDone();
      }}
    />
  );
};

const CHOICES = {
  category: CategoryChoice,
  merchant: MerchantChoice,
  tag: TagChoice,
  untag: TagToRemove,
  split: SplitForAll,
  counts_on: CountsOn,
  note: NoteForAll,
  link: LinkForAll,
  paper: PaperForAll,
} as const;

/** One choice for one or many transactions. */
export const EditDialog = ({ kind, count, ...rest }: EditDialogProps) => {
  const { t } = useLingui();
  const titles = {
    category: t`Categorise`,
    merchant: t`Merchant`,
    tag: t`Tag`,
    untag: t`Remove a tag`,
    split: t`Split by percent`,
    counts_on: t`Counts on another day`,
    note: t`Note`,
    link: t`Transfer or refund`,
    paper: t`Attach a file`,
  };
  const Choice = CHOICES[kind];
  return (
    <Dialog
      open
      title={titles[kind]}
      size={kind === "split" || kind === "link" ? "md" : undefined}
      onClose={rest.onClose}
      actions={
        <Button onClick={rest.onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <p className={styles["what"]}>
        <Plural value={count} one="For # transaction" other="For # transactions" />
      </p>
      <Choice {...rest} />
    </Dialog>
  );
};
