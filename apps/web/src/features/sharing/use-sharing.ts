import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as contract from "@passbook/contract/members";
import type { Member, MemberRole } from "@passbook/contract/members";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { memberKeys } from "../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { useConfirmedMutation } from "../../lib/session/use-confirmed-mutation.ts";
import { toastError, toastOffer, toastSuccess } from "../../ui/overlays/toast.ts";

/** Who shares the chosen book. */
export const useSharing = () =>
  useQuery({
    queryKey: memberKeys.all,
    queryFn: async ({ signal }) => (await call(contract.listMembers, { signal })).answer.data,
  });

/** What a member may do in the book, as it is shown and set. */
export type Rights = { readonly role: MemberRole; readonly manages: boolean };

/** What differs, which is all that is sent: who manages may not say who else does. */
const pickDifferent = (from: Rights, to: Rights): Partial<Rights> => ({
  ...(to.role === from.role ? {} : { role: to.role }),
  ...(to.manages === from.manages ? {} : { manages: to.manages }),
});

/** Sets what a member may do; can be taken back at once. */
export const useRightsChange = () => {
  const { t } = useLingui();
  const change = async (member: Member, from: Rights, to: Rights): Promise<void> => {
    try {
      await call(contract.changeMember, { params: { id: member.id }, body: pickDifferent(from, to) });
    } finally {
      await refreshAfter("change_members");
    }
  };
  const fail = (error: unknown) => toastError(messageOf(error, t`Oops, save failed!`));
  return useMutation({
    mutationFn: ({ member, rights }: { member: Member; rights: Rights }) => change(member, member, rights),
    onSuccess: (_, { member, rights }) => {
      toastOffer(t`Saved`, () => change(member, rights, member).catch(fail));
    },
    onError: fail,
  });
};

/** Ends what an id names: a member, an invitation. */
export const useEnding = (endpoint: typeof contract.removeMember, done: string) => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (id: string) => call(endpoint, { params: { id } }),
    onSuccess: () => {
      toastSuccess(done);
    },
    onError: (error) => {
      toastError(messageOf(error, t`Oops, update failed!`));
    },
    onSettled: () => refreshAfter("change_members"),
  });
};

/** Makes an invitation, where need be after its person showed who they are; its link is in the answer and is shown this once. */
export const useNewInvitation = () => {
  const { t } = useLingui();
  const invite = (body: BodyInputOf<typeof contract.inviteMember>) => call(contract.inviteMember, { body });
  return useConfirmedMutation(invite, {
    kind: "change_members",
    onError: (error) => {
      toastError(messageOf(error, t`The invitation could not be made, please retry.`));
    },
  });
};
