import { useState } from "react";
import type { Asset, AssetKind, changeAsset } from "@passbook/contract/assets";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { useLocale } from "../../words/locale.tsx";

/** What stands in the form of an asset: a value that is added, and the days whose values are taken away. */
export type Entered = {
  readonly name: string;
  readonly kind: AssetKind;
  readonly currency: string;
  readonly amount: number | null;
  readonly on: string;
  readonly gone: readonly string[];
};

/** The form of a new asset, or of one that is changed. */
export const useAssetForm = (asset: Asset | null) => {
  const { home_currency, today } = useLocale();
  const [entered, setEntered] = useState<Entered>({
    name: asset?.name ?? "",
    kind: asset?.kind ?? "property",
    currency: asset?.currency ?? home_currency,
    amount: null,
    on: today,
    gone: [],
  });
  const set = (some: Partial<Entered>): void => {
    setEntered((before) => ({ ...before, ...some }));
  };
  return { entered, set };
};

/** Only what was changed, as it is sent. */
export const listChanges = (asset: Asset, entered: Entered): BodyInputOf<typeof changeAsset> => {
  const { kind, currency, amount, on, gone } = entered;
  const name = entered.name.trim();
  const removed = gone.filter((day) => amount === null || day !== on);
  return {
    ...(name === asset.name ? {} : { name }),
    ...(kind === asset.kind ? {} : { kind }),
    ...(currency === asset.currency ? {} : { currency }),
    values: [
      ...removed.map((day) => ({ on: day, amount: null })),
      ...(amount === null ? [] : [{ on, amount }]),
    ],
  };
};
