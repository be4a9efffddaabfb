import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Asset, AssetKind } from "@passbook/contract/assets";
import { isDebt } from "@passbook/contract/assets";
import { listCurrencyGroups } from "../../lib/form/currency-choices.ts";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FieldPairs } from "../../ui/forms/field-pairs.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { useLocale } from "../../words/locale.tsx";
import { AssetValues } from "./asset-values.tsx";
import { type Entered, listChanges, useAssetForm } from "./use-asset-form.ts";
import type { WorthChanges } from "./use-worth-data.ts";
import { useAssetKindLabels } from "./use-worth-words.ts";

type FieldsProps = {
  readonly entered: Entered;
  readonly set: (some: Partial<Entered>) => void;
  readonly tried: boolean;
};

/** What it is. */
const KindFields = ({ entered, set, tried }: FieldsProps) => {
  const { t } = useLingui();
  const { language } = useLocale();
  const kinds = useAssetKindLabels();
  const { name, kind, currency } = entered;
  return (
    <>
      <Field label={t`Name`} error={tried && name.trim() === "" ? t`Enter a name.` : undefined}>
        <TextInput
          value={name}
          maxLength={80}
          onChange={(event) => {
            set({ name: event.currentTarget.value });
          }}
        />
      </Field>
      <FieldPairs>
        <Field label={t`Kind`}>
          <Select
            value={kind}
            onChange={(event) => {
              set({ kind: event.currentTarget.value as AssetKind });
            }}
          >
            {Object.entries(kinds).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Combobox
          label={t`Currency`}
          groups={listCurrencyGroups([currency], language)}
          value={currency}
          onChange={(code) => {
            set({ currency: code });
          }}
        />
      </FieldPairs>
    </>
  );
};

/** A value, and the day from which it is that. */
const ValueFields = ({ entered, set, tried, is_needed }: FieldsProps & { readonly is_needed: boolean }) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const { kind, amount, on, currency } = entered;
  const is_late = on > today || on === "";
  return (
    <FieldPairs>
      <Field
        label={isDebt(kind) ? t`What is owed` : t`What it is worth`}
        hint={is_needed ? undefined : t`Left empty, its values stay.`}
        error={tried && is_needed && amount === null ? t`Write an amount.` : undefined}
      >
        <AmountInput
          value={amount}
          currency={currency}
          onChange={(value) => {
            set({ amount: value });
          }}
        />
      </Field>
      <Field label={t`On`} error={tried && is_late ? t`Choose a day up to today.` : undefined}>
        <DateField
          value={on}
          max={today}
          onChange={(event) => {
            set({ on: event.currentTarget.value });
          }}
        />
      </Field>
    </FieldPairs>
  );
};

type AssetDialogProps = {
  /** Null for a new one. */
  readonly asset: Asset | null;
  readonly changes: WorthChanges;
  readonly onClose: () => void;
};

/** Adds an asset or a debt, or changes one and its values. */
export const AssetDialog = ({ asset, changes, onClose }: AssetDialogProps) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const { entered, set } = useAssetForm(asset);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setTried(true);
    const { name, kind, currency, amount, on } = entered;
    if (name.trim() === "" || on === "" || on > today || (asset === null && amount === null)) return;
    setBusy(true);
    const done =
      asset === null
        ? await changes.create({ name: name.trim(), kind, currency, values: [{ on, amount: amount ?? 0 }] })
        : await changes.change(asset, listChanges(asset, entered));
    if (done) onClose();
    else setBusy(false);
  };
  const remove = async (gone: Asset): Promise<void> => {
    if (await changes.remove(gone)) onClose();
  };
  return (
    <FormDialog
      title={asset === null ? t`Add an asset or a debt` : asset.name}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
      onDelete={asset === null ? undefined : () => void remove(asset)}
    >
      <KindFields entered={entered} set={set} tried={tried} />
      <ValueFields entered={entered} set={set} tried={tried} is_needed={asset === null} />
      {asset !== null && <AssetValues asset={asset} entered={entered} set={set} />}
    </FormDialog>
  );
};
