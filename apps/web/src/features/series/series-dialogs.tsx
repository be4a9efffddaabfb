import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Series } from "@passbook/contract/findings";
import { formatMoney, formatMonth } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import type { SeriesChanges } from "./use-series.ts";
import { useSeriesList } from "./use-series.ts";
import { useIntervalWords } from "./use-series-words.ts";

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
    if (await changes.rename(series, said)) onClose();
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

/** A series told from its namesakes: how often, how much, since when. */
const useSeriesFacts = (): ((series: Series) => string) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const intervals = useIntervalWords();
  return ({ interval, next, last_amount, currency, first_on }) => {
    const amount = formatMoney(Math.abs(next?.amount ?? last_amount), currency, locale);
    const since = formatMonth(first_on.slice(0, 7), locale);
    return t`${intervals[interval]} · ${amount} · since ${since}`;
  };
};

/** Which series this one is really part of: chosen first, merged by its own button. */
export const MergeSeriesDialog = ({
  series,
  changes,
  onClose,
  onMerged,
}: DialogProps & { readonly onMerged: () => void }) => {
  const { t } = useLingui();
  const { data } = useSeriesList(false);
  const toFacts = useSeriesFacts();
  const [into, setInto] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const others = (data ?? []).filter(({ id, currency }) => id !== series.id && currency === series.currency);
  const chosen = others.find(({ id }) => id === into);
  const { name } = series;
  const merge = async () => {
    if (chosen === undefined) {
      setMissing(true);
      return;
    }
    setBusy(true);
    if (await changes.merge(series.id, chosen.id)) onMerged();
    else setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t`Merge ${name}`}
      text={
        <>
          <p>{toFacts(series)}</p>
          <Trans>It becomes one with the series you choose; interval and amounts are found anew.</Trans>
        </>
      }
      confirmLabel={t`Merge`}
      busy={busy}
      onConfirm={() => void merge()}
      onClose={onClose}
    >
      <Combobox
        label={t`Series`}
        hint={chosen === undefined ? undefined : toFacts(chosen)}
        error={missing && chosen === undefined ? t`Choose a series.` : undefined}
        disabled={busy}
        groups={[{ options: others.map((each) => ({ id: each.id, label: each.name, hint: toFacts(each) })) }]}
        value={into}
        onChange={setInto}
      />
    </ConfirmDialog>
  );
};
