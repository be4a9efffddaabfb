import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Series } from "@passbook/contract/movements";
import { Button } from "../../ui/button.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { SeriesChanges } from "./use-series.ts";
import { useSeriesList } from "./use-series.ts";

type DialogProps = {
  readonly series: Series;
  readonly changes: SeriesChanges;
  readonly onClose: () => void;
};

const NAME_LENGTH = 80;

export const RenameSeriesDialog = ({ series, changes, onClose }: DialogProps) => {
  const { t } = useLingui();
  const [name, setName] = useState(series.name);
  const [busy, setBusy] = useState(false);
  const said = name.trim();
  const save = async () => {
    if (said === "") return;
    setBusy(true);
    if (await changes.rename(series.id, said)) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      open
      title={t`Rename`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" busy={busy} disabled={said === ""} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Field label={t`Name`} error={said === "" ? t`Enter a name.` : undefined}>
        <TextInput
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") void save();
          }}
        />
      </Field>
    </Dialog>
  );
};

/** Which series this one is really part of. */
export const MergeSeriesDialog = ({
  series,
  changes,
  onClose,
  onMerged,
}: DialogProps & { readonly onMerged: () => void }) => {
  const { t } = useLingui();
  const { data } = useSeriesList(false);
  const [busy, setBusy] = useState(false);
  const others = (data ?? []).filter(({ id, currency }) => id !== series.id && currency === series.currency);
  const merge = async (into: string) => {
    setBusy(true);
    if (await changes.merge(series.id, into)) onMerged();
    else setBusy(false);
  };
  return (
    <Dialog
      open
      title={t`Merge into another series`}
      onClose={onClose}
      actions={
        <Button onClick={onClose} busy={busy}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <Combobox
        label={t`Series`}
        hint={t`Both become one; its interval and amounts are found anew.`}
        disabled={busy}
        groups={[{ options: others.map(({ id, name }) => ({ id, label: name })) }]}
        value={null}
        onChange={(into) => void merge(into)}
      />
    </Dialog>
  );
};
