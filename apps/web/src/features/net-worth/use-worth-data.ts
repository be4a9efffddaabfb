import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Asset } from "@passbook/contract/assets";
import { changeAsset, createAsset, deleteAsset, listAssets } from "@passbook/contract/assets";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import type { ExchangeRate } from "@passbook/contract/exchange-rates";
import { createExchangeRate, deleteExchangeRate, listExchangeRates } from "@passbook/contract/exchange-rates";
import { netWorthKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";
import { runUndoable } from "../../lib/changes/undo.ts";

export const useAssets = () =>
  useQuery({
    queryKey: netWorthKeys.assets,
    queryFn: async ({ signal }) => (await call(listAssets, { signal })).answer.data,
  });

export const useExchangeRates = () =>
  useQuery({
    queryKey: netWorthKeys.rates,
    queryFn: async ({ signal }) => (await call(listExchangeRates, { signal })).answer.data,
  });

/** What can be done to assets and rates; each says so with Undo, or why not, and tells whether it was done. */
export const useWorthChanges = () => {
  const { t } = useLingui();
  const failure = t`That could not be saved, please retry!`;
  return {
    create: (body: BodyInputOf<typeof createAsset>): Promise<boolean> =>
      runUndoable({
        kind: "create_asset",
        said: t`${body.name} added`,
        failure,
        change: () => call(createAsset, { body }),
      }),
    change: ({ id, name, version }: Asset, body: BodyInputOf<typeof changeAsset>): Promise<boolean> =>
      runUndoable({
        kind: "change_asset",
        said: t`${name} changed`,
        failure,
        change: () => call(changeAsset, { params: { id }, body, version }),
      }),
    remove: ({ id, name, version }: Asset): Promise<boolean> =>
      runUndoable({
        kind: "delete_asset",
        said: t`${name} deleted`,
        failure,
        change: () => call(deleteAsset, { params: { id }, version }),
      }),
    enterRate: (body: BodyInputOf<typeof createExchangeRate>): Promise<boolean> =>
      runUndoable({
        kind: "create_exchange_rate",
        said: t`Rate entered`,
        failure,
        change: () => call(createExchangeRate, { body }),
      }),
    removeRate: ({ id, version }: ExchangeRate): Promise<boolean> =>
      runUndoable({
        kind: "delete_exchange_rate",
        said: t`Rate deleted`,
        failure,
        change: () => call(deleteExchangeRate, { params: { id }, version }),
      }),
  };
};
export type WorthChanges = ReturnType<typeof useWorthChanges>;
