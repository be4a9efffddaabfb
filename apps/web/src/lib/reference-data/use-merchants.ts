import { useLingui } from "@lingui/react/macro";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import {
  changeMerchant,
  createMerchant,
  deleteMerchant,
  listMerchants,
  mergeMerchant,
} from "@passbook/contract/merchants";
import type { Merchant } from "@passbook/contract/merchants";
import { call } from "../calls/call.ts";
import { merchantKeys } from "../cache/query-keys.ts";
import type { FieldWords } from "../versions/ask-about.ts";
import { saveVersioned } from "../versions/save-versioned.ts";
import { putMerchant, withoutId } from "./lists.ts";
import { useCategoryNames } from "./use-categories.ts";
import { useChange, useIsChanging } from "./use-change.ts";
import { changeList, useReferenceList } from "./use-reference-list.ts";

const change = (by: (list: Merchant[]) => Merchant[]): void => {
  changeList<Merchant>(merchantKeys.list, by);
};

/** Merchants by name, and whether they are being fetched. */
export const useMerchantList = () => {
  const { list, ...state } = useReferenceList(merchantKeys.list, async (signal) => {
    const { answer } = await call(listMerchants, { signal });
    return answer.data;
  });
  return { merchants: list, ...state };
};

export const useMerchantFlags = () => ({
  creating: useIsChanging("merchants", "create"),
  editing: useIsChanging("merchants", "edit"),
  deleting: useIsChanging("merchants", "delete"),
});

const useMerchantWords = (): FieldWords => {
  const { t } = useLingui();
  const { findSubName } = useCategoryNames();
  return { name: { label: t`Name` }, sub_category_id: { label: t`Usual sub-category`, say: findSubName } };
};

/** What can be done to merchants; each updates the list in place, says so with Undo, and throws what failed. */
export const useMerchantChanges = () => {
  const { t } = useLingui();
  const words = useMerchantWords();
  return {
    createMerchant: useChange({
      key: ["merchants", "create"],
      kind: "create_merchant",
      in_place: merchantKeys.list,
      run: (body: BodyInputOf<typeof createMerchant>) => call(createMerchant, { body }),
      apply: ({ data }) => {
        change((list) => putMerchant(list, data));
      },
      success: () => t`Merchant created!`,
      failure: t`Sorry, unable to create merchant, please retry!`,
    }),
    editMerchant: useChange({
      key: ["merchants", "edit"],
      kind: "change_merchant",
      in_place: merchantKeys.list,
      run: ({ seen, change: wanted }: { seen: Merchant; change: BodyInputOf<typeof changeMerchant> }) =>
        saveVersioned({
          seen,
          change: wanted,
          send: (body, version) => call(changeMerchant, { params: { id: seen.id }, body, version }),
          words,
        }),
      apply: ({ data }) => {
        change((list) => putMerchant(list, data));
      },
      success: () => t`Merchant updated!`,
      failure: t`Oops, update failed!`,
    }),
    deleteMerchant: useChange({
      key: ["merchants", "delete"],
      kind: "delete_merchant",
      run: ({ seen, move_to }: { seen: Merchant; move_to?: string | undefined }) =>
        call(deleteMerchant, { params: { id: seen.id }, query: { move_to }, version: seen.version }),
      apply: (_, { seen: { id } }) => {
        change((list) => withoutId(list, id));
      },
      success: () => t`Merchant deleted!`,
      failure: t`Oops, delete failed!`,
    }),
    mergeMerchant: useChange({
      key: ["merchants", "edit"],
      kind: "merge_merchant",
      run: ({ id, into }: { id: string; into: string }) =>
        call(mergeMerchant, { params: { id }, body: { into } }),
      apply: ({ data }, { id }) => {
        change((list) => putMerchant(withoutId(list, id), data));
      },
      success: ({ data }) => {
        const { name } = data;
        return t`Merged into ${name}`;
      },
      failure: t`Oops, update failed!`,
    }),
  };
};
