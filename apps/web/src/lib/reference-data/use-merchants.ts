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
import { call } from "../call.ts";
import { putMerchant, withoutId } from "./lists.ts";
import { useChange, useIsChanging } from "./use-change.ts";
import { changeList, refreshShown, useReferenceList } from "./use-reference-list.ts";

const change = (by: (list: Merchant[]) => Merchant[]): void => {
  changeList<Merchant>("merchants", by);
};

/** Merchants by name, and whether they are being fetched. */
export const useMerchantList = () => {
  const { list, ...state } = useReferenceList("merchants", async (signal) => {
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

/** What can be done to merchants; each updates the list in place, says so with Undo, and throws what failed. */
export const useMerchantChanges = () => {
  const { t } = useLingui();
  return {
    createMerchant: useChange({
      key: ["merchants", "create"],
      run: (body: BodyInputOf<typeof createMerchant>) => call(createMerchant, { body }),
      apply: ({ data }) => {
        change((list) => putMerchant(list, data));
      },
      success: () => t`Merchant created!`,
      failure: t`Sorry, unable to create merchant, please retry!`,
    }),
    editMerchant: useChange({
      key: ["merchants", "edit"],
      run: ({ id, ...body }: { id: string } & BodyInputOf<typeof changeMerchant>) =>
        call(changeMerchant, { params: { id }, body }),
      apply: ({ data }) => {
        change((list) => putMerchant(list, data));
      },
      success: () => t`Merchant updated!`,
      failure: t`Oops, update failed!`,
    }),
    deleteMerchant: useChange({
      key: ["merchants", "delete"],
      run: ({ id, move_to }: { id: string; move_to?: string | undefined }) =>
        call(deleteMerchant, { params: { id }, query: { move_to } }),
      apply: (_, { id, move_to }) => {
        change((list) => withoutId(list, id));
        if (move_to !== undefined) refreshShown();
      },
      success: () => t`Merchant deleted!`,
      failure: t`Oops, delete failed!`,
    }),
    mergeMerchant: useChange({
      key: ["merchants", "edit"],
      run: ({ id, into }: { id: string; into: string }) =>
        call(mergeMerchant, { params: { id }, body: { into } }),
      apply: ({ data }, { id }) => {
        change((list) => putMerchant(withoutId(list, id), data));
        refreshShown();
      },
      success: ({ data }) => {
        const { name } = data;
        return t`Merged into ${name}`;
      },
      failure: t`Oops, update failed!`,
    }),
  };
};
