import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  sendWebhookDelivery,
  tryWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from "@passbook/contract/webhooks";
import { webhookKeys } from "../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { isRefusal, messageOf } from "../../lib/calls/refusal.ts";
import type { FieldWords } from "../../lib/versions/ask-about.ts";
import { saveVersioned } from "../../lib/versions/save-versioned.ts";
import { useEventWords } from "./use-webhook-words.ts";
import { useConfirmedMutation } from "../../lib/session/use-confirmed-mutation.ts";
import { toastError, toastSuccess } from "../../ui/overlays/toast.ts";

/** What is sent right now is looked at again soon. */
const SOON_MS = 2000;

/** The addresses that are told what happens. */
export const useWebhooks = () =>
  useQuery({
    queryKey: webhookKeys.list,
    queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).answer.data,
  });

/** It waits to be sent for the first time, or to be sent again at a wish. */
const isUnderWay = ({ state, next_at }: WebhookDelivery): boolean => state === "waiting" && next_at === null;

/** What an address was told lately; looked at again while something is being sent. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: webhookKeys.deliveries(id),
    queryFn: async ({ signal }) =>
      (await call(listWebhookDeliveries, { params: { id }, signal })).answer.data,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) === true ? SOON_MS : false),
  });

/** Has an address told what happens, where need be after its person showed who they are. */
export const useNewWebhook = () => {
  const { t } = useLingui();
  return useConfirmedMutation((body: BodyInputOf<typeof createWebhook>) => call(createWebhook, { body }), {
    kind: "change_webhooks",
    onError: (error) => {
      // What is wrong with the address is said at its field.
      if (!isRefusal(error) || error.fields["url"] === undefined)
        toastError(messageOf(error, t`The address could not be added, please retry.`));
    },
  });
};

/** Gives an address another secret, where need be after its person showed who they are. */
export const useNewSecret = () => {
  const { t } = useLingui();
  return useConfirmedMutation((id: string) => call(renewWebhookSecret, { params: { id } }), {
    kind: "change_webhooks",
    onError: (error) => {
      toastError(messageOf(error, t`The secret could not be renewed, please retry.`));
    },
  });
};

/** What is set of an address, under the names by which it is saved. */
const readSwitches = ({ events, state }: Webhook) => ({ events, is_paused: state !== "on" });

const useSwitchWords = (): FieldWords => {
  const { t } = useLingui();
  const words = useEventWords();
  return {
    events: {
      label: t`What it is told`,
      say: (events) => {
        // as they were read above
        const chosen = events as readonly WebhookEvent[];
        return chosen.map((event) => words[event].label).join(" · ");
      },
    },
    is_paused: { label: t`Webhooks`, say: (is_paused) => (is_paused === true ? t`paused` : t`on`) },
  };
};

/** What a person does to an address where it stands. */
export const useWebhookActs = () => {
  const { t } = useLingui();
  const onError = (error: Error) => {
    toastError(messageOf(error, t`This could not be done. Try again.`));
  };
  const onSuccess = () => refreshAfter("change_webhooks");
  const words = useSwitchWords();
  const change = useMutation({
    mutationFn: ({ seen, ...change }: BodyInputOf<typeof changeWebhook> & { readonly seen: Webhook }) =>
      saveVersioned({
        seen,
        change,
        read: readSwitches,
        send: (body, version) => call(changeWebhook, { params: { id: seen.id }, body, version }),
        words,
      }),
    onSuccess,
    onError,
  });
  const send = useMutation({
    mutationFn: ({ id, delivery_id }: { readonly id: string; readonly delivery_id: string | null }) =>
      delivery_id === null
        ? call(tryWebhook, { params: { id } })
        : call(sendWebhookDelivery, { params: { id, delivery_id } }),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: Webhook) => call(deleteWebhook, { params: { id }, version }),
    onSuccess: async () => {
      await onSuccess();
      toastSuccess(t`Address deleted`);
    },
    onError: (error) => {
      onError(error);
      // it may have been changed by somebody else, which is seen before it is tried again
      void onSuccess();
    },
  });
  return { change, send, remove };
};
