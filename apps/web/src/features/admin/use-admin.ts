import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import * as contract from "@passbook/contract/admin";
import type { Endpoint } from "@passbook/contract/endpoint";
import { adminKeys } from "../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { toastError, toastSuccess } from "../../ui/overlays/toast.ts";

const LOOK_AGAIN_MS = 15_000;

/** How the installation is doing, looked at again while the screen is open. */
export const useInstallation = () =>
  useQuery({
    queryKey: adminKeys.installation,
    queryFn: async ({ signal }) => (await call(contract.getInstallation, { signal })).answer.data,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const usePeople = () =>
  useInfiniteQuery({
    queryKey: adminKeys.people,
    queryFn: async ({ signal, pageParam }) =>
      (
        await call(contract.listPeople, {
          signal,
          query: pageParam === null ? {} : { after: pageParam },
        })
      ).answer,
    // the first page comes after nobody
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const useInvitations = () =>
  useQuery({
    queryKey: adminKeys.invitations,
    queryFn: async ({ signal }) => (await call(contract.listInvitations, { signal })).answer.data,
  });

type PersonAct = { readonly endpoint: Endpoint; readonly id: string; readonly done: string };

/** Makes a call about one person or invitation and says that it was made. */
export const useAct = (failure: string) =>
  useMutation({
    mutationFn: ({ endpoint, id }: PersonAct) => call(endpoint, { params: { id } }),
    onSuccess: async (_, { done }) => {
      toastSuccess(done);
      await refreshAfter("change_installation");
    },
    onError: (error) => {
      toastError(messageOf(error, failure));
    },
  });

export const useSetRegistration = (failure: string) =>
  useMutation({
    mutationFn: (policy: (typeof contract.REGISTRATIONS)[number]) =>
      call(contract.setRegistration, { body: { policy } }),
    onSettled: () => refreshAfter("change_installation"),
    onError: (error) => {
      toastError(messageOf(error, failure));
    },
  });
