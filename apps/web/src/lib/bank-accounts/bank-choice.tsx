import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Bank } from "@passbook/contract/common";
import { useLocale } from "../../words/locale.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import type { ComboboxGroup } from "../../ui/forms/combobox-choices.ts";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { findRegion, partByCountry } from "./near-banks.ts";
import { useBanks } from "./use-banks.ts";

/** A bank of the directory by its id, or one named by hand. */
export type ChosenBank = { id?: string | null | undefined; name?: string | undefined };

type BankChoiceProps = {
  readonly value: ChosenBank;
  readonly onChange: (bank: ChosenBank) => void;
  readonly error: string | undefined;
};

const OWN = "own";

/** Search in the directory of banks; what is not there is taken as it was typed. */
export const BankChoice = ({ value, onChange, error }: BankChoiceProps) => {
  const { t } = useLingui();
  const { language, locale } = useLocale();
  const banks = useBanks();
  const own = value.id === null || value.id === undefined ? (value.name ?? "") : "";
  const groups = useMemo((): readonly ComboboxGroup[] => {
    const countries = new Intl.DisplayNames([language], { type: "region" });
    const toOption = ({ id, name, country, logo }: Bank) => ({
      id,
      label: name,
      hint: countries.of(country) ?? country,
      icon: <LogoTile kind="bank" size="sm" name={name} mark={logo} />,
    });
    const { near, far } = partByCountry(banks, findRegion(locale));
    const known = [near, far].map((some) => ({ options: some.map(toOption) }));
    return own === "" ? known : [{ options: [{ id: OWN, label: own }] }, ...known];
  }, [banks, own, language, locale]);
  return (
    <Combobox
      label={t`Bank`}
      placeholder={t`Search by name`}
      error={error}
      groups={groups}
      value={own === "" ? (value.id ?? null) : OWN}
      onChange={(id) => {
        if (id !== OWN) onChange({ id, name: banks.find((bank) => bank.id === id)?.name });
      }}
      createLabel={(text) => t`Use “${text}”`}
      keepsTyped
      onCreate={(name) => {
        onChange({ id: null, name });
      }}
    />
  );
};
